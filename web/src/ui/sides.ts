import { t } from '../i18n/index.svelte'
import type { View } from '../protocol'

/** What to call each side: "We" and "They" between two partnerships, else by name. */
export function sides(view: View): string[] {
  const mine = view.seats.find((seat) => seat.seat === view.seat)?.side ?? null
  return view.score.map((_, side) => {
    const members = view.seats.filter((seat) => seat.side === side)
    if (members.length > 1) {
      if (mine === null) return members.map((seat) => seat.name).join(' · ')
      return t(side === mine ? 'side-we' : 'side-they')
    }
    return side === mine ? t('you') : (members[0]?.name ?? '')
  })
}

/** The sides with one's own first, as score lines read. */
export function ownFirst(view: View): number[] {
  const mine = view.seats.find((seat) => seat.seat === view.seat)?.side ?? 0
  return view.score.map((_, i) => (mine + i) % view.score.length)
}
