import { describe, expect, it } from 'vitest'
import { direction, layHand } from '../src/ui/geometry'

describe('seats', () => {
  it('stand clockwise from one\'s own left, whoever looks', () => {
    expect([0, 1, 2, 3].map((seat) => direction(0, seat, 4))).toEqual([
      { x: 0, y: 1 },
      { x: -1, y: 0 },
      { x: 0, y: -1 },
      { x: 1, y: 0 },
    ])
    expect(direction(2, 3, 4)).toEqual({ x: -1, y: 0 })
    expect(direction(3, 1, 4)).toEqual({ x: 0, y: -1 })
  })

  it('face each other when there are two, and share the sides when there are three', () => {
    expect(direction(1, 0, 2)).toEqual({ x: 0, y: -1 })
    expect([1, 2].map((seat) => direction(0, seat, 3).x)).toEqual([-1, 1])
  })

  it('keep their sides at a full table, the lowest a little below the middle', () => {
    for (let seats = 5; seats <= 7; seats++) {
      const others = Array.from({ length: seats - 1 }, (_, i) => direction(0, i + 1, seats))
      for (const [i, spot] of others.entries()) {
        const mirror = others[others.length - 1 - i]
        expect(spot.x).toBeCloseTo(-(mirror?.x ?? 0))
        expect(spot.y).toBeCloseTo(mirror?.y ?? 1)
        expect(spot.y).toBeLessThan(0.5)
      }
      expect(others[0]?.y).toBeGreaterThan(0)
    }
  })

  it('are all in different places however many there are', () => {
    for (let seats = 2; seats <= 7; seats++) {
      const spots = Array.from({ length: seats }, (_, seat) => JSON.stringify(direction(0, seat, seats)))
      expect(new Set(spots).size).toBe(seats)
    }
  })
})

describe('a hand on a phone 360 wide', () => {
  it('shows at least 64 pixels of each of five cards', () => {
    const { places } = layHand(5, 352, 88)
    const steps = places.slice(1).map((place, i) => place.left - (places[i]?.left ?? 0))
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(64)
    expect(places.every((place) => place.top === 0)).toBe(true)
  })

  it('shows twelve cards in two rows of six, at least 55 pixels of each', () => {
    const { places, card } = layHand(12, 352, 88)
    const rows = [places.slice(0, 6), places.slice(6)]
    expect(new Set(rows[0]?.map((place) => place.top)).size).toBe(1)
    expect(rows[1]?.[0]?.top).toBeGreaterThan(50)
    const steps = (rows[0] ?? []).slice(1).map((place, i) => place.left - (rows[0]?.[i]?.left ?? 0))
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(55)
    for (const place of places) expect(place.left + card).toBeLessThanOrEqual(352.001)
  })

  it('stays within its room for every number of cards', () => {
    for (let count = 1; count <= 12; count++) {
      const { places, card } = layHand(count, 352, 88)
      expect(places).toHaveLength(count)
      for (const place of places) {
        expect(place.left).toBeGreaterThanOrEqual(-0.001)
        expect(place.left + card).toBeLessThanOrEqual(352.001)
      }
    }
  })
})

it('a wide screen has twelve cards in one row', () => {
  expect(layHand(12, 940, 112).places.every((place) => place.top === 0)).toBe(true)
})
