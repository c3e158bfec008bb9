import { Worker } from 'node:worker_threads'
import type { SandboxStop } from './sandbox.ts'

/** A command as the watchdog looks at it. */
export interface WatchedCommand {
  readonly processId: number
  readonly startTicks: string
  readonly directory: string
  readonly maxProcesses: number
  readonly maxMemoryBytes: number
  readonly minFreeBytes: number
}

export type WatchdogMessage =
  | { readonly type: 'watch'; readonly command: WatchedCommand }
  | { readonly type: 'unwatch'; readonly processId: number }

type StopListener = (stop: SandboxStop) => void

let worker: Worker | undefined
const listeners = new Map<number, StopListener>()

/**
 * Stops a command when all its processes together use too much: the kernel's own limits are for each
 * process, and do not count the processes of root. In a thread of its own, so that a busy agent does
 * not give a fork bomb time. Returns what ends the watch.
 */
export function watchCommand(command: WatchedCommand, onStop: StopListener): () => void {
  const { processId } = command
  listeners.set(processId, onStop)
  send({ type: 'watch', command })
  return () => {
    // Another command may have got the number since.
    if (listeners.get(processId) !== onStop) return
    listeners.delete(processId)
    send({ type: 'unwatch', processId })
  }
}

function send(message: WatchdogMessage): void {
  worker ??= startWorker()
  worker.postMessage(message)
}

function startWorker(): Worker {
  const started = new Worker(new URL('./watchdog-worker.ts', import.meta.url), { env: {} })
  started.on('message', ({ processId, stop }: { processId: number; stop: SandboxStop }) => {
    listeners.get(processId)?.(stop)
  })
  // Without its watchdog no command goes on.
  started.on('error', () => {
    worker = undefined
    for (const stop of listeners.values()) stop('aborted')
  })
  // After the listeners, which would hold the process again.
  started.unref()
  return started
}
