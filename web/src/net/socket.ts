import { complete, type Act, type ClientMessage, type Proceed, type Refused, type ServerMessage, type Update } from '../protocol'
import { delay } from './backoff'

export type Link = 'connecting' | 'open' | 'waiting' | 'closed'

/** The part of a WebSocket that is used here, so that tests can stand in for the network. */
export interface Wire {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(data: string): void
  close(code?: number, reason?: string): void
}

export interface TableSocketOptions {
  onUpdate(update: Update): void
  onRefused(refused: Refused): void
  onLink(link: Link): void
  open?: (url: string) => Wire
  random?: () => number
}

const OPEN = 1
const PING_EVERY_MS = 20_000
const SILENCE_MS = 10_000
const NAMES = { update: 'Update', ack: 'Ack', refused: 'Refused', pong: 'Pong' } as const

type Pending = Act | Proceed

/**
 * One table's connection: asks for everything since the last version it has, keeps what was not acknowledged
 * and sends it again, with the same id, on the next connection.
 */
export class TableSocket {
  version = 0
  private wire: Wire | null = null
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private ping: ReturnType<typeof setTimeout> | undefined
  private pending = new Map<string, Pending>()
  private stopped = false
  private resumed = false

  constructor(
    private readonly url: string,
    private readonly options: TableSocketOptions,
  ) {}

  start(): void {
    this.stopped = false
    this.connect()
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.timer)
    clearTimeout(this.ping)
    this.drop()
    this.options.onLink('closed')
  }

  /** Reconnects without waiting: the network or the page has come back. */
  wake(): void {
    if (this.stopped) return
    if (this.wire !== null && this.wire.readyState <= OPEN) this.probe()
    else {
      this.attempt = 0
      this.connect()
    }
  }

  /** Sends a message that must not get lost. Its id makes a second arrival harmless. */
  post(message: Pending): void {
    this.pending.set(message.id, message)
    this.write(message)
  }

  get unanswered(): number {
    return this.pending.size
  }

  private connect(): void {
    clearTimeout(this.timer)
    this.drop()
    this.options.onLink('connecting')
    const wire = (this.options.open ?? ((url) => new WebSocket(url)))(this.url)
    this.wire = wire
    wire.onopen = () => {
      this.options.onLink('open')
      this.resumed = false
      this.write({ type: 'resume', since: this.version })
      for (const message of this.pending.values()) this.write(message)
      this.listen()
    }
    wire.onmessage = (event) => this.receive(String(event.data))
    wire.onclose = () => this.lost()
  }

  private drop(): void {
    const wire = this.wire
    this.wire = null
    if (wire === null) return
    wire.onopen = wire.onmessage = wire.onclose = null
    wire.close()
  }

  private lost(): void {
    this.drop()
    clearTimeout(this.ping)
    if (this.stopped) return
    this.options.onLink('waiting')
    this.timer = setTimeout(() => this.connect(), delay(this.attempt++, this.options.random))
  }

  private receive(text: string): void {
    const raw = JSON.parse(text) as { type: keyof typeof NAMES }
    const message = complete<ServerMessage>(NAMES[raw.type], raw)
    this.attempt = 0
    this.listen()
    if (message.type === 'ack') this.pending.delete(message.id)
    else if (message.type === 'refused') {
      if (message.id !== null) this.pending.delete(message.id)
      this.options.onRefused(message)
    } else if (message.type === 'update') this.update(message)
  }

  /** The answer to `resume` counts whatever its version; afterwards nothing may lead back. */
  private update(update: Update): void {
    if (this.resumed && update.version < this.version) return
    this.resumed = true
    this.version = update.version
    this.options.onUpdate(update)
  }

  /** After a while without a word from the server, asks; after more silence, gives the connection up. */
  private listen(): void {
    clearTimeout(this.ping)
    this.ping = setTimeout(() => this.probe(), PING_EVERY_MS)
  }

  private probe(): void {
    clearTimeout(this.ping)
    this.write({ type: 'ping' })
    this.ping = setTimeout(() => this.lost(), SILENCE_MS)
  }

  private write(message: ClientMessage): void {
    if (this.wire?.readyState === OPEN) this.wire.send(JSON.stringify(message))
  }
}

/** The address of a table's socket, on the server that served this page. */
export function tableUrl(table: string, location: Location = window.location): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}`
}

/** Calls `wake` whenever the network or the page may have come back; returns a function that stops it. */
export function onReturn(wake: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') wake()
  }
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('online', wake)
    window.removeEventListener('pageshow', wake)
    document.removeEventListener('visibilitychange', seen)
  }
}
