import { buildFollowUp } from '../../stages/calls/read-calls.ts'
import { buildUndo } from '../../stages/calls/undo-call.ts'
import { defineIntent, type Intent } from '../define-intent.ts'
import { agendaIntents } from './agenda.ts'
import { bodyIntents } from './body.ts'
import { debtsIntents } from './debts.ts'
import { documentsIntents } from './documents.ts'
import { financeIntents } from './finance.ts'
import { goalsIntents } from './goals.ts'
import { habitsIntents } from './habits.ts'
import { memoryIntents } from './memory.ts'
import { peopleIntents } from './people.ts'

/** Every intent that is shipped, and what can be undone of them. */
export const lifeIntents: readonly Intent[] = [
  ...financeIntents,
  ...debtsIntents,
  ...bodyIntents,
  ...habitsIntents,
  ...goalsIntents,
  ...peopleIntents,
  ...agendaIntents,
  ...memoryIntents,
  ...documentsIntents,
  // The classifier is not taught it, and takes it for what is undone.
  defineIntent({ name: 'undo', build: buildUndo, akin: 'any' }),
  defineIntent({ name: 'follow_up', build: buildFollowUp }),
]
