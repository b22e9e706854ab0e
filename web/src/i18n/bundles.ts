import { FluentBundle, FluentResource } from '@fluent/bundle'
import { BASE, intlLocales } from './languages'
import { partOf, type Part } from './parts'

export type Args = Record<string, string | number>

// The texts of the command line are not shown here. What is fetched together is said in
// vite.config.ts: the pages of one language, and each part of it.
const files = import.meta.glob<string>(['../../../src/euchre/locales/*/*.ftl', '!../../../src/euchre/locales/*/cli.ftl'], {
  query: '?raw',
  import: 'default',
})

function language(path: string): string {
  return path.split('/').at(-2) ?? BASE
}

function isWanted(path: string, parts: ReadonlySet<Part>): boolean {
  const part = partOf(path.split('/').at(-1)?.replace('.ftl', '') ?? '')
  return part === undefined || parts.has(part)
}

/** All languages there are texts for, English first. */
export function languages(): string[] {
  return [...new Set([BASE, ...Object.keys(files).map(language)])]
}

/** Fetches the texts of one language: those of every page, and some parts. */
export async function load(lang: string, parts: ReadonlySet<Part> = new Set()): Promise<FluentBundle> {
  const wanted = Object.entries(files).filter(([path]) => language(path) === lang && isWanted(path, parts))
  const made = new FluentBundle(intlLocales(lang), { useIsolating: false })
  for (const source of await Promise.all(wanted.map(([, read]) => read()))) {
    for (const error of made.addResource(new FluentResource(source))) console.error(error)
  }
  return made
}

/** The text of a message; its id, and a word to developers, where there is none. */
export function format(bundle: FluentBundle | null, id: string, args: Args = {}): string {
  const pattern = bundle?.getMessage(id)?.value
  if (bundle && pattern) return bundle.formatPattern(pattern, args)
  if (bundle && /^[a-z0-9-]+$/i.test(id)) console.error(`there is no text ${id}`)
  return id
}
