import type { JsonObject } from '@parco/protocol'
import { z } from 'zod'
import { dayInZone } from '../../../turn/day-in-zone.ts'
import type { DomainContext } from '../../domain-context.ts'
import { daysInput, describePeriod, toAskedPeriod } from '../../internal/asked-period.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { joinList } from '../../internal/join-list.ts'
import { LIFE_AREAS, type LifeArea } from '../../internal/life-areas.ts'
import { matchName } from '../../internal/match-name.ts'
import {
  type DecisionFacts,
  type OptionFacts,
  type OutcomeFacts,
  statusOf,
  toShown,
} from '../decision/decision-facts.ts'
import { describeDecision } from '../decision/describe-decision.ts'
import { readDecisions, readOptionsOf } from '../decision/read-decisions.ts'
import { DECISION_STATUSES, type DecisionStatus } from '../enums.ts'
import type { LifeDecision } from '../tables.ts'

const input = z.object({
  status: z.enum(DECISION_STATUSES).optional(),
  area: z.enum(LIFE_AREAS).optional(),
  name: z.string().optional().describe('Words of one decision.'),
  isDue: z.boolean().optional().describe('Only those whose review date has come.'),
  isLast: z.boolean().optional().describe('Only the newest.'),
  ...daysInput,
})

type Listed = DecisionFacts &
  OutcomeFacts & {
    readonly id: string
    /** What there was to choose from. */
    readonly options: readonly OptionFacts[]
    readonly status: DecisionStatus
    /** Its review date has come, and nothing was said of it yet. */
    readonly isDue: boolean
    /** The day on which it was decided, or kept as open. */
    readonly day: string
  }
type Output = JsonObject & {
  readonly asked: {
    readonly area: LifeArea | null
    readonly period: { readonly startDate: string; readonly endDate: string } | null
  }
  readonly decisions: readonly Listed[]
  /** How many there are beside those that were asked about. */
  readonly others: number
}

/** Lists decisions with their reasons and how they turned out. */
export const listDecisions = defineDomainReadTool({
  name: 'list_decisions',
  description:
    'The decisions that the user kept, newest first: choice, reasons, review date and how each turned out.',
  input,
  async execute(slots, context): Promise<Output> {
    const kept = await readDecisions(context)
    const options = await readOptionsOf(
      kept.map(({ id }) => id),
      context,
    )
    const all = kept.map((decision) => listed(decision, options.get(decision.id) ?? [], context))
    const isOfPeriod = slots.startDate !== undefined || slots.endDate !== undefined
    const period = isOfPeriod ? toAskedPeriod(slots, context) : null
    const { area, isDue, name, status } = slots
    const chosen = all.filter(
      (one) =>
        (status === undefined || one.status === status) &&
        (area === undefined || one.area === area) &&
        (isDue !== true || one.isDue) &&
        (name === undefined || ['same', 'part'].includes(matchName(name, describeDecision(one)))) &&
        (period === null || (one.day >= period.startDate && one.day <= period.endDate)),
    )
    const shown = slots.isLast === true ? chosen.slice(0, 1) : chosen
    return {
      asked: { area: area ?? null, period },
      decisions: shown,
      others: all.length - shown.length,
    }
  },
  reply({ asked, decisions, others }, context) {
    const { text } = context
    const period = asked.period ? ` ${describePeriod(asked.period, context)}` : ''
    if (decisions.length === 0)
      return text(others === 0 ? 'decisions.none' : 'decisions.noneOf', { period })
    return joinList(
      text('decisions.heading', { count: decisions.length, period }),
      decisions.map((one) => lineOf(one, context)),
      context,
    )
  },
})

function listed(
  decision: LifeDecision,
  options: readonly OptionFacts[],
  { timeZone, today }: DomainContext,
): Listed {
  const { createdAt, id, reviewOn } = decision
  const status = statusOf(decision)
  return {
    id,
    ...toShown(decision),
    options: options.map(({ option, pros, cons }) => ({ option, pros, cons })),
    status,
    isDue: status !== 'reviewed' && reviewOn !== null && reviewOn <= today,
    day: decision.decidedOn ?? dayInZone(createdAt, timeZone),
  }
}

/** `- 18/08: Mudar de emprego, por: salário. Deu certo.` */
function lineOf(one: Listed, { format, text }: DomainContext): string {
  const day = format.dayNumeric(one.day)
  const { outcome, reasoning, reviewOn } = one
  const parts = [
    text(one.status === 'open' ? 'decisions.openLine' : 'decisions.line', {
      day,
      decision: describeDecision(one),
    }),
    ...(reasoning === null ? [] : [text('decisions.why', { reasoning })]),
    ...(outcome === null ? [] : [text('decisions.how', { outcome })]),
    ...(one.isDue ? [text('decisions.due')] : []),
    ...(one.status !== 'reviewed' && reviewOn !== null && !one.isDue
      ? [text('decisions.later', { day: format.dayNumeric(reviewOn) })]
      : []),
  ]
  return `- ${parts.join('. ')}`
}
