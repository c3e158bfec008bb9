import { openAsBlob } from 'node:fs'
import { open } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { DurableNodeFS } from './durable-node-fs.ts'
import { startParameters } from './start-parameters.ts'
import type { WorkerInput, WorkerReply, WorkerRequest } from './worker-protocol.ts'

const input = workerData as WorkerInput
const port = parentPort
if (!port) throw new Error('This file runs as a worker thread.')

const logLines: string[] = []
let database: PGlite | undefined

function reply(message: WorkerReply): void {
  port?.postMessage(message)
}

/** The last lines of PostgreSQL's log name the cause when it gives up. */
function keepLogLine(text: string): boolean {
  logLines.push(text)
  if (logLines.length > 60) logLines.shift()
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
    ...(archivePath === undefined ? {} : { loadDataDir: await openAsBlob(archivePath) }),
    ...(place.type === 'memory'
      ? {}
      : { fs: new DurableNodeFS(place.path, () => Atomics.add(fsyncCounter, 0, 1)) }),
  }
  database = await PGlite.create(options)
  input.port.on('message', answer)
  reply({ type: 'ready' })
}

/** Runs to completion before the next message: the database has one connection. */
function answer(bytes: Uint8Array): void {
  if (!database || bytes[0] === 0x58) return
  try {
    const answered = database.execProtocolRawSync(bytes)
    const copy = new Uint8Array(answered)
    input.port.postMessage(copy, [copy.buffer])
  } catch (error) {
    database = undefined
    fail(error)
  }
}

async function dump(path: string, compression: 'gzip' | 'none'): Promise<void> {
  if (!database) return
  const file = await open(path, 'wx', 0o600)
  try {
    const blob = await database.dumpDataDir(compression)
    await file.writeFile(blob.stream())
    await file.sync()
  } finally {
    await file.close()
  }
}

port.on('message', async (request: WorkerRequest) => {
  if (request.type === 'close') {
    await database?.close().catch(fail)
    database = undefined
    reply({ type: 'closed' })
    return
  }
  try {
    await dump(request.path, request.compression)
    reply({ type: 'dumped' })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    const message = error instanceof Error ? error.message : String(error)
    reply({ type: 'dump-failed', message, ...(code === undefined ? {} : { code }) })
  }
})

start().catch(fail)
