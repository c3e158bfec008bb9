import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { daysBetween, firstDayOf, lastDayOf, monthOf } from '../../internal/calendar.ts'
import { checkAmount, checkCurrency, checkDay, checkName } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { matchName, nameKey } from '../../internal/match-name.ts'
import { fromCents } from '../../internal/money.ts'
import { isNotReady } from '../../internal/preparations.ts'
import { INCOME_TYPES, type IncomeType } from '../enums.ts'
import { describeIncome, incomeFields } from '../incomes/describe-income.ts'
import { type ExpectedIncome, stillExpected } from '../incomes/income-rule.ts'
import { readIncomeSeries, ruleOn } from '../incomes/income-rules.ts'
import { readIncomesOfDays } from '../incomes/read-incomes.ts'
import { incomeTypeLabel } from '../labels.ts'

const input = z.object({
  name: z.string().optional().describe('What it was, as the user calls it.'),
  type: z.enum(INCOME_TYPES).optional(),
  actualAmount: z.number().optional().describe('What was received.'),
  date: z.string().optional().describe('YYYY-MM-DD; today when not said.'),
  currency: z.string().optional().describe('ISO 4217; never convert.'),
})

type Prepared = {
  readonly name: string
  readonly type: IncomeType
  readonly amountCents: number
  readonly currency: string
  readonly receivedOn: string
}
type Output = Prepared & { readonly incomeId: string }

/** Records money that came in. */
export const createIncome = defineDomainWriteTool({
  name: 'create_income',
  description: 'Records money that the user has received. Not for money that is only expected.',
  input,
  verb: 'record',
  writes: ['incomes'],
  async prepare(slots, context) {
    const day = checkDay('date', slots.date, context)
    if (isNotReady(day)) return day
    const type = slots.type ?? 'other'
    const called = slots.name ?? defaultName(type, context)
    const said = slots.actualAmount ?? (await expectedAmount(called, day.value, context))
    const amount = checkAmount('actualAmount', said, context)
    if (isNotReady(amount)) return amount
    const name = checkName('name', called, context)
    if (isNotReady(name)) return name
    const currency = checkCurrency('currency', slots.currency, context)
    if (isNotReady(currency)) return currency
    const prepared: Prepared = {
      name: name.value,
      type,
      amountCents: amount.value,
      currency: currency.value,
      receivedOn: day.value,
    }
    const isRepeated = await isRecorded(prepared, context)
    const income = describeIncome(prepared, context)
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('income.title', { income }),
        fields: incomeFields(prepared, context),
        ...(isRepeated ? { warning: context.text('income.duplicate', { income }) } : {}),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Output> {
    const incomeId = context.mint('inc')
    await context.ledger.insert('incomes', {
      id: incomeId,
      name: prepared.name,
      type: prepared.type,
      amount_cents: prepared.amountCents,
      currency: prepared.currency,
      received_on: prepared.receivedOn,
      created_at: context.now.toISOString(),
    })
    return { ...prepared, incomeId }
  },
  reply(income, context) {
    const logged = context.text('income.logged', { income: describeIncome(income, context) })
    if (income.currency === context.currency) return logged
    const values = { currency: income.currency, own: context.currency }
    return `${logged}\n${context.text('shared.foreignCurrency', values)}`
  },
})

/** "recebi o salário": what a regular income of that name brings in that month, or brings at all. */
async function expectedAmount(
  name: string | undefined,
  day: string,
  context: DomainContext,
): Promise<number | undefined> {
  if (name === undefined) return undefined
  const series = await readIncomeSeries(firstDayOf(monthOf(day)), '9999-12-31', context)
  const named = series.filter((one) => isNamedSo(name, ruleOn(one, day).name))
  const [only] = named
  if (!only) return undefined
  const month = [firstDayOf(monthOf(day)), lastDayOf(monthOf(day))] as const
  const times = stillExpected(named, [], ...month)
  // Of two salaries of a month it is the one whose day is nearest.
  const [time] = times.toSorted((one, other) => distanceTo(day, one) - distanceTo(day, other))
  if (named.length > 1) return time && fromCents(time.amountCents)
  return fromCents(time?.amountCents ?? ruleOn(only, day).amountCents)
}

const distanceTo = (day: string, { expectedOn }: ExpectedIncome): number =>
  Math.abs(daysBetween(expectedOn, day))

const isNamedSo = (said: string, name: string): boolean =>
  ['same', 'part'].includes(matchName(said, name))

/** A salary is called salary; anything else has no name of its own. */
function defaultName(type: IncomeType, context: DomainContext): string | undefined {
  return type === 'other' ? undefined : incomeTypeLabel(type, context)
}

async function isRecorded(income: Prepared, context: DomainContext): Promise<boolean> {
  const ofDay = await readIncomesOfDays(income.receivedOn, income.receivedOn, context)
  return ofDay.some(
    (other) =>
      nameKey(other.name) === nameKey(income.name) &&
      other.amountCents === income.amountCents &&
      other.currency === income.currency,
  )
}
