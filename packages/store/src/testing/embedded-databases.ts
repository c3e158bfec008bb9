import { type EmbeddedEngine, openEmbeddedEngine } from '../embedded/embedded-engine.ts'
import type { Engine } from '../engine.ts'
import type { MigrationSource } from '../migrations/migration-source.ts'
import { prepareEmbeddedTemplate } from './embedded-template.ts'
import { fingerprintOf, isAsItWasLent } from './lent-session.ts'
import { KEEP_SEEDS, RESET_ROWS } from './reset-rows.ts'

interface Lendable {
  readonly engine: EmbeddedEngine
  readonly fingerprint: string
}

const idle = new Map<string, Lendable[]>()

/**
 * Lends a database in memory, migrated and otherwise empty. One that was returned is emptied and
 * lent again, which takes a tenth of the time of starting another; one whose borrower left more than
 * rows behind is closed instead.
 */
export async function borrowEmbeddedDatabase(sources: readonly MigrationSource[]): Promise<Engine> {
  const archivePath = await prepareEmbeddedTemplate(sources)
  const lent = idle.get(archivePath)?.pop() ?? (await start(archivePath))
  const { engine } = lent
  engine.ref()
  let isReturned = false
  return {
    kind: 'embedded',
    withClient: (work, lendOptions) => engine.withClient(work, lendOptions),
    withOwner: (work) => engine.withOwner(work),
    backup: (path) => engine.backup(path),
    async close() {
      if (isReturned) return
      isReturned = true
      if (!(await canBeLentAgain(lent))) return engine.close()
      // An idle one must not keep the test process alive.
      engine.unref()
      idle.set(archivePath, [...(idle.get(archivePath) ?? []), lent])
    },
  }
}

/** A database that failed is not lent again either. */
async function canBeLentAgain({ engine, fingerprint }: Lendable): Promise<boolean> {
  try {
    return await engine.withClient(async (client) => {
      if (!(await isAsItWasLent(client, fingerprint))) return false
      await client.query(RESET_ROWS)
      return true
    })
  } catch {
    return false
  }
}

async function start(archivePath: string): Promise<Lendable> {
  const engine = await openEmbeddedEngine({ place: { type: 'memory' }, archivePath })
  const fingerprint = await engine.withClient(async (client) => {
    await client.query(KEEP_SEEDS)
    return fingerprintOf(client)
  })
  return { engine, fingerprint }
}
