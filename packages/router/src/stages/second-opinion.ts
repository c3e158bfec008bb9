import { hasTrait, intentNamed } from '../intents/intent-table.ts'
import type { ClassifierOpinion } from './classifier.ts'
import type { SentenceDecision } from './sentences.ts'

/**
 * Reasons for which sentences find nothing to do in words that may well ask for something: a denial
 * beside a request, a wish that is one, a remark that sounds like small talk. A classifier may act
 * against those, where more stands in the message than the words that turn it.
 */
const DOUBTFUL: ReadonlySet<string> = new Set([
  'nothing-to-record',
  'negation',
  'wish',
  'future',
  'reported',
])

/** What is supposed, quoted or to be kept out of the records stays so, whatever a classifier makes of it. */
const SETTLED: ReadonlySet<string> = new Set([
  'optOut',
  'takenBack',
  'quoted',
  'hypothetical',
  'almost',
])

/** Whether a classifier is worth asking about what sentences decided. */
export function isDoubtful({ intent, reason = '', isLoose }: SentenceDecision): boolean {
  if (intent === 'model') return true
  if (intent === 'none') return reason === 'question' || (isLoose === true && !SETTLED.has(reason))
  return isLoose === true && intent !== 'multi'
}

/** The intent that a classifier must not share for its opinion to matter; none where any opinion does. */
export const intentAtStake = (decision: SentenceDecision): string | undefined =>
  isOpenOrSilent(decision) ? undefined : writtenBy(decision)

const isOpenOrSilent = ({ intent }: SentenceDecision): boolean =>
  intent === 'model' || intent === 'none'

/**
 * Whether a classifier finds another intent in the words than sentences did. It must be sure of it,
 * but to doubt a silence or to ask for what is known it need not be.
 */
export function isContradicted(decision: SentenceDecision, opinion: ClassifierOpinion): boolean {
  const { isSure, isLikely, isWrite } = opinion
  // "gás 40": where sentences leave it open what was paid, a purchase is no likelier than a bill.
  if (decision.intent === 'model')
    return isWrite ? isSure && !hasTrait(opinion.intent, 'spends') : isLikely
  if (decision.intent === 'none')
    return hidesRequest(decision, opinion) || isUnsilenced(decision, opinion)
  // "anota: diarista 180": whatever is noted can be kept as it is said, so that another record need only be likely.
  const mayContradict =
    isSure || (hasTrait(decision.intent, 'keeps') && hasTrait(opinion.intent, 'recorded'))
  return mayContradict && isWrite && !isAkin(writtenBy(decision), opinion.intent)
}

/** Whether something is asked for in words that sentences pass over in silence; a question is none of it. */
const hidesRequest = ({ reason }: SentenceDecision, { asksSomething }: ClassifierOpinion) =>
  asksSomething && reason !== 'question'

/** Whether a classifier names what is asked for where sentences find nothing to do. */
function isUnsilenced(
  { reason = '', isLoose }: SentenceDecision,
  { isSure, isLikely, isWrite }: ClassifierOpinion,
): boolean {
  // A question records nothing; it may still ask for what was recorded.
  if (reason === 'question') return isSure && !isWrite
  return isLoose === true && DOUBTFUL.has(reason) && isLikely
}

function isAkin(one: string, other: string): boolean {
  const akin = intentNamed(one)?.akin
  return one === other || akin === 'any' || akin?.includes(other) === true
}

/**
 * What is done where a classifier contradicts: its own decision, whose fill looks again at what
 * forbids it; against a silence only one that is sure writes. Nothing at all leaves the message to
 * a model.
 */
export function decideAgainst(
  decision: SentenceDecision,
  opinion: ClassifierOpinion,
): SentenceDecision | undefined {
  const isBarred = decision.intent === 'none' && !mayActAgainst(decision, opinion)
  const decided = isBarred ? undefined : opinion.decide()
  // What is open, or a question whose answer code does not find, stays what it was.
  const stays = decision.intent === 'model' || decision.reason === 'question'
  return decided ?? (stays ? decision : undefined)
}

const mayActAgainst = (silence: SentenceDecision, opinion: ClassifierOpinion): boolean =>
  isUnsilenced(silence, opinion) && (!opinion.isWrite || opinion.isSure)

const writtenBy = ({ intent, params }: SentenceDecision): string =>
  intent === 'clarify' ? (params.candidate as { readonly intent: string }).intent : intent
