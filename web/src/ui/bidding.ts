import type { ActionView } from '../protocol'

/** The bids of a turn, sorted into what a panel needs: numbers, strains, going alone, and whatever else. */
export interface Bids {
  levels: number[]
  strains: string[]
  alone: ActionView[]
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
  const alone = bids.filter((one) => one.level === 'alone' && one.strain !== null)
  const shown = bids.filter((one) => isNumber(one.level) || alone.includes(one))
  const strains = new Set(shown.map((one) => one.strain).filter((one) => one !== null))
  return {
    levels: [...numbers].sort((a, b) => a - b),
    strains: ORDER.filter((one) => strains.has(one)),
    alone,
    specials: bids.filter((one) => !shown.includes(one)),
    pass: actions.find((one) => one.verb === 'pass') ?? null,
    bids,
  }
}

/** The action for a chosen level (`null` = alone) and strain (`null` where bids name none), if it is allowed. */
export function findBid(bids: Bids, level: number | null, strain: string | null): ActionView | null {
  const wanted = level === null ? 'alone' : String(level)
  return bids.bids.find((one) => one.level === wanted && one.strain === strain) ?? null
}
