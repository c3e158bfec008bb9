import type { Engine } from '../engine.ts'
import type { StoreLog } from '../store-options.ts'

const CHECKPOINT_INTERVAL_MS = 5 * 60 * 1000
const CHECKPOINT_WAL_BYTES = 64 * 1024 * 1024
const VACUUM_INTERVAL_MS = 60 * 60 * 1000
const SNAPSHOT_INTERVAL_MS = 24 * 60 * 60 * 1000

/** A table is vacuumed once this many of its rows were changed or deleted. */
const VACUUM_ROWS = 500

export interface MaintenanceOptions {
  readonly engine: Engine
  readonly now: () => Date
  /** When the newest snapshot was taken, if there is one. */
  readonly lastSnapshotAt: Date | undefined
  readonly takeSnapshot: () => Promise<unknown>
  readonly log?: StoreLog | undefined
  /** How much WAL brings a checkpoint forward; 64 MB unless told. */
  readonly maxWalBytes?: number
}

/**
 * Does what a PostgreSQL server's background processes do, which the embedded database lacks:
 * `tick`, called about once a minute, checkpoints every 5 minutes or 64 MB of WAL, vacuums hourly,
 * and takes a snapshot daily. Failures are logged and tried again later; `tick` never rejects.
 */
export class Maintenance {
  readonly #options: MaintenanceOptions
  #checkpointAt: number
  #vacuumAt: number
  #snapshotAt: number
  #running: Promise<void> | undefined
  #isStopped = false

  constructor(options: MaintenanceOptions) {
    this.#options = options
    const now = options.now().getTime()
    this.#checkpointAt = now + CHECKPOINT_INTERVAL_MS
    this.#vacuumAt = now + VACUUM_INTERVAL_MS
    // The clock may have been set back since.
    const last = Math.min(options.lastSnapshotAt?.getTime() ?? now, now)
    this.#snapshotAt = last + SNAPSHOT_INTERVAL_MS
  }

  /** Begins nothing more; what is under way ends by itself. */
  stop(): void {
    this.#isStopped = true
  }

  tick(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #run(): Promise<void> {
    const now = this.#options.now().getTime()
    if (isDue(this.#vacuumAt, VACUUM_INTERVAL_MS, now)) {
      this.#vacuumAt = now + VACUUM_INTERVAL_MS
      await this.#attempt('vacuum', () => vacuum(this.#options.engine))
    }
    if (isDue(this.#checkpointAt, CHECKPOINT_INTERVAL_MS, now) || (await this.#hasMuchWal())) {
      this.#checkpointAt = now + CHECKPOINT_INTERVAL_MS
      await this.#attempt('checkpoint', () => checkpoint(this.#options.engine))
    }
    if (isDue(this.#snapshotAt, SNAPSHOT_INTERVAL_MS, now)) {
      this.#snapshotAt = now + SNAPSHOT_INTERVAL_MS
      await this.#attempt('snapshot', this.#options.takeSnapshot)
    }
  }

  async #hasMuchWal(): Promise<boolean> {
    const sizeBytes = await walSizeBytes(this.#options.engine).catch(() => 0)
    return sizeBytes >= (this.#options.maxWalBytes ?? CHECKPOINT_WAL_BYTES)
  }

  async #attempt(task: string, run: () => Promise<unknown>): Promise<void> {
    if (this.#isStopped) return
    try {
      await run()
      this.#options.log?.({ level: 'info', message: `Database maintenance: ${task} done.` })
    } catch (error) {
      // The database was closed meanwhile.
      if (this.#isStopped) return
      this.#options.log?.({
        level: 'warn',
        message: `Database maintenance: ${task} failed.`,
        data: { reason: error instanceof Error ? error.message : String(error) },
      })
    }
  }
}

/** A moment further away than its interval was chosen by a clock that has been set back since. */
function isDue(at: number, intervalMs: number, now: number): boolean {
  return now >= at || at - now > intervalMs
}

/** What a crash now would have to replay. */
export async function walSizeBytes(engine: Engine): Promise<number> {
  const { rows } = await engine.withClient(
    (client) =>
      client.query<{ size: number }>(
        'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as size from pg_control_checkpoint()',
      ),
    { readOnly: true },
  )
  return rows[0]?.size ?? 0
}

async function checkpoint(engine: Engine): Promise<void> {
  await engine.withClient((client) => client.query('checkpoint'), { readOnly: true })
}

/** One table at a time, so that turns find their way between. */
async function vacuum(engine: Engine): Promise<void> {
  // Counts of changed rows are otherwise reported with a delay.
  await engine.withClient((client) => client.query('select pg_stat_force_next_flush()'), {
    readOnly: true,
  })
  const { rows } = await engine.withClient(
    (client) =>
      client.query<{ name: string }>(
        `select relid::regclass::text as name from pg_stat_user_tables
          where n_dead_tup >= $1 or n_mod_since_analyze >= $1 order by relid`,
        [VACUUM_ROWS],
      ),
    { readOnly: true },
  )
  for (const { name } of rows) {
    await engine.withClient((client) => client.query(`vacuum (analyze) ${name}`))
  }
}
