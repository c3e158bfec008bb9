import type { Id } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { cleanName } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { LIFE_AREAS } from '../../internal/life-areas.ts'
import { nameKey } from '../../internal/match-name.ts'
import { ask, isNotReady } from '../../internal/preparations.ts'
import {
  checkDecided,
  checkOptions,
  checkReview,
  checkWords,
  MAX_OPTIONS,
} from '../decision/check-decision.ts'
import {
  type DecisionFacts,
  type OptionFacts,
  toDecisionColumns,
} from '../decision/decision-facts.ts'
import { decisionFields, optionsField } from '../decision/decision-fields.ts'
import { describeDecision } from '../decision/describe-decision.ts'
import { readDecisions } from '../decision/read-decisions.ts'
import { reviewFromWords } from '../review/review-from-words.ts'

const option = z.union([
  z.string().transform((name) => ({ option: name })),
  z.object({ option: z.string(), pros: z.string().optional(), cons: z.string().optional() }),
])

const input = z.object({
  title: z.string().optional().describe('What is decided, or the question.'),
  options: z.array(option).max(MAX_OPTIONS).optional(),
  chosenOption: z.string().optional().describe('Left out while nothing is chosen.'),
  reasoning: z.string().optional().describe('Why, in their words.'),
  area: z.enum(LIFE_AREAS).optional(),
  decidedOn: z.string().optional().describe('YYYY-MM-DD; today when not said.'),
  reviewDate: z.string().optional().describe('YYYY-MM-DD, to ask how it went.'),
  asksLater: z.boolean().optional().describe('False where they want no such question.'),
})

type Prepared = { readonly decision: DecisionFacts; readonly options: readonly OptionFacts[] }

/** Keeps a decision with its reasons, and asks on its day how it turned out. */
export const saveDecision = defineDomainWriteTool({
  name: 'save_decision',
  description:
    'Keeps an important decision of theirs: the question, the options, the choice and why. Nothing trivial.',
  input,
  codeSlots: ['decidedOn', 'asksLater'],
  verb: 'record',
  writes: ['life_decisions', 'life_decision_options'],
  async prepare(slots, context) {
    const title = checkWords('title', cleanName(slots.title ?? ''), context, true)
    if (isNotReady(title)) return title
    if (title.value === null) return ask('title', context.text('decision.askTitle'))
    const options = checkOptions(slots.options, context)
    if (isNotReady(options)) return options
    const chosen = checkWords('chosenOption', slots.chosenOption, context, true)
    if (isNotReady(chosen)) return chosen
    const reasoning = checkWords('reasoning', slots.reasoning, context)
    if (isNotReady(reasoning)) return reasoning
    const decided = checkDecided(slots.decidedOn, context)
    if (isNotReady(decided)) return decided
    const review = checkReview(slots.reviewDate, context)
    if (isNotReady(review)) return review
    const isAsked = slots.asksLater ?? true
    const decision: DecisionFacts = {
      title: title.value,
      area: slots.area ?? null,
      chosen: chosen.value,
      reasoning: reasoning.value,
      decidedOn: chosen.value === null ? null : decided.value,
      reviewOn: isAsked ? review.value : null,
    }
    const prepared: Prepared = { decision, options: options.value }
    const warning = await warningOf(decision, context)
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('decision.title', { decision: describeDecision(decision) }),
        fields: withOptions(decisionFields(decision, context), prepared, context),
        ...(warning === undefined ? {} : { warning }),
      },
    }
  },
  fromWords: reviewFromWords,
  async execute({ decision, options }: Prepared, context): Promise<Prepared & { id: Id<'lfd'> }> {
    const id = context.mint('lfd')
    const created_at = context.now.toISOString()
    await context.ledger.insert('life_decisions', {
      id,
      ...toDecisionColumns(decision),
      created_at,
    })
    for (const [position, one] of options.entries()) {
      await context.ledger.insert('life_decision_options', {
        id: context.mint('ldo'),
        decision_id: id,
        position,
        ...one,
        created_at,
      })
    }
    return { id, decision, options }
  },
  reply({ decision }, { format, text }) {
    const kept = text('decision.kept', { decision: describeDecision(decision) })
    if (decision.reviewOn === null) return kept
    const asks = decision.chosen === null ? 'asksIfDecided' : 'asksHow'
    return `${kept} ${text(`decision.${asks}`, { day: format.dayNumeric(decision.reviewOn) })}`
  },
})

/** What there was to choose from stands behind what it is about. */
function withOptions(
  [title, ...rest]: ReturnType<typeof decisionFields>,
  { options }: Prepared,
  context: DomainContext,
) {
  return title ? [title, ...optionsField(options, context), ...rest] : rest
}

async function warningOf(decision: DecisionFacts, context: DomainContext) {
  const key = nameKey(decision.title)
  const twin = (await readDecisions(context)).find(
    ({ title, reviewedOn }) => nameKey(title) === key && reviewedOn === null,
  )
  return twin && context.text('decision.duplicate', { decision: describeDecision(twin) })
}
