/** The language every text is written in first, and the one for whoever asks for none that there is. */
export const BASE = 'en'

/** Languages whose texts somebody who speaks them from childhood has read. */
export const REVIEWED: ReadonlySet<string> = new Set([BASE])

/** Codes that some systems still use for a language. */
const OLD_CODES: Record<string, string> = { in: 'id', jw: 'jv' }

/** Whose plurals and numbers a language borrows in browsers that know none of its own. */
const LIKE: Record<string, string> = { jv: 'id' }

/** The first language wished for (as tags, `vi-VN`) among those there are, else the base. */
export function pickLanguage(wishes: readonly string[], known: readonly string[]): string {
  for (const wish of wishes) {
    const code = (wish.split(/[-_]/)[0] ?? '').toLowerCase()
    const modern = OLD_CODES[code] ?? code
    if (known.includes(modern)) return modern
  }
  return BASE
}

/** What to ask the browser's `Intl` for, best first. */
export function intlLocales(lang: string): string[] {
  const like = LIKE[lang]
  return like === undefined ? [lang] : [lang, like]
}
