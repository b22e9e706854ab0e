import { tell } from '../i18n/index.svelte'
import { refusal, setPace } from '../net/api'
import { onReturn, TableSocket, tableUrl, type Link } from '../net/socket'
import type { CardView, Pace, Refused, Text, Update, View } from '../protocol'
import { freshId } from './ids'
import { after, EMPTY, type HandLog } from './log'
import { settings } from './settings.svelte'
import { Stage, type Origin } from './stage.svelte'

/** Refusals after which this page can never show the table. */
const HOPELESS = new Set(['unknown-table', 'not-your-table'])

/** One table as this page knows it: the latest view, what the scene has got to, and what is on its way. */
export class Table {
  readonly stage = new Stage()
  view: View | null = $state.raw(null)
  version = $state(0)
  link: Link = $state('connecting')
  log: HandLog = $state.raw(EMPTY)
  /** Why the last thing pressed did nothing, until something happens. */
  notice: Text | null = $state.raw(null)
  /** What the screen reader was told last. */
  private said: Text[] = $state.raw([])
  /** Set when the server says that this table is not to be had. */
  lost: Text | null = $state.raw(null)
  /** The face that was played and is not acknowledged yet. */
  private leaving: string | null = $state(null)
  private sent: { id: string; version: number; wish: 'act' | 'proceed' } | null = $state.raw(null)
  private readonly socket: TableSocket
  private stopListening: () => void = () => undefined

  constructor(readonly id: string) {
    this.socket = new TableSocket(tableUrl(id), {
      onUpdate: (update) => this.receive(update),
      onRefused: (refused) => this.refuse(refused),
      onLink: (link) => (this.link = link),
    })
  }

  start(): void {
    this.stopListening = onReturn(() => this.socket.wake())
    this.socket.start()
  }

  stop(): void {
    this.stopListening()
    this.socket.stop()
  }

  /** Whether this seat may act now and has not just done so. */
  get yourTurn(): boolean {
    return this.view !== null && this.view.your_turn && this.sent === null
  }

  get busy(): boolean {
    return this.sent !== null
  }

  /** The hand as held: a card on its way to the table has left it. */
  get hand(): CardView[] {
    const cards = this.view?.hand ?? []
    const gone = this.leaving === null ? -1 : cards.findIndex((card) => card.face === this.leaving)
    return cards.filter((_, i) => i !== gone)
  }

  /** Text for the screen reader's live region; it changes with the language too. */
  get spoken(): string {
    return this.said.map(tell).join(' ')
  }

  act(action: string): void {
    if (!this.yourTurn) return
    const id = freshId()
    this.notice = null
    this.sent = { id, version: this.version, wish: 'act' }
    this.socket.post({ type: 'act', id, version: this.version, action })
  }

  proceed(): void {
    if (this.sent !== null) return
    const id = freshId()
    this.sent = { id, version: this.version, wish: 'proceed' }
    this.socket.post({ type: 'proceed', id, version: this.version })
  }

  /** Plays a card, or says which rule forbids it. */
  play(card: CardView, origin: Origin | null = null): void {
    const seat = this.view?.seat ?? null
    if (seat === null || this.busy) return
    if (!card.playable || !this.yourTurn) {
      this.warn(card.why ?? this.view?.waiting ?? null)
      return
    }
    this.leaving = card.face
    void this.stage.lay(seat, card, origin)
    this.act(card.face)
  }

  async pace(pace: Pace): Promise<void> {
    try {
      await setPace(this.id, pace)
    } catch (error) {
      this.fail(error)
      return
    }
    if (this.view !== null) this.view = { ...this.view, pace }
    if (this.stage.shown !== null) this.stage.shown = { ...this.stage.shown, pace }
  }

  /** Says why something did not work: in the status line and to the screen reader. */
  fail(error: unknown): void {
    this.warn(refusal(error))
  }

  /** Takes in what the server sent; also how a page without a server is filled. */
  receive(update: Update): void {
    const first = this.view === null
    this.view = update.view
    if (update.version !== this.version) this.notice = null
    this.version = update.version
    if (this.answers(update)) this.settled()
    for (const event of update.events) this.log = after(this.log, event)
    if (first || this.link !== 'open') this.stage.jump(update.view)
    else this.stage.follow(update)
    if (!first) this.speak(update)
    this.declineUnasked()
  }

  /** Whether what was sent has had its effect: an action's is the next version, "next hand" means the deal. */
  private answers(update: Update): boolean {
    if (this.sent === null || update.version <= this.sent.version) return false
    return this.sent.wish === 'act' || update.view.result === null
  }

  private speak(update: Update): void {
    const parts = update.events.map((event) => event.text)
    if (update.view.your_turn) parts.push(update.view.prompt ?? update.view.waiting)
    if (parts.length > 0) this.said = parts
  }

  private settled(): void {
    this.sent = null
    this.leaving = null
    this.notice = null
  }

  private refuse(refused: Refused): void {
    if (HOPELESS.has(refused.reason)) {
      this.lost = refused.text
      this.socket.stop()
      return
    }
    if (refused.id !== null && refused.id !== this.sent?.id) return
    if (this.leaving !== null) this.stage.takeBack()
    const early = this.sent?.wish === 'proceed'
    this.settled()
    // The next hand has come by itself: nobody needs to be told.
    if (early) return
    this.warn(refused.text)
  }

  private warn(text: Text | null): void {
    this.notice = text
    if (text !== null) this.said = [text]
  }

  /** Whoever set "never ask" about lone hands has his answer given at once. */
  private declineUnasked(): void {
    if (settings.lone === 'never' && this.yourTurn && this.loneOffer) this.act('decline')
  }

  get loneOffer(): boolean {
    const verbs = this.view?.actions.map((action) => action.verb) ?? []
    return verbs.includes('alone') && verbs.includes('decline')
  }
}
