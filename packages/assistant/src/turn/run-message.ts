import type { Decision } from '@parco/protocol'
import type { Router, RouterContext } from '@parco/router'
import { closeQuestion, type IntentAction, type StoredQuestion } from '@parco/store'
import type { ActionKind } from '../actions/action-handler.ts'
import type { ActionRegistry } from '../actions/action-registry.ts'
import { claimOf, UNEXPLAINED } from '../actions/claimed.ts'
import { leftOfLast } from '../actions/follow-up/left-of-last.ts'
import { sayLeftOut } from '../actions/say-left-out.ts'
import { askBack } from '../approvals/ask-back.ts'
import { asksYesOrNo } from '../approvals/choose-option.ts'
import { type Explain, leftOutOf } from '../understanding/left-out.ts'
import type {
  MessageThought,
  ThoughtDecision,
  Understanding,
} from '../understanding/message-thought.ts'
import { NO_USAGE } from '../understanding/to-usage.ts'
import { claimedBeside, proposeBeside } from './claimed-beside.ts'
import { dateHoliday } from './date-holiday.ts'
import { decideMessage, type MessageDecision, routerContextOf } from './decide-message.ts'
import { namePronoun, type Unnamed } from './name-pronoun.ts'
import type { ActionCall, Turn } from './turn.ts'

export interface MessageRunner {
  readonly router: Router
  readonly registry: ActionRegistry
  readonly understanding: Understanding
  readonly explain: Explain
  /** The names and the sentences that the user has, for the router. */
  knownOf(turn: Turn): Promise<Required<Pick<RouterContext, 'vocabulary' | 'own'>>>
  /** The rows of `intent_actions`, by intent. */
  overridesOf(turn: Turn): Promise<ReadonlyMap<string, IntentAction>>
}

/**
 * Decides what a message means and executes it: the two stages of a turn. `thought` belongs to one
 * request and outlives a turn that is run again.
 */
export async function runMessage(
  runner: MessageRunner,
  turn: Turn,
  thought: MessageThought,
): Promise<void> {
  const context = routerContextOf(turn, await runner.knownOf(turn))
  const decided = decideMessage(turn, runner.router, context)
  const named =
    (await namePronoun(turn, decided, runner.router, context)) ??
    dateHoliday(turn, decided, runner.router, context)
  if (named && 'pronoun' in named) return askWho(named, turn, decided)
  const isWrite = turn.services.tools.get(decided.call.intent)?.tool.effect === 'write'
  const isOwn = !named && !isWrite && decided.call.about === undefined
  const leaning = isOwn ? await leftOfLast(turn) : undefined
  const read = { turn: named?.turn ?? turn, decided: named?.decided ?? leaning ?? decided }
  await runBeside(runner, read.turn, read.decided, thought, context)
}

/** A part that a domain claims for itself is taken off the message, and the rest is decided alone. */
async function runBeside(
  runner: MessageRunner,
  turn: Turn,
  decided: MessageDecision,
  thought: MessageThought,
  context: RouterContext,
): Promise<void> {
  const { call, decision } = decided
  const isWrite = turn.services.tools.get(call.intent)?.tool.effect === 'write'
  const mayLeaveOut = (isWrite || call.intent === 'multi') && saysParts(decision, call)
  const explanation = mayLeaveOut ? runner.explain(turn.text, context) : undefined
  const parts = explanation ? leftOutOf(explanation, decision.params) : []
  const beside = await claimedBeside(turn, parts)
  if (!beside) return runDecided(runner, turn, decided, thought, explanation)
  const alone: Turn = { ...turn, text: beside.rest }
  await runDecided(runner, alone, decideMessage(alone, runner.router, context), thought)
  await proposeBeside(turn, beside)
}

/** "devolvi 50 pra ela", and nobody was spoken of: who that is belongs to what would be written. */
async function askWho({ call, pronoun, slot }: Unnamed, turn: Turn, { decision }: MessageDecision) {
  turn.record.decide(decision)
  await askBack(turn, call, [slot], turn.say('pronoun.who', { pronoun }))
}

/** `explained` is the explanation of the message, where it was read already. */
async function runDecided(
  runner: MessageRunner,
  turn: Turn,
  decided: MessageDecision,
  thought: MessageThought,
  explained?: ReturnType<Explain>,
): Promise<void> {
  const { decision, call, usage } = await complete(runner, turn, decided, thought)
  turn.record.decide(decision)
  await settleQuestion(turn, call)
  const kind = await runAction(runner, call, turn)
  if (saysParts(decision, call) && !turn.record.isReadWhole) {
    const explanation =
      explained ?? runner.explain(turn.text, routerContextOf(turn, await runner.knownOf(turn)))
    if (explanation) sayLeftOut(turn, leftOutOf(explanation, decision.params))
  }
  turn.record.usage.push({
    id: turn.services.mint('usage'),
    intent: decision.intent,
    actionType: kind,
    ...usage,
    wasKeywordMatched: decision.source !== 'model',
  })
}

/** Whether a decision rests on the parts of a message as they were said: nothing else leaves parts out. */
const saysParts = ({ intent, source }: Decision, { about }: ActionCall): boolean =>
  about === undefined && !SAYS_ALL.has(intent) && source !== 'model' && source !== 'fallback'

