import type { Id } from '@parco/protocol'
import { z } from 'zod'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady } from '../../internal/preparations.ts'
import { checkWords } from '../decision/check-decision.ts'
import {
  assertDecisionUnchanged,
  type OutcomeFacts,
  type ShownDecision,
  toOutcomeColumns,
  toShown,
} from '../decision/decision-facts.ts'
import { outcomeFields, referenceField } from '../decision/decision-fields.ts'
import { labelDecision } from '../decision/describe-decision.ts'
import { outcomeFromWords } from '../decision/outcome-from-words.ts'
import { resolveDecision } from '../decision/resolve-decision.ts'

const input = z.object({
  decisionRef: z.string().optional().describe('The decision as the user names it.'),
  outcome: z.string().optional().describe('How it turned out, in their words.'),
  satisfaction: z.number().nullable().optional().describe('1 to 5, only where they said a number.'),
  lessons: z.string().optional().describe('What they learned.'),
})

type Prepared = {
  readonly decisionId: Id<'lfd'>
  readonly decision: ShownDecision
  readonly after: OutcomeFacts
}

/** Keeps how a decision turned out. */
export const recordOutcome = defineDomainWriteTool({
  name: 'record_outcome',
  description: 'Keeps how a kept decision turned out, and what was learned from it.',
  input,
  verb: 'record',
  writes: ['life_decisions'],
  async prepare(slots, context) {
    const { format, text, today } = context
    const found = await resolveDecision(slots.decisionRef, context)
    if (found.status !== 'found') return found
    const decision = found.row
    const title = labelDecision(decision, context)
    const outcome = checkWords('outcome', slots.outcome ?? decision.outcome ?? '', context)
    if (isNotReady(outcome)) return outcome
    if (outcome.value === null) return ask('outcome', text('decision.askOutcome', { title }))
    const rating = slots.satisfaction ?? decision.satisfaction
    if (rating !== null && !(Number.isInteger(rating) && rating >= 1 && rating <= 5))
      return ask('satisfaction', text('decision.askSatisfaction'))
    const lessons = checkWords('lessons', slots.lessons ?? decision.lessons ?? '', context)
    if (isNotReady(lessons)) return lessons
    const after: OutcomeFacts = {
      outcome: outcome.value,
      satisfaction: rating,
      lessons: lessons.value,
      reviewedOn: today,
    }
    const warning =
      decision.outcome === null
        ? {}
        : {
            warning: text('decision.outcomeKnown', {
              outcome: decision.outcome,
              day: format.dayNumeric(decision.reviewedOn ?? today),
            }),
          }
    const prepared: Prepared = { decisionId: decision.id, decision: toShown(decision), after }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: text('decision.outcomeTitle', { title, outcome: outcome.value }),
        fields: [referenceField(decision.title, context), ...outcomeFields(after, context)],
        ...warning,
      },
    }
  },
  fromWords: outcomeFromWords,
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { decisionId, decision, after } = prepared
    await assertDecisionUnchanged(decisionId, decision, context)
    await context.ledger.update('life_decisions', decisionId, toOutcomeColumns(after))
    return prepared
  },
  reply: ({ decision, after }, { text }) =>
    text('decision.outcomeKept', { title: decision.title, outcome: after.outcome }),
})
