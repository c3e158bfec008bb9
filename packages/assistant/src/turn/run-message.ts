import type { Router, UserVocabulary } from '@parco/router'
import { closeQuestion, type IntentAction } from '@parco/store'
import type { ActionKind } from '../actions/action-handler.ts'
import type { ActionRegistry } from '../actions/action-registry.ts'
import { decideMessage } from './decide-message.ts'
import type { ActionCall, Turn } from './turn.ts'

export interface MessageRunner {
  readonly router: Router
  readonly registry: ActionRegistry
  /** The names that the user has, for the router. */
  vocabularyOf(turn: Turn): Promise<UserVocabulary>
  /** The rows of `intent_actions`, by intent. */
  overridesOf(turn: Turn): Promise<ReadonlyMap<string, IntentAction>>
}

/** Decides what a message means and executes it: the two stages of a turn. */
export async function runMessage(runner: MessageRunner, turn: Turn): Promise<void> {
  const { decision, call } = decideMessage(turn, runner.router, await runner.vocabularyOf(turn))
  turn.record.decide(decision)
  await settleQuestion(turn, call)
  const kind = await runAction(runner, call, turn)
  turn.record.usage.push({
    id: turn.services.mint('usage'),
    intent: decision.intent,
    actionType: kind,
    inputTokens: 0,
    outputTokens: 0,
    wasKeywordMatched: decision.source !== 'model',
  })
}

/** Runs the action of one call; the actions of a `multi` come here one by one. */
export async function runAction(
  runner: MessageRunner,
  call: ActionCall,
  turn: Turn,
): Promise<ActionKind> {
  const override = (await runner.overridesOf(turn)).get(call.intent)
  const handler = runner.registry.resolve(call.intent, override)
  await handler.run(call, turn)
  return handler.kind
}

/**
 * Closes the open question once its answer came, or once the user went on to something else that
 * writes. Looking something up or a word of chat leaves it open.
 */
async function settleQuestion(turn: Turn, call: ActionCall): Promise<void> {
  const question = turn.openQuestion
  if (!question || LEAVES_QUESTION_OPEN.has(call.intent)) return
  const isAnswer = call.about === 'question'
  const tool = turn.services.tools.get(call.intent)?.tool
  if (!isAnswer && (call.about === 'approvals' || tool?.effect === 'read')) return
  await closeQuestion(turn.sql, question.id, isAnswer ? 'answered' : 'dropped', turn.now)
}

/** `clarify` replaces the question itself, and `reject` drops it with a word to the user. */
const LEAVES_QUESTION_OPEN: ReadonlySet<string> = new Set([
  'clarify',
  'reject',
  'confirm',
  'correct',
  'none',
  'model',
  'undo',
])
