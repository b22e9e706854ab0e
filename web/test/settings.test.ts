import { expect, it } from 'vitest'
import { DEFAULTS, parse } from '../src/state/settings.svelte'

it('takes what is valid and gives everything else its default', () => {
  expect(parse('{"pace":"instant","theme":"purple","fourColours":true,"extra":1}')).toEqual({
    ...DEFAULTS,
    pace: 'instant',
    fourColours: true,
  })
})

it('survives anything that is not settings', () => {
  for (const bad of [null, '', '{', '[]', 'null', '"x"', '3']) expect(parse(bad)).toEqual(DEFAULTS)
})
