import { z } from 'zod'
import type { DomainContext } from '../../../domain-context.ts'
import { checkName } from '../../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../../internal/define-domain-tool.ts'
import { ask, isNotReady } from '../../../internal/preparations.ts'
import { textField } from '../../../internal/preview-fields.ts'
import { INVESTMENT_TYPES, type InvestmentType } from '../../enums.ts'
import {
  checkInvestmentTerms,
  describeTerms,
  type InvestmentTerms,
  termFields,
  typeField,
} from '../investment-terms.ts'
import {
  assertInvestmentUnchanged,
  describeShort,
  resolveInvestment,
  type ShownInvestment,
  toShownInvestment,
} from '../resolve-investment.ts'
import type { InvestmentSeries } from '../standing.ts'

const input = z.object({
  investmentRef: z.string().optional().describe('The investment as the user names it.'),
  name: z.string().optional(),
  type: z.enum(INVESTMENT_TYPES).optional(),
  goalAmount: z.number().optional().describe('What it is to reach; 0 takes the goal away.'),
  monthlyContribution: z.number().optional().describe('What is put aside each month; 0: nothing.'),
  deadline: z
    .string()
    .optional()
    .describe('YYYY-MM-DD by which the goal is to be reached; empty for none.'),
})

type Values = InvestmentTerms & { readonly name: string; readonly type: InvestmentType }
type Prepared = {
  readonly shown: ShownInvestment
  readonly before: Values
  readonly after: Values
}

/** Changes what is noted of an investment: its name, what it is for, its goal. */
export const updateInvestment = defineDomainWriteTool({
  name: 'update_investment',
  description:
    'Changes an investment that is kept: name, type, goal, what is put aside each month. Not for money in or out, nor for its worth.',
  input,
  verb: 'change',
  writes: ['investments'],
  async prepare(slots, context) {
    const resolution = await resolveInvestment(slots.investmentRef, context)
    if (resolution.status !== 'found') return resolution
    const before = valuesOf(resolution.row)
    const name = checkName('name', slots.name ?? before.name, context)
    if (isNotReady(name)) return name
    const checked = checkInvestmentTerms(slots, context, before)
    if (isNotReady(checked)) return checked
    const after = { name: name.value, type: slots.type ?? before.type, ...checked.terms }
    const prepared: Prepared = { shown: toShownInvestment(resolution.row), before, after }
    if (changesOf(prepared, context).length === 0) {
      const investment = describeShort(resolution.row, context)
      return ask('goalAmount', context.text('investment.askChange', { investment }))
    }
    const { currency } = prepared.shown
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('investment.updateTitle', { change: describe(prepared, context) }),
        fields: [
          textField({ slot: 'name', label: context.text('shared.label.name'), value: after.name }),
          typeField(after.type, context),
          ...termFields(after, currency, context),
        ],
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { shown, after } = prepared
    await assertInvestmentUnchanged(shown, context)
    await context.ledger.update('investments', shown.investmentId, {
      name: after.name,
      type: after.type,
      goal_cents: after.goalCents,
      monthly_cents: after.monthlyCents,
      deadline: after.deadline,
    })
    return prepared
  },
  reply: (prepared, context) =>
    context.text('investment.updated', { change: describe(prepared, context) }),
})

function valuesOf({ investment }: InvestmentSeries): Values {
  const { name, type, goalCents, monthlyCents, deadline } = investment
  return { name, type, goalCents, monthlyCents, deadline }
}

/** Each thing that changes, as it was and as it will be. */
function changesOf({ shown, before, after }: Prepared, context: DomainContext): string[] {
  const { format, text } = context
  const of = ({ name, type, goalCents, monthlyCents, deadline }: Values) => {
    const none = { goalCents: null, monthlyCents: null, deadline: null }
    const [goal] = describeTerms({ ...none, goalCents }, shown.currency, context)
    const [monthly] = describeTerms({ ...none, monthlyCents }, shown.currency, context)
    const until = deadline && text('investment.until', { day: format.dayNumeric(deadline) })
    return [name, text(`investmentType.${type}`), goal, monthly, until || undefined]
  }
  const [was, is] = [of(before), of(after)]
  const nothing = text('shared.nothing')
  return is.flatMap((value, index) => {
    const old = was[index]
    return value === old
      ? []
      : [text('shared.fromTo', { from: old ?? nothing, to: value ?? nothing })]
  })
}

/** `Poupança, meta de R$ 5.000,00 → meta de R$ 8.000,00`. */
const describe = (prepared: Prepared, context: DomainContext): string =>
  `${prepared.before.name}, ${changesOf(prepared, context).join('; ')}`
