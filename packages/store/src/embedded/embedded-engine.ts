import { ParcoError } from '@parco/protocol'
import type { ClientBase } from 'pg'
import type { Engine, LendOptions } from '../engine.ts'
import { DatabaseThread } from './database-thread.ts'
import { FlushGroup } from './flush-group.ts'
import { assertLogIsWhole, FlushMark } from './flush-mark.ts'
import { SerialQueue } from './serial-queue.ts'
import type { DataPlace } from './worker-protocol.ts'
import { writeWhole } from './write-whole.ts'

/** The embedded database: PGlite in a worker thread, spoken to by the same driver as a server. */
export interface EmbeddedEngine extends Engine {
  readonly kind: 'embedded'
  /** Writes a consistent copy of the data directory to a new private file, whole or not at all, while no transaction runs; gzipped when its name says so. */
  backup(path: string): Promise<void>
  /** How many syncs have reached the disk since it was opened. */
  fsyncCount(): number
  /** Whether it keeps the process alive; it does at first. */
  ref(): void
  unref(): void
}

export interface EmbeddedEngineOptions {
  readonly place: DataPlace
  /** A copy of a data directory to start from, when the place is empty. */
  readonly archivePath?: string
}

/** Starts the worker and connects to it. */
export async function openEmbeddedEngine(options: EmbeddedEngineOptions): Promise<EmbeddedEngine> {
  return new PGliteEngine(options, await startThread(options))
}

async function startThread(options: EmbeddedEngineOptions): Promise<DatabaseThread> {
  const thread = await DatabaseThread.start(options)
  try {
    const { place } = options
    if (place.type === 'directory') await assertLogIsWhole(thread.client, place.path)
    return thread
  } catch (error) {
    await thread.close()
    throw error
  }
}

/**
 * One connection, lent in turn. Commits do not wait for the disk one by one: each waits for the
 * next flush, which is at once when nobody else is waiting for the connection, so that many
 * transactions at the same time share one.
 */
class PGliteEngine implements EmbeddedEngine {
  readonly kind = 'embedded'
  readonly #options: EmbeddedEngineOptions
  readonly #queue = new SerialQueue()
  readonly #mark: FlushMark | undefined
  readonly #flushes: FlushGroup
  #thread: DatabaseThread
  #isClosed = false
  #isReferenced = true

  constructor(options: EmbeddedEngineOptions, thread: DatabaseThread) {
    this.#options = options
    this.#thread = thread
    const { place } = options
    this.#mark = place.type === 'directory' ? new FlushMark(place.path) : undefined
    this.#flushes = new FlushGroup((flushed) => this.#mark?.note(flushed))
  }

  async withClient<T>(
    work: (client: ClientBase, lastly: () => void) => Promise<T>,
    options: LendOptions = {},
  ): Promise<T> {
    const { result, onDisk, thread } = await this.#queue.run(async () => {
      const thread = await this.#liveThread()
      try {
        thread.setStatementTimeout(options.statementTimeoutMs)
        const result = await work(thread.client, () => {
          if (!options.readOnly && this.#queue.waiting === 0) this.#flushes.sendAhead(thread.client)
        })
        // In an object, because a promise returned by an async function would be waited for here.
        return { result, thread, onDisk: options.readOnly ? undefined : this.#flushes.join() }
      } catch (error) {
        throw thread.failure ?? error
      } finally {
        await this.#flushIfDue(thread)
      }
    })
    try {
      await onDisk
    } catch (error) {
      throw thread.failure ?? error
    }
    return result
  }

  withOwner<T>(work: (owner: ClientBase) => Promise<T>, options?: LendOptions): Promise<T> {
    return this.withClient(work, options)
  }

  backup(path: string): Promise<void> {
    return this.#queue.run(async () => {
      const thread = await this.#liveThread()
      thread.setStatementTimeout(undefined)
      await this.#flushes.flush(thread.client)
      await thread.client.query('checkpoint')
      await writeWhole(path, (draft) => thread.dump(draft))
    })
  }

  fsyncCount(): number {
    return this.#thread.fsyncCount()
  }

  ref(): void {
    this.#isReferenced = true
    this.#thread.ref()
  }

  unref(): void {
    this.#isReferenced = false
    this.#thread.unref()
  }

  close(): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#isClosed) return
      this.#isClosed = true
      const { failure, client } = this.#thread
      // Commits that came just before still wait for the disk.
      if (failure) this.#flushes.fail(failure)
      else await this.#flushes.flush(client)
      await this.#thread.close()
      this.#mark?.close()
    })
  }

  async #flushIfDue(thread: DatabaseThread): Promise<void> {
    if (thread.failure) this.#flushes.fail(thread.failure)
    else if (this.#queue.waiting === 0 || this.#flushes.isFull || this.#flushes.isSentAhead) {
      await this.#flushes.flush(thread.client)
    }
  }

  /** After a failure that may have passed, the files are opened again: they survive whatever ended the thread. */
  async #liveThread(): Promise<DatabaseThread> {
    if (this.#isClosed) throw new ParcoError('store-unavailable', 'The database is closed.')
    const { failure } = this.#thread
    if (!failure) return this.#thread
    this.#flushes.fail(failure)
    if (this.#options.place.type === 'memory' || !failure.retryable) throw failure
    await this.#thread.terminated()
    this.#thread = await startThread({ place: this.#options.place })
    if (!this.#isReferenced) this.#thread.unref()
    return this.#thread
  }
}
