/** Views as a server would send them, for looking at each panel without one. Words come as finished texts. */
import type { ActionView, CardView, EventView, HandResult, Role, SeatView, Text, View } from '../src/protocol'

const ORDER = ['S', 'H', 'C', 'D']
const RANKS = ['9', 'T', 'J', 'Q', 'K', 'A']
const MATE: Record<string, string> = { S: 'C', C: 'S', H: 'D', D: 'H' }

export function text(words: string): Text {
  return { id: words, args: {} }
}

function roleOf(face: string, strain: string | null): Role {
  const suit = face.at(-1) ?? ''
  if (strain === null || !ORDER.includes(strain)) return 'plain'
  if (face === `J${strain}`) return 'right'
  if (face === `J${MATE[strain]}`) return 'left'
  return suit === strain ? 'trump' : 'plain'
}

function cards(faces: string, strain: string | null = null, playable = ''): CardView[] {
  const may = new Set(playable.split(' '))
  return faces
    .split(' ')
    .filter((face) => face !== '')
    .map((face) => {
      const role = roleOf(face, strain)
      const suit = role === 'plain' ? (face.at(-1) ?? '') : (strain ?? '')
      const bower = role === 'right' ? 20 : role === 'left' ? 19 : RANKS.indexOf(face.charAt(0))
      const sort = (role === 'plain' ? ORDER.indexOf(suit) + 1 : 0) * 100 - bower
      const ok = may.has(face) || playable === '*'
      const why = playable !== '' && !ok ? text('Follow suit: clubs were led.') : null
      return { face, role, suit, sort, playable: ok, why }
    })
    .sort((a, b) => a.sort - b.sort)
}

function one(face: string, strain: string | null): CardView {
  return cards(face, strain)[0] as CardView
}

function seats(names: string[], held: number[], more: Record<number, Partial<SeatView>> = {}): SeatView[] {
  return names.map((name, seat) => ({
    seat,
    side: names.length === 4 ? seat % 2 : seat,
    name,
    kind: seat === 0 ? 'you' : 'bot',
    cards: held[seat] ?? 5,
    tricks: 0,
    dealer: false,
    maker: false,
    sits_out: false,
    said: null,
    ...more[seat],
  }))
}

const FOUR = ['You', 'Walter', 'Nora', 'Edith']
const TWO = ['You', 'Nora']

function action(words: string, label: string, more: Partial<ActionView> = {}): ActionView {
  return { text: words, verb: words.split(' ')[0] ?? '', label: text(label), level: null, strain: null, alone: false, ...more }
}

function view(more: Partial<View>): View {
  return {
    table: 'fixture',
    variant: 'euchre',
    title: text('Euchre'),
    seat: 0,
    seats: seats(FOUR, [5, 5, 5, 5]),
    score: [6, 4],
    target: 10,
    hand_number: 8,
    phase: 'auction',
    dealer: 3,
    to_act: 0,
    your_turn: true,
    waiting: text('Your turn'),
    tricks: [0, 0],
    trick: { cards: [], winner: null },
    hand: [],
    last_trick: null,
    upcard: null,
    upcard_state: 'none',
    strain: null,
    maker: null,
    bid: null,
    alone: [],
    standing: null,
    prompt: null,
    actions: [],
    choose: null,
    result: null,
    match: null,
    pace: 'normal',
    start: 0,
    down: false,
    hands: 0,
    set: {},
    barn: [],
    ...more,
  }
}

function trick(played: [number, string][], strain: string | null, winner: number | null = null) {
  return { cards: played.map(([seat, face]) => ({ seat, card: one(face, strain) })), winner }
}

const NAMES: Record<string, string> = { S: 'Spades', H: 'Hearts', C: 'Clubs', D: 'Diamonds' }
const SIGNS: Record<string, string> = { S: '♠', H: '♥', C: '♣', D: '♦', NT: 'no-trump' }

function bids(from: number): ActionView[] {
  const list = [action('pass', 'Pass')]
  for (const strain of ['S', 'C', 'H', 'D', 'NT']) {
    for (let level = from; level <= 12; level++) {
      list.push(action(`bid ${level} ${strain}`, `Bid ${level} ${SIGNS[strain]}`, { level: String(level), strain }))
    }
    list.push(action(`bid alone ${strain}`, `Alone in ${SIGNS[strain]}`, { level: 'alone', strain, alone: true }))
  }
  return list
}

