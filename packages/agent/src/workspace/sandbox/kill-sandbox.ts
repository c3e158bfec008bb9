import { readChildren, readStartTicks } from './measure-processes.ts'

/**
 * Ends everything in a sandbox by its first process, with which the kernel ends the others; then
 * bubblewrap ends by itself. Ending bubblewrap instead, while it still prepares, would leave that
 * first process behind. Does nothing when there is none yet, so it is to be called until the end.
 */
export function killSandbox(processId: number, startTicks: string): void {
  // The number may have been given to another process since; that one must not be hit.
  if (readStartTicks(processId) !== startTicks) return
  for (const inner of readChildren(processId, String(processId))) {
    try {
      process.kill(inner, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
  }
}
