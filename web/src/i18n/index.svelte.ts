import type { FluentBundle } from '@fluent/bundle'
import type { Text } from '../protocol'
import { isFace, shortFace } from '../ui/faces'
import { faceName } from '../ui/names'
import { BASE, base, format, languages, load, type Args } from './bundles'

const FACE_ARGS = new Set(['card', 'cards', 'upcard', 'faces'])

let bundles = $state.raw<FluentBundle[]>([base])
let current = $state(BASE)

/** The text of a message in the chosen language; follows the choice when it changes. */
export function t(id: string, args?: Args): string {
  return format(bundles, id, args)
}

/** Whether there is a text of this id. */
export function has(id: string): boolean {
  return bundles.some((one) => one.hasMessage(id))
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
  return format(bundles, text.id, args)
}

export function lang(): string {
  return current
}

/** Changes the language; one that there are no texts for, or that cannot be fetched, leaves English. */
export async function speak(wish: string): Promise<void> {
  const chosen = languages().includes(wish) ? wish : BASE
  try {
    bundles = chosen === BASE ? [base] : [await load(chosen), base]
    current = chosen
    document.documentElement.lang = chosen
  } catch (error) {
    console.error(error)
  }
}

export { languages }