const TWELVE = 'JC JC JS AC TC AH KH 9H AS QS AD 9D'
const bid = { variant: 'bid-euchre', title: text('Bid Euchre'), score: [23, -4], target: 52 }

const lone: HandResult = {
  text: text('A lone march! Nora took all five tricks alone: 4 points for you.'),
  tricks: [5, 0],
  points: [4, 0],
  score: [10, 4],
  hands: [cards('AH 9D TS QS KC', 'H'), cards('9C TC AD KD 9S', 'H'), cards('JH JD KH TH AC', 'H'), cards('QC JS AS KS QD', 'H')],
  maker: 2,
  strain: 'H',
  bid: null,
  alone: [2],
  void: false,
}

export const FIXTURES: Record<string, View> = {
  'round-one': view({
    hand: cards('JH AH 9D KS QC'),
    upcard: one('JD', 'D'),
    upcard_state: 'up',
    seats: seats(FOUR, [5, 5, 5, 5], { 3: { dealer: true } }),
    prompt: text('Order the J♦ up to Edith, or pass?'),
    actions: [action('pass', 'Pass'), action('order', 'Order it up')],
  }),
  'round-two': view({
    hand: cards('JH AH 9D KS QC'),
    upcard: one('9S', null),
    upcard_state: 'down',
    seats: seats(FOUR, [5, 5, 5, 5], {
      0: { dealer: true, said: text('Pass') },
      1: { said: text('Pass') },
      2: { said: text('Pass') },
      3: { said: text('Pass') },
    }),
    dealer: 0,
    prompt: text('Name a suit for trump, or pass'),
    actions: [
      action('pass', 'Pass'),
      ...['C', 'H', 'D'].map((s) => action(`name ${s}`, `Name ${NAMES[s]}`, { strain: s })),
    ],
  }),
  'lone-offer': view({
    hand: cards('JH JD AH KH QC', 'H'),
    upcard: one('9H', 'H'),
    upcard_state: 'up',
    strain: 'H',
    maker: 0,
    seats: seats(FOUR, [5, 5, 5, 5], { 0: { maker: true, said: text('I order it up') }, 3: { dealer: true } }),
    prompt: text('Go alone? Nora would sit out.'),
    actions: [action('alone', 'Go alone'), action('decline', 'With partner')],
  }),
  discard: view({
    hand: cards('JH AH 9D KS QC', 'H'),
    upcard: one('TH', 'H'),
    upcard_state: 'up',
    strain: 'H',
    maker: 1,
    phase: 'exchange',
    dealer: 0,
    seats: seats(FOUR, [5, 5, 5, 5], { 0: { dealer: true }, 1: { maker: true, said: text('I order it up') } }),
    prompt: text('Take the 10♥ and put out a card, or leave it'),
    choose: { verb: 'discard', label: text('Put out a card'), min: 1, max: 1, cards: cards('JH AH 9D KS QC TH', 'H'), leave: 'TH', unseen: false },
  }),
  play: view({
    phase: 'play',
    hand: cards('JH AH 9D KC QC', 'H', 'KC QC'),
    strain: 'H',
    maker: 1,
    tricks: [1, 0],
    trick: trick([[1, 'TC'], [2, 'AC'], [3, '9C']], 'H'),
    last_trick: trick([[0, 'AS'], [1, '9S'], [2, 'TS'], [3, 'QS']], 'H', 0),
    seats: seats(FOUR, [5, 4, 4, 4], { 0: { dealer: true, tricks: 1 }, 1: { maker: true } }),
    prompt: text('Your turn: clubs were led'),
  }),
  waiting: view({
    phase: 'play',
    hand: cards('JH AH 9D KC', 'H'),
    strain: 'H',
    maker: 2,
    alone: [2],
    tricks: [1, 1],
    to_act: 1,
    your_turn: false,
    trick: trick([[0, 'QC']], 'H'),
    seats: seats(FOUR, [3, 3, 3, 3], { 0: { dealer: true, tricks: 1 }, 1: { tricks: 1 }, 2: { maker: true }, 3: { sits_out: false } }),
    waiting: text('Walter is thinking'),
  }),
  'two-handed': view({
    variant: 'two-handed',
    title: text('Two-handed Euchre'),
    phase: 'play',
    hand: cards('JC JS AD 9H TH', 'C', 'TH 9H'),
    strain: 'C',
    maker: 0,
    score: [3, 7],
    tricks: [0, 0],
    trick: trick([[1, 'AH']], 'C'),
    seats: seats(TWO, [5, 4], { 0: { maker: true, dealer: true } }),
    prompt: text('Your turn: hearts were led'),
  }),
  bid: view({
    ...bid,
    hand: cards(TWELVE),
    seats: seats(FOUR, [12, 12, 12, 12], {
      1: { said: text('3 ♥'), dealer: false },
      2: { said: text('Pass') },
      3: { said: text('4 ♠'), dealer: true },
    }),
    standing: text('Edith: 4 ♠'),
    prompt: text('Bid more than 4, or pass'),
    actions: bids(5),
  }),
  'bid-play': view({
    ...bid,
    phase: 'play',
    hand: cards(TWELVE, 'C', '*'),
    strain: 'C',
    maker: 0,
    bid: '7',
    seats: seats(FOUR, [12, 12, 12, 12], { 0: { maker: true }, 3: { dealer: true } }),
    prompt: text('Your turn: lead any card'),
  }),
  exchange: view({
    ...bid,
    phase: 'exchange',
    hand: cards('JC JC JS JS AC AC KC QC TC AH 9D 9S', 'C'),
    strain: 'C',
    maker: 0,
    bid: 'alone',
    alone: [0],
    seats: seats(FOUR, [12, 12, 12, 12], { 0: { maker: true }, 2: { sits_out: true }, 3: { dealer: true } }),
    prompt: text('Exchange up to three cards with Nora'),
    choose: { verb: 'give', label: text('Exchange'), min: 0, max: 3, cards: cards('JC JC JS JS AC AC KC QC TC AH 9D 9S', 'C'), leave: null, unseen: false },
  }),
  'exchange-partner': view({
    ...bid,
    phase: 'exchange',
    hand: cards(TWELVE, 'D'),
    strain: 'D',
    maker: 2,
    bid: 'alone',
    alone: [2],
    seats: seats(FOUR, [12, 12, 12, 12], { 0: { sits_out: true }, 2: { maker: true }, 3: { dealer: true } }),
    prompt: text('Nora plays alone and gives you 2 cards: give her 2'),
    choose: { verb: 'give', label: text('Give'), min: 2, max: 2, cards: cards(TWELVE, 'D'), leave: null, unseen: false },
  }),
  result: view({
    phase: 'over',
    your_turn: false,
    to_act: null,
    waiting: text('The hand is over'),
    strain: 'H',
    maker: 1,
    tricks: [3, 2],
    score: [8, 4],
    seats: seats(FOUR, [0, 0, 0, 0], { 0: { tricks: 1 }, 1: { maker: true, tricks: 2 }, 2: { tricks: 2 }, 3: { dealer: true } }),
    result: { ...lone, text: text('Euchred! Walter and Edith took only two: 2 points for you.'), tricks: [3, 2], points: [2, 0], score: [8, 4], maker: 1, alone: [] },
  }),
  match: view({
    phase: 'over',
    your_turn: false,
    to_act: null,
    waiting: text('The match is over'),
    strain: 'H',
    maker: 2,
    alone: [2],
    tricks: [5, 0],
    score: [10, 4],
    seats: seats(FOUR, [0, 0, 0, 0], { 2: { maker: true, tricks: 5 }, 3: { dealer: true } }),
    result: lone,
    match: { winner: 0, score: [10, 4], text: text('You and Nora win, 10 to 4') },
  }),
}

function event(kind: string, words: string, more: Partial<EventView> = {}): EventView {
  return { version: 1, kind, text: text(words), seat: null, action: null, cards: [], count: 0, ...more }
}

export const EVENTS: EventView[] = [
  event('called', 'Walter: I order it up', { seat: 1 }),
  event('upcard-taken', 'You take the 10♥', { seat: 0 }),
  event('played', 'You play the A♠', { seat: 0, cards: ['AS'] }),
  event('played', 'Walter plays the 9♠', { seat: 1, cards: ['9S'] }),
  event('played', 'Nora plays the 10♠', { seat: 2, cards: ['TS'] }),
  event('played', 'Edith plays the Q♠', { seat: 3, cards: ['QS'] }),
  event('trick-won', 'You take the trick', { seat: 0 }),
  event('played', 'Walter plays the 10♣', { seat: 1, cards: ['TC'] }),
  event('played', 'Nora plays the A♣', { seat: 2, cards: ['AC'] }),
  event('played', 'Edith plays the 9♣', { seat: 3, cards: ['9C'] }),
]
