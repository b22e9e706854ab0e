import type { CardView, EventView, Pace, PlayedCard, Update, View } from '../protocol'

/** Where on the page a card comes from: set when this device's player played it from the hand. */
export interface Origin {
  x: number
  y: number
}

export interface StagedCard extends PlayedCard {
  key: number
  origin: Origin | null
  still: boolean
  /** Laid by this player and not yet confirmed by the server. */
  pending: boolean
}

export interface Tempo {
  fly: number
  hold: number
  sweep: number
}

const TEMPI: Record<Pace, Tempo> = {
  slow: { fly: 260, hold: 1100, sweep: 300 },
  normal: { fly: 180, hold: 600, sweep: 250 },
  instant: { fly: 90, hold: 260, sweep: 90 },
}

/** More events than this at once are a return after an absence: shown as they stand, not acted out. */
const MOST_EVENTS = 24

/**
 * The middle of the table, acted out: it trails the latest view by the time that motion takes, so that a full
 * trick can be read before it is swept up. It never holds up what the player may do.
 */
export class Stage {
  trick: StagedCard[] = $state.raw([])
  /** Who took the full trick on show, while it can be read. */
  winner: number | null = $state(null)
  /** The seat that the trick on show is being swept to. */
  sweeping: number | null = $state(null)
  /** The view as far as it has been acted out. */
  shown: View | null = $state.raw(null)
  /** Whether motion is going on. */
  moving = $state(false)
  private queue: Update[] = []
  private running: Promise<void> = Promise.resolve()
  private skip: (() => void) | null = null
  private hurried = false
  private keys = 0
  /** Counts the jumps: motion that a jump has overtaken stops where it is. */
  private era = 0

  get tempo(): Tempo {
    return TEMPI[this.shown?.pace ?? 'normal']
  }

  /** Shows a view as it stands, without motion. */
  jump(view: View): void {
    this.era += 1
    this.queue = []
    this.moving = false
    this.hurried = false
    this.skip?.()
    this.sweeping = this.winner = null
    this.shown = view
    this.trick = view.trick.cards.map((one) => this.staged(one, { still: true }))
  }

  /** Acts out an update after those that came before it. */
  follow(update: Update): void {
    if (this.shown === null || document.hidden || update.events.length > MOST_EVENTS) {
      this.jump(update.view)
      return
    }
    this.queue.push(update)
    if (this.moving) return
    this.moving = true
    this.running = this.run(this.era)
  }

  /** Lays this player's card on the table before the server has answered. */
  async lay(seat: number, card: CardView, origin: Origin | null): Promise<void> {
    this.hurry()
    await this.running
    this.trick = [...this.trick, this.staged({ seat, card }, { origin, pending: true })]
  }

  /** Takes back the card that the server refused. */
  takeBack(): void {
    this.trick = this.trick.filter((one) => !one.pending)
  }

  /** Ends all motion now, in order: the player has gone on. */
  hurry(): void {
    this.hurried = this.moving
    this.skip?.()
  }

  private async run(era: number): Promise<void> {
    for (let update = this.queue.shift(); update !== undefined; update = this.queue.shift()) {
      if (this.shown !== null) this.shown = holdBack(update.view, this.shown)
      for (const event of update.events) {
        await this.act(event, update.view, era)
        if (era !== this.era) return
      }
      this.shown = update.view
      if (this.queue.length === 0) this.settle(update.view)
    }
    this.moving = false
    this.hurried = false
  }

  private async act(event: EventView, view: View, era: number): Promise<void> {
    if (event.kind === 'dealt') this.trick = []
    else if (event.kind === 'played') await this.play(event, view)
    else if (event.kind === 'trick-won' && event.seat !== null) {
      this.winner = event.seat
      await this.wait(this.tempo.hold)
      if (era !== this.era) return
      this.sweeping = event.seat
      await this.wait(this.tempo.sweep)
      if (era !== this.era) return
      this.sweeping = this.winner = null
      this.trick = []
    }
  }

  private async play(event: EventView, view: View): Promise<void> {
    const { seat } = event
    const face = event.cards[0]
    if (seat === null || face === undefined) return
    const card = cardIn(view, seat, face)
    if (this.trick.some((one) => one.seat === seat && one.pending)) {
      this.trick = this.trick.map((one) => (one.seat === seat ? { ...one, card, pending: false } : one))
      return
    }
    this.trick = [...this.trick, this.staged({ seat, card }, {})]
    await this.wait(this.tempo.fly)
  }

  /** Makes the trick on show the view's own, whatever the events said; a card not yet confirmed stays. */
  private settle(view: View): void {
    const want = view.trick.cards
    const have = this.trick.filter((one) => !one.pending)
    const same =
      want.length === have.length &&
      want.every((one, i) => have[i]?.card.face === one.card.face && have[i]?.seat === one.seat)
    if (same) return
    const pending = this.trick.filter((one) => one.pending)
    this.trick = [...want.map((one) => this.staged(one, { still: true })), ...pending]
  }

  private staged(played: PlayedCard, how: Partial<StagedCard>): StagedCard {
    return { ...played, key: this.keys++, origin: null, still: false, pending: false, ...how }
  }

  private wait(ms: number): Promise<void> {
    if (this.hurried || document.hidden) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms)
      const self = this
      function done() {
        clearTimeout(timer)
        self.skip = null
        resolve()
      }
      this.skip = done
    })
  }
}

/** A view whose counts and result wait until its last trick has been swept up. */
function holdBack(view: View, before: View): View {
  if (view.hand_number !== before.hand_number) return view
  const tricks = new Map(before.seats.map((seat) => [seat.seat, seat.tricks]))
  return {
    ...view,
    score: before.score,
    tricks: before.tricks,
    seats: view.seats.map((seat) => ({ ...seat, tricks: tricks.get(seat.seat) ?? seat.tricks })),
    result: null,
    match: null,
  }
}

function cardIn(view: View, seat: number, face: string): CardView {
  const places = [...view.trick.cards, ...(view.last_trick?.cards ?? [])]
  const found = places.find((one) => one.seat === seat && one.card.face === face)
  return found?.card ?? { face, role: 'plain', suit: face.at(-1) ?? '', sort: 0, playable: false, why: null }
}
