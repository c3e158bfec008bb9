import { ParcoError } from '@parco/protocol'
import type { DomainWriteContext } from '../../domain-context.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import type { LifeArea } from '../../internal/life-areas.ts'
import type { DecisionStatus } from '../enums.ts'
import type { LifeDecision } from '../tables.ts'
import { type KeptDecision, readDecision } from './read-decisions.ts'

/** What a decision is about, and what was chosen. */
export type DecisionFacts = {
  readonly title: string
  readonly area: LifeArea | null
  readonly chosen: string | null
  readonly reasoning: string | null
  readonly decidedOn: string | null
  readonly reviewOn: string | null
}

/** How a decision turned out. */
export type OutcomeFacts = {
  readonly outcome: string | null
  readonly satisfaction: number | null
  readonly lessons: string | null
  readonly reviewedOn: string | null
}

/** Something to choose from. */
export type OptionFacts = {
  readonly option: string
  readonly pros: string | null
  readonly cons: string | null
}

export function toDecisionFacts(decision: DecisionFacts): DecisionFacts {
  const { title, area, chosen, reasoning, decidedOn, reviewOn } = decision
  return { title, area, chosen, reasoning, decidedOn, reviewOn }
}

export function toOutcomeFacts(decision: OutcomeFacts): OutcomeFacts {
  const { outcome, satisfaction, lessons, reviewedOn } = decision
  return { outcome, satisfaction, lessons, reviewedOn }
}

/** The columns that hold the facts. */
export function toDecisionColumns({ decidedOn, reviewOn, ...facts }: DecisionFacts) {
  return { ...facts, decided_on: decidedOn, review_on: reviewOn }
}

export function toOutcomeColumns({ reviewedOn, ...facts }: OutcomeFacts) {
  return { ...facts, reviewed_on: reviewedOn }
}

export function statusOf({ chosen, reviewedOn }: DecisionFacts & OutcomeFacts): DecisionStatus {
  if (reviewedOn !== null) return 'reviewed'
  return chosen === null ? 'open' : 'decided'
}

/** What a card showed of a decision that is already kept. */
export type ShownDecision = DecisionFacts & OutcomeFacts

export const toShown = (decision: ShownDecision): ShownDecision => ({
  ...toDecisionFacts(decision),
  ...toOutcomeFacts(decision),
})

/**
 * Holds a decision and makes sure that it is still what the user saw on the card.
 * @throws ParcoError `not-found` when it is gone, `stale` when it is different.
 */
export async function assertDecisionUnchanged(
  id: LifeDecision['id'],
  shown: ShownDecision,
  context: DomainWriteContext,
): Promise<KeptDecision> {
  await holdLock(`decision/${id}`, context)
  const kept = await readDecision(id, context)
  if (!kept) throw new ParcoError('not-found', context.text('decision.gone'))
  if (JSON.stringify(toShown(kept.decision)) !== JSON.stringify(toShown(shown)))
    throw new ParcoError('stale', context.text('shared.stale'))
  return kept
}
