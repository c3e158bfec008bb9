import type { IntentCall } from '@parco/protocol'

/** Whether a fresh reading is a request that stands on its own: neither a question back, nor chat. */
export function isComplete(call: IntentCall | undefined): boolean {
  return call !== undefined && call.intent !== 'clarify' && call.intent !== 'none'
}
