import { type EmbeddedEngine, openEmbeddedEngine } from '../embedded/embedded-engine.ts'
import type { Engine } from '../engine.ts'
import type { MigrationSource } from '../migrations/migration-source.ts'
import { prepareEmbeddedTemplate } from './embedded-template.ts'
import { KEEP_SEEDS, RESET_ROWS } from './reset-rows.ts'

const idle = new Map<string, EmbeddedEngine[]>()

/**
 * Lends a database in memory, migrated and otherwise empty. One that was returned is emptied and
 * lent again, which takes a tenth of the time of starting another.
 */
export async function borrowEmbeddedDatabase(sources: readonly MigrationSource[]): Promise<Engine> {
  const archivePath = await prepareEmbeddedTemplate(sources)
  const engine = idle.get(archivePath)?.pop() ?? (await start(archivePath))
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
      try {
        await engine.withClient((client) => client.query(RESET_ROWS))
      } catch {
        // A database that failed is not lent again.
        return engine.close()
      }
      // An idle one must not keep the test process alive.
      engine.unref()
      idle.set(archivePath, [...(idle.get(archivePath) ?? []), engine])
    },
  }
}

async function start(archivePath: string): Promise<EmbeddedEngine> {
  const engine = await openEmbeddedEngine({ place: { type: 'memory' }, archivePath })
  await engine.withClient((client) => client.query(KEEP_SEEDS))
  return engine
}
