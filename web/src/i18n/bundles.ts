import { FluentBundle, FluentResource } from '@fluent/bundle'

export type Args = Record<string, string | number>

/** The language every text exists in; others fall back to it text by text. */
export const BASE = 'en'

// The texts of the command line are not shown here.
const eager = import.meta.glob<string>(['../../../src/euchre/locales/en/*.ftl', '!../../../src/euchre/locales/*/cli.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const lazy = import.meta.glob<string>(
  ['../../../src/euchre/locales/*/*.ftl', '!../../../src/euchre/locales/en/*.ftl', '!../../../src/euchre/locales/*/cli.ftl'],
  { query: '?raw', import: 'default' },
)

export function bundle(lang: string, sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  for (const source of sources) {
    for (const error of made.addResource(new FluentResource(source))) console.error(error)
  }
  return made
}

export const base: FluentBundle = bundle(BASE, Object.values(eager))

function language(path: string): string {
  return path.split('/').at(-2) ?? BASE
}

/** All languages there are texts for, English first. */
export function languages(): string[] {
  return [...new Set([BASE, ...Object.keys(lazy).map(language)])]
}

export async function load(lang: string): Promise<FluentBundle> {
  if (lang === BASE) return base
  const files = Object.entries(lazy).filter(([path]) => language(path) === lang)
  return bundle(lang, await Promise.all(files.map(([, read]) => read())))
}

/** The text of a message in the first bundle that has it; the id itself where none has. */
export function format(bundles: FluentBundle[], id: string, args: Args = {}): string {
  for (const one of bundles) {
    const pattern = one.getMessage(id)?.value
    if (pattern) return one.formatPattern(pattern, args)
  }
  if (/^[a-z0-9-]+$/i.test(id)) console.error(`there is no text ${id}`)
  return id
}
