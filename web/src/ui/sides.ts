import { t } from '../i18n/index.svelte'
import type { View } from '../protocol'

/** What to call a seat: "You" for one's own. */
export function seatName(view: View, seat: number | null): string {
  if (seat === null) return ''
  return seat === view.seat ? t('you') : (view.seats[seat]?.name ?? '')
}

/** What to call each side: "We" and "They" between two partnerships, else by name. */
export function sides(view: View): string[] {
  const mine = view.seats.find((seat) => seat.seat === view.seat)?.side ?? null
  return view.score.map((_, side) => {
    const members = view.seats.filter((seat) => seat.side === side)
    if (members.length > 1) {
      if (mine === null) return members.map((seat) => seat.name).join(' · ')
      return t(side === mine ? 'side-we' : 'side-they')
    }
    return seatName(view, members[0]?.seat ?? null)
  })
}

/** The sides with one's own first, as score lines read. */
export function ownFirst(view: View): number[] {
  const mine = view.seats.find((seat) => seat.seat === view.seat)?.side ?? 0
  return view.score.map((_, i) => (mine + i) % view.score.length)
}
