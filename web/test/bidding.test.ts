import { describe, expect, it } from 'vitest'
import type { ActionView } from '../src/protocol'
import { findBid, sortBids } from '../src/ui/bidding'

function action(text: string, level: string | null = null, strain: string | null = null): ActionView {
  return { text, verb: text.split(' ')[0] ?? '', label: { id: text, args: {} }, level, strain, alone: level === 'alone' }
}

const pass = action('pass')

describe('bids with a strain', () => {
  const actions = [pass]
  for (const strain of ['C', 'NT', 'S']) {
    actions.push(action(`bid 12 ${strain}`, '12', strain), action(`bid 5 ${strain}`, '5', strain))
    actions.push(action(`bid alone ${strain}`, 'alone', strain))
  }
  const bids = sortBids(actions)

  it('are sorted into numbers in order, strains in a fixed order, and going alone', () => {
    expect(bids.levels).toEqual([5, 12])
    expect(bids.strains).toEqual(['S', 'C', 'NT'])
    expect(bids.named).toEqual(['alone'])
    expect(bids.specials).toEqual([])
    expect(bids.pass).toBe(pass)
  })

  it('are found by number and strain; alone by strain; nothing without a strain', () => {
    expect(findBid(bids, '5', 'NT')?.text).toBe('bid 5 NT')
    expect(findBid(bids, 'alone', 'S')?.text).toBe('bid alone S')
    expect(findBid(bids, '5', null)).toBeNull()
    expect(findBid(bids, '6', 'S')).toBeNull()
  })
})

describe('other bids', () => {
  it('without a strain need none; calls by name are buttons of their own', () => {
    const bids = sortBids([pass, action('bid 4', '4'), action('bid little-pepper', 'little-pepper')])
    expect(bids.strains).toEqual([])
    expect(findBid(bids, '4', null)?.text).toBe('bid 4')
    expect(bids.specials.map((one) => one.text)).toEqual(['bid little-pepper'])
  })

  it('without a strain are buttons, with one they are chosen like numbers', () => {
    const bids = sortBids([action('bid 6 S', '6', 'S'), action('bid alone', 'alone'), action('bid moon S', 'moon', 'S')])
    expect(bids.named).toEqual(['moon'])
    expect(findBid(bids, 'moon', 'S')?.text).toBe('bid moon S')
    expect(bids.specials.map((one) => one.text)).toEqual(['bid alone'])
    expect(bids.pass).toBeNull()
  })
})
