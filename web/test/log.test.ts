import { expect, it } from 'vitest'
import type { EventView } from '../src/protocol'
import { after, EMPTY } from '../src/state/log'

const event = (kind: string, seat: number | null = null, cards: string[] = []): EventView => ({
  version: 1,
  kind,
  text: { id: kind, args: {} },
  seat,
  action: null,
  cards,
  count: 0,
})

const log = (...events: EventView[]) => events.reduce(after, EMPTY)

it('gathers calls and tricks, and who took each', () => {
  const found = log(
    event('called', 1),
    event('played', 0, ['AS']),
    event('played', 1, ['9S']),
    event('trick-won', 0),
    event('played', 0, ['KD']),
  )
  expect(found.calls.map((line) => line.seat)).toEqual([1])
  expect(found.tricks).toEqual([
    { cards: [{ seat: 0, face: 'AS' }, { seat: 1, face: '9S' }], winner: 0 },
    { cards: [{ seat: 0, face: 'KD' }], winner: null },
  ])
})

it('starts afresh with the next deal and forgets nothing else', () => {
  expect(log(event('called', 1), event('played', 0, ['AS']), event('dealt'))).toEqual(EMPTY)
  expect(log(event('called', 1), event('hand-over')).calls).toHaveLength(1)
})
