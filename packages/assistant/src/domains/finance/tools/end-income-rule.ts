import { z } from 'zod'
import type { DomainContext, DomainWriteContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { isNotReady } from '../../internal/preparations.ts'
import { moneyField, monthField, readOnly, textField } from '../../internal/preview-fields.ts'
import { boundaryOf, setIncomeDay } from '../incomes/change-income-rule.ts'
import { type IncomeSeries, startOf } from '../incomes/income-rule.ts'
import {
  assertIncomeSeriesUnchanged,
  describeIncomeRule,
  type ShownIncome,
  toShownIncome,
} from '../incomes/income-rules.ts'
import { findNextTime } from '../incomes/next-time.ts'
import { monthFromWords } from '../month-from-words.ts'
import { SCOPES, type Scope, scopeField } from '../scope.ts'
import type { IncomeRule } from '../tables.ts'

type Prepared = {
  readonly shown: ShownIncome
  readonly rule: string
  readonly name: string
  readonly scope: Scope
  /** The time that is called off, or the day from which nothing is expected. */
  readonly day: string
}

/** Ends money that was expected regularly, or calls one time of it off; what came in stays. */
export const endIncomeRule = defineDomainWriteTool({
  name: 'end_income_rule',
  description:
    'Ends a regular income, such as a salary that no longer comes, from today or a month on; or says that it does not come this once. What came in stays.',
  input: z.object({
    name: z.string().optional().describe('The regular income as the user names it.'),
    scope: z
      .enum(SCOPES)
      .optional()
      .describe('this: one time only; future: from now on, by default; all: remove it whole.'),
    monthYear: z.string().optional().describe('YYYY-MM in which, or from which, it does not come.'),
  }),
  verb: 'confirm',
  writes: ['income_rules', 'income_days'],
  fromWords: monthFromWords,
  async prepare({ name, scope = 'future', monthYear }, context) {
    const found = await findNextTime({ slot: 'name', reference: name, monthYear }, context)
    if (isNotReady(found)) return found
    const { series, rule, time } = found
    const from = monthYear === undefined ? context.today : boundaryOf(rule, time.dueOn)
    const prepared: Prepared = {
      shown: toShownIncome(series),
      rule: describeIncomeRule(rule, context),
      name: rule.name,
      scope,
      day: scope === 'this' ? time.dueOn : from,
    }
    const { text } = context
    const amount = { slot: 'amount', label: text('shared.label.amount'), currency: time.currency }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: text(scope === 'this' ? 'incomeRule.skipTitle' : 'incomeRule.endTitle', {
          rule: toldOf(prepared, context),
        }),
        fields: [
          readOnly(textField({ slot: 'name', label: text('shared.label.name'), value: rule.name })),
          readOnly(moneyField({ ...amount, value: time.amountCents }, context)),
          scopeField(scope, 'income', context),
          monthField(
            {
              slot: 'monthYear',
              label: text('bill.fromLabel'),
              value: monthYear ?? prepared.day.slice(0, 7),
            },
            context,
          ),
        ],
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { shown, scope, day } = prepared
    const series = await assertIncomeSeriesUnchanged(shown, context)
    if (scope === 'this') await setIncomeDay(series, day, { is_canceled: true }, context)
    else await endFrom(series, scope === 'all' ? '' : day, context)
    return prepared
  },
  reply: (prepared, context) =>
    context.text(prepared.scope === 'this' ? 'incomeRule.skipped' : 'incomeRule.ended', {
      rule: toldOf(prepared, context),
    }),
})

const toldOf = ({ scope, rule, name, day }: Prepared, { format }: DomainContext): string =>
  scope === 'this' ? `${name}, ${format.day(day)}` : rule

/** Whatever begins on the day or later goes; a rule that has begun before ends the day before. */
async function endFrom(
  { rules, days }: IncomeSeries,
  day: string,
  context: DomainWriteContext,
): Promise<void> {
  const isOver = (rule: IncomeRule) => startOf(rule) >= day
  const kept = rules.filter((rule) => !isOver(rule))
  for (const one of days) {
    if (one.dueOn >= day || kept.length === 0) await context.ledger.delete('income_days', one.id)
  }
  // The first one last, because the others name it.
  for (const rule of rules.filter(isOver).toReversed())
    await context.ledger.delete('income_rules', rule.id)
  const last = kept.at(-1)
  const until = last && addDays(day, -1)
  if (last && (last.untilOn === null || last.untilOn >= day))
    await context.ledger.update('income_rules', last.id, { until_on: until ?? null })
}
