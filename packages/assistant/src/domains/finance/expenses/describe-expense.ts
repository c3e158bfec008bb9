import type { Id, PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import {
  choiceField,
  dayField,
  moneyField,
  numberField,
  textField,
} from '../../internal/preview-fields.ts'
import { NO_CARD } from '../cards/linked-card.ts'
import { type ExpenseCategory, MAX_INSTALLMENTS, type PaymentMethod } from '../enums.ts'
import { expenseCategoryOptions, paymentMethodOptions } from '../labels.ts'
import type { Card } from '../tables.ts'
import { installmentCents } from './installments.ts'

/** What an expense says about itself. */
export type ExpenseFacts = {
  readonly name: string
  readonly category: ExpenseCategory
  readonly totalCents: number
  readonly currency: string
  readonly spentOn: string
  readonly paymentMethod: PaymentMethod | null
  readonly installments: number
  readonly cardId: Id<'crd'> | null
}

/** Picks the facts out of a row. */
export function toExpenseFacts(row: ExpenseFacts): ExpenseFacts {
  const { name, category, totalCents, currency, spentOn, paymentMethod, installments } = row
  const { cardId } = row
  return { name, category, totalCents, currency, spentOn, paymentMethod, installments, cardId }
}

/** `R$ 2.899,00 em 10x de R$ 289,90`, `R$ 1.000,00 em 3x (1 de R$ 333,34 e 2 de R$ 333,33)`, or the amount alone. */
export function describeAmount(facts: ExpenseFacts, context: DomainContext): string {
  const total = context.format.money(facts.totalCents, facts.currency)
  if (facts.installments === 1) return total
  const { currency, installments: times } = facts
  const higher = context.format.money(installmentCents(facts, 0), currency)
  const more = facts.totalCents % times
  if (more === 0) return context.text('expense.inInstallments', { total, each: higher, times })
  const lower = context.format.money(installmentCents(facts, times - 1), currency)
  const values = { total, times, more, higher, rest: times - more, lower }
  return context.text('expense.inUnequalInstallments', values)
}

/** `Mercado, R$ 50,00, hoje (18/11)`. */
export function describeExpense(facts: ExpenseFacts, context: DomainContext): string {
  return [facts.name, describeAmount(facts, context), context.format.day(facts.spentOn)].join(', ')
}

/**
 * The fields of an approval that shows an expense; what is optional and not said is left out. `cards`
 * are the user's credit cards, of which one that was paid by credit card may name one.
 */
export function expenseFields(
  facts: ExpenseFacts,
  cards: readonly Card[],
  context: DomainContext,
): PreviewField[] {
  const { text } = context
  const fields = [
    textField({ slot: 'name', label: text('shared.label.name'), value: facts.name }),
    moneyField(
      {
        slot: 'actualAmount',
        label: text('shared.label.amount'),
        value: facts.totalCents,
        currency: facts.currency,
      },
      context,
    ),
    choiceField({
      slot: 'category',
      label: text('shared.label.category'),
      value: facts.category,
      options: expenseCategoryOptions(context),
    }),
    dayField({ slot: 'date', label: text('shared.label.day'), value: facts.spentOn }, context),
  ]
  if (facts.currency !== context.currency) {
    fields.push(
      textField({ slot: 'currency', label: text('shared.label.currency'), value: facts.currency }),
    )
  }
  if (facts.paymentMethod !== null) {
    fields.push(
      choiceField({
        slot: 'paymentMethod',
        label: text('shared.label.paymentMethod'),
        value: facts.paymentMethod,
        options: paymentMethodOptions(context),
      }),
    )
  }
  if (facts.paymentMethod === 'credit_card' && cards.length > 0) {
    fields.push(
      choiceField({
        slot: 'cardRef',
        label: text('card.label.card'),
        value: facts.cardId ?? NO_CARD,
        options: [
          ...cards.map(({ id, name }) => ({ value: id, label: name })),
          { value: NO_CARD, label: text('card.none') },
        ],
      }),
    )
  }
  if (facts.installments > 1) {
    fields.push(
      numberField(
        {
          slot: 'installments',
          label: text('shared.label.installments'),
          value: facts.installments,
          minimum: 1,
          maximum: MAX_INSTALLMENTS,
        },
        context,
      ),
    )
  }
  return fields
}
