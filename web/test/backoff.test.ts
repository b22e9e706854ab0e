import { expect, it } from 'vitest'
import { delay } from '../src/net/backoff'

it('doubles up to a cap', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map((n) => delay(n, () => 1))).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000])
})

it('spreads over the upper half, so that many do not return at once', () => {
  expect(delay(3, () => 0)).toBe(1000)
  expect(delay(3, () => 0.5)).toBe(1500)
})
