import { expect, it } from 'vitest'
import { rankShown, shortFace, suitOf } from '../src/ui/faces'

it('reads faces', () => {
  expect(rankShown('TS')).toBe('10')
  expect(suitOf('9D')).toBe('D')
  expect(suitOf('JK')).toBeNull()
})

it('writes cards in running text with their sign, and leaves all else alone', () => {
  expect(shortFace('JC')).toBe('J♣\uFE0E')
  expect(shortFace('TH')).toBe('10♥\uFE0E')
  expect(shortFace('JK')).toBe('JK')
  expect(shortFace('Edith')).toBe('Edith')
  expect(shortFace('')).toBe('')
})
