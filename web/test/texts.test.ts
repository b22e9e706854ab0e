import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { format, languages, load } from '../src/i18n/bundles'

const bundles = await Promise.all(languages().map((lang) => load(lang, new Set(['how', 'rules']))))
const [base] = bundles

const SRC = join(import.meta.dirname, '../src')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file))
const source = new Map(files.map((file) => [file, readFileSync(join(SRC, file), 'utf8')]))

const VARIANTS = readdirSync(join(SRC, '../../src/euchre/rules/variants'), { encoding: 'utf8' })
  .filter((file) => file.endsWith('.toml'))
  .map((file) => file.replace('.toml', ''))

/** The games of which the help tells in a minute; all have their rules page. */
const TOLD = ['euchre', 'two-handed', 'bid-euchre']

/** Ids that are put together from a part and a value: each part with the values it may get. */
const BUILT: Record<string, string[]> = {
  'card-rank-': [...'AKQJT98765432'],
  'card-suit-': [...'SCHD'],
  'card-role-': ['right', 'left'],
  'strain-': ['S', 'C', 'H', 'D', 'NT', 'LOW', 'NT-short', 'LOW-short'],
  'pace-': ['slow', 'normal', 'instant'],
  'lone-': ['ask', 'never'],
  'theme-': ['auto', 'light', 'dark'],
  'language-': ['en', 'id', 'jv', 'vi'],
  'how-': TOLD,
}

describe('texts', () => {
  it('exist for every id that the source names', () => {
    const missing: string[] = []
    for (const [file, code] of source) {
      for (const [, call] of code.matchAll(/\bt\(([^)]*)/g)) {
        for (const [, id] of (call ?? '').matchAll(/'([a-z][a-z0-9-]*)'/g)) {
          if (!base?.hasMessage(id ?? '')) missing.push(`${file}: ${id}`)
        }
      }
    }
    expect(missing).toEqual([])
  })

  it('exist for every id that is put together', () => {
    const parts = new Set<string>()
    for (const code of source.values()) {
      for (const [, part] of code.matchAll(/\bt\(`([a-z-]+-)\$\{/g)) parts.add(part ?? '')
    }
    expect([...parts].sort()).toEqual(Object.keys(BUILT).sort())
    for (const [part, values] of Object.entries(BUILT)) {
      for (const value of values) expect(base?.hasMessage(part + value), part + value).toBe(true)
    }
  })

  it('leave no words in the markup', () => {
    const words: string[] = []
    for (const [file, code] of source) {
      if (!file.endsWith('.svelte')) continue
      const markup = code
        .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
        .replace(/\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, '')
      for (const [, inner] of markup.matchAll(/>([^<>]*)</g)) {
        const plain = (inner ?? '').replace(/&\w+;/g, '').trim()
        if (/\p{L}{2,}/u.test(plain)) words.push(`${file}: ${plain}`)
      }
    }
    expect(words).toEqual([])
  })

  it('choose their form by number', () => {
    const form = (id: string, args: Record<string, number>) => bundles.map((bundle) => format(bundle, id, args))
    expect(form('seat-tricks', { tricks: 1 })).toEqual(['1 trick', '1 trik', '1 trik', '1 vòng'])
    expect(form('seat-tricks', { tricks: 2 })).toEqual(['2 tricks', '2 trik', '2 trik', '2 vòng'])
    expect(form('choose-exchange', { count: 0 })).toEqual(['Exchange none', 'Tanpa tukar', 'Ora ijol', 'Không đổi'])
  })

  it('name every game and say in a line what it is', () => {
    expect(VARIANTS.length).toBeGreaterThan(17)
    for (const variant of VARIANTS) {
      for (const bundle of bundles) {
        for (const part of ['title', 'summary']) expect(bundle.hasMessage(`variant-${variant}-${part}`), variant).toBe(true)
      }
    }
  })

  it('tell how the first games are played, each paragraph with its heading', () => {
    for (const variant of TOLD) {
      const told = bundles.map((bundle) => format(bundle, `how-${variant}`).split('\n\n'))
      expect(told[0]?.length, variant).toBeGreaterThan(4)
      expect(new Set(told.map((paragraphs) => paragraphs.length)).size, variant).toBe(1)
      for (const text of told.flat()) expect(text).toMatch(/^\p{Lu}[\p{Ll} ]+: \p{Lu}.*\.$/u)
    }
  })

  it('show an unknown id rather than nothing', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(format(base ?? null, 'no-such-text')).toBe('no-such-text')
    expect(told).toHaveBeenCalledOnce()
  })
})
