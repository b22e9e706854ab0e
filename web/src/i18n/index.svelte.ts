import type { FluentBundle } from '@fluent/bundle'
import type { Text } from '../protocol'
import { isFace, shortFace } from '../ui/faces'
import { faceName } from '../ui/names'
import { format, languages, load, type Args } from './bundles'
import { BASE, pickLanguage, REVIEWED } from './languages'
import type { Part } from './parts'

const FACE_ARGS = new Set(['card', 'cards', 'upcard', 'faces'])

let bundle = $state.raw<FluentBundle | null>(null)
let current = $state(BASE)
const parts = new Set<Part>()
/** The language asked for last; its texts may still be on their way. */
let wished = BASE
/** Counts the changes of language: only the last one may take effect. */
let changes = 0

/** The text of a message in the chosen language; follows the choice when it changes. */
export function t(id: string, args?: Args): string {
  return format(bundle, id, args)
}

/** Whether a text is there yet: those of a part come later. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false
}

/** The words for a text that the server sent; cards among its arguments are shown with their suit's sign. */
export function say(text: Text): string {
  return worded(text, (faces) => faces.map(shortFace).join(' '))
}

/** The same for the ear: cards by their names, "Ten of hearts", and nothing that a voice reads out as a sign. */
export function tell(text: Text): string {
  return worded(text, (faces) => faces.map((face) => (isFace(face) ? faceName(face) : face)).join(', '))
}

function worded(text: Text, cards: (faces: string[]) => string): string {
  const args: Args = {}
  for (const [key, value] of Object.entries(text.args)) {
    args[key] = FACE_ARGS.has(key) ? cards(String(value).split(' ')) : value
  }
  return t(text.id, args)
}

export function lang(): string {
  return current
}

/** Whether somebody who speaks the chosen language from childhood has read its texts. */
export function reviewed(): boolean {
  return REVIEWED.has(current)
}

/** Changes the language; says whether its texts could be fetched. Where they could not, nothing changes. */
export async function speak(wish: string): Promise<boolean> {
  const change = ++changes
  wished = wish
  try {
    const fetched = await load(wish, parts)
    if (change !== changes) return true
    bundle = fetched
    current = wish
    document.documentElement.lang = wish
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

/** Fetches the texts of a part, in the chosen language and in any chosen later; says whether they came. */
export async function want(part: Part): Promise<boolean> {
  if (parts.has(part)) return true
  parts.add(part)
  const came = await speak(wished)
  if (!came) parts.delete(part)
  return came
}

/** The language to begin with: the one chosen here before, else the first that the browser asks for. */
export function firstLanguage(chosen: string, wishes: readonly string[] = navigator.languages): string {
  return pickLanguage(chosen === '' ? wishes : [chosen, ...wishes], languages())
}

export { languages }
