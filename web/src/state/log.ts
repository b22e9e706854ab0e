import type { EventView, Text } from '../protocol'

export interface LogLine {
  version: number
  seat: number | null
  text: Text
}

export interface LogTrick {
  cards: { seat: number; face: string }[]
  winner: number | null
}

/** What has happened in the hand that is being played: its calls and its tricks. */
export interface HandLog {
  calls: LogLine[]
  tricks: LogTrick[]
}

const CALLS = new Set(['called', 'went-alone', 'upcard-taken', 'upcard-left', 'gave', 'received', 'swapped'])

export const EMPTY: HandLog = { calls: [], tricks: [] }

/** The log after one more event; a new deal starts it afresh. */
export function after(log: HandLog, event: EventView): HandLog {
  if (event.kind === 'dealt') return EMPTY
  if (CALLS.has(event.kind)) {
    const line = { version: event.version, seat: event.seat, text: event.text }
    return { ...log, calls: [...log.calls, line] }
  }
  if (event.kind === 'played') return { ...log, tricks: played(log.tricks, event) }
  if (event.kind === 'trick-won') {
    return { ...log, tricks: log.tricks.map((one, i) => (i === log.tricks.length - 1 ? { ...one, winner: event.seat } : one)) }
  }
  return log
}

function played(tricks: LogTrick[], event: EventView): LogTrick[] {
  const face = event.cards[0]
  if (event.seat === null || face === undefined) return tricks
  const card = { seat: event.seat, face }
  const open = tricks.at(-1)
  if (open === undefined || open.winner !== null) return [...tricks, { cards: [card], winner: null }]
  return [...tricks.slice(0, -1), { ...open, cards: [...open.cards, card] }]
}
