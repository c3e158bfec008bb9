import type { PreviewField } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { isCalendarDay } from '../../internal/calendar.ts'
import { checkAmount, checkName } from '../../internal/check-slots.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady, type NotReady, refuse } from '../../internal/preparations.ts'
import {
  choiceField,
  dayField,
  moneyField,
  monthField,
  numberField,
  textField,
} from '../../internal/preview-fields.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { billInstead } from '../bills/bill-instead.ts'
import { INCOME_FREQUENCIES, INCOME_TYPES } from '../enums.ts'
import { changeIncomeRule, type IncomeChanges } from '../incomes/change-income-rule.ts'
import {
  assertIncomeSeriesUnchanged,
  describeIncomeRule,
  readIncomeSeries,
  type ShownIncome,
  toShownIncome,
} from '../incomes/income-rules.ts'
import { findNextTime, type NextTime } from '../incomes/next-time.ts'
import { incomeFrequencyOptions, incomeTypeLabel, incomeTypeOptions } from '../labels.ts'
import { monthFromWords } from '../month-from-words.ts'
import { SCOPES, type Scope, scopeField } from '../scope.ts'

const input = z.object({
  ruleRef: z.string().optional().describe('The regular income as the user names it.'),
  name: z.string().optional(),
  type: z.enum(INCOME_TYPES).optional(),
  amount: z.number().optional().describe('What comes in each time, from then on.'),
  frequency: z.enum(INCOME_FREQUENCIES).optional(),
  dueDay: z.number().optional().describe('Of a monthly one: day of the month, 1 to 31.'),
  date: z
    .string()
    .optional()
    .describe('YYYY-MM-DD on which it comes: this once, or a first time where it is not monthly.'),
  scope: z
    .enum(SCOPES)
    .optional()
    .describe('this: one time only; future: that one and all later ones, by default; all.'),
  monthYear: z.string().optional().describe('YYYY-MM of the time that changes, or the first one.'),
})
type Input = z.output<typeof input>

type Facts = {
  readonly name: string
  readonly type: string
  readonly amountCents: number
  readonly currency: string
  readonly frequency: string
  readonly dayNumber: number
  readonly expectedOn: string
}
type Prepared = {
  readonly shown: ShownIncome
  readonly before: Facts
  readonly time: { readonly dueOn: string; readonly ruleId: string }
  readonly changes: IncomeChanges
  readonly scope: Scope
}

/** Changes money that is expected regularly: how much, when, what it is called. */
export const updateIncomeRule = defineDomainWriteTool({
  name: 'update_income_rule',
  description:
    'Changes a regular income, such as a salary, from a time on or only once: its amount, day, name or kind. Not for what came in.',
  input,
  verb: 'change',
  writes: ['income_rules', 'income_days'],
  fromWords: ({ date, ...slots }) => ({
    ...monthFromWords(slots),
    ...(date === undefined ? {} : { date }),
  }),
  /** A salary that nobody keeps yet is a new one. */
  async instead({ ruleRef, amount, dueDay, scope, monthYear }, context) {
    const bill = await billInstead(ruleRef, context, (billRef) => ({
      intent: 'update_bill',
      params: saidSlots({ billRef, amount, dueDay, scope, monthYear }),
    }))
    if (bill) return bill
    if (ruleRef === undefined || amount === undefined || scope === 'this') return undefined
    if ((await readIncomeSeries(context.today, '9999-12-31', context)).length > 0) return undefined
    const params = { name: ruleRef, amount, ...(dueDay === undefined ? {} : { dueDay }) }
    return { call: { intent: 'create_income_rule', params } }
  },
  async prepare(slots, context) {
    const found = await findNextTime(
      { ...slots, slot: 'ruleRef', reference: slots.ruleRef },
      context,
    )
    if (isNotReady(found)) return found
    const scope = slots.scope ?? 'future'
    const before = factsOf(found)
    const checked = checkChanges(slots, before, scope, context)
    if (isNotReady(checked)) return checked
    const { changes } = checked
    if (Object.keys(changes).length === 0) {
      const rule = describeIncomeRule(found.rule, context)
      return ask('amount', context.text('incomeRule.askChange', { rule }))
    }
    const { dueOn, ruleId } = found.time
    const shown = toShownIncome(found.series)
    const prepared: Prepared = { shown, before, time: { dueOn, ruleId }, changes, scope }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('incomeRule.updateTitle', { change: describe(prepared, context) }),
        fields: fieldsOf(prepared, slots, context),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { shown, time, scope, changes } = prepared
    const series = await assertIncomeSeriesUnchanged(shown, context)
    await changeIncomeRule(series, time, scope, changes, context)
    return prepared
  },
  reply: (prepared, context) =>
    context.text('incomeRule.updated', { change: describe(prepared, context) }),
})

function factsOf({ rule, time }: NextTime): Facts {
  return {
    name: rule.name,
    type: rule.type,
    amountCents: time.amountCents,
    currency: rule.currency,
    frequency: rule.frequency,
    dayNumber: Number(rule.anchorOn.slice(8)),
    expectedOn: time.expectedOn,
  }
}

