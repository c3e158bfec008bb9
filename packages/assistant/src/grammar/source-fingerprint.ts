import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const DOMAINS_FOLDER = fileURLToPath(new URL('../domains', import.meta.url))
const ROUTER_FOLDER = fileURLToPath(new URL('../../../router/src', import.meta.url))

/** Sentences, and the code that compiles them. */
const SOURCES: readonly (readonly [folder: string, names: RegExp])[] = [
  [DOMAINS_FOLDER, /(?:^|[\\/])intents\.[\w-]+\.yaml$/],
  [ROUTER_FOLDER, /(?<!\.test)\.ts$/],
]

/**
 * Changes whenever a file changes from which the grammar is compiled: a hash of their names, sizes and
 * times, as reading them all would cost every start 30 ms. `undefined` where the sources are not
 * installed, so that nothing can be stale.
 */
export function sourceFingerprint(): string | undefined {
  if (!SOURCES.every(([folder]) => existsSync(folder))) return undefined
  const hash = createHash('sha256')
  for (const [folder, names] of SOURCES) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      names.test(file),
    )
    for (const file of files.sort()) {
      const { size, mtimeMs } = statSync(join(folder, file))
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}
