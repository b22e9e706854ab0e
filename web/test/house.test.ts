import { describe, expect, it } from 'vitest'
import type { KeyField, Setting } from '../src/protocol'
import { changed, grouped } from '../src/ui/house'

function field(key: string, usual: Setting, house = false): KeyField {
  return { key, kind: 'choice', label: { id: key, args: {} }, default: usual, house, options: [] }
}

const fields = [
  field('seats.count', 4),
  field('auction.strains', ['S', 'C', 'H', 'D']),
  field('auction.dealer_must_call', false, true),
  field('match.target', 10),
]

describe('house rules', () => {
  it('are what differs from the variant, lists by what is in them', () => {
    expect(changed(fields, {})).toEqual({})
    expect(changed(fields, { 'match.target': 10, 'auction.strains': ['S', 'C', 'H', 'D'] })).toEqual({})
    const wishes = { 'match.target': 5, 'auction.strains': ['S', 'C', 'H', 'D', 'NT'], 'auction.dealer_must_call': true }
    expect(changed(fields, wishes)).toEqual(wishes)
    expect(changed(fields, { 'no.such': 1 })).toEqual({})
  })

  it('stand in three groups, each key in one of them', () => {
    const groups = grouped(fields)
    expect(groups.map((group) => group.id)).toEqual(['table', 'house', 'more'])
    expect(groups.flatMap((group) => group.fields.map((one) => one.key)).sort()).toEqual(fields.map((one) => one.key).sort())
    expect(grouped([]).map((group) => group.id)).toEqual(['house'])
  })
})
