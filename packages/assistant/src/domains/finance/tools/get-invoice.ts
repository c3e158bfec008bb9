import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { periodInput, toMonth } from '../../internal/asked-period.ts'
import { addMonths, monthOf, monthsBetween } from '../../internal/calendar.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { askForBill, type BillAsked, describeAsked } from '../bills/bill-asked.ts'
import { billNamed } from '../bills/bill-named.ts'
import { readBillSeries } from '../bills/read-bills.ts'
import { describeInvoice, describeInvoices, type Invoice } from '../cards/describe-invoice.ts'
import { invoiceMonthOf } from '../cards/invoice.ts'
import { cardsNamed } from '../cards/linked-card.ts'
import { readCards } from '../cards/read-cards.ts'
import { readInvoice } from '../cards/read-invoice.ts'
import type { Card } from '../tables.ts'

const input = z.object({
  cardRef: z.string().optional().describe('The card as the user names it; all by default.'),
  ...periodInput,
  which: z.enum(['previous', 'open', 'next']).optional().describe('In place of a month.'),
})

type Output = {
  readonly invoices: readonly Invoice[]
  /** The card that was asked for, where there is none of that name. */
  readonly unknown: string | null
  /** The bill of that name, where it is no card's: "a fatura da internet". */
  readonly bill: BillAsked | null
  /** The names of all cards. */
  readonly existing: readonly string[]
}

const HALF_A_YEAR = 6

/** Tells what an invoice of a credit card comes to, when it closes and is due, and what it holds. */
export const getInvoice = defineDomainReadTool({
  name: 'get_invoice',
  description:
    'The invoice of a credit card: total, closing and due day, purchases; the open one where no month is said.',
  input,
  async execute(slots, context): Promise<Output> {
    const cards = await readCards(context)
    const asked = slots.cardRef === undefined ? cards : cardsNamed(slots.cardRef, cards)
    const invoices: Invoice[] = []
    for (const card of asked) {
      invoices.push(await readInvoice(card, askedMonth(slots, card, context), context))
    }
    return {
      invoices,
      bill: asked.length === 0 ? await billOf(slots.cardRef, context) : null,
      unknown: asked.length === 0 && slots.cardRef !== undefined ? slots.cardRef : null,
      existing: cards.map(({ name }) => name),
    }
  },
  reply({ bill, existing, invoices, unknown }, context) {
    const { format, text } = context
    if (bill) return describeAsked(bill, context)
    if (existing.length === 0) return text('card.noneYet')
    if (unknown !== null) {
      const values = { wanted: quoteText(unknown), existing: format.list([...existing]) }
      return text('card.notFound', values)
    }
    const [only] = invoices
    return only && invoices.length === 1
      ? describeInvoice(only, context)
      : describeInvoices(invoices, context)
  },
})

async function billOf(name: string | undefined, context: DomainContext): Promise<BillAsked | null> {
  if (name === undefined || !(await billNamed(name, context))) return null
  const month = monthOf(context.today)
  return askForBill(
    name,
    await readBillSeries({ first: month, last: month }, context),
    month,
    context,
  )
}

/** The month of the invoice that is asked for: the open one's where none is said. */
function askedMonth(
  { startDate, month, which, year }: z.output<typeof input>,
  card: Card,
  context: DomainContext,
): string {
  const open = invoiceMonthOf(context.today, card)
  if (which === 'previous') return addMonths(open, -1)
  if (month !== undefined || year !== undefined) return toMonth({ month, year }, context)
  if (startDate === undefined) return open
  // "a fatura de dezembro" is the nearest one: instalments fill those to come as well.
  const said = monthOf(startDate)
  return monthsBetween(said, open) > HALF_A_YEAR ? addMonths(said, 12) : said
}
