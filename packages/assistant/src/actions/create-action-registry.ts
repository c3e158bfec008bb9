import { ParcoError } from '@parco/protocol'
import type { ThinkingAction } from '../thinking/thinking-action.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'
import { acknowledge, createAcknowledgeOrThink } from './acknowledge.ts'
import type { ActionHandler } from './action-handler.ts'
import { ActionRegistry } from './action-registry.ts'
import { answerContext } from './answer-context.ts'
import { answerCrisis } from './answer-crisis.ts'
import { createAnswerParts, type PartsOf } from './answer-parts.ts'
import { type BoundIn, createAskMissing } from './ask-missing.ts'
import { callTool } from './call-tool.ts'
import { confirmPending, correctPending, rejectPending } from './decide-pending.ts'
import { calculate } from './everyday/calculate.ts'
import { listRecords, tellLastWrite } from './everyday/list-records.ts'
import { tellDay, tellTime } from './everyday/tell-clock.ts'
import { createFollowUp } from './follow-up/follow-up.ts'
import type { HandledIntent } from './handled-intents.ts'
import type { ExamplesOf } from './nearest-examples.ts'
import { createPrintOut } from './print-out.ts'
import { createRunSeveral } from './run-several.ts'
import type { DecideWords } from './stand-in.ts'
import { createThinkAbout, type LikelyIntents } from './think-about.ts'
import { redoUndone, undoSeveral, undoWrite } from './undo-write.ts'
import { createAnswerWithoutModel, createSayNotBuilt, sayInactive } from './without-model.ts'

export interface ActionParts {
  readonly toolNames: Iterable<string>
  /** Actions that think, by name. */
  readonly thinking: ReadonlyMap<string, ThinkingAction>
  readonly likelyIntents: LikelyIntents
  runOne(call: ActionCall, turn: Turn): Promise<unknown>
  readonly examplesOf: ExamplesOf
  readonly decideWords: DecideWords
  readonly partsOf: PartsOf
  readonly boundIn: BoundIn
  isRemark(turn: Turn): Promise<boolean>
}

/** Every action that Parco has: the control intents, and each tool under its own name. */
export function createActionRegistry({
  toolNames,
  thinking,
  likelyIntents,
  runOne,
  examplesOf,
  decideWords,
  partsOf,
  isRemark,
  boundIn,
}: ActionParts): ActionRegistry {
  const sayNotBuilt = createSayNotBuilt(examplesOf, decideWords)
  const answerWithoutModel = createAnswerWithoutModel(examplesOf)
  const converse = createThinkAbout(actionOf(thinking, 'converse'), likelyIntents)
  const rewrite = createThinkAbout(actionOf(thinking, 'prompted'), async () => [])
  const handlers: Readonly<Record<HandledIntent, ActionHandler>> = {
    confirm: confirmPending,
    reject: rejectPending,
    correct: correctPending,
    clarify: createAskMissing(sayNotBuilt, boundIn, decideWords),
    multi: createRunSeveral(runOne),
    undo: undoWrite,
    undo_several: undoSeveral,
    redo: redoUndone,
    none: createAcknowledgeOrThink(converse),
    model: createAnswerParts({ isRemark, partsOf, runOne, otherwise: answerWithoutModel }),
    general_chat: converse,
    analyze_context: converse,
    translate: rewrite,
    summarize_text: rewrite,
    generate_pdf: createPrintOut(decideWords),
    safety_crisis: answerCrisis,
    tell_time: tellTime,
    tell_day: tellDay,
    calculate,
    list_records: listRecords,
    last_write: tellLastWrite,
    follow_up: createFollowUp(runOne),
  }
  return new ActionRegistry({
    handlers,
    toolNames,
    callTool,
    reason: converse,
    withoutModel: { none: acknowledge, analyze_context: answerContext },
    answerWithoutModel,
    notBuilt: sayNotBuilt,
    inactive: sayInactive,
  })
}

function actionOf(thinking: ActionParts['thinking'], name: string): ThinkingAction {
  const action = thinking.get(name)
  if (action) return action
  throw new ParcoError('configuration', `There is no action ${name} that thinks.`)
}
