import type { Pace } from '../protocol'

export interface Settings {
  theme: 'auto' | 'light' | 'dark'
  fourColours: boolean
  pace: Pace
  lone: 'ask' | 'never'
  lang: string
}

const KEY = 'euchre-settings'

export const DEFAULTS: Settings = {
  theme: 'auto',
  fourColours: false,
  pace: 'normal',
  lone: 'ask',
  lang: '',
}

const CHOICES: { [K in keyof Settings]?: readonly Settings[K][] } = {
  theme: ['auto', 'light', 'dark'],
  fourColours: [true, false],
  pace: ['slow', 'normal', 'instant'],
  lone: ['ask', 'never'],
}

/** Settings from stored text; anything unknown or out of range has its default. */
export function parse(stored: string | null): Settings {
  let raw: unknown
  try {
    raw = JSON.parse(stored ?? '{}')
  } catch {
    return { ...DEFAULTS }
  }
  const found: Record<string, unknown> = { ...DEFAULTS }
  if (raw === null || typeof raw !== 'object') return { ...DEFAULTS }
  for (const [key, value] of Object.entries(raw)) {
    const choices: readonly unknown[] | undefined = CHOICES[key as keyof Settings]
    const allowed = choices ? choices.includes(value) : key in DEFAULTS && typeof value === 'string'
    if (allowed) found[key] = value
  }
  return found as unknown as Settings
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const settings: Settings = $state(parse(stored()))

/** Changes one setting and keeps it on this device, where the browser lets us. */
export function choose<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Private windows may refuse: the choice then lasts as long as the page.
  }
}
