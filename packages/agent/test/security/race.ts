import { type ChildProcess, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ToolCallContext } from '../../src/index.ts'
import { createWorkspaceTools, openWorkspace } from '../../src/workspace/index.ts'

export interface RaceResult {
  /** Calls of each tool. */
  readonly calls: Readonly<Record<string, number>>
  /** Calls that were answered with content of the workspace: the race was really run. */
  readonly answered: number
  readonly escapes: readonly string[]
  /** The other process kept swapping to the end. */
  readonly isSwappedToTheEnd: boolean
  /** What a program that checks a path and then opens it would have given away meanwhile. */
  readonly naiveReads: number
  readonly naiveEscapes: number
}

const SECRET = 'the secret outside'

/** So many that `Grep` starts ripgrep where it is installed. */
const STILL_FILES = 300

/** Swaps a directory and a file for links that lead outside, as fast as it can, until it is killed. */
const SWAPPER = `
const { renameSync, symlinkSync, rmSync } = require('node:fs')
const [work, outside] = process.argv.slice(1)
process.chdir(work)
symlinkSync(outside, 'evil'); symlinkSync(outside + '/data.txt', 'evil.txt')
process.stdout.write('ready')
const rename = (from, to) => { try { renameSync(from, to); return true } catch { return false } }
for (;;) {
  // The tools make a missing directory again; then the one that was put aside goes.
  if (!rename('dir', 'held')) rmSync('held', { recursive: true, force: true })
  rename('evil', 'dir')
  rename('dir', 'evil')
  rename('held', 'dir')
  rename('file.txt', 'held.txt')
  rename('evil.txt', 'file.txt')
  rename('file.txt', 'evil.txt')
  rename('held.txt', 'file.txt')
}
`

/** Runs the file tools against a process that swaps names for links, for as long as is asked. */
export async function raceAgainstLinks(
  milliseconds: number,
  now: () => number = () => performance.now(),
): Promise<RaceResult> {
  const base = realpathSync(mkdtempSync(join(findMemory(), 'race-')))
  const work = join(base, 'work')
  const outside = join(base, 'outside')
  mkdirSync(join(work, 'dir'), { recursive: true })
  mkdirSync(outside)
  writeFileSync(join(outside, 'data.txt'), SECRET)
  writeFileSync(join(work, 'dir/data.txt'), 'inside')
  writeFileSync(join(work, 'file.txt'), 'inside')
  for (let index = 0; index < STILL_FILES; index += 1) {
    writeFileSync(join(work, `still-${index}`), 'not found')
  }
  let swapper: ChildProcess | undefined
  const workspace = openWorkspace(work)
  try {
    swapper = await startSwapper(work, outside)
    const tools = createWorkspaceTools(workspace)
    const context = {
      conversationId: 'race',
      signal: new AbortController().signal,
    } as ToolCallContext
    const calls: Record<string, number> = {}
    const escapes: string[] = []
    let answered = 0
    let naiveReads = 0
    let naiveEscapes = 0
    const before = JSON.stringify(snapshot(outside))
    const until = now() + milliseconds
    for (let round = 0; now() < until; round += 1) {
      for (const [name, input] of roundOfCalls(round)) {
        const tool = tools.find((candidate) => candidate.name === name)
        calls[name] = (calls[name] ?? 0) + 1
        const answer = await Promise.resolve()
          .then(() => tool?.execute(input, context))
          .catch((error: Error) => error.message)
        if (String(answer).includes(SECRET)) escapes.push(`${name} ${JSON.stringify(input)}`)
        if (/inside|Wrote|Replaced|data\.txt/.test(String(answer))) answered += 1
      }
      const naive = readNaively(work)
      if (naive !== undefined) naiveReads += 1
      if (naive === SECRET) naiveEscapes += 1
      if (JSON.stringify(snapshot(outside)) !== before) {
        escapes.push('something changed outside')
        break
      }
    }
    const isSwappedToTheEnd = swapper.exitCode === null
    return { calls, answered, escapes, isSwappedToTheEnd, naiveReads, naiveEscapes }
  } finally {
    swapper?.kill('SIGKILL')
    workspace.close()
    rmSync(base, { recursive: true, force: true, maxRetries: 5 })
  }
}

const GREP_EVERY = 20

function* roundOfCalls(round: number): Generator<[name: string, input: object]> {
  for (const path of ['dir/data.txt', 'file.txt']) {
    yield ['Read', { file_path: path }]
    yield ['Edit', { file_path: path, old_string: 'inside', new_string: 'inside still' }]
    yield ['Read', { file_path: path }]
    yield ['Write', { file_path: path, content: 'inside' }]
  }
  yield ['Write', { file_path: `dir/new-${round % 7}/deep.txt`, content: 'inside' }]
  yield ['Glob', { pattern: '**', path: 'dir' }]
  // It starts a thread each time.
  if (round % GREP_EVERY === 0) yield ['Grep', { pattern: 'side$' }]
}

/** Where the disk does not slow the race down. */
function findMemory(): string {
  return existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
}

/** Look first, open then: what the tools must not do. */
function readNaively(work: string): string | undefined {
  try {
    const path = join(work, 'dir/data.txt')
    if (!realpathSync(path).startsWith(`${work}/`)) return undefined
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function snapshot(outside: string): string[] {
  return readdirSync(outside).map((name) => `${name} ${readFileSync(join(outside, name), 'utf8')}`)
}

function startSwapper(work: string, outside: string): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', SWAPPER, work, outside], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.once('error', reject)
    child.stdout.once('data', () => resolve(child))
  })
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } })
  const result = await raceAgainstLinks(Number(values.seconds) * 1000)
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
  process.exitCode = result.escapes.length === 0 ? 0 : 1
}
