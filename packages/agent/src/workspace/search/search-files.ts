import { setImmediate as nextTurn } from 'node:timers/promises'
import { quoteName } from '../../internal/quote-name.ts'
import type { ConfinedRoot } from '../confinement/confined-root.ts'
import { listFiles } from '../list-files.ts'
import { isBinary } from '../tools/read-tool.ts'
import { createMatcher, type MatchedLine } from './matcher.ts'
import type { Narrower, Narrowing } from './narrower.ts'
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
  readonly narrower?: Narrower | undefined
}

/** What was found. */
export interface SearchResult {
  /** `path:line: text`, or paths alone. */
  readonly matches: readonly string[]
  readonly isCut: boolean
}

/** Larger files are not searched. */
export const MAX_SEARCHED_BYTES = 2_000_000

/** What is sent to the searching thread at once: a message for each file costs more than most files. */
const BATCH_FILES = 64
const BATCH_CHARACTERS = 1_000_000

/** Files that are looked at before others have a turn: the one who aborts, and ripgrep with its answer. */
const TURN_FILES = 64

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
    for await (const batch of readBatches(options)) {
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
async function* readBatches(options: SearchOptions): AsyncGenerator<SearchedFile[]> {
  const required = options.ignoreCase ? '' : requiredText(options.pattern)
  let batch: SearchedFile[] = []
  let size = 0
  for await (const path of listCandidates(options)) {
    const text = readText(options.root, path, required)
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

/** The files that are to be opened, in the order of their names. */
async function* listCandidates(options: SearchOptions): AsyncGenerator<string> {
  const { root, directory, accepts, signal, narrower } = options
  let narrowing: Narrowing | undefined
  let listed = 0
  let opened = 0
  try {
    for (const path of listFiles(root, directory)) {
      listed += 1
      if (listed % TURN_FILES === 0) await nextTurn()
      signal.throwIfAborted()
      if ((accepts && !accepts(path)) || narrowing?.rulesOut(path)) continue
      opened += 1
      if (opened === narrower?.afterFiles) narrowing = narrower.start(options)
      yield path
    }
  } finally {
    narrowing?.stop()
  }
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
