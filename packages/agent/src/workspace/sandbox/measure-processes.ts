import { readdirSync, readFileSync } from 'node:fs'

/** What a process and all that came from it use at one moment. */
export interface ProcessUsage {
  /** Processes and threads. */
  readonly count: number
  readonly memoryBytes: number
}

/**
 * Measures a tree of processes. Orphans stay in the tree of a sandbox, because its first process
 * adopts them. Stops counting above `maxCount`: more is too many already.
 */
export function measureProcesses(processId: number, maxCount: number): ProcessUsage {
  let count = 0
  let memoryBytes = 0
  const waiting = [processId]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const threads = readThreads(next)
    count += threads.length
    if (count > maxCount) break
    memoryBytes += readMemory(next)
    for (const thread of threads) waiting.push(...readChildren(next, thread))
  }
  return { count, memoryBytes }
}

/** A process that ended meanwhile uses nothing. */
function orEmpty<Value>(read: () => Value, empty: Value): Value {
  try {
    return read()
  } catch {
    return empty
  }
}

function readThreads(processId: number): string[] {
  return orEmpty(() => readdirSync(`/proc/${processId}/task`), [])
}

/** The processes that a thread of a process started, or adopted. */
export function readChildren(processId: number, thread: string): number[] {
  const text = orEmpty(() => readFileSync(`/proc/${processId}/task/${thread}/children`, 'utf8'), '')
  return text.split(' ').filter(Boolean).map(Number)
}

/** What is its own, and what it shares in memory; not the programs that it only maps. */
function readMemory(processId: number): number {
  const status = orEmpty(() => readFileSync(`/proc/${processId}/status`, 'utf8'), '')
  let kibibytes = 0
  for (const match of status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+)/gm))
    kibibytes += Number(match[1])
  return kibibytes * 1024
}

/** When a process started, in the kernel's ticks; tells it from a later one with its number. */
export function readStartTicks(processId: number): string | undefined {
  const stat = orEmpty(() => readFileSync(`/proc/${processId}/stat`, 'utf8'), '')
  // The name before it is in brackets and may hold anything.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
}
