/**
 * Loaded into a server under load (`node --import`), and so into its database thread too: adds a
 * line about its thread to the file of PARCO_SOAK_PROBE each minute, and writes a heap snapshot
 * beside it whenever a file of that name with `.snapshot` behind it is new.
 */
import { appendFileSync, statSync } from 'node:fs'
import { getHeapStatistics, writeHeapSnapshot } from 'node:v8'
import { threadId } from 'node:worker_threads'

const path = process.env.PARCO_SOAK_PROBE
const MINUTE_MS = 60_000
const LOOK_MS = 1_000

const mb = (bytes: number): number => Math.round(bytes / 1024 / 1024)

function tell(file: string): void {
  const { rss, external, arrayBuffers } = process.memoryUsage()
  const { used_heap_size, total_heap_size } = getHeapStatistics()
  appendFileSync(
    file,
    `${JSON.stringify({
      pid: process.pid,
      thread: threadId,
      rss: mb(rss),
      heapUsed: mb(used_heap_size),
      heapTotal: mb(total_heap_size),
      external: mb(external),
      arrayBuffers: mb(arrayBuffers),
    })}\n`,
  )
}

if (path !== undefined) {
  let snapshotAt = Date.now()
  setInterval(() => tell(path), MINUTE_MS).unref()
  setInterval(() => {
    const wanted = statSync(`${path}.snapshot`, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (wanted <= snapshotAt) return
    snapshotAt = Date.now()
    writeHeapSnapshot(`${path}.${process.pid}.${threadId}.${snapshotAt}.heapsnapshot`)
    tell(path)
  }, LOOK_MS).unref()
}
