import { beforeAll, describe, expect, it, vi } from 'vitest'

let match: (path: string) => unknown

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('window', { addEventListener: () => undefined })
  match = (await import('../src/router.svelte')).match
})

describe('addresses', () => {
  it('lead to the pages', () => {
    expect(match('/')).toEqual({ page: 'home' })
    expect(match('/table/abc')).toEqual({ page: 'table', table: 'abc' })
    expect(match('/table/a%20b/')).toEqual({ page: 'table', table: 'a b' })
    expect(match('/table/abc/rules')).toEqual({ page: 'rules', of: 'table', id: 'abc' })
    expect(match('/translations')).toEqual({ page: 'translations' })
    expect(match('/rules/two-handed')).toEqual({ page: 'rules', of: 'game', id: 'two-handed' })
  })

  it('that are not known lead nowhere', () => {
    for (const path of ['/rules', '/rules/', '/table/abc/else', '/table/%E0%A4%A', '/x']) {
      expect(match(path), path).toEqual({ page: 'nowhere' })
    }
  })
})
