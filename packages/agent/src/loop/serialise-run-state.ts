import type { RunState } from './run-state.ts'

/** Writes a run's state as JSON; bytes of files become base64, which `parseRunState` takes. */
export function serialiseRunState(state: RunState): string {
  return JSON.stringify(state, function (this: Record<string, unknown>, key, value: unknown) {
    // Not `value`: a Buffer is something else by the time it comes here.
    const original = this[key]
    return original instanceof Uint8Array ? Buffer.from(original).toString('base64') : value
  })
}
