import type { DomainContext } from '../../domain.ts'

interface IncomeFacts {
  readonly name: string
  readonly amountCents: number
  readonly currency: string
  readonly receivedOn: string
}

/** `Salário, R$ 6.500,00, hoje (18/11)`. */
export function describeIncome(income: IncomeFacts, context: DomainContext): string {
  const { format } = context
  const amount = format.money(income.amountCents, income.currency)
  return [income.name, amount, format.day(income.receivedOn)].join(', ')
}
