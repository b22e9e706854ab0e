import { expect, it } from 'vitest'
import type { CardView, SetActionView } from '../src/protocol'
import { candidates, pick, setAction } from '../src/ui/choosing'

const cards = (faces: string): CardView[] =>
  faces.split(' ').map((face) => ({ face, role: 'plain', suit: '', sort: 0, playable: false, why: null }))
const choose = (min: number, max: number, faces: string): SetActionView => ({
  verb: 'give',
  label: { id: 'x', args: {} },
  min,
  max,
  cards: cards(faces),
  leave: null,
  unseen: false,
})

it('offers each card of the hand as often as the server lists its face', () => {
  expect(candidates(cards('JC JC 9S'), choose(1, 1, 'JC 9S TD'))).toEqual([true, false, true])
  expect(candidates(cards('JC JC'), choose(1, 1, 'JC JC'))).toEqual([true, true])
})

it('lets a second press take a card back, and a full set take no more', () => {
  const three = choose(0, 3, '')
  expect(pick([], 4, three)).toEqual([4])
  expect(pick([4, 1], 4, three)).toEqual([1])
  expect(pick([0, 1, 2], 3, three)).toEqual([0, 1, 2])
})

it('replaces the pick where only one card is asked for', () => {
  expect(pick([2], 3, choose(1, 1, ''))).toEqual([3])
})

it('words the action as the notation does', () => {
  expect(setAction(choose(0, 3, ''), [])).toBe('give')
  expect(setAction(choose(0, 3, ''), ['JC', '9H'])).toBe('give JC 9H')
})
