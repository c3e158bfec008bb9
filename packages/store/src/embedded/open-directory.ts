import { chmod, mkdir } from 'node:fs/promises'
import type { Engine } from '../engine.ts'
import { listPendingMigrations, migrate } from '../migrations/migrate.ts'
import type { Migration } from '../migrations/migration-source.ts'
import { assertRoleIsConfined } from '../server/assert-role-is-confined.ts'
import type { DirectoryStoreOptions } from '../store-options.ts'
import { blankDatabasePath } from './blank-database.ts'
import { type DataPaths, dataPaths, prepareDataDirectory } from './data-directory.ts'
import { deleteCopies } from './delete-copies.ts'
import { type DirectoryLock, lockDirectory } from './directory-lock.ts'
import { type EmbeddedEngine, openEmbeddedEngine } from './embedded-engine.ts'
import { explainFileError } from './explain-failure.ts'
import { Maintenance } from './maintenance.ts'
import { listSnapshots, takeSnapshot } from './snapshots.ts'

const TICK_MS = 60_000

/**
 * Opens the embedded database in a folder that this process alone may use: takes the lock, makes
 * the files whole, opens and migrates them (after a snapshot), and keeps them in order while open.
 */
export async function openDirectory(
  options: DirectoryStoreOptions,
  migrations: readonly Migration[],
): Promise<EmbeddedEngine> {
  const paths = dataPaths(options.directory)
  try {
    await mkdir(paths.home, { recursive: true, mode: 0o700 })
    return await openLocked(lockDirectory(paths.home), paths, options, migrations)
  } catch (error) {
    throw explainFileError(error, paths.home)
  }
}

async function openLocked(
  lock: DirectoryLock,
  paths: DataPaths,
  options: DirectoryStoreOptions,
  migrations: readonly Migration[],
): Promise<EmbeddedEngine> {
  let engine: EmbeddedEngine | undefined
  try {
    const { isNew } = await prepareDataDirectory(paths, blankPathOf(options, migrations))
    engine = await openEmbeddedEngine({ place: { type: 'directory', path: paths.data } })
    await bringUpToDate(engine, { paths, migrations, isNew, now: options.now })
    const stopMaintenance = await startMaintenance(engine, paths, options)
    const opened = engine
    return {
      kind: 'embedded',
      withClient: (work, lendOptions) => opened.withClient(work, lendOptions),
      withOwner: (work, lend) => opened.withOwner(work, lend),
      backup: (path) => opened.backup(path),
      deleteCopies: ({ renew = false } = {}) =>
        deleteCopies(opened, paths, renew ? nowOf(options.now) : undefined),
      fsyncCount: () => opened.fsyncCount(),
      ref: () => opened.ref(),
      unref: () => opened.unref(),
      async close() {
        stopMaintenance()
        await opened.close()
        lock.release()
      },
    }
  } catch (error) {
    await engine?.close()
    lock.release()
    throw error
  }
}

function blankPathOf(
  { blankDatabases }: DirectoryStoreOptions,
  migrations: readonly Migration[],
): string | undefined {
  return blankDatabases === undefined ? undefined : blankDatabasePath(blankDatabases, migrations)
}

interface UpToDateInput {
  readonly paths: DataPaths
  readonly migrations: readonly Migration[]
  readonly isNew: boolean
  readonly now: (() => Date) | undefined
}

async function bringUpToDate(engine: Engine, input: UpToDateInput): Promise<void> {
  const pending = await engine.withClient(
    (client) => listPendingMigrations(client, input.migrations),
    { readOnly: true },
  )
  if (pending.length > 0) {
    if (!input.isNew) await takeSnapshot(engine, input.paths.snapshots, nowOf(input.now))
    await engine.withClient((client) => migrate(client, input.migrations))
  }
  await engine.withClient(async (client) => {
    await assertRoleIsConfined(client)
    await client.query(END_LEFT_TURNS)
  })
}

/** Whoever thought about them is gone, as this process alone holds the folder: see `endLeftTurn`. */
const END_LEFT_TURNS = `
with turn as (
  update turns set status = 'aborted', ended_at = now() where status = 'running'
  returning user_id, assistant_message_id
)
update messages set parts = parts || '[{"type": "interruption"}]'::jsonb
  from turn
 where messages.user_id = turn.user_id and messages.id = turn.assistant_message_id`

/** Returns the function that stops it. */
async function startMaintenance(
  engine: Engine,
  paths: DataPaths,
  options: DirectoryStoreOptions,
): Promise<() => void> {
  await chmod(paths.snapshots, 0o700)
  const [newest] = await listSnapshots(paths.snapshots)
  const maintenance = new Maintenance({
    engine,
    now: () => nowOf(options.now),
    lastSnapshotAt: newest?.takenAt,
    takeSnapshot: () => takeSnapshot(engine, paths.snapshots, nowOf(options.now)),
    log: options.log,
  })
  const timer = setInterval(() => void maintenance.tick(), TICK_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    maintenance.stop()
  }
}

function nowOf(now: (() => Date) | undefined): Date {
  return now ? now() : new Date()
}
