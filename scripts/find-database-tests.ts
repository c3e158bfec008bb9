import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** What the ways to a database of a test read: whoever leads here runs on either engine. */
const READS_ENGINE = /\bPARCO_TEST_(?:ENGINE|DATABASE_URL)\b/

/** Imports that may lead to such a way: of a file beside it, or of what a package offers to tests. */
const IMPORT = /\bfrom '(\.[^']+|@parco\/\w+\/testing)'/g

interface Source {
  readonly readsEngine: boolean
  readonly imports: readonly string[]
}

/**
 * The test files among those whose imports lead to a database. On a PostgreSQL server all others
 * would only say again what they say without one.
 */
export function findDatabaseTests(root: string, patterns: readonly string[]): string[] {
  const sources = new Map<string, Source>()
  const read = (path: string): Source => {
    const known = sources.get(path) ?? readSource(root, path)
    sources.set(path, known)
    return known
  }
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }))
    .filter((path) => leadsToDatabase(join(root, path), read))
    .sort()
}

function leadsToDatabase(test: string, read: (path: string) => Source): boolean {
  const seen = new Set([test])
  // Grows while it is walked.
  for (const path of seen) {
    const { readsEngine, imports } = read(path)
    if (readsEngine) return true
    for (const imported of imports) seen.add(imported)
  }
  return false
}

function readSource(root: string, path: string): Source {
  const text = readFileSync(path, 'utf8')
  const imports = [...text.matchAll(IMPORT)].flatMap(([, name = '']) =>
    placesOf(root, path, name).filter((one) => /\.tsx?$/.test(one) && existsSync(one)),
  )
  return { readsEngine: READS_ENGINE.test(text), imports }
}

function placesOf(root: string, importer: string, name: string): string[] {
  if (name.startsWith('.')) return [resolve(dirname(importer), name)]
  const [, packageName = ''] = name.split('/')
  return ['packages', 'apps'].map((place) => join(root, place, packageName, 'src/testing/index.ts'))
}
