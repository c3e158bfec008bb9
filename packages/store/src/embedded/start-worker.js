import { enableCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'

// Plain JavaScript on purpose. A thread does not take over its parent's cache of compiled code, and
// without one Node loads what strips types: 17 MB, kept for as long as the thread lives.
if (workerData.codeCache !== undefined) enableCompileCache(workerData.codeCache)
await import('./worker.ts')
