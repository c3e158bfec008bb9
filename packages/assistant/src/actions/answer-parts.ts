import type { ActionCall, Turn } from '../turn/turn.ts'
import type { SureParts } from '../understanding/sure-parts.ts'
import { acknowledge } from './acknowledge.ts'
import type { ActionHandler } from './action-handler.ts'
import { proposeClaimed, UNEXPLAINED } from './claimed.ts'
import { sayLeftOut } from './say-left-out.ts'

/** What code is sure of in a turn's message, if anything. */
export type PartsOf = (turn: Turn) => Promise<SureParts | undefined>

export interface AnswerParts {
  /** Whether a turn's message only remarks on something that is not there. */
  isRemark(turn: Turn): Promise<boolean>
  readonly partsOf: PartsOf
  runOne(call: ActionCall, turn: Turn): Promise<unknown>
  /** What answers a message of which nothing is sure. */
  readonly otherwise: ActionHandler
}

/** What no rule explains, and no model was there to: its sure parts are done, and the rest is named. */
export const createAnswerParts = ({
  isRemark,
  partsOf,
  runOne,
  otherwise,
}: AnswerParts): ActionHandler => ({
  name: 'answer-parts',
  kind: 'reasoning',
  async run(call, turn) {
    const { text } = call.params
    // The rest of a message whose other part is done already.
    if (typeof text === 'string' && call.reason !== 'model-failed') {
      // What was read for the other part may have read this one too.
      if (turn.record.isReadWhole) return
      sayLeftOut(turn, [{ said: text, kind: 'unknown' }])
      return
    }
    if (text === undefined && (await proposeClaimed(turn, UNEXPLAINED))) return
    if (text === undefined && (await isRemark(turn))) {
      // "e aí, beleza?" asks how one is; any other remark is taken in.
      const reason = turn.text.trimEnd().endsWith('?') ? 'wellbeing' : 'nothing-to-record'
      return acknowledge.run({ ...call, reason }, turn)
    }
    const parts = text === undefined ? await partsOf(turn) : undefined
    if (!parts) return otherwise.run(call, turn)
    for (const part of parts.calls) await runOne(part, turn)
    sayLeftOut(turn, parts.leftOut)
  },
})
