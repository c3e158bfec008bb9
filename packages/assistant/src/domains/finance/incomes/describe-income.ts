import type { PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { choiceField, dayField, moneyField, textField } from '../../internal/preview-fields.ts'
import type { IncomeType } from '../enums.ts'
import { incomeTypeOptions } from '../labels.ts'

interface IncomeFacts {
  readonly name: string
  readonly amountCents: number
  readonly currency: string
  readonly receivedOn: string
}

/** `Salário, R$ 6.500,00, hoje (18/11)`, without the day where that is said already. */
export function describeIncome(
  income: IncomeFacts,
  context: DomainContext,
  isDayKnown = false,
): string {
  const { format } = context
  const amount = format.money(income.amountCents, income.currency)
  const day = isDayKnown ? [] : [format.day(income.receivedOn)]
  return [income.name, amount, ...day].join(', ')
}

/** The fields of a card that shows an income. */
export function incomeFields(
  income: IncomeFacts & { readonly type: IncomeType },
  context: DomainContext,
): PreviewField[] {
  const { text } = context
  const fields = [
    textField({ slot: 'name', label: text('shared.label.name'), value: income.name }),
    moneyField(
      {
        slot: 'actualAmount',
        label: text('shared.label.amount'),
        value: income.amountCents,
        currency: income.currency,
      },
      context,
    ),
    choiceField({
      slot: 'type',
      label: text('shared.label.type'),
      value: income.type,
      options: incomeTypeOptions(context),
    }),
    dayField({ slot: 'date', label: text('shared.label.day'), value: income.receivedOn }, context),
  ]
  if (income.currency === context.currency) return fields
  const currency = {
    slot: 'currency',
    label: text('shared.label.currency'),
    value: income.currency,
  }
  return [...fields, textField(currency)]
}
