import { type FileHandle, link, mkdir, open, readdir, unlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { isParcoError, ParcoError } from '@parco/protocol/errors'
import { loadCrypto } from '../internal/load-on-use.ts'
import type { RunState } from '../loop/run-state.ts'
import { serialiseRunState } from '../loop/serialise-run-state.ts'
import { carriedElsewhere } from './memory-run-store.ts'
import { type BrokenRun, describeRun, type ListedRunStore, type StoredRun } from './stored-run.ts'

const RUN_ID = /^[A-Za-z0-9_-]{1,128}$/
const FILE_NAME = /^([A-Za-z0-9_-]{1,128})\.(\d{1,15})\.json$/
const DRAFT_NAME = /^\.([A-Za-z0-9_-]{1,128})\.(\d{1,15})\.[0-9a-f-]+\.draft$/

/**
 * Keeps each run in one private file of a directory, which is made when it is missing. A save is on
 * the disk when it resolves, and a process that is killed leaves the old file or the new one.
 *
 * The file is named after the run and its revision, and a revision can be made once: of two
 * processes that resume one run, the second is refused before it executes a write.
 */
export function createFileRunStore(directory: string): ListedRunStore {
  if (typeof directory !== 'string' || directory === '') {
    throw new ParcoError(
      'configuration',
      'createFileRunStore takes the directory that keeps the runs, such as "runs".',
    )
  }
  const root = resolve(directory)

  async function findFiles(): Promise<RunFile[]> {
    try {
      return (await readdir(root)).flatMap((name) => toRunFile(root, name) ?? [])
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return []
      throw unavailable(root, error)
    }
  }

  async function findLatest(runId: string): Promise<RunFile | undefined> {
    const own = (await findFiles()).filter((file) => file.runId === runId && !file.isDraft)
    return own.sort((one, other) => other.revision - one.revision)[0]
  }

  return {
    async save(state) {
      const { runId, revision } = state
      const path = join(root, `${checkId(runId)}.${revision}.json`)
      const draft = join(root, `.${runId}.${revision}.${loadCrypto().randomUUID()}.draft`)
      try {
        await makeDirectory(root)
        await writeDurably(draft, serialiseRunState(state))
        await linkOnce(draft, path, runId)
        const files = (await findFiles()).filter((file) => file.runId === runId)
        if (files.some((file) => !file.isDraft && file.revision > revision)) {
          await remove(path)
          throw carriedElsewhere(runId)
        }
        await syncDirectory(root)
        for (const file of files) if (file.revision < revision) await remove(file.path)
      } catch (error) {
        throw isParcoError(error) ? error : unavailable(root, error)
      } finally {
        await remove(draft)
      }
    },

    async load(runId) {
      checkId(runId)
      for (;;) {
        const file = await findLatest(runId)
        if (!file) return undefined
        const found = await readRun(file)
        // Replaced by a later revision while it was looked for.
        if (found) return found.state
      }
    },

    async delete(runId) {
      checkId(runId)
      for (const file of await findFiles()) if (file.runId === runId) await remove(file.path)
    },

    async list() {
      const latest = new Map<string, RunFile>()
      for (const file of await findFiles()) {
        const known = latest.get(file.runId)
        if (!file.isDraft && (known?.revision ?? -1) < file.revision) latest.set(file.runId, file)
      }
      const runs: StoredRun[] = []
      const broken: BrokenRun[] = []
      for (const file of latest.values()) {
        try {
          const found = await readRun(file)
          if (found) runs.push(describeRun(found.state, found.savedAt))
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error)
          broken.push({ runId: file.runId, message })
        }
      }
      runs.sort((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
      return { runs, broken }
    },
  }
}

interface RunFile {
  readonly path: string
  readonly runId: string
  readonly revision: number
  /** A save that did not end. */
  readonly isDraft: boolean
}

function toRunFile(root: string, name: string): RunFile | undefined {
  const isDraft = name.startsWith('.')
  const [, runId, revision] = (isDraft ? DRAFT_NAME : FILE_NAME).exec(name) ?? []
  if (runId === undefined) return undefined
  return { path: join(root, name), runId, revision: Number(revision), isDraft }
}

/** An id becomes part of a file's name, so nothing else may be in it. */
function checkId(runId: string): string {
  if (RUN_ID.test(runId)) return runId
  throw new ParcoError(
    'bad-request',
    `A run's id is 1 to 128 letters, digits, "_" and "-"; ${JSON.stringify(runId)} is not.`,
  )
}

/** Unlike a rename, a link never replaces what another process has put there. */
async function linkOnce(draft: string, path: string, runId: string): Promise<void> {
  try {
    await link(draft, path)
  } catch (error) {
    // A draft that is gone was removed by whoever saved a later revision.
    if (hasCode(error, 'EEXIST') || hasCode(error, 'ENOENT')) throw carriedElsewhere(runId)
    throw error
  }
}

/** `undefined` when the file is gone. */
async function readRun({ path, runId, revision }: RunFile): Promise<KeptRun | undefined> {
  const read = await readText(path)
  if (!read) return undefined
  const { parseRunState } = await import('../loop/parse-run-state.ts')
  try {
    const state = parseRunState(JSON.parse(read.text))
    const isIts = state.runId === runId && state.revision === revision
    if (isIts) return { state, savedAt: read.savedAt }
  } catch (error) {
    if (error instanceof SyntaxError) throw damaged(path, 'It is not JSON.')
    if (!isParcoError(error)) throw error
    throw new ParcoError(error.code, `${path}: ${error.message}`)
  }
  throw damaged(path, 'It holds another run than its name says.')
}

interface KeptRun {
  readonly state: RunState
  readonly savedAt: Date
}

async function readText(path: string): Promise<{ text: string; savedAt: Date } | undefined> {
  try {
    const file = await open(path, 'r')
    return await closing(file, async () => {
      const { mtime: savedAt } = await file.stat()
      return { text: await file.readFile('utf8'), savedAt }
    })
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw unavailable(path, error)
  }
}

function damaged(path: string, problem: string): ParcoError {
  return new ParcoError(
    'store-corrupt',
    `The stored run ${path} is damaged. ${problem} It cannot be resumed; delete the file, or put a whole copy in its place.`,
  )
}

function unavailable(path: string, cause: unknown): ParcoError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  const code = hasCode(cause, 'ENOSPC') || hasCode(cause, 'EDQUOT') ? 'store-full' : undefined
  return new ParcoError(code ?? 'store-unavailable', `Runs cannot be kept in ${path}: ${reason}`, {
    cause,
  })
}

async function makeDirectory(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first !== undefined) await syncDirectory(dirname(first))
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  await closing(file, async () => {
    await file.writeFile(text)
    await file.sync()
  })
}

/** A new name is durable once its directory is synced. Windows cannot open one, and needs no sync. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const directory = await open(path, 'r')
  await closing(directory, () => directory.sync())
}

async function closing<Value>(file: FileHandle, use: () => Promise<Value>): Promise<Value> {
  try {
    return await use()
  } finally {
    await file.close()
  }
}

async function remove(path: string): Promise<void> {
  await unlink(path).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw unavailable(path, error)
  })
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
