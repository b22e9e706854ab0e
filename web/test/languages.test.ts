import { beforeAll, expect, it, vi } from 'vitest'
import { languages, load, format } from '../src/i18n/bundles'
import { firstLanguage, has, lang, speak, t, want } from '../src/i18n/index.svelte'
import { pickLanguage } from '../src/i18n/languages'

beforeAll(() => void vi.stubGlobal('document', { documentElement: { lang: '' } }))

const KNOWN = ['en', 'id', 'jv', 'vi']

it('are the four', () => {
  expect(languages().sort()).toEqual(KNOWN)
})

it.each([
  [['id-ID', 'en'], 'id'],
  [['vi-VN'], 'vi'],
  [['jv', 'id', 'en'], 'jv'],
  [['in-ID'], 'id'], // as old Androids say it
  [['jw'], 'jv'],
  [['ID'], 'id'],
  [['fr-FR', 'vi', 'en'], 'vi'],
  [['en-GB', 'vi'], 'en'],
  [['fr', 'de'], 'en'],
  [['ide', 'vie'], 'en'], // whole codes only
  [[''], 'en'],
  [[], 'en'],
])('%j asks for %s', (wishes, found) => {
  expect(pickLanguage(wishes, KNOWN)).toBe(found)
})

it('put what was chosen here before what the browser asks for', () => {
  expect(firstLanguage('vi', ['id'])).toBe('vi')
  expect(firstLanguage('', ['id'])).toBe('id')
  expect(firstLanguage('gone', ['id'])).toBe('id')
})

it('write numbers as they are used to', async () => {
  const grouped = async (code: string) => format(await load(code), 'word-points', { points: 12_345 })
  expect(await grouped('en')).toContain('12,345')
  for (const code of ['id', 'jv', 'vi']) expect(await grouped(code), code).toContain('12.345')
})

it('change all texts at once, and the page tells which it is in', async () => {
  expect(await speak('vi')).toBe(true)
  expect([t('action-pass'), lang(), document.documentElement.lang]).toEqual(['Bỏ lượt', 'vi', 'vi'])
  expect(await speak('id')).toBe(true)
  expect([t('action-pass'), lang(), document.documentElement.lang]).toEqual(['Pas', 'id', 'id'])
})

it('let the last choice win, whichever comes first', async () => {
  await Promise.all([speak('vi'), speak('jv'), speak('en')])
  expect(lang()).toBe('en')
})

it('fetch the long texts only when they are wanted, and then in every language', async () => {
  await speak('en')
  expect(has('how-euchre')).toBe(false)
  await want('how')
  expect(has('how-euchre')).toBe(true)
  await speak('vi')
  expect(t('how-euchre')).toContain('Mục tiêu:')
  for (const id of ['page-house', 'form-house', 'key-seats-count']) expect(has(id), id).toBe(false)
  expect(await want('rules')).toBe(true)
  for (const id of ['page-house', 'form-house', 'key-seats-count', 'how-euchre']) expect(has(id), id).toBe(true)
})
