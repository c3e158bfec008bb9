import type { JsonObject } from '@parco/protocol'
import {
  type ExplainedClause,
  type ExplainedSlot,
  type Explanation,
  numbersIn,
  type Router,
  type RouterContext,
} from '@parco/router'

/** A part of a message that nothing was made of. */
export interface LeftOut {
  /** As the user said it. */
  readonly said: string
  /** A plan or somebody else's, which is not written down; a question; or words that say nothing to code. */
  readonly kind: 'told' | 'asked' | 'unknown'
}

/** What tells of the parts of a message; a router that explains nothing leaves nothing out either. */
export type Explain = (text: string, context: RouterContext) => Explanation | undefined

/** The explanations of a router, where it gives any. */
export function explainerOf(router: Router): Explain {
  const { explain } = router as Partial<Record<'explain', Explain>>
  return explain ?? (() => undefined)
}

/** What a statement is that may matter to the user although it is no record. */
const TELLING_GATES: ReadonlySet<string> = new Set(['wish', 'future', 'question', 'order'])

/** Small talk beside a record needs no word. */
const NO_STATEMENT: ReadonlySet<string> = new Set([
  'farewell',
  'fine',
  'good-afternoon',
  'good-evening',
  'good-morning',
  'good-night',
  'greeting',
  'laugh',
  'thanks',
  'wellbeing',
])

/** Values that make words a statement of their own. */
const TELLING_SLOTS: ReadonlySet<string> = new Set([
  'bloodPressure',
  'moment',
  'money',
  'number',
  'quantity',
  'time',
  'timeRange',
])

/** Shorter parts lean on what stands beside them. */
const FEWEST_WORDS = 3

/**
 * The parts of a message that a decision says nothing of. Greetings, thanks and remarks on the record
 * are none, and neither is what was denied: the user knows that it is not written down.
 */
export function leftOutOf(explanation: Explanation, params: JsonObject): readonly LeftOut[] {
  const { clauses, slots, frames, repair, decision } = explanation
  if (repair || frames.length > 0 || !clauses.some(({ outcome }) => outcome === 'call')) return []
  const known = new Set(numbersIn(params))
  return clauses.flatMap((clause): LeftOut[] => {
    if (clause.text.split(/\s+/).length < FEWEST_WORDS) return []
    const figures = slots.filter((slot) => isWithin(slot, clause) && TELLING_SLOTS.has(slot.type))
    if (clause.outcome === 'nothing') {
      const kind = kindOf(clause, figures.length > 0)
      return kind ? [{ said: clause.text, kind }] : []
    }
    // What a classifier took the whole for may rest on these words too: then their figures are used.
    const isOpen = clause.outcome === 'unexplained' && decision.source === 'classifier'
    const isUsed = figures.some(({ value }) => numbersIn(value).some((one) => known.has(one)))
    const isTelling = figures.length > 0 || isAlike(clause, explanation)
    return isOpen && isTelling && !isUsed ? [{ said: clause.text, kind: 'unknown' }] : []
  })
}

/** "…and she loves tulips" could be one more record like that of another part, if it said whose. */
const isAlike = ({ readings }: ExplainedClause, { clauses, decision }: Explanation): boolean =>
  clauses.some(({ outcome, intent }) => outcome === 'call' && intent === decision.intent) &&
  readings.some(({ intent }) => intent === decision.intent)

/** What words are in which nothing is to be recorded; nothing of small talk and of what was denied. */
export function kindOf(
  { gates, reason }: ExplainedClause,
  hasFigure: boolean,
): Exclude<LeftOut['kind'], 'unknown'> | undefined {
  if (reason === 'negation' || (reason !== undefined && NO_STATEMENT.has(reason))) return undefined
  if (reason === 'others') return hasFigure ? 'told' : undefined
  const telling = gates.find(({ gate }) => TELLING_GATES.has(gate))
  return telling && (telling.gate === 'question' ? 'asked' : 'told')
}

const isWithin = (slot: ExplainedSlot, { start, end }: ExplainedClause): boolean =>
  slot.start >= start && slot.end <= end

/** Whether a message holds nothing but remarks on what was said, and no value: "e aí, beleza?". */
export const isOnlyRemarks = ({ clauses, slots }: Explanation): boolean =>
  clauses.length > 0 && slots.length === 0 && clauses.every(({ outcome }) => outcome === 'comment')
