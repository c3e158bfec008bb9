import type { IntentCall } from '@parco/protocol'
import { toClassifierInput } from './classifier/classifier-input.ts'
import { explainDecision } from './explain/explain-decision.ts'
import type { Explanation } from './explain/explanation.ts'
import type { PendingReading } from './pending/pending.ts'
import { readPending } from './pending/read-pending.ts'
import type { Pending, RoutedCall, RoutedDecision, RouterContext } from './router-types.ts'
import { findCrisis } from './safety/find-crisis.ts'
import { scanSlots } from './slots/scan-slots.ts'
import { askClassifier, type Classifier, type ClassifierOpinion } from './stages/classifier.ts'
import { completeCall } from './stages/complete-call.ts'
import { detectLanguage } from './stages/detect-language.ts'
import { fillChosen } from './stages/fill-call.ts'
import type { IntentReader } from './stages/intent-reader.ts'
import { CORRECTION_OPENING, changeLastWrite, isNamedIn } from './stages/last-write.ts'
import {
  createSentenceReader,
  type SentenceReader,
  type SentenceSource,
} from './stages/read-sentences.ts'
import type { ReceivedMessage } from './stages/received-message.ts'
import {
  decideAgainst,
  intentAtStake,
  isContradicted,
  isDoubtful,
} from './stages/second-opinion.ts'
import type { SentenceDecision } from './stages/sentences.ts'
import type { Locale } from './text/locale.ts'
import { tokenize } from './text/tokenize.ts'

/** Chooses what a message asks for, at no cost in tokens, and helps who else must choose. */
export interface Router extends IntentReader {
  /** Never throws; a message it does not understand is `model`. */
  decide(text: string, context: RouterContext): RoutedDecision
}

/** A router that also tells how a decision came about. */
export interface ExplainingRouter extends Router {
  /** The same decision with everything that led to it; costs several times as much. */
  explain(text: string, context: RouterContext): Explanation
}

/** What a router is made of. */
export interface RouterOptions extends SentenceSource {
  /** Asked when no sentence explains a message. */
  readonly classifier?: Classifier
}

/** Longer messages are not everyday sentences: a model reads them. */
const MAX_CHARACTERS = 1000

const ABSTAINED: RoutedDecision = { intent: 'model', params: {}, source: 'fallback', confidence: 0 }

/** Builds the decision pipeline over the given intents; a language is prepared when first met. */
export function createRouter({ classifier, ...source }: RouterOptions): ExplainingRouter {
  const sentences = createSentenceReader(source)
  const fill: IntentReader['fill'] = (text, intent, context) => {
    const input =
      text.length > MAX_CHARACTERS ? undefined : sentences.receive(text, context).input()
    return input && fillChosen(intent, input)
  }
  const stages: Stages = {
    receive: sentences.receive,
    classify: (message, atStake) => classifier && askClassifier(classifier, message, atStake),
  }
  return {
    decide: (text, context) => decide(text, context, stages),
    explain(text, context) {
      const decision = decide(text, context, stages)
      return explainDecision({ text, context, decision, sentences, classifier })
    },
    candidates(text, context) {
      const { locale } = detectLanguage(text, context.locale)
      return classifier?.candidates(toClassifierInput(text, locale)) ?? []
    },
    fill,
  }
}

type Receive = SentenceReader['receive']

interface Stages {
  readonly receive: Receive
  readonly classify: (message: ReceivedMessage, atStake?: string) => ClassifierOpinion | undefined
}

function decide(text: string, context: RouterContext, stages: Stages): RoutedDecision {
  const kind = findCrisis(text)
  if (kind) return { intent: 'safety_crisis', params: { kind }, source: 'sentence', confidence: 1 }
  if (text.length > MAX_CHARACTERS || text.trim() === '') return ABSTAINED
  const open = context.pending
  // What answers a question is read more than once: as the answer, and on its own.
  const receive = open ? remembering(stages.receive) : stages.receive
  const isFresh =
    open?.kind === 'question' && opensAnother(open.candidate, receive(text, context).said)
  const pending = open && !isFresh ? answer(text, open, context, receive) : undefined
  if (pending) {
    const { call, target, rule } = pending
    if (call.intent === 'model') return ABSTAINED
    return {
      ...call,
      source: 'pending',
      confidence: 0.97,
      ...(target === undefined ? {} : { target }),
      reason: (call.intent === 'clarify' && problemIn(text, context)) || rule,
    }
  }
  const corrected = context.lastWrite && correctLast(text, context.lastWrite, context, receive)
  if (corrected) return { ...corrected, source: 'sentence', confidence: 0.9 }
  return decideAnew(text, context, { ...stages, receive })
}

function remembering(receive: Receive): Receive {
  const known = new Map<string, ReceivedMessage>()
  return (text, context) => {
    const message = known.get(text) ?? receive(text, context)
    known.set(text, message)
    return message
  }
}

