import { toClassifierInput } from '../classifier/classifier-input.ts'
import type { RoutedDecision, RouterContext } from '../router-types.ts'
import type { Classifier } from '../stages/classifier.ts'
import { mayBeOther, otherThan, type SentenceReader } from '../stages/read-sentences.ts'
import { findRepair } from '../stages/repair.ts'
import type { Locale } from '../text/locale.ts'
import { explainClauses, explainFrames, explainSlots } from './explain-clauses.ts'
import type { Abstention, ExplainedClause, Explanation } from './explanation.ts'

/** What is explained, and with whose help. */
export interface ExplainInput {
  readonly text: string
  readonly context: RouterContext
  readonly decision: RoutedDecision
  readonly sentences: SentenceReader
  readonly classifier: Classifier | undefined
}

/** Tells how a decision came about, by reading the message once more and keeping what it finds. */
export function explainDecision(input: ExplainInput): Explanation {
  const { text, context, decision, sentences, classifier } = input
  const { guess } = sentences.receive(text, context)
  const wasOtherTried = decision.source === 'fallback' && mayBeOther(guess, context.locale)
  const readAs = languageOf(input, guess.locale)
  const prepared = sentences.receive(text, context).input(readAs)
  const repair = findRepair(text, readAs)
  const frames = prepared ? explainFrames(prepared) : []
  const clauses = prepared ? explainClauses(prepared) : []
  const isLeft = decision.source === 'fallback' || decision.source === 'classifier'
  return {
    decision,
    language: {
      detected: guess.locale,
      isSure: guess.isSure,
      readAs,
      wasOtherTried: wasOtherTried || readAs !== guess.locale,
    },
    ...(repair ? { repair: { before: repair.before, after: repair.after } } : {}),
    frames,
    clauses,
    slots: prepared ? explainSlots(prepared) : [],
    candidates: isLeft ? (classifier?.candidates(toClassifierInput(text, guess.locale)) ?? []) : [],
    abstained:
      isLeft || decision.intent === 'model'
        ? abstentionsOf(input, clauses, frames.length > 0, prepared !== undefined)
        : [],
  }
}

/** The language in which the sentences decided: the other one when they did not in the first. */
function languageOf({ text, context, decision, sentences }: ExplainInput, first: Locale): Locale {
  const { guess } = sentences.receive(text, context)
  if (decision.source !== 'sentence' || !mayBeOther(guess, context.locale)) return first
  const isRead = (locale: Locale): boolean => {
    const prepared = sentences.receive(text, context).input(locale)
    return prepared !== undefined && !explainClauses(prepared).some(isUnexplained)
  }
  const other = otherThan(first)
  return !isRead(first) && isRead(other) ? other : first
}

const isUnexplained = ({ outcome }: ExplainedClause): boolean => outcome === 'unexplained'

function abstentionsOf(
  { text, decision, classifier }: ExplainInput,
  clauses: readonly ExplainedClause[],
  isFramed: boolean,
  isShortEnough: boolean,
): Abstention[] {
  const reasons: Abstention[] = []
  if (text.trim() === '') reasons.push('empty')
  else if (!isShortEnough || clauses.length === 0) reasons.push('too-long')
  else if (clauses.some(isUnexplained)) reasons.push('unexplained')
  else if (clauses.some(({ outcome }) => outcome === 'for-model')) reasons.push('outside-sentences')
  else if (isFramed) reasons.push('framed')
  if (decision.source !== 'fallback') return reasons
  return [...reasons, classifier ? 'classifier-unsure' : 'no-classifier']
}
