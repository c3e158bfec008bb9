import type { JsonObject } from '@parco/protocol'
import type { DomainWriteContext } from '../../domain-context.ts'
import { addDays, firstDayOf, monthOf } from '../../internal/calendar.ts'
import type { IncomeFrequency, IncomeType } from '../enums.ts'
import type { Scope } from '../scope.ts'
import type { IncomeRule } from '../tables.ts'
import { type IncomeSeries, isSameTime, startOf } from './income-rule.ts'

/** What a regular income becomes; what is absent stays. */
export type IncomeChanges = {
  readonly name?: string
  readonly type?: IncomeType
  readonly amountCents?: number
  readonly frequency?: IncomeFrequency
  /** The day of the month, of a monthly one. */
  readonly dueDay?: number
  /** A day on which it comes, of any other one, and of a single time. */
  readonly day?: string
}

interface Time {
  readonly dueOn: string
  readonly ruleId: IncomeRule['id'] | string
}

/** Changes one time of a regular income, that one and all later ones, or all from its start. */
export async function changeIncomeRule(
  series: IncomeSeries,
  { dueOn, ruleId }: Time,
  scope: Scope,
  changes: IncomeChanges,
  context: DomainWriteContext,
): Promise<void> {
  if (scope === 'this') {
    const { amountCents, day } = changes
    return setIncomeDay(
      series,
      dueOn,
      {
        ...(amountCents === undefined ? {} : { amount_cents: amountCents }),
        ...(day === undefined ? {} : { expected_on: day }),
      },
      context,
    )
  }
  if (scope === 'all') {
    for (const rule of series.rules) await changeRule(rule, changes, context)
    return
  }
  const [held] = series.rules.filter(({ id }) => id === ruleId)
  if (!held) return
  const later = series.rules.filter((rule) => startOf(rule) > startOf(held))
  const boundary = boundaryOf(held, dueOn)
  // Before the others, which are read by their own days.
  if (boundary <= startOf(held)) await changeRule(held, changes, context)
  else await splitRule(series, held, boundary, changes, context)
  for (const rule of later) await changeRule(rule, changes, context)
}

/** Where one rule gives way to the next: months are whole, whatever their day becomes. */
export function boundaryOf({ frequency }: Pick<IncomeRule, 'frequency'>, dueOn: string): string {
  return frequency === 'monthly' ? firstDayOf(monthOf(dueOn)) : dueOn
}

/** Writes what is special about one time. */
export async function setIncomeDay(
  { rules, days }: IncomeSeries,
  dueOn: string,
  columns: JsonObject,
  context: DomainWriteContext,
): Promise<void> {
  const rule = rules.findLast((one) => startOf(one) <= dueOn) ?? rules[0]
  const written = days.find((day) => isSameTime(rule, day.dueOn, dueOn))
  if (written) {
    await context.ledger.update('income_days', written.id, columns)
    return
  }
  await context.ledger.insert('income_days', {
    id: context.mint('ind'),
    rule_id: rules[0].id,
    due_on: dueOn,
    ...columns,
    created_at: context.now.toISOString(),
  })
}

async function changeRule(
  rule: IncomeRule,
  changes: IncomeChanges,
  context: DomainWriteContext,
): Promise<void> {
  const columns = toColumns(changes, startOf(rule))
  const isMoved = columns.anchor_on !== undefined && rule.frequency === 'monthly'
  await context.ledger.update('income_rules', rule.id, {
    ...columns,
    // The day may come before the one that its month began with.
    ...(isMoved ? { from_on: firstDayOf(monthOf(startOf(rule))) } : {}),
  })
}

async function splitRule(
  { rules: [root] }: IncomeSeries,
  held: IncomeRule,
  boundary: string,
  changes: IncomeChanges,
  context: DomainWriteContext,
): Promise<void> {
  await context.ledger.update('income_rules', held.id, { until_on: addDays(boundary, -1) })
  await context.ledger.insert('income_rules', {
    id: context.mint('inr'),
    name: held.name,
    type: held.type,
    amount_cents: held.amountCents,
    currency: held.currency,
    frequency: held.frequency,
    anchor_on: held.anchorOn,
    until_on: held.untilOn,
    from_on: boundary,
    continues_id: root.id,
    created_at: context.now.toISOString(),
    ...toColumns(changes, boundary),
  })
}

function toColumns(
  { name, type, amountCents, frequency, dueDay, day }: IncomeChanges,
  start: string,
): JsonObject {
  const anchor = dueDay === undefined ? day : dayOfLongMonth(start, dueDay)
  return {
    ...(name === undefined ? {} : { name }),
    ...(type === undefined ? {} : { type }),
    ...(amountCents === undefined ? {} : { amount_cents: amountCents }),
    ...(frequency === undefined ? {} : { frequency }),
    ...(anchor === undefined ? {} : { anchor_on: anchor }),
  }
}

/** A day of January, which has them all: the 31st stays the 31st where a rule begins in a shorter month. */
export const dayOfLongMonth = (day: string, dayNumber: number): string =>
  `${day.slice(0, 4)}-01-${String(dayNumber).padStart(2, '0')}`
