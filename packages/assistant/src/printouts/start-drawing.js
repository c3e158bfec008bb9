import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

// Plain JavaScript on purpose: see start-worker.js of the store. The thread ends with its drawing, and
// takes the library and its fonts along.
if (workerData.codeCache !== undefined) enableCompileCache(workerData.codeCache)
const { drawPrintout } = await import('./draw-printout.ts')
const bytes = await drawPrintout(workerData.printout)
parentPort?.postMessage(bytes, [bytes.buffer])
