import { MessageChannel, Worker } from 'node:worker_threads'
import { ParcoError } from '@parco/protocol'
import pg from 'pg'
import type { Engine } from '../engine.ts'
import { typeParsers } from '../type-parsers.ts'
import { explainFailure } from './explain-failure.ts'
import { MessagePortStream } from './message-port-stream.ts'
import { SerialQueue } from './serial-queue.ts'
import type { DataPlace, WorkerInput, WorkerReply, WorkerRequest } from './worker-protocol.ts'

/** The embedded database: PGlite in a worker thread, spoken to by the same driver as a server. */
export interface EmbeddedEngine extends Engine {
  readonly kind: 'embedded'
  /** Writes a consistent copy of the data directory to a new private file, while no transaction runs. */
  dump(path: string, compression: 'gzip' | 'none'): Promise<void>
  /** How many syncs have reached the disk since it was opened. */
  fsyncCount(): number
  /** Whether it keeps the process alive; it does at first. */
  ref(): void
  unref(): void
}

export interface EmbeddedEngineOptions {
  readonly place: DataPlace
  readonly archivePath?: string
}

/** Starts the worker and connects to it. */
export async function openEmbeddedEngine(options: EmbeddedEngineOptions): Promise<EmbeddedEngine> {
  const thread = new DatabaseThread(options)
  try {
    await thread.ready
    await thread.client.connect()
  } catch (error) {
    await thread.terminate()
    throw thread.failure ?? error
  }
  const queue = new SerialQueue()
  let isClosed = false
  return {
    kind: 'embedded',
    withClient(work) {
      return queue.run(async () => {
        if (isClosed) throw new ParcoError('store-unavailable', 'The database is closed.')
        if (thread.failure) throw thread.failure
        try {
          return await work(thread.client)
        } catch (error) {
          throw thread.failure ?? error
        }
      })
    },
    dump: (path, compression) => queue.run(() => thread.dump(path, compression)),
    ref: () => thread.ref(),
    unref: () => thread.unref(),
    fsyncCount: () => Atomics.load(thread.fsyncCounter, 0),
    close() {
      return queue.run(async () => {
        if (isClosed) return
        isClosed = true
        await thread.close()
      })
    },
  }
}

/** The worker, the driver bound to it, and why it died if it did. */
class DatabaseThread {
  readonly fsyncCounter = new Int32Array(new SharedArrayBuffer(4))
  readonly ready: Promise<void>
  readonly client: pg.Client
  failure: ParcoError | undefined
  readonly #worker: Worker
  readonly #stream: MessagePortStream
  readonly #place: DataPlace
  #waiting: { resolve(reply: WorkerReply): void; reject(error: unknown): void } | undefined

  constructor(options: EmbeddedEngineOptions) {
    this.#place = options.place
    const { port1, port2 } = new MessageChannel()
    const workerData: WorkerInput = {
      place: options.place,
      port: port2,
      fsyncCounter: this.fsyncCounter,
      ...(options.archivePath === undefined ? {} : { archivePath: options.archivePath }),
    }
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData,
      transferList: [port2],
      name: 'parco-database',
      // The worker's own output would appear among the program's.
      stdout: true,
      stderr: true,
    })
    this.#stream = new MessagePortStream(port1)
    this.client = new pg.Client({
      stream: () => this.#stream as never,
      user: 'postgres',
      database: 'postgres',
      types: typeParsers,
    })
    // Every query in flight is rejected as well; this only keeps the event from being unhandled.
    this.client.on('error', () => undefined)
    this.ready = this.#reply().then(() => undefined)
    this.#worker.on('message', (reply: WorkerReply) => this.#receive(reply))
    this.#worker.on('error', (error) => this.#fail(error.message, ''))
    this.#worker.on('exit', () => this.#fail('The database thread ended.', ''))
  }

  async dump(path: string, compression: 'gzip' | 'none'): Promise<void> {
    if (this.failure) throw this.failure
    const reply = await this.#ask({ type: 'dump', path, compression })
    if (reply.type === 'dump-failed') {
      const code = reply.code === 'ENOSPC' ? 'store-full' : 'internal'
      throw new ParcoError(code, `The copy of the database could not be written: ${reply.message}`)
    }
  }

  ref(): void {
    this.#worker.ref()
    this.#stream.ref()
  }

  unref(): void {
    this.#worker.unref()
    this.#stream.unref()
  }

  async close(): Promise<void> {
    if (!this.failure) await this.#ask({ type: 'close' })
    await this.terminate()
  }

  async terminate(): Promise<void> {
    this.failure ??= new ParcoError('store-unavailable', 'The database is closed.')
    this.#stream.destroy()
    await this.#worker.terminate()
  }

  #ask(request: WorkerRequest): Promise<WorkerReply> {
    const reply = this.#reply()
    this.#worker.postMessage(request)
    return reply
  }

  #reply(): Promise<WorkerReply> {
    const { promise, resolve, reject } = Promise.withResolvers<WorkerReply>()
    this.#waiting = { resolve, reject }
    return promise
  }

  #receive(reply: WorkerReply): void {
    if (reply.type === 'failed') {
      this.#fail(reply.message, reply.log)
      return
    }
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve(reply)
  }

  /** Ends the stream, so that the driver rejects whatever it was waiting for. */
  #fail(message: string, log: string): void {
    if (this.failure) return
    this.failure = explainFailure(message, log, this.#place)
    this.#waiting?.reject(this.failure)
    this.#waiting = undefined
    this.#stream.destroy()
  }
}
