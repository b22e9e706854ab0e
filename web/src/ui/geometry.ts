/** Where seats and cards stand on the table, seen from the seat at the bottom. All by angle: any number of seats. */

export interface Point {
  x: number
  y: number
}

/** How many places clockwise from `seat` the seat `other` sits. */
export function places(seat: number, other: number, seats: number): number {
  return (other - seat + seats) % seats
}

/** Of the circle, what the others share when there are more of them than fit side by side over the upper half. */
const WIDE = 1.2

/** Whether a table is so full that everything on it must be small. */
export function isFull(seats: number): boolean {
  return seats > 4
}

/**
 * The direction in which a seat sits, as a point on the unit circle with y downwards: you at the bottom, the
 * others evenly over the upper half, clockwise from the left; at a full table also a little below it.
 */
export function direction(seat: number, other: number, seats: number): Point {
  const place = places(seat, other, seats)
  if (place === 0) return { x: 0, y: 1 }
  const share = isFull(seats) ? Math.PI * WIDE : Math.PI
  const turn = seats === 2 ? Math.PI / 2 : (Math.PI + share) / 2 - ((place - 1) * share) / (seats - 2)
  return { x: tidy(Math.cos(turn)), y: tidy(-Math.sin(turn)) }
}

function tidy(value: number): number {
  return Math.abs(value) < 1e-9 ? 0 : value
}

export interface HandPlace {
  left: number
  top: number
}

export interface HandLayout {
  card: number
  width: number
  height: number
  places: HandPlace[]
}

const RATIO = 7 / 5
const GAP = 8
const MOST_IN_ROW = 7
/** Of a card in the back row, how much the front row leaves free. */
const ROW_STEP = 0.62

/**
 * Lays `count` cards out in `room` pixels: side by side where they fit, overlapping where they do not, in two
 * rows where less than `least` pixels of each would show.
 */
export function layHand(count: number, room: number, largest: number, least = 50): HandLayout {
  const one = row(count, room, largest)
  const rows = count > MOST_IN_ROW && one.step < least ? 2 : 1
  const perRow = Math.ceil(count / rows)
  const size = rows === 1 ? largest : Math.min(largest, room / (1 + (perRow - 1) * 0.78))
  const { step } = row(perRow, room, size)
  const high = size * RATIO
  const spots = Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / perRow)
    const here = Math.min(perRow, count - line * perRow)
    const used = (here - 1) * step + size
    return { left: (room - used) / 2 + (i % perRow) * step, top: line * high * ROW_STEP }
  })
  return { card: size, width: room, height: high * (1 + (rows - 1) * ROW_STEP), places: spots }
}

function row(count: number, room: number, card: number): { step: number } {
  return { step: count < 2 ? 0 : Math.min(card + GAP, (room - card) / (count - 1)) }
}
