import type { DomainContext } from '../../domain-context.ts'
import { joinList } from '../../internal/join-list.ts'
import { describeTotals, type Totals } from '../totals.ts'

/** An invoice of a card as it stands. */
export type Invoice = {
  readonly cardId: string
  readonly card: string
  readonly month: string
  readonly opensOn: string
  readonly closesOn: string
  readonly dueOn: string
  /** Whether what is bought today falls into it. */
  readonly isOpen: boolean
  readonly isClosed: boolean
  readonly total: Totals
  readonly purchases: readonly {
    readonly id: string
    readonly name: string
    readonly spentOn: string
    readonly cents: number
    readonly currency: string
    readonly installment: number
    readonly installments: number
  }[]
  /** What the invoice after it holds already. */
  readonly following: Totals
}

/** `Fatura do Nubank: R$ 340,00 até agora. Fecha 03/12 e vence 10/12.`, and what it is made of. */
export function describeInvoice(invoice: Invoice, context: DomainContext): string {
  const { format, text } = context
  const heading = text(`invoice.${stateOf(invoice)}`, valuesOf(invoice, context))
  const lines = invoice.purchases.map((purchase) => {
    const { cents, currency, installment, installments, name, spentOn } = purchase
    const amount = format.money(cents, currency)
    const values = { name, amount, day: format.day(spentOn), installment, installments }
    return `- ${text(installments > 1 ? 'invoice.instalment' : 'invoice.purchase', values)}`
  })
  const following = invoice.following
  const isMore = following.cents > 0 || following.foreign.length > 0
  const rest = isMore
    ? [text('invoice.following', { total: describeTotals(following, context) })]
    : []
  return [joinList(heading, lines, context), ...rest].join('\n')
}

/** One line for each of several cards, and how to ask about one. */
export function describeInvoices(invoices: readonly Invoice[], context: DomainContext): string {
  const { text } = context
  const lines = invoices.map((invoice) => {
    const values = valuesOf(invoice, context)
    return `- ${text(`invoice.line.${invoice.isClosed ? 'closed' : 'open'}`, values)}`
  })
  const [first] = invoices
  const hint = text('invoice.askWhich', { name: first?.card ?? '' })
  return [joinList(text('invoice.several'), lines, context), hint].join('\n')
}

function stateOf({ isClosed, isOpen, purchases }: Invoice): string {
  if (purchases.length === 0) return isClosed ? 'emptyClosed' : 'empty'
  if (isClosed) return 'closed'
  return isOpen ? 'open' : 'ahead'
}

function valuesOf(invoice: Invoice, context: DomainContext) {
  const { format } = context
  return {
    name: invoice.card,
    total: describeTotals(invoice.total, context),
    closes: format.day(invoice.closesOn),
    due: format.day(invoice.dueOn),
  }
}
