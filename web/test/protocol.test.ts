import { expect, it } from 'vitest'
import { complete, type Update, type View } from '../src/protocol'

it('fills in what the server leaves out, all the way down', () => {
  const raw = {
    type: 'update',
    version: 2,
    events: [{ version: 2, kind: 'called', text: { id: 'event-passed' } }],
    view: {
      title: { id: 'variant-euchre-title' },
      seats: [{ seat: 0, side: 0, name: 'You', kind: 'you', cards: 5 }],
      hand: [{ face: 'JC', role: 'right', suit: 'C', sort: 1 }],
      choose: { verb: 'give', label: { id: 'x' }, min: 0, max: 3, cards: [] },
      result: { text: { id: 'r' }, tricks: [], points: [], score: [], hands: [[{ face: '9S', role: 'plain', suit: 'S', sort: 2 }]] },
    },
  }
  const { events, view } = complete<Update>('Update', raw)
  expect(events[0]).toMatchObject({ seat: null, cards: [], count: 0, text: { args: {} } })
  expect(view.seats[0]).toMatchObject({ tricks: 0, dealer: false, said: null })
  expect(view.hand[0]).toMatchObject({ playable: false, why: null })
  expect(view.choose).toMatchObject({ leave: null })
  expect(view.result?.hands[0]?.[0]).toMatchObject({ face: '9S', playable: false })
  expect(view).toMatchObject({ actions: [], upcard: null, match: null, pace: 'normal', alone: [] })
})

it('keeps what the server does say, and gives each message its own lists', () => {
  const one = complete<View>('View', { alone: [2], upcard_state: 'down' })
  const two = complete<View>('View', {})
  expect(one.alone).toEqual([2])
  expect(one.upcard_state).toBe('down')
  two.actions.push({} as never)
  expect(complete<View>('View', {}).actions).toEqual([])
})
