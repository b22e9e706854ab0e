import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { complete, type EventView, type Update, type View } from '../src/protocol'
import { Stage } from '../src/state/stage.svelte'

const card = (face: string) => ({ face, role: 'plain', suit: face.at(-1), sort: 0 })
const played = (...cards: [number, string][]) => cards.map(([seat, face]) => ({ seat, card: card(face) }))

function view(more: object): View {
  return complete<View>('View', {
    seats: [0, 1].map((seat) => ({ seat, side: seat, name: 'x', kind: 'bot', cards: 5 })),
    score: [0, 0],
    tricks: [0, 0],
    hand_number: 1,
    trick: { cards: [] },
    hand: [],
    ...more,
  })
}

const event = (kind: string, seat: number | null = null, cards: string[] = []): EventView => ({
  version: 1,
  kind,
  text: { id: kind, args: {} },
  seat,
  action: null,
  cards,
  count: 0,
})

const update = (events: EventView[], after: View): Update => ({ type: 'update', version: 1, events, view: after })
const faces = (stage: Stage) => stage.trick.map((one) => one.card.face)

const open = view({ trick: { cards: played([1, 'AS']) } })
const full = { last_trick: { cards: played([1, 'AS'], [0, '9S']), winner: 1 } }
const taken = view({ ...full, tricks: [0, 1] })
const finish = update([event('played', 0, ['9S']), event('trick-won', 1)], taken)

let stage: Stage

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  stage = new Stage()
  stage.jump(open)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('holds a full trick, then sweeps it to the winner, and only then counts it', async () => {
  stage.follow(finish)
  await vi.advanceTimersByTimeAsync(180)
  expect(faces(stage)).toEqual(['AS', '9S'])
  await vi.advanceTimersByTimeAsync(599)
  expect([stage.sweeping, faces(stage).length, stage.shown?.tricks]).toEqual([null, 2, [0, 0]])
  await vi.advanceTimersByTimeAsync(1)
  expect(stage.sweeping).toBe(1)
  await vi.advanceTimersByTimeAsync(250)
  expect([stage.sweeping, faces(stage), stage.shown?.tricks]).toEqual([null, [], [0, 1]])
})

it('keeps the order of updates that come at once', async () => {
  stage.follow(finish)
  stage.follow(update([event('played', 1, ['KD'])], view({ ...full, tricks: [0, 1], trick: { cards: played([1, 'KD']) } })))
  await vi.advanceTimersByTimeAsync(300)
  expect(faces(stage)).toEqual(['AS', '9S'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(faces(stage)).toEqual(['KD'])
})

it('shows the player\'s own card at once, once, and ends the trick before it', async () => {
  stage.follow(finish)
  await vi.advanceTimersByTimeAsync(200)
  await stage.lay(0, view({ hand: [card('TD')] }).hand[0]!, null)
  expect(faces(stage)).toEqual(['TD'])
  expect(stage.shown?.tricks).toEqual([0, 1])
  stage.follow(update([event('played', 0, ['TD'])], view({ ...full, trick: { cards: played([0, 'TD']) } })))
  await vi.runAllTimersAsync()
  expect(faces(stage)).toEqual(['TD'])
  expect(stage.trick[0]?.pending).toBe(false)
})

it('takes a refused card back and leaves the others', async () => {
  await stage.lay(0, view({ hand: [card('TD')] }).hand[0]!, null)
  stage.takeBack()
  expect(faces(stage)).toEqual(['AS'])
})

it('shows a view as it stands when the page is hidden, after an absence, or in the middle of motion', async () => {
  vi.stubGlobal('document', { hidden: true })
  stage.follow(finish)
  expect(faces(stage)).toEqual([])
  vi.stubGlobal('document', { hidden: false })
  stage.follow(update(Array.from({ length: 30 }, () => event('called', 1)), open))
  expect(faces(stage)).toEqual(['AS'])
  stage.follow(finish)
  await vi.advanceTimersByTimeAsync(100)
  const later = view({ hand_number: 2 })
  stage.jump(later)
  await vi.runAllTimersAsync()
  expect([stage.shown, faces(stage)]).toEqual([later, []])
})

it('holds the result back until the last trick has been swept up', async () => {
  const result = { text: { id: 'r' }, tricks: [0, 5], points: [0, 2], score: [0, 2], hands: [] }
  stage.follow(update(finish.events, view({ ...full, tricks: [0, 5], score: [0, 2], result })))
  await vi.advanceTimersByTimeAsync(500)
  expect([stage.shown?.result, stage.shown?.score]).toEqual([null, [0, 0]])
  await vi.runAllTimersAsync()
  expect([stage.shown?.result?.points, stage.shown?.score]).toEqual([[0, 2], [0, 2]])
})

it('goes on after updates that need no motion', async () => {
  stage.follow(update([], open))
  expect(stage.moving).toBe(false)
  stage.follow(update([event('called', 1)], open))
  stage.follow(finish)
  expect(stage.moving).toBe(true)
  await vi.runAllTimersAsync()
  expect([stage.moving, faces(stage), stage.shown?.tricks]).toEqual([false, [], [0, 1]])
})

it('lays right whatever the events left out', async () => {
  stage.follow(update([event('called', 1)], view({ trick: { cards: played([1, 'QC'], [0, 'AC']) } })))
  await vi.runAllTimersAsync()
  expect(faces(stage)).toEqual(['QC', 'AC'])
})
