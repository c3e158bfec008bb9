import { ParcoError } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { isNotReady, refuse } from '../../internal/preparations.ts'
import { moneyField, monthField, readOnly, textField } from '../../internal/preview-fields.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { assertBillUnchanged, type ShownBill } from '../bills/assert-bill-unchanged.ts'
import { endBill } from '../bills/end-bill.ts'
import { expenseInstead } from '../bills/expense-instead.ts'
import { resolveRunningBill } from '../bills/resolve-running-bill.ts'
import { incomeRuleInstead } from '../incomes/income-rule-instead.ts'
import { monthFromWords } from '../month-from-words.ts'
import { SCOPES, type Scope, scopeField } from '../scope.ts'

const input = z.object({
  billRef: z.string().optional().describe('The bill as the user names it.'),
  scope: z
    .enum(SCOPES)
    .optional()
    .describe(
      'this: that month only; future: that month and all later ones, by default; all: remove it with its history.',
    ),
  monthYear: z.string().optional().describe('YYYY-MM from which it is over.'),
})

type Prepared = {
  readonly shown: ShownBill
  readonly scope: Scope
  readonly currency: string
}

/** Ends a fixed bill, cancels one month of it, or removes it with its history. */
export const cancelBill = defineDomainWriteTool({
  name: 'cancel_bill',
  description:
    'Ends a registered bill or subscription in these records from a month on, or cancels one month of it. It cancels no contract.',
  input,
  verb: 'confirm',
  writes: ['bills', 'bill_revisions', 'bill_months'],
  fromWords: monthFromWords,
  async instead({ billRef, scope, monthYear }, context) {
    const rule = await incomeRuleInstead(billRef, context, (name) => ({
      intent: 'end_income_rule',
      params: saidSlots({ name, scope, monthYear }),
    }))
    if (rule) return rule
    return expenseInstead(billRef, context, (expenseRef) => ({
      intent: 'delete_expense',
      params: { expenseRef },
    }))
  },
  async prepare(slots, context) {
    const scope = slots.scope ?? 'future'
    const found = await resolveRunningBill({ ...slots, scope }, context)
    if (isNotReady(found)) return found
    const { shown, occurrence } = found
    if (scope === 'this' && occurrence.status !== 'pending' && occurrence.status !== 'overdue') {
      const values = { name: shown.name, month: context.format.month(shown.month) }
      const isPaid = occurrence.status === 'paid'
      return refuse(context.text(isPaid ? 'bill.paidNotCanceled' : 'bill.isCanceled', values))
    }
    const prepared: Prepared = { shown, scope, currency: occurrence.currency }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text(scope === 'this' ? 'bill.skipTitle' : 'bill.cancelTitle', {
          bill: describe(prepared, context),
        }),
        fields: fieldsOf(prepared, context),
        ...(scope === 'all' ? { warning: context.text('bill.removesHistory') } : {}),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { shown, scope } = prepared
    const { bill } = await assertBillUnchanged(shown, context)
    if (bill.untilMonth !== null && bill.untilMonth < shown.month) {
      throw new ParcoError('stale', context.text('shared.stale'))
    }
    await endBill({ bill, month: shown.month, scope }, context)
    return prepared
  },
  reply: (prepared, context) =>
    context.text(prepared.scope === 'this' ? 'bill.skipped' : 'bill.cancelled', {
      bill: describe(prepared, context),
    }),
})

/** `Netflix, R$ 39,90, de dezembro de 2026 em diante`. */
function describe({ shown, scope, currency }: Prepared, context: DomainContext): string {
  const { format, text } = context
  return text(`bill.cancelIn.${scope}`, {
    name: shown.name,
    amount: format.money(shown.amountCents, currency),
    month: format.month(shown.month),
  })
}

function fieldsOf({ shown, scope, currency }: Prepared, context: DomainContext) {
  const { text } = context
  const amount = { slot: 'amount', label: text('shared.label.amount'), currency }
  return [
    readOnly(textField({ slot: 'billRef', label: text('shared.label.bill'), value: shown.name })),
    readOnly(moneyField({ ...amount, value: shown.amountCents }, context)),
    scopeField(scope, 'bill', context),
    monthField({ slot: 'monthYear', label: text('bill.fromLabel'), value: shown.month }, context),
  ]
}
