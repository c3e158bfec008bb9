import { toClassifierInput } from '../classifier/classifier-input.ts'
import type { RoutedDecision, RouterContext } from '../router-types.ts'
import { askClassifier, type Classifier } from '../stages/classifier.ts'
import { mayBeOther, otherThan, type SentenceReader } from '../stages/read-sentences.ts'
import type { ReceivedMessage } from '../stages/received-message.ts'
import { findRepair } from '../stages/repair.ts'
import { isDoubtful } from '../stages/second-opinion.ts'
import type { Locale } from '../text/locale.ts'
import { explainClauses, explainFrames, explainSlots } from './explain-clauses.ts'
import type { Abstention, ExplainedClause, ExplainedOpinion, Explanation } from './explanation.ts'

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
  const message = sentences.receive(text, context)
  const { guess } = message
  const wasOtherTried = decision.source === 'fallback' && mayBeOther(guess, context.locale)
  const readAs = languageOf(message, decision)
  const prepared = message.input(readAs)
  const repair = findRepair(text, readAs)
  const frames = prepared ? explainFrames(prepared) : []
  const clauses = prepared ? explainClauses(prepared) : []
  const secondOpinion = opinionOn(message, decision, classifier)
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
    ...(secondOpinion ? { secondOpinion } : {}),
    candidates: isLeft ? (classifier?.candidates(toClassifierInput(text, guess.locale)) ?? []) : [],
    abstained:
      isLeft || decision.intent === 'model'
        ? abstentionsOf(input, clauses, {
            isFramed: frames.length > 0,
            isShortEnough: prepared !== undefined,
            isContradicted: secondOpinion?.outcome === 'withdrawn',
          })
        : [],
  }
}

/** What the classifier was asked about a decision of the sentences; nothing where it was not asked. */
function opinionOn(
  message: ReceivedMessage,
  decision: RoutedDecision,
  classifier: Classifier | undefined,
): ExplainedOpinion | undefined {
  const isDecidedAnew = decision.source !== 'pending' && decision.intent !== 'safety_crisis'
  if (!isDecidedAnew || classifier === undefined) return undefined
  const { said } = message
  if (said === undefined || !isDoubtful(said)) return undefined
  const opinion = askClassifier(classifier, message)
  const outcome = OUTCOMES[decision.source] ?? 'kept'
  const found = opinion?.isLikely ? { found: opinion.intent } : {}
  return { said: said.intent, ...found, isSure: opinion?.isSure === true, outcome }
}

const OUTCOMES: Readonly<Partial<Record<RoutedDecision['source'], ExplainedOpinion['outcome']>>> = {
  classifier: 'replaced',
  fallback: 'withdrawn',
}

/** The language in which the sentences decided: the other one when they did not in the first. */
function languageOf(message: ReceivedMessage, decision: RoutedDecision): Locale {
  const { guess, context } = message
  const first = guess.locale
  if (decision.source !== 'sentence' || !mayBeOther(guess, context.locale)) return first
  const isRead = (locale: Locale): boolean => {
    const prepared = message.input(locale)
    return prepared !== undefined && !explainClauses(prepared).some(isUnexplained)
  }
  const other = otherThan(first)
  return !isRead(first) && isRead(other) ? other : first
}

const isUnexplained = ({ outcome }: ExplainedClause): boolean => outcome === 'unexplained'

interface Circumstances {
  readonly isFramed: boolean
  readonly isShortEnough: boolean
  readonly isContradicted: boolean
}

function abstentionsOf(
  { text, decision, classifier }: ExplainInput,
  clauses: readonly ExplainedClause[],
  { isFramed, isShortEnough, isContradicted }: Circumstances,
): Abstention[] {
  const reasons: Abstention[] = []
  if (text.trim() === '') reasons.push('empty')
  else if (!isShortEnough || clauses.length === 0) reasons.push('too-long')
  else if (clauses.some(isUnexplained)) reasons.push('unexplained')
  else if (clauses.some(({ outcome }) => outcome === 'for-model')) reasons.push('outside-sentences')
  else if (isFramed) reasons.push('framed')
  if (decision.source !== 'fallback') return reasons
  if (isContradicted) return [...reasons, 'contradicted']
  return [...reasons, classifier ? 'classifier-unsure' : 'no-classifier']
}
