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

/** Whether a classifier finds another intent in the words than sentences did, and is sure of it. */
export function isContradicted(decision: SentenceDecision, opinion: ClassifierOpinion): boolean {
  // A question records nothing; it may still ask for what was recorded.
  if (decision.reason === 'question') return !opinion.isWrite
  if (!opinion.isSure) return false
  if (decision.intent === 'none') return true
  return opinion.isWrite && writtenBy(decision) !== opinion.intent
}

/**
 * What is done where a classifier contradicts: its own decision, but nothing is written against
 * words in which sentences found nothing to record. Nothing at all leaves the message to a model.
 */
export function decideAgainst(
  decision: SentenceDecision,
  opinion: ClassifierOpinion,
): SentenceDecision | undefined {
  if (decision.intent === 'none' && opinion.isWrite) return undefined
  const decided = opinion.decide()
  // A question whose answer code does not find stays one.
  return decided ?? (decision.reason === 'question' ? decision : undefined)
}

const writtenBy = ({ intent, params }: SentenceDecision): string =>
  intent === 'clarify' ? (params.candidate as { readonly intent: string }).intent : intent
