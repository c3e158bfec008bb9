import { createWriteStream, openAsBlob } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import { createGzip, gunzip } from 'node:zlib'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { DurableNodeFS } from './durable-node-fs.ts'
import { runMessages } from './run-messages.ts'
import { startParameters } from './start-parameters.ts'
import type { WorkerInput, WorkerReply, WorkerRequest } from './worker-protocol.ts'

const input = workerData as WorkerInput
const parent = parentPort
if (!parent) throw new Error('This file runs as a worker thread.')

const TERMINATE = 0x58
const KEPT_LOG_LINES = 60

const logLines: string[] = []
let database: PGlite | undefined

function reply(message: WorkerReply): void {
  parent?.postMessage(message)
}

/** The last lines of PostgreSQL's log name the cause when it gives up. */
function keepLogLine(text: string): boolean {
  logLines.push(text)
  if (logLines.length > KEPT_LOG_LINES) logLines.shift()
  return true
}

function fail(error: unknown): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  reply({ type: 'failed', message, log: logLines.join('\n') })
}

async function start(): Promise<void> {
  const { place, archivePath, fsyncCounter } = input
  const options: PGliteOptions = {
    startParams: startParameters(PGlite.defaultStartParams, place.type),
    onStderr: keepLogLine,
    ...(archivePath === undefined ? {} : { loadDataDir: await readArchive(archivePath) }),
    ...(place.type === 'memory'
      ? {}
      : { fs: new DurableNodeFS(place.path, () => Atomics.add(fsyncCounter, 0, 1)) }),
  }
  database = await PGlite.create(options)
  input.port.on('message', answer)
  reply({ type: 'ready' })
}

/** Runs all pieces to completion before the next message: the database has one connection. */
async function answer(pieces: readonly Uint8Array[]): Promise<void> {
  try {
    if (!database || pieces.some((piece) => piece[0] === TERMINATE)) return
    const bytes = await runMessages(database, pieces)
    input.port.postMessage(bytes, [bytes.buffer])
  } catch (error) {
    database = undefined
    fail(error)
  }
}

async function dump(path: string): Promise<void> {
  if (!database) throw new Error('The database is closed.')
  const tar = await database.dumpDataDir('none')
  const bytes = Readable.fromWeb(tar.stream() as ReadableStream)
  const file = await open(path, 'wx', 0o600)
  try {
    const target = createWriteStream(path, { fd: file.fd, autoClose: false })
    if (path.endsWith('.gz')) await pipeline(bytes, createGzip(), target)
    else await pipeline(bytes, target)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function readArchive(path: string): Promise<Blob> {
  if (!path.endsWith('.gz')) return openAsBlob(path)
  return new Blob([await promisify(gunzip)(await readFile(path))])
}

parent.on('message', async (request: WorkerRequest) => {
  if (request.type === 'close') {
    await database?.close().catch(fail)
    database = undefined
    reply({ type: 'closed' })
    return
  }
  try {
    await dump(request.path)
    reply({ type: 'dumped' })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    const message = error instanceof Error ? error.message : String(error)
    reply({ type: 'dump-failed', message, ...(code === undefined ? {} : { code }) })
  }
})

start().catch(fail)
