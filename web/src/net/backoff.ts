const FIRST_MS = 250
const CAP_MS = 8_000

/** How long to wait before reconnect number `attempt` (from 0): doubling, capped, and spread by `random`. */
export function delay(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(CAP_MS, FIRST_MS * 2 ** Math.min(attempt, 16))
  return Math.round(ceiling * (0.5 + random() / 2))
}
