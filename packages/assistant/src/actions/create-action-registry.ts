import type { ActionCall, Turn } from '../turn/turn.ts'
import { acknowledge } from './acknowledge.ts'
import { ActionRegistry } from './action-registry.ts'
import { answerCrisis } from './answer-crisis.ts'
import { askMissing } from './ask-missing.ts'
import { callTool } from './call-tool.ts'
import { confirmPending, correctPending, rejectPending } from './decide-pending.ts'
import { createRunSeveral } from './run-several.ts'
import { undoWrite } from './undo-write.ts'
import {
  answerConversation,
  answerWithoutModel,
  sayInactive,
  sayNotBuilt,
} from './without-model.ts'

/** Every action that Parco has: the control intents, and each tool under its own name. */
export function createActionRegistry(
  toolNames: Iterable<string>,
  runOne: (call: ActionCall, turn: Turn) => Promise<unknown>,
): ActionRegistry {
  return new ActionRegistry({
    handlers: {
      confirm: confirmPending,
      reject: rejectPending,
      correct: correctPending,
      clarify: askMissing,
      multi: createRunSeveral(runOne),
      undo: undoWrite,
      none: acknowledge,
      model: answerWithoutModel,
      general_chat: answerConversation,
      safety_crisis: answerCrisis,
    },
    toolNames,
    callTool,
    reason: sayNotBuilt,
    notBuilt: sayNotBuilt,
    inactive: sayInactive,
  })
}
