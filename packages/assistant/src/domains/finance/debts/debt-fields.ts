import type { PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { moneyField, monthField, numberField, textField } from '../../internal/preview-fields.ts'
import { MAX_DEBT_INSTALLMENTS } from '../enums.ts'
import type { DebtFacts } from './describe-debt.ts'

/** The fields of a card that shows a debt. */
export function debtFields(
  facts: DebtFacts & { readonly notes: string | null },
  context: DomainContext,
): PreviewField[] {
  const { text } = context
  const { agreement, currency } = facts
  const money = (slot: string, label: string, value: number) =>
    moneyField({ slot, label: text(label), value, currency }, context)
  const fields = [textField({ slot: 'name', label: text('shared.label.name'), value: facts.name })]
  if (facts.creditor !== null) {
    const label = text('debt.label.creditor')
    fields.push(textField({ slot: 'creditor', label, value: facts.creditor }))
  }
  fields.push(money('totalAmount', 'debt.label.total', facts.totalCents))
  if (agreement !== null) {
    fields.push(
      numberField(
        {
          slot: 'totalInstallments',
          label: text('shared.label.installments'),
          value: agreement.count,
          minimum: 1,
          maximum: MAX_DEBT_INSTALLMENTS,
        },
        context,
      ),
      money('installmentAmount', 'debt.label.each', agreement.eachCents),
      numberField(
        {
          slot: 'dueDay',
          label: text('shared.label.dueDay'),
          value: agreement.dueDay,
          minimum: 1,
          maximum: 31,
        },
        context,
      ),
      monthField(
        {
          slot: 'startMonthYear',
          label: text('debt.label.start'),
          value: agreement.startMonth,
        },
        context,
      ),
    )
  }
  if (currency !== context.currency) {
    const label = text('shared.label.currency')
    fields.push(textField({ slot: 'currency', label, value: currency }))
  }
  if (facts.notes !== null) {
    fields.push(textField({ slot: 'notes', label: text('shared.label.notes'), value: facts.notes }))
  }
  return fields
}
