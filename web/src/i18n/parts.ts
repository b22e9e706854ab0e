/** Texts that only some pages need; they are fetched when such a page opens. */
export type Part = 'how' | 'rules'

/** The files of each part; all others are texts of every page. */
const FILES: Record<string, Part> = { how: 'how', rules: 'rules', page: 'rules', form: 'rules' }

/** The part that a file of texts belongs to, by its name without `.ftl`; undefined for those of every page. */
export function partOf(file: string): Part | undefined {
  return FILES[file]
}
