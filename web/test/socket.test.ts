import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableSocket, tableUrl, type Link, type Wire } from '../src/net/socket'
import type { Refused, Update } from '../src/protocol'

class FakeWire implements Wire {
  readyState = 0
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  sent: { type: string; [key: string]: unknown }[] = []

  send(data: string): void {
    this.sent.push(JSON.parse(data) as { type: string })
  }
  close(): void {
    this.readyState = 3
  }
  opens(): void {
    this.readyState = 1
    this.onopen?.(new Event('open'))
  }
  breaks(): void {
    this.readyState = 3
    this.onclose?.(new Event('close') as CloseEvent)
  }
  says(message: object): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

let wires: FakeWire[]
let links: Link[]
let updates: Update[]
let refusals: Refused[]
let socket: TableSocket

const last = () => wires.at(-1) as FakeWire
const update = (version: number) => ({ type: 'update', version, events: [], view: { table: 't', seats: [], hand: [] } })
const act = (id: string) => ({ type: 'act', id, version: 3, action: 'pass' }) as const

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  links = []
  updates = []
  refusals = []
  socket = new TableSocket('ws://here/ws/tables/t', {
    onUpdate: (one) => updates.push(one),
    onRefused: (one) => refusals.push(one),
    onLink: (one) => links.push(one),
    open: () => {
      wires.push(new FakeWire())
      return last()
    },
    random: () => 1,
  })
  socket.start()
})

afterEach(() => {
  socket.stop()
  vi.useRealTimers()
})

describe('a table socket', () => {
  it('asks from the start at first, and from its version after a break', () => {
    last().opens()
    expect(last().sent).toEqual([{ type: 'resume', since: 0 }])
    last().says(update(7))
    last().breaks()
    vi.runOnlyPendingTimers()
    expect(wires).toHaveLength(2)
    last().opens()
    expect(last().sent).toEqual([{ type: 'resume', since: 7 }])
  })

  it('sends what was not acknowledged again, with the same id, until it is', () => {
    last().opens()
    socket.post(act('one'))
    expect(last().sent.at(-1)).toEqual(act('one'))
    last().breaks()
    vi.runOnlyPendingTimers()
    last().opens()
    expect(last().sent).toEqual([{ type: 'resume', since: 0 }, act('one')])
    last().says({ type: 'ack', id: 'one', version: 4 })
    expect(socket.unanswered).toBe(0)
    last().breaks()
    vi.runOnlyPendingTimers()
    last().opens()
    expect(last().sent).toEqual([{ type: 'resume', since: 0 }])
  })

  it('keeps an action that is made without a connection', () => {
    socket.post(act('early'))
    expect(last().sent).toEqual([])
    last().opens()
    expect(last().sent).toEqual([{ type: 'resume', since: 0 }, act('early')])
  })

  it('forgets a refused action and passes the reason on, with what the server left out filled in', () => {
    last().opens()
    socket.post(act('bad'))
    last().says({ type: 'refused', id: 'bad', reason: 'must-follow', text: { id: 'reason-must-follow' } })
    expect(socket.unanswered).toBe(0)
    expect(refusals).toEqual([
      { type: 'refused', id: 'bad', reason: 'must-follow', text: { id: 'reason-must-follow', args: {} }, version: null },
    ])
  })

  it('never goes back, but accepts a resync right after connecting', () => {
    last().opens()
    last().says(update(9))
    last().says(update(8))
    expect(updates.map((one) => one.version)).toEqual([9])
    last().breaks()
    vi.runOnlyPendingTimers()
    last().opens()
    last().says(update(2))
    expect(updates.map((one) => one.version)).toEqual([9, 2])
    expect(socket.version).toBe(2)
  })

  it('waits longer after each failure, and not at all when the page returns', () => {
    last().breaks()
    vi.advanceTimersByTime(249)
    expect(wires).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(wires).toHaveLength(2)
    last().breaks()
    vi.advanceTimersByTime(499)
    expect(wires).toHaveLength(2)
    socket.wake()
    expect(wires).toHaveLength(3)
    expect(links.at(-1)).toBe('connecting')
  })

  it('gives a silent connection up', () => {
    last().opens()
    last().says(update(1))
    vi.advanceTimersByTime(20_000)
    expect(last().sent.at(-1)).toEqual({ type: 'ping' })
    vi.advanceTimersByTime(10_000)
    expect(links.at(-1)).toBe('waiting')
  })

  it('stays when the server answers the ping', () => {
    last().opens()
    vi.advanceTimersByTime(20_000)
    last().says({ type: 'pong' })
    vi.advanceTimersByTime(15_000)
    expect(wires).toHaveLength(1)
    expect(links.at(-1)).toBe('open')
  })

  it('does not come back after it was stopped', () => {
    last().opens()
    socket.stop()
    vi.advanceTimersByTime(60_000)
    socket.wake()
    expect(wires).toHaveLength(1)
    expect(links.at(-1)).toBe('closed')
  })
})

describe('the address', () => {
  it('follows the page', () => {
    expect(tableUrl('a b', { protocol: 'https:', host: 'euchre.example' } as Location)).toBe(
      'wss://euchre.example/ws/tables/a%20b',
    )
    expect(tableUrl('x', { protocol: 'http:', host: 'home:8000' } as Location)).toBe('ws://home:8000/ws/tables/x')
  })
})
