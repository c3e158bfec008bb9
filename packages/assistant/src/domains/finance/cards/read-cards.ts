import { type Id, ParcoError } from '@parco/protocol'
import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { addMonths } from '../../internal/calendar.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { MAX_INSTALLMENTS } from '../enums.ts'
import { type Card, cards, type Expense, expenses } from '../tables.ts'
import { type InvoiceDays, invoiceOf } from './invoice.ts'

/** The user's credit cards, in the order in which they were registered. */
export async function readCards(context: DomainContext): Promise<Card[]> {
  return selectRows(cards, 'true order by id', [], context)
}

/**
 * The card with an id.
 * @throws ParcoError `not-found` when it is gone.
 */
export async function readCard(id: Id<'crd'>, context: DomainContext): Promise<Card> {
  const [card] = await selectRows(cards, 'id = $2', [toUuid(id)], context)
  if (!card) throw new ParcoError('not-found', context.text('card.gone'))
  return card
}

/** Everything that was paid with a card. */
export async function readExpensesOfCard(
  id: Id<'crd'>,
  context: DomainContext,
): Promise<Expense[]> {
  return selectRows(expenses, 'card_id = $2 order by id', [toUuid(id)], context)
}

/** The purchases of which an invoice bears a part, the newest first. */
export async function readExpensesOfInvoice(
  card: Card,
  { closesOn, month, opensOn }: InvoiceDays,
  context: DomainContext,
): Promise<Expense[]> {
  const earliest = invoiceOf(addMonths(month, 1 - MAX_INSTALLMENTS), card).opensOn
  return selectRows(
    expenses,
    `card_id = $2 and spent_on <= $3
     and (spent_on >= $4 or (installments > 1 and spent_on >= $5))
     order by spent_on desc, id desc`,
    [toUuid(card.id), closesOn, opensOn, earliest],
    context,
  )
}
