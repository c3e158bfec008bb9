import ignore, { type Ignore } from 'ignore'
import type { ConfinedRoot } from './confinement/confined-root.ts'
import { ConfinementError } from './confinement/confinement-error.ts'

/** Never listed: what tools of version control and packages keep for themselves. */
export const ALWAYS_SKIPPED: ReadonlySet<string> = new Set(['.git', '.hg', '.svn', 'node_modules'])

const IGNORE_FILE = '.gitignore'

/** A tree deeper or larger than this is not walked to its end. */
const MAX_DEPTH = 40
const MAX_FILES = 100_000
const MAX_IGNORE_BYTES = 200_000

/**
 * Lists the regular files below a directory of a root, by path relative to that root, in the order
 * of their names; what .gitignore files exclude is left out, and links are not followed.
 */
export function* listFiles(root: ConfinedRoot, from = '.'): Generator<string> {
  let count = 0
  function* walkDirectory(path: string, rules: readonly Rules[], depth: number): Generator<string> {
    const entries = readEntries(root, path, depth === 0)
    const own = entries.some(({ name }) => name === IGNORE_FILE) ? readRules(root, path) : undefined
    const all = own ? [...rules, own] : rules
    for (const entry of entries) {
      if (ALWAYS_SKIPPED.has(entry.name)) continue
      const child = path === '.' ? entry.name : `${path}/${entry.name}`
      const isDirectory = entry.isDirectory()
      if (!isDirectory && !entry.isFile()) continue
      if (all.some((rule) => rule.excludes(child, isDirectory))) continue
      if (isDirectory) {
        if (depth < MAX_DEPTH) yield* walkDirectory(child, all, depth + 1)
      } else {
        count += 1
        if (count > MAX_FILES) return
        yield child
      }
    }
  }
  yield* walkDirectory(from.replace(/\/+$/, '') || '.', [], 0)
}

interface Rules {
  excludes(path: string, isDirectory: boolean): boolean
}

function readRules(root: ConfinedRoot, directory: string): Rules | undefined {
  try {
    const path = directory === '.' ? IGNORE_FILE : `${directory}/${IGNORE_FILE}`
    const text = root.readFile(path, MAX_IGNORE_BYTES).bytes.toString('utf8')
    const matcher: Ignore = ignore().add(text)
    const prefix = directory === '.' ? 0 : directory.length + 1
    return {
      excludes: (child, isDirectory) =>
        matcher.ignores(child.slice(prefix) + (isDirectory ? '/' : '')),
    }
  } catch {
    return undefined
  }
}

/** A directory below the first that vanished meanwhile, or may not be read, is empty. */
function readEntries(
  root: ConfinedRoot,
  path: string,
  isFirst: boolean,
): ReturnType<ConfinedRoot['readDirectory']> {
  try {
    return root.readDirectory(path)
  } catch (error) {
    if (error instanceof ConfinementError && !isFirst) return []
    throw error
  }
}
