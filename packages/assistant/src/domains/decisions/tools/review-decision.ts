import type { JsonObject } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { type OptionFacts, type ShownDecision, toShown } from '../decision/decision-facts.ts'
import { choiceOf, describeOption, withinSentence } from '../decision/describe-decision.ts'
import { readOptions } from '../decision/read-decisions.ts'
import { resolveDecision } from '../decision/resolve-decision.ts'

const input = z.object({
  decisionRef: z
    .string()
    .optional()
    .describe('The decision as the user names it; the one that is due when not said.'),
})

type Found = ShownDecision & { readonly id: string; readonly options: readonly OptionFacts[] }
type Output = JsonObject & {
  readonly decision: Found | null
  /** Why there is none: several fit, or nothing does. */
  readonly question: string | null
  readonly candidates: readonly { readonly id: string; readonly title: string }[]
}

/** Looks at one decision again: what was chosen, from what, and why. */
export const reviewDecision = defineDomainReadTool({
  name: 'review_decision',
  description:
    'One kept decision whole: options with pros and cons, choice, reasons, how it turned out.',
  input,
  async execute({ decisionRef }, context): Promise<Output> {
    const found = await resolveDecision(decisionRef, context)
    if (found.status === 'refused')
      return { decision: null, question: found.explanation, candidates: [] }
    if (found.status === 'question') {
      const candidates = found.options.map(({ label, slots }) => ({
        id: String(slots.decisionRef),
        title: label,
      }))
      return { decision: null, question: found.question, candidates }
    }
    const { row } = found
    const options = (await readOptions(row.id, context)).map(({ option, pros, cons }) => ({
      option,
      pros,
      cons,
    }))
    return { decision: { id: row.id, ...toShown(row), options }, question: null, candidates: [] }
  },
  reply({ candidates, decision, question }, context) {
    if (decision) return tell(decision, context)
    return [question ?? '', ...candidates.map(({ title }) => `- ${title}`)].join('\n')
  },
})

function tell(decision: Found, context: DomainContext): string {
  const { format, text } = context
  const { decidedOn, lessons, options, outcome, reasoning, reviewOn, satisfaction, title } =
    decision
  const choice = choiceOf(decision)
  const day = decidedOn === null ? '' : format.day(decidedOn)
  // Nobody knows on the same day how it went.
  const isToTell = outcome === null && decidedOn !== null && decidedOn < context.today
  const lines = [
    text(decidedOn === null ? 'review.open' : 'review.heading', { title, day }),
    ...(choice === undefined ? [] : [text('review.choice', { choice })]),
    ...(reasoning === null ? [] : [text('review.why', { reasoning })]),
    ...(options.length === 0
      ? []
      : [
          text('review.options', {
            options: options.map((one) => describeOption(one, context)).join('; '),
          }),
        ]),
    ...(outcome === null ? [] : [text('review.how', { outcome })]),
    ...(satisfaction === null ? [] : [text('decision.rated', { satisfaction })]),
    ...(lessons === null ? [] : [text('review.lessons', { lessons })]),
    ...(isToTell ? [text('review.ask', { title: withinSentence(title) })] : []),
    ...(outcome === null && reviewOn !== null && reviewOn > context.today
      ? [text('review.later', { day: format.dayNumeric(reviewOn) })]
      : []),
  ]
  return lines.join('\n')
}
