import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { ParcoError } from '@parco/protocol'

/** A folder of numbered SQL files, `0000_name.sql`, applied in order; the store's own come before all others. */
export interface MigrationSource {
  readonly name: string
  readonly directory: URL
}

/** The migrations of the store itself. */
export const storeMigrations: MigrationSource = {
  name: 'store',
  directory: new URL('../../migrations/', import.meta.url),
}

/** One SQL file of a source. */
export interface Migration {
  readonly source: string
  readonly file: string
  readonly sha256: string
  readonly text: string
}

const FILE_PATTERN = /^(\d{4})_[a-z0-9_]+\.sql$/

/**
 * Reads the files of a source, in order.
 * @throws configuration when a file is misnamed or two have the same number.
 */
export async function readMigrations(source: MigrationSource): Promise<Migration[]> {
  const directory = asDirectory(source.directory)
  const files = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  assertNumbered(source.name, files)
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, directory), 'utf8')
      const sha256 = createHash('sha256').update(text).digest('hex')
      return { source: source.name, file, sha256, text }
    }),
  )
}

/** A URL resolves files beside it unless it ends with a slash. */
function asDirectory(url: URL): URL {
  return url.href.endsWith('/') ? url : new URL(`${url.href}/`)
}

function assertNumbered(source: string, files: readonly string[]): void {
  const seen = new Map<string, string>()
  for (const file of files) {
    const number = FILE_PATTERN.exec(file)?.[1]
    if (number === undefined) {
      throw new ParcoError(
        'configuration',
        `Migration ${source}/${file} must be named like 0000_name.sql.`,
      )
    }
    const other = seen.get(number)
    if (other !== undefined) {
      throw new ParcoError('configuration', `Migrations ${source}/${other} and ${file} have the same number.`)
    }
    seen.set(number, file)
  }
}
