import { readFacts } from '@parco/router'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { isCalendarDay } from '../../internal/calendar.ts'
import { checkAmount, checkCurrency, checkName } from '../../internal/check-slots.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { nameKey } from '../../internal/match-name.ts'
import { ask, isNotReady, type NotReady } from '../../internal/preparations.ts'
import { choiceField, dayField, moneyField, textField } from '../../internal/preview-fields.ts'
import {
  INCOME_FREQUENCIES,
  INCOME_TYPES,
  type IncomeFrequency,
  type IncomeType,
} from '../enums.ts'
import { dayOfLongMonth } from '../incomes/change-income-rule.ts'
import { firstDayOn } from '../incomes/income-rule.ts'
import { describeIncomeRule, readIncomeSeries, ruleOn } from '../incomes/income-rules.ts'
import { incomeFrequencyOptions, incomeTypeLabel, incomeTypeOptions } from '../labels.ts'

/** More words than these say more than a day. */
const MOST_WORDS = 5

const input = z.object({
  name: z.string().optional().describe('What it is, as the user calls it.'),
  type: z.enum(INCOME_TYPES).optional(),
  amount: z.number().optional().describe('What comes in each time.'),
  frequency: z.enum(INCOME_FREQUENCIES).optional().describe('Monthly when not said.'),
  dueDay: z.number().optional().describe('Of a monthly one: day of the month, 1 to 31.'),
  startDate: z.string().optional().describe('YYYY-MM-DD of the first time, in place of dueDay.'),
  currency: z.string().optional(),
})

type Prepared = {
  readonly name: string
  readonly type: IncomeType
  readonly amountCents: number
  readonly currency: string
  readonly frequency: IncomeFrequency
  readonly anchorOn: string
  readonly fromOn: string
}
type Output = Prepared & { readonly ruleId: string }

/** Registers money that is expected again and again. */
export const createIncomeRule = defineDomainWriteTool({
  name: 'create_income_rule',
  description:
    'Registers money that comes in regularly, such as a salary every month. Not for money that came in once.',
  input,
  verb: 'record',
  writes: ['income_rules'],
  async prepare(slots, context) {
    const amount = checkAmount('amount', slots.amount, context)
    if (isNotReady(amount)) return amount
    const type = slots.type ?? 'other'
    const named = slots.name ?? (type === 'other' ? undefined : incomeTypeLabel(type, context))
    const name = checkName('name', named, context)
    if (isNotReady(name)) return name
    const currency = checkCurrency('currency', slots.currency, context)
    if (isNotReady(currency)) return currency
    const frequency = slots.frequency ?? 'monthly'
    const anchor = anchorOf(slots, frequency, context)
    if (isNotReady(anchor)) return anchor
    const prepared: Prepared = {
      name: name.value,
      type,
      amountCents: amount.value,
      currency: currency.value,
      frequency,
      anchorOn: anchor.anchorOn,
      fromOn: anchor.fromOn,
    }
    const running = await readIncomeSeries(context.today, '9999-12-31', context)
    const namesake = running
      .map((series) => ruleOn(series, context.today))
      .find((rule) => nameKey(rule.name) === nameKey(prepared.name))
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('incomeRule.title', { rule: describeIncomeRule(prepared, context) }),
        fields: fieldsOf(prepared, context),
        ...(namesake
          ? {
              warning: context.text('incomeRule.duplicate', {
                rule: describeIncomeRule(namesake, context),
              }),
            }
          : {}),
      },
    }
  },
  // "Friday" says when it comes next, never when it came.
  fromAnswer(said, missing, context) {
    const ahead = [...readFacts(said, context).days].filter((day) => day > context.today)
    const [startDate] = ahead
    const isAlone = missing.join() === 'startDate' && said.trim().split(/\s+/u).length <= MOST_WORDS
    return isAlone && startDate !== undefined && ahead.length === 1 ? { startDate } : undefined
  },
  async execute(prepared: Prepared, context): Promise<Output> {
    const ruleId = context.mint('inr')
    await context.ledger.insert('income_rules', {
      id: ruleId,
      name: prepared.name,
      type: prepared.type,
      amount_cents: prepared.amountCents,
      currency: prepared.currency,
      frequency: prepared.frequency,
      anchor_on: prepared.anchorOn,
      from_on: prepared.fromOn,
      until_on: null,
      created_at: context.now.toISOString(),
    })
    return { ...prepared, ruleId }
  },
  reply: (rule, context) =>
    context.text('incomeRule.created', { rule: describeIncomeRule(rule, context) }),
})

interface Days {
  readonly status: 'days'
  readonly anchorOn: string
  readonly fromOn: string
}

function anchorOf(
  { dueDay, startDate }: z.output<typeof input>,
  frequency: IncomeFrequency,
  context: DomainContext,
): Days | NotReady {
  if (startDate !== undefined) {
    if (isCalendarDay(startDate)) return { status: 'days', anchorOn: startDate, fromOn: startDate }
    const day = quoteText(startDate)
    return ask('startDate', context.text('shared.ask.dayInvalid', { day }))
  }
  const isDay = dueDay !== undefined && Number.isInteger(dueDay) && dueDay >= 1 && dueDay <= 31
  if (frequency === 'monthly') {
    if (isDay) {
      const fromOn = firstDayOn(dueDay, context.today)
      return { status: 'days', anchorOn: dayOfLongMonth(fromOn, dueDay), fromOn }
    }
    return ask('dueDay', context.text('incomeRule.askDay'))
  }
  return ask('startDate', context.text('incomeRule.askFirst'))
}

function fieldsOf(rule: Prepared, context: DomainContext) {
  const { text } = context
  return [
    textField({ slot: 'name', label: text('shared.label.name'), value: rule.name }),
    moneyField(
      {
        slot: 'amount',
        label: text('shared.label.amount'),
        value: rule.amountCents,
        currency: rule.currency,
      },
      context,
    ),
    choiceField({
      slot: 'type',
      label: text('shared.label.type'),
      value: rule.type,
      options: incomeTypeOptions(context),
    }),
    choiceField({
      slot: 'frequency',
      label: text('incomeRule.label.frequency'),
      value: rule.frequency,
      options: incomeFrequencyOptions(context),
    }),
    dayField(
      { slot: 'startDate', label: text('incomeRule.label.first'), value: rule.fromOn },
      context,
    ),
  ]
}
