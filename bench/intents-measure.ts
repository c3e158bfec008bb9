import { type IntentClassifier, NONE } from '@parco/router/classifier'
import type { LabelledMessage } from './intents-data.ts'

/** Figures of a classifier on messages it was not trained on; shares are from 0 to 1. */
export interface IntentFigures {
  /** Right answers among messages in scope, with nothing refused. */
  readonly accuracy: number
  /** How well confidence tells what is in scope from what is not; NaN when all is in scope. */
  readonly auroc: number
  /** In-scope messages answered rightly at the shipped threshold, which never saw these messages. */
  readonly coverage: number
  /** Right answers among those given at that threshold. */
  readonly precision: number
  /** Coverage where precision on these very messages is 98 or 99%: to compare, not to promise. */
  readonly coverageAt98: number
  readonly coverageAt99: number
  /** The share of messages out of scope. */
  readonly outOfScopeShare: number
  /** Messages in scope whose intent is among the five candidates. */
  readonly inFive: number
}

interface Answered {
  readonly confidence: number
  readonly isSure: boolean
  readonly isRight: boolean
  readonly isInScope: boolean
  readonly isInFive: boolean
}

/** Classifies every message and sums up. */
export function measureIntents(
  classifier: IntentClassifier,
  test: readonly LabelledMessage[],
): IntentFigures {
  const answers = test.map(({ input, intent }): Answered => {
    const verdict = classifier.classify(input)
    return {
      confidence: verdict.confidence,
      isSure: verdict.isSure,
      isRight: verdict.intent === intent,
      isInScope: intent !== NONE,
      isInFive: verdict.candidates.some((one) => one.intent === intent),
    }
  })
  const inScope = answers.filter((one) => one.isInScope)
  const sure = answers.filter((one) => one.isSure)
  const right = sure.filter((one) => one.isRight).length
  const sorted = [...answers].sort((one, other) => other.confidence - one.confidence)
  return {
    accuracy: share(inScope, (one) => one.isRight),
    auroc: areaUnderCurve(sorted),
    coverage: right / inScope.length,
    precision: right / sure.length,
    coverageAt98: coverageAt(sorted, 0.98) / inScope.length,
    coverageAt99: coverageAt(sorted, 0.99) / inScope.length,
    outOfScopeShare: 1 - inScope.length / answers.length,
    inFive: share(inScope, (one) => one.isInFive),
  }
}

function share(answers: readonly Answered[], is: (one: Answered) => boolean): number {
  return answers.filter(is).length / answers.length
}

/** The chance that a message in scope is trusted more than one that is not. */
function areaUnderCurve(sorted: readonly Answered[]): number {
  const inScope = sorted.filter((one) => one.isInScope).length
  let ranks = 0
  sorted.forEach((one, index) => {
    if (one.isInScope) ranks += sorted.length - index
  })
  return (ranks - (inScope * (inScope + 1)) / 2) / (inScope * (sorted.length - inScope))
}

/** How many right answers are given at the lowest threshold that still has this precision. */
function coverageAt(sorted: readonly Answered[], precision: number): number {
  let right = 0
  let best = 0
  sorted.forEach((one, index) => {
    if (one.isRight) right += 1
    if (right / (index + 1) >= precision) best = right
  })
  return best
}
