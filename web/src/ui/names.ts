import { t } from '../i18n/index.svelte'
import type { CardView } from '../protocol'
import { isJoker, rankOf, suitOf } from './faces'

/** A card's plain name: "Jack of clubs". */
export function faceName(face: string): string {
  const suit = suitOf(face)
  if (isJoker(face) || suit === null) return t('card-joker')
  return t('card-name', { rank: t(`card-rank-${rankOf(face)}`), suit: t(`card-suit-${suit}`) })
}

/** A card's name with what it is in this hand: "Jack of clubs, left bower, trump". */
export function cardName(card: CardView): string {
  const parts = [faceName(card.face)]
  if (card.role === 'right' || card.role === 'left') parts.push(t(`card-role-${card.role}`))
  if (card.role !== 'plain') parts.push(t('card-role-trump'))
  return parts.join(', ')
}

export function strainName(strain: string): string {
  return t(`strain-${strain}`)
}
