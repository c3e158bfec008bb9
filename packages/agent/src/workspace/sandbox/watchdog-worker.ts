import { statfsSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { killSandbox } from './kill-sandbox.ts'
import { measureProcesses } from './measure-processes.ts'
import type { SandboxStop } from './sandbox.ts'
import type { WatchdogMessage, WatchedCommand } from './watchdog.ts'

const INTERVAL_MS = 50

const watched = new Map<number, WatchedCommand>()
let timer: NodeJS.Timeout | undefined

parentPort?.on('message', (message: WatchdogMessage) => {
  if (message.type === 'watch') {
    watched.set(message.command.processId, message.command)
    inspect(message.command)
    timer ??= setInterval(inspectAll, INTERVAL_MS)
  } else {
    watched.delete(message.processId)
    if (watched.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
})

function inspectAll(): void {
  for (const command of watched.values()) inspect(command)
}

function inspect(command: WatchedCommand): void {
  const stop = findExcess(command)
  if (!stop) return
  parentPort?.postMessage({ processId: command.processId, stop })
  killSandbox(command.processId, command.startTicks)
}

function findExcess(command: WatchedCommand): SandboxStop | undefined {
  const { count, memoryBytes } = measureProcesses(command.processId, command.maxProcesses)
  if (count > command.maxProcesses) return 'processes'
  if (memoryBytes > command.maxMemoryBytes) return 'memory'
  return freeBytes(command.directory) < command.minFreeBytes ? 'disk' : undefined
}

function freeBytes(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
