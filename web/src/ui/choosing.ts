import type { CardView, SetActionView } from '../protocol'

/** For each card of the hand, whether the set action offers it. Twins of a face are offered as often as listed. */
export function candidates(hand: CardView[], choose: SetActionView): boolean[] {
  const left = new Map<string, number>()
  for (const { face } of choose.cards) left.set(face, (left.get(face) ?? 0) + 1)
  return hand.map(({ face }) => {
    const some = left.get(face) ?? 0
    left.set(face, some - 1)
    return some > 0
  })
}

/** The picked positions after a press on one: a single pick replaces the last one; a full set takes no more. */
export function pick(picked: number[], position: number, choose: SetActionView): number[] {
  if (picked.includes(position)) return picked.filter((one) => one !== position)
  if (choose.max === 1) return [position]
  return picked.length < choose.max ? [...picked, position] : picked
}

/** The action text for a set: its verb and the faces, `give` alone for none. */
export function setAction(choose: SetActionView, faces: string[]): string {
  return [choose.verb, ...faces].join(' ')
}
