import { hashArguments } from '@parco/agent/approvals'
import { type Id, ParcoError } from '@parco/protocol'
import type { DomainContext, DomainWriteContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { askWhich } from '../../internal/preparations.ts'
import { selectRows } from '../../internal/select-rows.ts'
import type { IncomeFrequency } from '../enums.ts'
import { type IncomeRule, incomeDays, incomeRules } from '../tables.ts'
import { type IncomeSeries, startOf } from './income-rule.ts'

/** The regular incomes of which a rule is for any day from `first` to `last`, the newest first. */
export async function readIncomeSeries(
  first: string,
  last: string,
  context: DomainContext,
): Promise<IncomeSeries[]> {
  const all = await selectRows(
    incomeRules,
    'true order by coalesce(from_on, anchor_on), id',
    [],
    context,
  )
  if (all.length === 0) return []
  const days = await selectRows(incomeDays, 'true order by due_on', [], context)
  return all
    .filter(({ continuesId }) => continuesId === null)
    .map(
      (root): IncomeSeries => ({
        rules: [root, ...all.filter(({ continuesId }) => continuesId === root.id)],
        days: days.filter(({ ruleId }) => ruleId === root.id),
      }),
    )
    .filter(({ rules }) =>
      rules.some(
        (rule) => startOf(rule) <= last && (rule.untilOn === null || rule.untilOn >= first),
      ),
    )
    .sort((one, other) => (one.rules[0].id < other.rules[0].id ? 1 : -1))
}

/** The rule that holds on a day: the last one that has begun, or the first one there is. */
export function ruleOn({ rules }: IncomeSeries, day: string): IncomeRule {
  return rules.findLast((rule) => startOf(rule) <= day) ?? rules[0]
}

/** Finds the regular income that goes on today and that the user means. */
export async function resolveIncomeSeries(
  slot: string,
  name: string | undefined,
  context: DomainContext,
): Promise<Resolution<IncomeSeries>> {
  const { format, text, today } = context
  // One that begins later goes on as well.
  const series = await readIncomeSeries(today, '9999-12-31', context)
  if (series.length === 0) return { status: 'refused', explanation: text('incomeRule.none') }
  const chosen = series.find(({ rules }) => rules.some(({ id }) => id === name))
  if (chosen) return { status: 'found', row: chosen }
  const nameOf = (one: IncomeSeries) => ruleOn(one, today).name
  const candidates = name === undefined ? series : bestMatches(name, series, nameOf).candidates
  const [only] = candidates
  if (only && candidates.length === 1) return { status: 'found', row: only }
  if (candidates.length === 0) {
    const existing = format.list(series.map(nameOf))
    const explanation = text('incomeRule.notFound', { wanted: quoteText(name ?? ''), existing })
    return { status: 'refused', explanation }
  }
  return askWhich(
    slot,
    text('incomeRule.askWhich'),
    candidates.map((one) => ({
      label: describeIncomeRule(ruleOn(one, today), context),
      value: nameOf(one),
    })),
  )
}

/** What a card showed of a regular income. */
export type ShownIncome = { readonly ruleId: Id<'inr'>; readonly state: string }

/** All that a card may rest on, in a few letters. */
export function toShownIncome({ rules, days }: IncomeSeries): ShownIncome {
  const ofRules = rules.map(({ createdAt: _, ...rule }) => rule)
  const ofDays = days.map(({ createdAt: _, ...day }) => day)
  return { ruleId: rules[0].id, state: hashArguments('income', { ofRules, ofDays }) }
}

/**
 * Holds a regular income and makes sure that it is still what the user saw on the card.
 * @throws ParcoError `not-found` when it is gone, `stale` when it is different.
 */
export async function assertIncomeSeriesUnchanged(
  shown: ShownIncome,
  context: DomainWriteContext,
): Promise<IncomeSeries> {
  await holdLock(`income/${shown.ruleId}`, context)
  const all = await readIncomeSeries('0000-01-01', '9999-12-31', context)
  const series = all.find(({ rules }) => rules[0].id === shown.ruleId)
  if (!series) throw new ParcoError('not-found', context.text('incomeRule.gone'))
  if (toShownIncome(series).state === shown.state) return series
  throw new ParcoError('stale', context.text('shared.stale'))
}

interface RuleFacts {
  readonly name: string
  readonly amountCents: number
  readonly currency: string
  readonly frequency: IncomeFrequency
  readonly anchorOn: string
  readonly fromOn: string | null
}

/** `Salário, R$ 4.500,00 por mês, todo dia 5`. */
export function describeIncomeRule(rule: RuleFacts, { format, text }: DomainContext): string {
  return text(`incomeRule.described.${rule.frequency}`, {
    name: rule.name,
    amount: format.money(rule.amountCents, rule.currency),
    dayNumber: Number(rule.anchorOn.slice(8)),
    day: format.day(startOf(rule)),
  })
}
