import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import v8 from 'node:v8'
import { MessageChannel, Worker } from 'node:worker_threads'
import { ParcoError } from '@parco/protocol'
import pg from 'pg'
import { typeParsers } from '../type-parsers.ts'
import { explainFailure } from './explain-failure.ts'
import { MessagePortStream } from './message-port-stream.ts'
import type { DataPlace, WorkerInput, WorkerReply, WorkerRequest } from './worker-protocol.ts'

export interface DatabaseThreadOptions {
  readonly place: DataPlace
  readonly archivePath?: string
}

// The optimising compiler of WebAssembly takes 90 MB for what turns out no quicker here, and slows
// the first hundred turns; a database of one person never runs hot. V8 reads these when it compiles.
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) {
  v8.setFlagsFromString(flag)
}

/** A worker with the database in it, the driver bound to it, and why it died if it did. */
export class DatabaseThread {
  readonly client: pg.Client
  failure: ParcoError | undefined
  readonly #fsyncCounter = new Int32Array(new SharedArrayBuffer(4))
  readonly #ready: Promise<unknown>
  readonly #worker: Worker
  readonly #stream: MessagePortStream
  readonly #options: DatabaseThreadOptions
  #reply: PromiseWithResolvers<WorkerReply> | undefined

  /** @throws store-full, store-version, store-corrupt when the database does not open. */
  static async start(options: DatabaseThreadOptions): Promise<DatabaseThread> {
    const thread = new DatabaseThread(options)
    try {
      await thread.#ready
      await thread.client.connect()
      return thread
    } catch (error) {
      const failure = thread.failure
      await thread.#terminate()
      throw failure ?? error
    }
  }

  private constructor(options: DatabaseThreadOptions) {
    this.#options = options
    const { port1, port2 } = new MessageChannel()
    const codeCache = getCompileCacheDir()
    const workerData: WorkerInput = {
      place: options.place,
      port: port2,
      fsyncCounter: this.#fsyncCounter,
      // Node makes a folder of its own version in it.
      ...(codeCache === undefined ? {} : { codeCache: dirname(codeCache) }),
      ...(options.archivePath === undefined ? {} : { archivePath: options.archivePath }),
    }
    this.#worker = new Worker(new URL('./start-worker.js', import.meta.url), {
      workerData,
      transferList: [port2],
      name: 'parco-database',
      // The worker's own output would appear among the program's.
      stdout: true,
      stderr: true,
    })
    this.#stream = new MessagePortStream(port1, () => this.#stopLongStatement())
    this.client = new pg.Client({
      stream: () => this.#stream as never,
      user: 'postgres',
      database: 'postgres',
      types: typeParsers,
      // The next statement is on its way while the one before runs.
      pipeline: true,
    } as pg.ClientConfig)
    // Every query in flight is rejected as well; this only keeps the event from being unhandled.
    this.client.on('error', () => undefined)
    this.#ready = this.#expectReply()
    this.#worker.on('message', (reply: WorkerReply) => this.#receive(reply))
    this.#worker.on('error', (error) => this.#fail(this.#explain(error.message, '')))
    this.#worker.on('exit', () => this.#fail(this.#explain('The database thread ended.', '')))
  }

  setStatementTimeout(timeoutMs: number | undefined): void {
    this.#stream.timeoutMs = timeoutMs
  }

  fsyncCount(): number {
    return Atomics.load(this.#fsyncCounter, 0)
  }

  /** Copies the data directory to a new private file. @throws store-full when it does not fit. */
  async dump(path: string): Promise<void> {
    const reply = await this.#ask({ type: 'dump', path })
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
    if (!this.failure) await this.#ask({ type: 'close' }).catch(() => undefined)
    await this.#terminate()
  }

  async #terminate(): Promise<void> {
    this.#fail(new ParcoError('store-unavailable', 'The database is closed.'))
    await this.#worker.terminate()
  }

  /** PostgreSQL here hears no signal while it runs, so the thread is ended; what was committed is safe. */
  #stopLongStatement(): void {
    this.#fail(
      new ParcoError('timeout', 'The database took too long, so the query was stopped.', {
        retryable: true,
      }),
    )
    void this.terminated()
  }

  /** Ends the thread if it still runs; resolves when it can touch no file any more. */
  async terminated(): Promise<void> {
    await this.#worker.terminate()
  }

  #ask(request: WorkerRequest): Promise<WorkerReply> {
    if (this.failure) throw this.failure
    const reply = this.#expectReply()
    this.#worker.postMessage(request)
    return reply
  }

  #expectReply(): Promise<WorkerReply> {
    this.#reply = Promise.withResolvers<WorkerReply>()
    // It is always awaited, but the thread may fail before that.
    this.#reply.promise.catch(() => undefined)
    return this.#reply.promise
  }

  #receive(reply: WorkerReply): void {
    if (reply.type === 'failed') this.#fail(this.#explain(reply.message, reply.log))
    else this.#reply?.resolve(reply)
  }

  #explain(message: string, log: string): ParcoError {
    const { place, archivePath } = this.#options
    return explainFailure(message, log, place, archivePath)
  }

  /** Ends the stream, so that the driver rejects whatever it was waiting for. The first cause stays. */
  #fail(failure: ParcoError): void {
    if (this.failure) return
    this.failure = failure
    this.#reply?.reject(failure)
    this.#stream.destroy()
  }
}
