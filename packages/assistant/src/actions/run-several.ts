import { intentCallSchema } from '@parco/protocol'
import { z } from 'zod'
import type { ActionCall, Turn } from '../turn/turn.ts'
import type { ActionHandler } from './action-handler.ts'

const multiParams = z.object({ actions: z.array(intentCallSchema).min(1) })

/** Several requests in one message: in the order said, with one card for all writes. */
export function createRunSeveral(
  runOne: (call: ActionCall, turn: Turn) => Promise<unknown>,
): ActionHandler {
  return {
    name: 'run-several',
    kind: 'deterministic',
    async run({ params, reason }, turn) {
      const { actions } = multiParams.parse(params)
      for (const action of actions) {
        if (action.intent === 'multi') continue
        await runOne({ ...action, ...(reason === undefined ? {} : { reason }) }, turn)
      }
    },
  }
}
