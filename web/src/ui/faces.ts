/** Reading a card's text (`JC`, `TS`, `JK`) and what the picture and the name of a card need from it. */

export type Suit = 'S' | 'C' | 'H' | 'D'
export type Strain = Suit | 'NT' | 'LOW'

// The text variation selector keeps phones from drawing suits as colour emoji.
const SIGNS: Record<string, string> = { S: '♠\uFE0E', C: '♣\uFE0E', H: '♥\uFE0E', D: '♦\uFE0E' }

export const JOKER = 'JK'

export function isSuit(text: string | null | undefined): text is Suit {
  return text === 'S' || text === 'C' || text === 'H' || text === 'D'
}

export function isJoker(face: string): boolean {
  return face === JOKER
}

export function rankOf(face: string): string {
  return isJoker(face) ? JOKER : face.slice(0, -1)
}

export function suitOf(face: string): Suit | null {
  const last = face.at(-1)
  return !isJoker(face) && isSuit(last) ? last : null
}

/** The rank as printed on a card: ten in two figures. */
export function rankShown(face: string): string {
  const rank = rankOf(face)
  return rank === 'T' ? '10' : rank
}

export function sign(suit: string): string {
  return SIGNS[suit] ?? suit
}

/** Whether a word is a card's text. */
export function isFace(word: string): boolean {
  return isJoker(word) || /^[2-9TJQKA][SCHD]$/.test(word)
}

/** A card in running text: `J♣`, `10♥`; anything that is not a card stays as it is. */
export function shortFace(face: string): string {
  const suit = suitOf(face)
  return suit !== null && /^(?:10|[2-9TJQKA])$/.test(rankOf(face)) ? rankShown(face) + sign(suit) : face
}
