import { type ChildProcess, spawn } from 'node:child_process'

/** What ripgrep looks for, and where. */
export interface RipgrepOptions {
  readonly executable: string
  readonly directory: string
  readonly text: string
  readonly ignoreCase: boolean
  /** Larger files are left out, as in every search here. */
  readonly maxFileBytes: number
  /** Names that are never searched, of directories and files. */
  readonly skippedNames: Iterable<string>
  readonly signal: AbortSignal
}

/** A search by ripgrep that was begun. */
export interface RipgrepRun {
  /** The files that hold the text, relative to the directory; `undefined` when it cannot be told. */
  readonly files: Promise<ReadonlySet<string> | undefined>
  stop(): void
}

/** The search that it speeds up takes no longer: ripgrep is stopped when that has ended. */
const TIMEOUT_MS = 10_000
/** Names of 100,000 files. */
const MAX_OUTPUT_BYTES = 16_000_000

/** Nothing was found is an answer; any other code says that something was not searched. */
const ANSWERS: ReadonlySet<number | null> = new Set([0, 1])

/**
 * Has ripgrep name the files that hold a text. It is told to search bytes as they are, in all files,
 * so that none is missing which the search here would find; never throws.
 */
export function runRipgrep(options: RipgrepOptions): RipgrepRun {
  let child: ChildProcess
  try {
    child = spawn(options.executable, toArguments(options), {
      cwd: options.directory,
      env: {},
      stdio: ['ignore', 'pipe', 'ignore'],
      signal: options.signal,
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    })
  } catch {
    return { files: Promise.resolve(undefined), stop: () => {} }
  }
  const stop = () => {
    child.kill('SIGKILL')
  }
  return { files: readNames(child, stop), stop }
}

function toArguments(options: RipgrepOptions): string[] {
  const { text, ignoreCase, maxFileBytes, skippedNames } = options
  return [
    '--no-config',
    '--files-with-matches',
    '--null',
    '--fixed-strings',
    ...(ignoreCase ? ['--ignore-case'] : ['--case-sensitive']),
    // NUL is no end of a file, and a mark of UTF-16 at its beginning no reason to decode it. As
    // `--binary` takes NUL for the end of a line, an endless run of them fills no memory.
    '--binary',
    '--encoding=none',
    '--no-mmap',
    '--no-ignore',
    '--hidden',
    '--no-messages',
    `--max-filesize=${maxFileBytes}`,
    ...[...skippedNames].map((name) => `--glob=!${name}`),
    `--regexp=${text}`,
    '--',
    '.',
  ]
}

function readNames(
  child: ChildProcess,
  stop: () => void,
): Promise<ReadonlySet<string> | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size <= MAX_OUTPUT_BYTES) return
      chunks.length = 0
      stop()
    })
    child.on('error', () => resolve(undefined))
    child.on('close', (code) => {
      resolve(ANSWERS.has(code) ? toNames(Buffer.concat(chunks)) : undefined)
    })
  })
}

function toNames(output: Buffer): ReadonlySet<string> {
  const names = output.toString('utf8').split('\0')
  return new Set(names.slice(0, -1).map((name) => name.replace(/^\.\//, '')))
}
