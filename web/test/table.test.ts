import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { speak } from '../src/i18n/index.svelte'
import { complete, type CardView, type Update, type View } from '../src/protocol'
import { settings } from '../src/state/settings.svelte'
import { Table } from '../src/state/table.svelte'

class FakeSocket {
  static last: FakeSocket
  readyState = 1
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  sent: Record<string, unknown>[] = []
  constructor(readonly url: string) {
    FakeSocket.last = this
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  get actions(): unknown[] {
    return this.sent.filter((one) => one.type !== 'resume').map((one) => one.action ?? one.type)
  }
}

const label = { id: 'x' }
const card = (face: string, playable: boolean) => ({
  face,
  role: 'plain',
  suit: 'H',
  sort: 0,
  playable,
  ...(playable ? {} : { why: { id: 'reason-must-follow', args: { suit: 'H' } } }),
})
const view = (more: object = {}) => ({
  table: 't',
  variant: 'euchre',
  title: label,
  seat: 0,
  seats: [0, 1].map((seat) => ({ seat, side: seat, name: 'x', kind: 'bot', cards: 2 })),
  score: [0, 0],
  tricks: [0, 0],
  hand_number: 1,
  phase: 'play',
  your_turn: true,
  waiting: { id: 'waiting-you' },
  trick: { cards: [] },
  hand: [card('AH', true), card('9S', false)],
  ...more,
})
const update = (version: number, more: object = {}) => ({ type: 'update', version, events: [], view: view(more) })

let table: Table
const wire = () => FakeSocket.last
const hand = () => table.hand.map((one) => one.face)

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  await speak('en')
})

beforeEach(() => {
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false, visibilityState: 'visible', ...listeners })
  vi.stubGlobal('window', { location: { protocol: 'http:', host: 'here' }, ...listeners })
  vi.stubGlobal('WebSocket', FakeSocket)
  settings.lone = 'ask'
  table = new Table('t')
  table.start()
  wire().onopen?.()
  wire().says(update(3))
})

afterEach(() => {
  table.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('plays a card: out of the hand at once, one action, none more until the table has moved on', async () => {
  table.play(table.hand[0] as CardView)
  table.play(table.hand[0] as CardView)
  await vi.advanceTimersByTimeAsync(0)
  expect(hand()).toEqual(['9S'])
  expect(table.stage.trick.map((one) => one.card.face)).toEqual(['AH'])
  expect(wire().actions).toEqual(['AH'])
  expect(table.yourTurn).toBe(false)
  wire().says(update(4, { your_turn: false, hand: [card('9S', false)] }))
  expect([table.busy, hand()]).toEqual([false, ['9S']])
})

it('says which rule forbids a card, and sends nothing', () => {
  table.play(table.hand[1] as CardView)
  expect(table.notice).toMatchObject({ id: 'reason-must-follow', args: { suit: 'H' } })
  expect(table.spoken).toContain('follow suit')
  expect(wire().actions).toEqual([])
  wire().says(update(4))
  expect(table.notice).toBeNull()
})

it('speaks of cards by their names, not by signs', () => {
  const text = { id: 'event-played', args: { self: 'no', name: 'Nora', card: 'TS' } }
  wire().says({ ...update(4), events: [{ kind: 'played', seat: 2, card: 'TS', text }] })
  expect(table.spoken).toContain('Nora plays Ten of spades.')
})

it('puts a refused card back into the hand, with the reason', async () => {
  table.play(table.hand[0] as CardView)
  await vi.advanceTimersByTimeAsync(0)
  const { id } = wire().sent.at(-1) as { id: string }
  wire().says({ type: 'refused', id, reason: 'out-of-turn', text: { id: 'reason-out-of-turn' } })
  expect(hand()).toEqual(['AH', '9S'])
  expect(table.stage.trick).toEqual([])
  expect(table.notice?.id).toBe('reason-out-of-turn')
  expect(table.yourTurn).toBe(true)
})

it('takes one copy of a face that is held twice out of the hand', () => {
  wire().says(update(4, { hand: [card('AH', true), card('AH', true)] }))
  table.play(table.hand[1] as CardView)
  expect(hand()).toEqual(['AH'])
})

const offer = {
  actions: ['alone', 'decline'].map((text) => ({ text, verb: text, label })),
}

it('asks about lone hands unless told never to', () => {
  wire().says(update(4, offer))
  expect(table.loneOffer).toBe(true)
  expect(wire().actions).toEqual([])
  settings.lone = 'never'
  wire().says(update(5, offer))
  expect(wire().actions).toEqual(['decline'])
})

it('never answers any other question by itself', () => {
  settings.lone = 'never'
  wire().says(update(4, { actions: ['redeal', 'decline'].map((text) => ({ text, verb: text, label })) }))
  wire().says(update(5, { actions: ['pass', 'order'].map((text) => ({ text, verb: text, label })) }))
  expect(wire().actions).toEqual([])
})

it('asks for the next hand once, until it is dealt', () => {
  const result = { text: label, tricks: [], points: [], score: [], hands: [] }
  wire().says(update(4, { result, your_turn: false }))
  table.proceed()
  wire().says(update(5, { result, your_turn: false }))
  table.proceed()
  expect([wire().actions, table.busy]).toEqual([['proceed'], true])
  wire().says(update(6, { hand_number: 2 }))
  expect(table.busy).toBe(false)
})

it('gives up a table that it cannot have', () => {
  wire().says({ type: 'refused', reason: 'not-your-table', text: { id: 'reason-not-your-table' } })
  expect(table.lost?.id).toBe('reason-not-your-table')
  expect(wire().readyState).toBe(3)
})

it('fills a page without a server, too', () => {
  const made = complete<Update>('Update', update(9))
  table.receive(made)
  expect((table.view as View).hand).toHaveLength(2)
  expect(table.version).toBe(9)
})