/** What is said to these is said to all of a message. */
const SAYS_ALL: ReadonlySet<string> = new Set(['none', 'model', 'safety_crisis'])

async function complete(
  runner: MessageRunner,
  turn: Turn,
  decided: MessageDecision,
  thought: MessageThought,
): Promise<ThoughtDecision> {
  const context = routerContextOf(turn, await runner.knownOf(turn))
  const overrides = await runner.overridesOf(turn)
  const read = await claimedRead(turn, decided)
  if (read) return { ...read, usage: NO_USAGE }
  // What a domain claims is asked of no model.
  if (isUnexplained(decided) && (await claimOf(turn, UNEXPLAINED)))
    return { ...decided, usage: NO_USAGE }
  if (isNoAnswer(decided, turn) && (await claimOf(turn, UNEXPLAINED)))
    return { ...UNEXPLAINED_DECISION, usage: NO_USAGE }
  const isEnabled = (intent: string) => overrides.get(intent)?.isActive !== false
  return thought.complete(turn, decided, context, isEnabled)
}

/** A question that nothing explains, or that asks for nothing as it stands, and a domain knows an answer to. */
async function claimedRead(
  turn: Turn,
  { call: { intent, params, reason = '' }, ...decided }: MessageDecision,
): Promise<MessageDecision | undefined> {
  const isOpen = intent === UNEXPLAINED.intent && params.text === undefined
  if (!isOpen && intent !== 'none') return undefined
  const claimed = await claimOf(turn, isOpen ? UNEXPLAINED : { intent, params: { reason } })
  if (!claimed || turn.services.tools.get(claimed.call.intent)?.tool.effect !== 'read')
    return undefined
  const { call } = claimed
  return { decision: { ...decided.decision, ...call, source: 'sentence', confidence: 1 }, call }
}

/** What answers the open question, or the card that waits, with nothing that it can use may be its own. */
const isNoAnswer = ({ call }: MessageDecision, turn: Turn): boolean =>
  (call.about === 'question' && isAskedAgain(call, turn)) ||
  (call.about === 'approvals' && call.intent === 'none' && call.reason === 'hedge')

/** Whether a reply leaves the open question as it was: "I get paid 2100 every two weeks" said no price of lunch. */
function isAskedAgain({ intent, params, reason }: ActionCall, { openQuestion }: Turn): boolean {
  if (intent !== 'clarify' || !openQuestion) return false
  if (reason === undefined) return true
  const { candidate, missing } = params as Partial<Pick<StoredQuestion, 'candidate' | 'missing'>>
  const known = Object.keys(openQuestion.candidate.params).length
  return (
    reason === 'answer' &&
    missing?.join() === openQuestion.missing.join() &&
    Object.keys(candidate?.params ?? {}).length === known
  )
}

const UNEXPLAINED_DECISION: MessageDecision = {
  decision: { ...UNEXPLAINED, source: 'sentence', confidence: 1 },
  call: UNEXPLAINED,
}

const isUnexplained = ({ call: { intent, params } }: MessageDecision): boolean =>
  intent === UNEXPLAINED.intent && params.text === undefined

/** Runs the action of one call; the actions of a `multi` come here one by one. */
export async function runAction(
  runner: MessageRunner,
  call: ActionCall,
  turn: Turn,
): Promise<ActionKind> {
  const override = (await runner.overridesOf(turn)).get(call.intent)
  const handler = runner.registry.resolve(call.intent, override)
  await handler.run(override ? { ...call, override } : call, turn)
  return handler.kind
}

/**
 * Closes the open question once its answer came, or once the user went on to something else that
 * writes: a number said later may be of that. What only misses a name can wait; looking something up
 * or a word of chat leaves a question open, unless a yes alone would answer it.
 */
async function settleQuestion(turn: Turn, call: ActionCall): Promise<void> {
  const question = turn.openQuestion
  if (!question || !isSettledBy(question, call, turn)) return
  const outcome = call.about === 'question' ? 'answered' : 'dropped'
  await closeQuestion(turn.sql, question.id, outcome, turn.now)
}

function isSettledBy(question: StoredQuestion, { about, intent }: ActionCall, turn: Turn): boolean {
  const isAnswer = about === 'question'
  // A yes is the answer to what was asked last, and to nothing that was asked some messages ago.
  const isOfSomethingElse = !isAnswer && (intent === 'model' || !LEAVES_QUESTION_OPEN.has(intent))
  if (isOfSomethingElse && asksYesOrNo(question)) return true
  if (LEAVES_QUESTION_OPEN.has(intent)) return false
  if (isAnswer) return true
  if (about === 'approvals' || UNDOING.has(intent)) return false
  return (
    turn.services.tools.get(intent)?.tool.effect !== 'read' && question.missing.join() !== 'name'
  )
}

/** `clarify` replaces the question itself, and `reject` drops it with a word to the user. */
const LEAVES_QUESTION_OPEN: ReadonlySet<string> = new Set([
  'clarify',
  'reject',
  'confirm',
  'correct',
  'none',
  'model',
])

/** Taking back what was written before answers nothing that is asked now. */
const UNDOING: ReadonlySet<string> = new Set(['undo', 'undo_several', 'redo'])