function checkChanges(
  slots: Input,
  before: Facts,
  scope: Scope,
  context: DomainContext,
): { readonly status: 'changes'; readonly changes: IncomeChanges } | NotReady {
  const { text } = context
  const name = checkName('name', slots.name ?? before.name, context)
  if (isNotReady(name)) return name
  const amount = checkAmount('amount', slots.amount ?? before.amountCents / 100, context)
  if (isNotReady(amount)) return amount
  const { type = before.type, frequency = before.frequency, dueDay } = slots
  if (dueDay !== undefined && !(Number.isInteger(dueDay) && dueDay >= 1 && dueDay <= 31))
    return ask('dueDay', text('incomeRule.askDay'))
  if (slots.date !== undefined && !isCalendarDay(slots.date))
    return ask('date', text('shared.ask.dayInvalid', { day: quoteText(slots.date) }))
  const isMonthly = frequency === 'monthly' && scope !== 'this'
  const saidDay = dueDay ?? (isMonthly && slots.date ? Number(slots.date.slice(8)) : undefined)
  const day = isMonthly ? undefined : (slots.date ?? onceOn(dueDay, before.expectedOn))
  const changes = {
    ...(name.value === before.name ? {} : { name: name.value }),
    ...(type === before.type ? {} : { type }),
    ...(amount.value === before.amountCents ? {} : { amountCents: amount.value }),
    ...(frequency === before.frequency ? {} : { frequency }),
    ...(isMonthly && saidDay !== undefined && saidDay !== before.dayNumber
      ? { dueDay: saidDay }
      : {}),
    ...(day === undefined || day === before.expectedOn ? {} : { day }),
  } as IncomeChanges
  if (scope === 'this' && (changes.name ?? changes.type ?? changes.frequency) !== undefined)
    return refuse(text('incomeRule.notOnce'))
  if (scope === 'all' && (changes.frequency ?? changes.day) !== undefined)
    return refuse(text('incomeRule.onlyFromNow'))
  if (changes.frequency !== undefined && !isMonthly && day === undefined)
    return ask('date', text('incomeRule.askFirst'))
  return { status: 'changes', changes }
}

/** "só desta vez cai dia 7": the day of the month in which it would have come. */
function onceOn(dueDay: number | undefined, expectedOn: string): string | undefined {
  if (dueDay === undefined) return undefined
  const day = `${expectedOn.slice(0, 8)}${String(dueDay).padStart(2, '0')}`
  return isCalendarDay(day) ? day : undefined
}

/** `Salário, de dezembro de 2026 em diante: R$ 4.500,00 → R$ 5.200,00`. */
function describe({ before, changes, scope }: Prepared, context: DomainContext): string {
  const { format, text } = context
  const money = (cents: number) => format.money(cents, before.currency)
  const monthDay = (day: number) => text('bill.dueOnDay', { day })
  const often = (value: string) => text(`incomeRule.frequency.${value}`)
  const label = (value: string) => incomeTypeLabel(value as never, context)
  const { amountCents, dueDay, day, name, type, frequency } = changes
  const pairs: (readonly [string, string] | undefined)[] = [
    amountCents === undefined ? undefined : [money(before.amountCents), money(amountCents)],
    dueDay === undefined ? undefined : [monthDay(before.dayNumber), monthDay(dueDay)],
    day === undefined ? undefined : [format.day(before.expectedOn), format.day(day)],
    frequency === undefined ? undefined : [often(before.frequency), often(frequency)],
    name === undefined ? undefined : [before.name, name],
    type === undefined ? undefined : [label(before.type), label(type)],
  ]
  const told = pairs.flatMap((pair) =>
    pair ? [text('shared.fromTo', { from: pair[0], to: pair[1] })] : [],
  )
  const values = { name: before.name, day: format.day(before.expectedOn) }
  return `${text(`incomeRule.changeIn.${scope}`, values)}: ${told.join('; ')}`
}

function fieldsOf(
  { before, changes, scope }: Prepared,
  slots: Input,
  context: DomainContext,
): PreviewField[] {
  const { text } = context
  const after = { ...before, ...changes }
  const isMonthly = after.frequency === 'monthly' && scope !== 'this'
  const amount = { slot: 'amount', label: text('shared.label.amount'), currency: before.currency }
  return [
    textField({ slot: 'name', label: text('shared.label.name'), value: after.name }),
    moneyField({ ...amount, value: after.amountCents }, context),
    isMonthly
      ? numberField(
          {
            slot: 'dueDay',
            label: text('incomeRule.label.day'),
            value: changes.dueDay ?? before.dayNumber,
            minimum: 1,
            maximum: 31,
          },
          context,
        )
      : dayField(
          {
            slot: 'date',
            label: text('incomeRule.label.first'),
            value: changes.day ?? before.expectedOn,
          },
          context,
        ),
    choiceField({
      slot: 'type',
      label: text('shared.label.type'),
      value: after.type,
      options: incomeTypeOptions(context),
    }),
    choiceField({
      slot: 'frequency',
      label: text('incomeRule.label.frequency'),
      value: after.frequency,
      options: incomeFrequencyOptions(context),
    }),
    scopeField(scope, 'income', context),
    monthField(
      {
        slot: 'monthYear',
        label: text('bill.fromLabel'),
        value: slots.monthYear ?? before.expectedOn.slice(0, 7),
      },
      context,
    ),
  ]
}
