import { Worker } from 'node:worker_threads'
import { quoteName } from '../../internal/quote-name.ts'
import type { ConfinedRoot } from '../confinement/confined-root.ts'
import { listFiles } from '../list-files.ts'
import { isBinary } from '../tools/read-tool.ts'

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

export interface SearchResult {
  /** `path:line: text`, or paths alone. */
  readonly matches: readonly string[]
  readonly isCut: boolean
}

/** One file's share of a search; a pattern that runs away is stopped with its worker. */
const FILE_TIMEOUT_MS = 2000
const MAX_SEARCHED_BYTES = 2_000_000

/**
 * Searches the files of a root. Files are opened here, confined; the expression runs in a worker
 * that can be stopped, because a hostile one would never end.
 * @throws SyntaxError for a pattern that is no regular expression; Error when it takes too long.
 */
export async function searchFiles(options: SearchOptions): Promise<SearchResult> {
  const flags = options.ignoreCase ? 'iu' : 'u'
  // Says what is wrong with it before anything is read.
  new RegExp(options.pattern, flags)
  const matcher = startMatcher(options.pattern, flags)
  const matches: string[] = []
  try {
    for (const path of listFiles(options.root, options.directory)) {
      options.signal.throwIfAborted()
      if (options.accepts && !options.accepts(path)) continue
      const text = readText(options.root, path)
      if (text === undefined) continue
      const room = options.filesOnly ? 1 : options.maxMatches - matches.length + 1
      const lines = await matcher.match(text, room)
      if (options.filesOnly) {
        if (lines.length > 0) matches.push(quoteName(path))
      } else {
        const name = quoteName(path)
        matches.push(...lines.map(([number, line]) => `${name}:${number}: ${line}`))
      }
      if (matches.length > options.maxMatches) {
        return { matches: matches.slice(0, options.maxMatches), isCut: true }
      }
    }
    return { matches, isCut: false }
  } finally {
    await matcher.stop()
  }
}

function readText(root: ConfinedRoot, path: string): string | undefined {
  try {
    const { bytes, isCut } = root.readFile(path, MAX_SEARCHED_BYTES)
    return isCut || isBinary(bytes) ? undefined : bytes.toString('utf8')
  } catch {
    // It vanished, or may not be read: other files can still match.
    return undefined
  }
}

type MatchedLine = readonly [line: number, text: string]

interface Matcher {
  match(text: string, maxLines: number): Promise<MatchedLine[]>
  stop(): Promise<unknown>
}

function startMatcher(pattern: string, flags: string): Matcher {
  const worker = new Worker(new URL('./match-worker.ts', import.meta.url), {
    workerData: { pattern, flags },
    env: {},
  })
  worker.unref()
  return {
    match: (text, maxLines) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          settle()
          reject(new Error('The pattern takes too long; use a simpler one.'))
        }, FILE_TIMEOUT_MS)
        const onMessage = (lines: MatchedLine[]) => {
          settle()
          resolve(lines)
        }
        const onError = (error: unknown) => {
          settle()
          reject(error)
        }
        const settle = () => {
          clearTimeout(timer)
          worker.off('message', onMessage).off('error', onError)
        }
        worker.on('message', onMessage).on('error', onError)
        worker.postMessage({ text, maxLines })
      }),
    stop: () => worker.terminate(),
  }
}
