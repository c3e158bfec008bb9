import type { Turn } from '../turn/turn.ts'
import type { ActionHandler } from './action-handler.ts'
import { answerWithoutModel } from './without-model.ts'

/** What the router may say about a message that asks for nothing, and the reply that fits. */
const REPLIES: Readonly<Record<string, string>> = {
  greeting: 'chat.greeting',
  thanks: 'chat.thanks',
  farewell: 'chat.farewell',
  hedge: 'chat.stillOpen',
  hypothetical: 'chat.notYet',
  wish: 'chat.notYet',
  future: 'chat.notYet',
  almost: 'chat.notHappened',
  others: 'chat.someoneElse',
  reported: 'chat.someoneElse',
  order: 'chat.noOrders',
  help: 'chat.help',
  'nothing-pending': 'decision.nothingPending',
  'nothing-to-record': 'chat.nothingToRecord',
}

/** The reasons that a question mark turns into a question for a model. */
const ASKABLE_REASONS: ReadonlySet<string> = new Set([
  'nothing-to-record',
  'question',
  'future',
  'hypothetical',
  'wish',
])

/** Chat, negations, wishes and other people's affairs: a short answer, and nothing is touched. */
export const acknowledge: ActionHandler = {
  name: 'acknowledge',
  kind: 'deterministic',
  async run(call, turn) {
    const reason = call.reason ?? ''
    if (ASKABLE_REASONS.has(reason) && isQuestion(turn)) return answerWithoutModel.run(call, turn)
    const examples = turn.say('reasoning.examples')
    turn.record.say(turn.say(REPLIES[reason] ?? 'chat.notRecorded', { examples }))
  },
}

const isQuestion = ({ text }: Turn): boolean => text.trimEnd().endsWith('?')
