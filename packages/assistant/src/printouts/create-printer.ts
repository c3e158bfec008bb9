import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ParcoError } from '@parco/protocol'
import type { Printout } from './printout.ts'

/** Ten times what the longest printout takes on a slow machine. */
const LONGEST_MS = 60_000
const MAX_HEAP_MB = 512

/**
 * Draws printouts as PDF, one after another, each in a thread that ends with it: meanwhile a server
 * answers everybody else.
 */
export function createPrinter(): (printout: Printout) => Promise<Uint8Array<ArrayBuffer>> {
  let last: Promise<unknown> = Promise.resolve()
  return (printout) => {
    const drawn = last.then(() => drawApart(printout))
    last = drawn.catch(() => undefined)
    return drawn
  }
}

function drawApart(printout: Printout): Promise<Uint8Array<ArrayBuffer>> {
  const codeCache = getCompileCacheDir()
  const worker = new Worker(new URL('./start-drawing.js', import.meta.url), {
    workerData: { printout, ...(codeCache === undefined ? {} : { codeCache: dirname(codeCache) }) },
    name: 'parco-printer',
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    // The library's own output would appear among the program's.
    stdout: true,
    stderr: true,
  })
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const fail = (why: string, cause?: unknown) =>
      reject(new ParcoError('internal', `The PDF could not be drawn: ${why}.`, { cause }))
    const timer = setTimeout(() => {
      fail(`it took longer than ${LONGEST_MS / 1000} s`)
      void worker.terminate()
    }, LONGEST_MS)
    worker.once('message', resolve)
    worker.once('error', (error) => fail(error.message, error))
    worker.once('exit', (code) => {
      clearTimeout(timer)
      fail(`its thread ended with ${code}`)
    })
  })
}
