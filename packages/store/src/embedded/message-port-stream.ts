import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'
import { MessageFrames } from './message-frames.ts'

/** A socket to the embedded database, as the `pg` driver expects one: bytes of the PostgreSQL protocol over a message port. */
export class MessagePortStream extends Duplex {
  /** How long the database may take for one answer; any time when undefined. */
  timeoutMs: number | undefined
  readonly #port: MessagePort
  readonly #frames = new MessageFrames()
  readonly #onTimeout: () => void
  #outbox: Uint8Array[] = []
  #unanswered = 0
  #timer: NodeJS.Timeout | undefined

  constructor(port: MessagePort, onTimeout: () => void) {
    super()
    this.#port = port
    this.#onTimeout = onTimeout
    port.on('message', (bytes: Uint8Array) => this.#receive(bytes))
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  // A socket's options, which mean nothing here.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    this.#port.ref()
    return this
  }
  unref(): this {
    this.#port.unref()
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#send(chunk)
    done()
  }

  override _writev(
    chunks: readonly { chunk: Buffer }[],
    done: (error?: Error | null) => void,
  ): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#port.close()
    done(error)
  }

  /** Copies each piece, because the driver's buffers are parts of shared ones. */
  #send(bytes: Buffer): void {
    const pieces = this.#frames.add(bytes).map((piece) => new Uint8Array(piece))
    if (pieces.length === 0) return
    // After all promises that are settled by now: what they lead to goes along.
    if (this.#outbox.length === 0) process.nextTick(() => this.#post())
    this.#outbox.push(...pieces)
  }

  /** A message to another thread costs more than a small query, so those of one moment share one. */
  #post(): void {
    const pieces = this.#outbox
    this.#outbox = []
    if (this.destroyed) return
    this.#port.postMessage(pieces)
    this.#unanswered += 1
    this.#watch()
  }

  /** Each post gets exactly one answer, in order. */
  #receive(bytes: Uint8Array): void {
    this.#unanswered -= 1
    this.#watch()
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }

  /** The clock starts again with every answer: it measures the few statements of one post. */
  #watch(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#unanswered === 0 || this.timeoutMs === undefined) return
    const timer = setTimeout(() => {
      // After the process itself was held up, the answer may be here already, and comes first.
      setImmediate(() => {
        if (this.#timer === timer) this.#onTimeout()
      })
    }, this.timeoutMs)
    this.#timer = timer
  }
}
