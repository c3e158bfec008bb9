import type { PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { isCalendarDay } from '../../internal/calendar.ts'
import { checkAmount } from '../../internal/check-slots.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { ask, isNotReady, type NotReady } from '../../internal/preparations.ts'
import { choiceField, dayField, moneyField } from '../../internal/preview-fields.ts'
import { INVESTMENT_TYPES, type InvestmentType } from '../enums.ts'

/** What an investment is for: a goal, by when, and what is put aside each month. */
export type InvestmentTerms = {
  readonly goalCents: number | null
  readonly monthlyCents: number | null
  readonly deadline: string | null
}

interface TermSlots {
  readonly goalAmount?: number | undefined
  readonly monthlyContribution?: number | undefined
  readonly deadline?: string | undefined
}

type CheckedTerms = { readonly status: 'terms'; readonly terms: InvestmentTerms }

const NO_TERMS: InvestmentTerms = { goalCents: null, monthlyCents: null, deadline: null }

/** The terms after what was said; what was not said stays as it was, and nothing or zero takes one away. */
export function checkInvestmentTerms(
  slots: TermSlots,
  context: DomainContext,
  before: InvestmentTerms = NO_TERMS,
): CheckedTerms | NotReady {
  const goal = optionalAmount('goalAmount', slots.goalAmount, before.goalCents, context)
  if (isNotReady(goal)) return goal
  const monthly = optionalAmount(
    'monthlyContribution',
    slots.monthlyContribution,
    before.monthlyCents,
    context,
  )
  if (isNotReady(monthly)) return monthly
  const deadline = slots.deadline === undefined ? before.deadline : slots.deadline || null
  if (deadline !== null && !isCalendarDay(deadline))
    return ask('deadline', context.text('shared.ask.dayInvalid', { day: quoteText(deadline) }))
  return {
    status: 'terms',
    terms: { goalCents: goal.value, monthlyCents: monthly.value, deadline },
  }
}

/** An amount that may be none: zero says so. */
export function optionalAmount(
  slot: string,
  amount: number | undefined,
  before: number | null,
  context: DomainContext,
): { readonly status: 'checked'; readonly value: number | null } | NotReady {
  if (amount === undefined) return { status: 'checked', value: before }
  if (amount === 0) return { status: 'checked', value: null }
  return checkAmount(slot, amount, context)
}

/** `meta de R$ 10.000,00 até 31/12/2027`, `R$ 500,00 por mês`: each term that there is. */
export function describeTerms(
  { goalCents, monthlyCents, deadline }: InvestmentTerms,
  currency: string,
  { format, text }: DomainContext,
): string[] {
  const money = (cents: number) => format.money(cents, currency)
  const until =
    deadline === null ? '' : ` ${text('investment.until', { day: format.dayNumeric(deadline) })}`
  return [
    ...(goalCents === null
      ? []
      : [`${text('investment.goal', { amount: money(goalCents) })}${until}`]),
    ...(monthlyCents === null ? [] : [text('investment.monthly', { amount: money(monthlyCents) })]),
  ]
}

/** The type as a choice on the card. */
export function typeField(value: InvestmentType, { text }: DomainContext): PreviewField {
  return choiceField({
    slot: 'type',
    label: text('shared.label.type'),
    value,
    options: INVESTMENT_TYPES.map((one) => ({ value: one, label: text(`investmentType.${one}`) })),
  })
}

/** An amount on the card, where there is one. */
export function amountFields(
  slot: string,
  label: 'current' | 'goal' | 'monthly',
  value: number | null,
  currency: string,
  context: DomainContext,
): PreviewField[] {
  if (value === null) return []
  return [
    moneyField(
      { slot, label: context.text(`investment.label.${label}`), value, currency },
      context,
    ),
  ]
}

/** Each term that there is, on the card. */
export function termFields(
  { goalCents, monthlyCents, deadline }: InvestmentTerms,
  currency: string,
  context: DomainContext,
): PreviewField[] {
  const by = { slot: 'deadline', label: context.text('investment.label.deadline') }
  return [
    ...amountFields('goalAmount', 'goal', goalCents, currency, context),
    ...amountFields('monthlyContribution', 'monthly', monthlyCents, currency, context),
    ...(deadline === null ? [] : [dayField({ ...by, value: deadline }, context)]),
  ]
}