/** Decides a message that answers nothing: sentences, then the classifier, in order of cost. */
function decideAnew(text: string, context: RouterContext, stages: Stages): RoutedDecision {
  const { decision, source } = weigh(text, context, stages)
  return decision === undefined ? ABSTAINED : asRouted(decision, source)
}

/** A decision without what only the stages ask of it. */
function asRouted(
  { intent, params, confidence, reason, explanation }: SentenceDecision,
  source: Weighed['source'],
): RoutedDecision {
  const routed: Writable<RoutedDecision> = { intent, params, source, confidence }
  if (reason !== undefined) routed.reason = reason
  if (explanation !== undefined) routed.explanation = explanation
  return routed
}

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] }

interface Weighed {
  readonly decision: SentenceDecision | undefined
  readonly source: 'sentence' | 'classifier'
}

/** What the sentences make of a message, unless they explain none of it, or a sure classifier knows better. */
function weigh(text: string, context: RouterContext, { receive, classify }: Stages): Weighed {
  const message = receive(text, context)
  const { said } = message
  if (said && !isDoubtful(said)) return { decision: said, source: 'sentence' }
  const opinion = classify(message, said && intentAtStake(said))
  if (said === undefined) return { decision: opinion?.decide(), source: 'classifier' }
  if (!opinion || !isContradicted(said, opinion)) return { decision: said, source: 'sentence' }
  const decision = decideAgainst(said, opinion)
  return { decision, source: decision === said ? 'sentence' : 'classifier' }
}

/** What is wrong with a value said in answer to a question. */
function problemIn(text: string, context: RouterContext): string | undefined {
  const { locale } = detectLanguage(text, context.locale)
  const spans = scanSlots(tokenize(text, locale), { ...context, locale })
  return spans.find((span) => span.invalid !== undefined)?.invalid
}

/** Slots that say what a record is about; two that differ are two records. */
const SUBJECTS = ['name', 'type', 'billRef', 'metricRef', 'goalRef'] as const

/** Whether a message is a statement of its own while a question is open, and not its answer. */
function opensAnother(candidate: RoutedCall, fresh: SentenceDecision | undefined): boolean {
  if (fresh === undefined || fresh.intent === 'none' || fresh.intent === 'model') return false
  const isAsking = fresh.intent === 'clarify'
  const call: RoutedCall = isAsking ? (fresh.params.candidate as RoutedCall) : fresh
  if (call.intent !== candidate.intent) {
    return !isAsking || SUBJECTS.some((slot) => slot in call.params)
  }
  return SUBJECTS.some((slot) => {
    const [known, said] = [candidate.params[slot], call.params[slot]]
    return known !== undefined && said !== undefined && known !== said
  })
}

/** Reads a message as the answer to what is open. */
function answer(
  text: string,
  pending: Pending,
  context: RouterContext,
  receive: Receive,
): (Omit<PendingReading, 'call'> & { call: RoutedCall }) | undefined {
  const locale = languageOfReply(text, context.locale)
  const reading = readPending({
    text,
    // Params are JSON at both ends; the router's own type is the looser one.
    pending: pending as Parameters<typeof readPending>[0]['pending'],
    context: { locale, now: context.now, timeZone: context.timeZone },
    readFresh: (part) => fresh(receive(part, context).said),
    complete: (call) => completeCall(call, locale, context.vocabulary),
  })
  return (
    reading && {
      ...reading,
      call: { intent: reading.call.intent, params: { ...reading.call.params } },
    }
  )
}

/** A word or two may be of either language: "ta" thanks in English and agrees in Portuguese. */
function languageOfReply(text: string, own: Locale): Locale {
  const { locale, isSure } = detectLanguage(text, own)
  return isSure || text.trim().split(/\s+/).length > 2 ? locale : own
}

function fresh(decision: SentenceDecision | undefined): IntentCall | undefined {
  if (decision === undefined || decision.intent === 'model') return undefined
  return { intent: decision.intent, params: decision.params as IntentCall['params'] }
}

/** "errei, era 81,5", "o uber foi 9" a moment after a write changes that write instead of adding one. */
function correctLast(
  text: string,
  last: RoutedCall,
  context: RouterContext,
  receive: Receive,
): RoutedCall | undefined {
  const isOpened = CORRECTION_OPENING.test(text)
  if (!isOpened && !isNamedIn(text, last)) return undefined
  const reading = answer(text, { kind: 'writes', writes: [last] }, context, receive)
  if (reading?.call.intent !== 'correct') return undefined
  const { params } = reading.call
  const isAmount = Object.keys(params).join() === 'actualAmount'
  return isOpened || isAmount ? changeLastWrite(last, params) : undefined
}
