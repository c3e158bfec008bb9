import type { ClassifierOpinion } from './classifier.ts'
import type { SentenceDecision } from './sentences.ts'

/**
 * Reasons for which sentences find nothing to do in words that may well ask for something: a denial
 * beside a request, a wish that is one, a remark that sounds like small talk. What is said of others,
 * supposed, quoted or to be kept out of the records stays so, whatever a classifier makes of it.
 */
const DOUBTFUL: ReadonlySet<string> = new Set([
  'nothing-to-record',
  'negation',
  'wish',
  'future',
  'reported',
])

/** Whether a classifier is worth asking about what sentences decided. */
export function isDoubtful({ intent, reason = '', isLoose }: SentenceDecision): boolean {
  if (intent === 'model') return true
  if (intent === 'none') return reason === 'question' || (isLoose === true && DOUBTFUL.has(reason))
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
  const { isSure, isWrite } = opinion
  if (decision.intent === 'model') return !isWrite || (isSure && opinion.intent !== PURCHASE)
  // A question records nothing; it may still ask for what was recorded.
  if (decision.reason === 'question') return isSure && !isWrite
  if (decision.intent === 'none') return true
  return isSure && isWrite && !isAkin(writtenBy(decision), opinion.intent)
}

/** "gás 40": where sentences leave it open what was paid, a purchase is no likelier than a bill. */
const PURCHASE = 'create_expense'

/** A person's facts are facts, too; what ticks a reminder off was done, and may be a habit or a talk. */
const AKIN: Readonly<Record<string, readonly string[] | undefined>> = {
  add_knowledge: ['update_person'],
  complete_reminder: ['record_habit', 'log_interaction'],
}

const isAkin = (one: string, other: string): boolean =>
  one === other || AKIN[one]?.includes(other) === true

/**
 * What is done where a classifier contradicts: its own decision, but against words in which sentences
 * found nothing to record only one that is sure writes, and its fill looks again at what forbids it.
 * Nothing at all leaves the message to a model.
 */
export function decideAgainst(
  decision: SentenceDecision,
  opinion: ClassifierOpinion,
): SentenceDecision | undefined {
  if (decision.intent === 'none' && opinion.isWrite)
    return opinion.isSure && decision.reason !== 'question' ? opinion.decide() : undefined
  const decided = opinion.decide()
  // What is open, or a question whose answer code does not find, stays what it was.
  const isOpen = decision.intent === 'model' || decision.reason === 'question'
  return decided ?? (isOpen ? decision : undefined)
}

const writtenBy = ({ intent, params }: SentenceDecision): string =>
  intent === 'clarify' ? (params.candidate as { readonly intent: string }).intent : intent
