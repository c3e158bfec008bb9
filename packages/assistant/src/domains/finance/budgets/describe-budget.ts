import type { PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { booleanField, choiceField, moneyField, textField } from '../../internal/preview-fields.ts'
import { expenseCategoryOptions } from '../labels.ts'
import type { BudgetPlan } from './write-budget.ts'

/** `Mercado, R$ 600,00 por mês, a partir de novembro de 2026`. */
export function describePlan(plan: BudgetPlan, context: DomainContext): string {
  const values = {
    name: plan.name,
    amount: context.format.money(plan.amountCents, plan.currency),
    month: context.format.month(plan.fromMonth),
  }
  return context.text(plan.isRecurring ? 'budget.everyMonth' : 'budget.oneMonth', values)
}

/** The fields of a card that shows a plan. On one that has an expense too, its name and category stand for both. */
export function planFields(
  plan: BudgetPlan,
  hasExpense: boolean,
  context: DomainContext,
): PreviewField[] {
  const { text } = context
  const name = textField({ slot: 'name', label: text('shared.label.name'), value: plan.name })
  const category = choiceField({
    slot: 'category',
    label: text('shared.label.category'),
    value: plan.category,
    options: expenseCategoryOptions(context),
  })
  const amount = moneyField(
    {
      slot: 'budgetedAmount',
      label: text('shared.label.budgetedAmount'),
      value: plan.amountCents,
      currency: plan.currency,
    },
    context,
  )
  const recurring = booleanField(
    { slot: 'isRecurring', label: text('shared.label.everyMonth'), value: plan.isRecurring },
    context,
  )
  return hasExpense ? [amount, recurring] : [name, amount, category, recurring]
}
