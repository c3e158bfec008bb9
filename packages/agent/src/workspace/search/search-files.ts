import { quoteName } from '../../internal/quote-name.ts'
import type { ConfinedRoot } from '../confinement/confined-root.ts'
import { listFiles } from '../list-files.ts'
import { isBinary } from '../tools/read-tool.ts'
import { createMatcher, type MatchedLine } from './matcher.ts'
import { requiredText } from './required-text.ts'

/** What is searched for, and where. */
export interface SearchOptions {
  readonly root: ConfinedRoot
  readonly directory: string
  /** A JavaScript regular expression. */
  readonly pattern: string
  readonly ignoreCase: boolean
  readonly accepts?: (path: string) => boolean
  readonly filesOnly: boolean
  readonly maxMatches: number
  readonly signal: AbortSignal
}

/** What was found. */
export interface SearchResult {
  /** `path:line: text`, or paths alone. */
  readonly matches: readonly string[]
  readonly isCut: boolean
}

const MAX_SEARCHED_BYTES = 2_000_000

/** What is sent to the searching thread at once: a message for each file costs more than most files. */
const BATCH_FILES = 64
const BATCH_CHARACTERS = 1_000_000

/**
 * Searches the files of a root. Files are opened here, confined; the expression runs in a thread
 * that can be stopped, because a hostile one would never end.
 * @throws SyntaxError for a pattern that is no regular expression; Error when it takes too long.
 */
export async function searchFiles(options: SearchOptions): Promise<SearchResult> {
  const { pattern, maxMatches, filesOnly } = options
  const flags = options.ignoreCase ? 'iu' : 'u'
  // Says what is wrong with it before anything is read.
  new RegExp(pattern, flags)
  const matcher = createMatcher(pattern, flags)
  const matches: string[] = []
  try {
    for (const batch of readBatches(options)) {
      options.signal.throwIfAborted()
      const room = filesOnly ? 1 : maxMatches - matches.length + 1
      const found = await matcher.match(
        batch.map(({ text }) => text),
        room,
      )
      batch.forEach(({ path }, index) => {
        matches.push(...toEntries(path, found[index] ?? [], filesOnly))
      })
      if (matches.length > maxMatches) {
        return { matches: matches.slice(0, maxMatches), isCut: true }
      }
    }
    return { matches, isCut: false }
  } finally {
    await matcher.stop()
  }
}

function toEntries(path: string, lines: readonly MatchedLine[], filesOnly: boolean): string[] {
  const name = quoteName(path)
  if (filesOnly) return lines.length > 0 ? [name] : []
  return lines.map(([number, line]) => `${name}:${number}: ${line}`)
}

interface SearchedFile {
  readonly path: string
  readonly text: string
}

/** The files that may hold a match, some at a time. */
function* readBatches(options: SearchOptions): Generator<SearchedFile[]> {
  const { root, directory, accepts, signal, ignoreCase } = options
  const required = ignoreCase ? '' : requiredText(options.pattern)
  let batch: SearchedFile[] = []
  let size = 0
  for (const path of listFiles(root, directory)) {
    signal.throwIfAborted()
    if (accepts && !accepts(path)) continue
    const text = readText(root, path, required)
    if (text === undefined) continue
    batch.push({ path, text })
    size += text.length
    if (batch.length < BATCH_FILES && size < BATCH_CHARACTERS) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}

function readText(root: ConfinedRoot, path: string, required: string): string | undefined {
  try {
    const { bytes, isCut } = root.readFile(path, MAX_SEARCHED_BYTES)
    if (isCut || (required !== '' && !bytes.includes(required)) || isBinary(bytes)) return undefined
    return bytes.toString('utf8')
  } catch {
    // It vanished, or may not be read: other files can still match.
    return undefined
  }
}
