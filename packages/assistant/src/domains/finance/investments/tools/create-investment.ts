import type { PreviewField } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../../domain-context.ts'
import { checkCurrency, checkDay, checkName } from '../../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../../internal/define-domain-tool.ts'
import { nameKey } from '../../../internal/match-name.ts'
import { ask, isNotReady, type NotReady } from '../../../internal/preparations.ts'
import { dayField, textField } from '../../../internal/preview-fields.ts'
import { INVESTMENT_TYPES, type InvestmentType } from '../../enums.ts'
import {
  amountFields,
  checkInvestmentTerms,
  describeTerms,
  type InvestmentTerms,
  optionalAmount,
  termFields,
  typeField,
} from '../investment-terms.ts'
import { readInvestments } from '../read-investments.ts'
import { describeShort } from '../resolve-investment.ts'
import { typeOfName } from '../type-of-name.ts'

const input = z.object({
  name: z.string().optional(),
  type: z.enum(INVESTMENT_TYPES).optional(),
  currentAmount: z.number().optional().describe('What is in it already.'),
  date: z.string().optional().describe('YYYY-MM-DD from which that is in it; today when not said.'),
  goalAmount: z.number().optional(),
  monthlyContribution: z.number().optional(),
  deadline: z.string().optional().describe('YYYY-MM-DD by which the goal is to be reached.'),
  currency: z.string().optional(),
})
type Input = z.output<typeof input>

type Prepared = InvestmentTerms & {
  readonly name: string
  readonly type: InvestmentType
  readonly currency: string
  readonly currentCents: number | null
  readonly movedOn: string
}
type Output = Prepared & { readonly investmentId: string }

/** Notes where money is put aside, with what is in it already. */
export const createInvestment = defineDomainWriteTool({
  name: 'create_investment',
  description:
    'Starts keeping track of savings or an investment: what is in it, a goal, what is put aside each month.',
  input,
  verb: 'record',
  writes: ['investments', 'investment_moves'],
  async prepare(slots, context) {
    if (slots.name === undefined) return ask('name', context.text('investment.askName'))
    const name = checkName('name', slots.name, context)
    if (isNotReady(name)) return name
    const checked = checkRest(slots, name.value, context)
    if (isNotReady(checked)) return checked
    const { prepared } = checked
    const warning = await warn(prepared, context)
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('investment.title', { investment: describe(prepared, context) }),
        fields: fieldsOf(prepared, context),
        ...(warning === undefined ? {} : { warning }),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Output> {
    const investmentId = context.mint('inv')
    await context.ledger.insert('investments', {
      id: investmentId,
      name: prepared.name,
      type: prepared.type,
      currency: prepared.currency,
      goal_cents: prepared.goalCents,
      monthly_cents: prepared.monthlyCents,
      deadline: prepared.deadline,
      created_on: context.today,
      created_at: context.now.toISOString(),
    })
    if (prepared.currentCents !== null) {
      await context.ledger.insert('investment_moves', {
        id: context.mint('ivm'),
        investment_id: investmentId,
        kind: 'deposit',
        amount_cents: prepared.currentCents,
        moved_on: prepared.movedOn,
        created_at: context.now.toISOString(),
      })
    }
    return { ...prepared, investmentId }
  },
  reply: (investment, context) =>
    context.text('investment.created', { investment: describe(investment, context) }),
})

function checkRest(
  slots: Input,
  name: string,
  context: DomainContext,
): { readonly status: 'prepared'; readonly prepared: Prepared } | NotReady {
  const currency = checkCurrency('currency', slots.currency, context)
  if (isNotReady(currency)) return currency
  const day = checkDay('date', slots.date, context)
  if (isNotReady(day)) return day
  const current = optionalAmount('currentAmount', slots.currentAmount, null, context)
  if (isNotReady(current)) return current
  const checked = checkInvestmentTerms(slots, context)
  if (isNotReady(checked)) return checked
  return {
    status: 'prepared',
    prepared: {
      name,
      type: slots.type ?? typeOfName(name),
      currency: currency.value,
      currentCents: current.value,
      movedOn: day.value,
      ...checked.terms,
    },
  }
}

/** `Reserva, R$ 500,00 hoje (18/11), meta de R$ 10.000,00, R$ 500,00 por mês`. */
function describe(investment: Prepared, context: DomainContext): string {
  const { format, text } = context
  const { currency, currentCents, movedOn } = investment
  const amount = format.money(currentCents ?? 0, currency)
  return [
    investment.name,
    ...(currentCents === null
      ? []
      : [text('investment.holding', { amount, day: format.day(movedOn) })]),
    ...describeTerms(investment, currency, context),
  ].join(', ')
}

function fieldsOf(investment: Prepared, context: DomainContext): PreviewField[] {
  const { text } = context
  const { currency, currentCents, movedOn, name, type } = investment
  const since = { slot: 'date', label: text('shared.label.day'), value: movedOn }
  return [
    textField({ slot: 'name', label: text('shared.label.name'), value: name }),
    typeField(type, context),
    ...amountFields('currentAmount', 'current', currentCents, currency, context),
    ...(currentCents === null ? [] : [dayField(since, context)]),
    ...termFields(investment, currency, context),
    ...(currency === context.currency
      ? []
      : [textField({ slot: 'currency', label: text('shared.label.currency'), value: currency })]),
  ]
}

async function warn(investment: Prepared, context: DomainContext): Promise<string | undefined> {
  const namesake = (await readInvestments(context)).find(
    (other) => nameKey(other.investment.name) === nameKey(investment.name),
  )
  if (!namesake) return undefined
  return context.text('investment.duplicate', { investment: describeShort(namesake, context) })
}
