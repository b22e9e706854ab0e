import type { ActionView } from '../protocol'

/** The bids of a turn, sorted into what a panel needs: numbers, strains, named bids with a strain, and those without. */
export interface Bids {
  levels: number[]
  strains: string[]
  /** Named bids that name a strain too (alone, the moon), by their level. */
  named: string[]
  specials: ActionView[]
  pass: ActionView | null
  bids: ActionView[]
}

const ORDER = ['S', 'H', 'C', 'D', 'NT', 'LOW']

function isNumber(level: string | null): boolean {
  return level !== null && /^\d+$/.test(level)
}

export function sortBids(actions: ActionView[]): Bids {
  const bids = actions.filter((one) => one.verb === 'bid')
  const numbers = new Set(bids.filter((one) => isNumber(one.level)).map((one) => Number(one.level)))
  const named = bids.filter((one) => !isNumber(one.level) && one.strain !== null)
  const shown = bids.filter((one) => isNumber(one.level) || named.includes(one))
  const strains = new Set(shown.map((one) => one.strain).filter((one) => one !== null))
  return {
    levels: [...numbers].sort((a, b) => a - b),
    strains: ORDER.filter((one) => strains.has(one)),
    named: [...new Set(named.map((one) => one.level ?? ''))],
    specials: bids.filter((one) => !shown.includes(one)),
    pass: actions.find((one) => one.verb === 'pass') ?? null,
    bids,
  }
}

/** The action for a chosen level and strain (`null` where bids name none), if it is allowed. */
export function findBid(bids: Bids, level: string, strain: string | null): ActionView | null {
  return bids.bids.find((one) => one.level === level && one.strain === strain) ?? null
}
