import type { Id } from '@parco/protocol'
import { readFacts } from '@parco/router'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import type { Checked } from '../../internal/check-slots.ts'
import { cleanName } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { LIFE_AREAS } from '../../internal/life-areas.ts'
import { ask, isNotReady, type NotReady } from '../../internal/preparations.ts'
import { checkDecided, checkReview, checkWords } from '../decision/check-decision.ts'
import {
  assertDecisionUnchanged,
  type DecisionFacts,
  type ShownDecision,
  toDecisionColumns,
  toDecisionFacts,
  toShown,
} from '../decision/decision-facts.ts'
import { decisionFields, referenceField } from '../decision/decision-fields.ts'
import { areaLabel, describeDecision, labelDecision } from '../decision/describe-decision.ts'
import { resolveDecision } from '../decision/resolve-decision.ts'
import type { LifeDecision } from '../tables.ts'

const input = z.object({
  decisionRef: z.string().optional().describe('The decision as the user names it.'),
  title: z.string().optional(),
  chosenOption: z.string().optional(),
  reasoning: z.string().optional(),
  area: z.enum(LIFE_AREAS).optional(),
  decidedOn: z.string().optional(),
  reviewDate: z.string().optional().describe('YYYY-MM-DD, when to ask how it went.'),
  asksLater: z.boolean().optional(),
})
type Input = z.output<typeof input>

type Prepared = {
  readonly decisionId: Id<'lfd'>
  readonly before: ShownDecision
  readonly after: DecisionFacts
}

/** Changes a decision: what was chosen, why, when to ask about it. */
export const updateDecision = defineDomainWriteTool({
  name: 'update_decision',
  description:
    'Changes a kept decision: its choice, reasons, area or review date. How it turned out: record_outcome.',
  input,
  verb: 'change',
  writes: ['life_decisions'],
  async prepare(slots, context) {
    const found = await resolveDecision(slots.decisionRef, context)
    if (found.status !== 'found') return found
    const before = toDecisionFacts(found.row)
    const checked = checkChanges(slots, found.row, context)
    if (isNotReady(checked)) return checked
    const after = checked.value
    if (JSON.stringify(before) === JSON.stringify(after)) {
      const decision = labelDecision(before, context)
      return ask('reviewDate', context.text('decision.askChange', { decision }))
    }
    const prepared: Prepared = { decisionId: found.row.id, before: toShown(found.row), after }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('decision.updateTitle', { change: describeChange(prepared, context) }),
        fields: [referenceField(before.title, context), ...decisionFields(after, context, before)],
      },
    }
  },
  fromWords(slots, { text, into }, context) {
    const [day] = into === undefined ? readFacts(text, context).days : []
    return day === undefined ? slots : { ...slots, reviewDate: day }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    await assertDecisionUnchanged(prepared.decisionId, prepared.before, context)
    await context.ledger.update(
      'life_decisions',
      prepared.decisionId,
      toDecisionColumns(prepared.after),
    )
    return prepared
  },
  reply: (prepared, context) =>
    context.text('decision.updated', { change: describeChange(prepared, context) }),
})

function checkChanges(
  slots: Input,
  before: LifeDecision,
  context: DomainContext,
): Checked<DecisionFacts> | NotReady {
  const title = checkWords('title', cleanName(slots.title ?? before.title), context, true)
  if (isNotReady(title)) return title
  if (title.value === null) return ask('title', context.text('decision.askTitle'))
  const chosen = checkWords(
    'chosenOption',
    slots.chosenOption ?? before.chosen ?? '',
    context,
    true,
  )
  if (isNotReady(chosen)) return chosen
  const reasoning = checkWords('reasoning', slots.reasoning ?? before.reasoning ?? '', context)
  if (isNotReady(reasoning)) return reasoning
  const decided = checkDecided(slots.decidedOn ?? before.decidedOn ?? undefined, context)
  if (isNotReady(decided)) return decided
  const isAsked = slots.asksLater ?? (slots.reviewDate !== undefined || before.reviewOn !== null)
  const review = reviewOf(slots, before, context)
  if (isNotReady(review)) return review
  return {
    status: 'checked',
    value: {
      title: title.value,
      area: slots.area ?? before.area,
      chosen: chosen.value,
      reasoning: reasoning.value,
      decidedOn: chosen.value === null ? null : decided.value,
      reviewOn: isAsked ? review.value : null,
    },
  }
}

/** A review date that stands is not judged again: it may have passed by now. */
function reviewOf({ reviewDate }: Input, { reviewOn }: LifeDecision, context: DomainContext) {
  const stands = reviewOn !== null && (reviewDate === undefined || reviewDate === reviewOn)
  if (stands) return { status: 'checked' as const, value: reviewOn }
  return checkReview(reviewDate, context)
}

/** `Carro: rever em 18/12 → 18/02/2027`. */
function describeChange({ before, after }: Prepared, context: DomainContext): string {
  const { format, text } = context
  const told = (decision: DecisionFacts) => [
    decision.title,
    decision.chosen ?? '',
    decision.reasoning ?? '',
    areaLabel(decision.area, context),
    decision.decidedOn === null ? '' : format.dayNumeric(decision.decidedOn),
    decision.reviewOn === null
      ? text('decision.noReview')
      : text('decision.review', { day: format.dayNumeric(decision.reviewOn) }),
  ]
  const [from, to] = [told(before), told(after)]
  const nothing = text('shared.nothing')
  const changes = to.flatMap((value, index) => {
    const earlier = from[index] ?? ''
    if (value === earlier) return []
    return [text('shared.fromTo', { from: earlier || nothing, to: value || nothing })]
  })
  return before.title === after.title
    ? `${describeDecision({ ...before, chosen: null })}: ${changes.join('; ')}`
    : changes.join('; ')
}
