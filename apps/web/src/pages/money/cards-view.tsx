import { z } from 'zod'
import { addMonths, isMonth } from '../../display/calendar.ts'
import { useFormat } from '../../display/use-format.ts'
import { DeleteIcon, PlusIcon } from '../../icons.tsx'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { PeriodPicker } from '../../layout/period-picker.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { type Column, RecordTable } from '../../layout/record-table.tsx'
import { useAddressValue } from '../../layout/use-address-value.ts'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { useProposal } from '../../records/use-proposal.ts'
import { useRead } from '../../records/use-read.ts'
import { useLastingTexts } from './lasting-texts.ts'
import { newCard } from './money-forms.ts'
import { type Invoice, invoicesSchema } from './money-schemas.ts'
import { useMoneyTexts } from './money-texts.ts'
import { monthSlots } from './month-slots.ts'
import { useTotals } from './use-totals.ts'

/** The open invoice where no month is chosen. */
const OPEN = ''
const chosenSchema = z.string().refine((text) => text === OPEN || isMonth(text))

/** Each card with an invoice: what it comes to, when it closes and is due, what is on it. */
export function CardsView() {
  const say = useMoneyTexts()
  const tell = useLastingTexts()
  const format = useFormat()
  const open = useOpenForm()
  const [chosen, setChosen] = useAddressValue<string>('invoice', chosenSchema, OPEN)
  const asked = chosen === OPEN ? {} : monthSlots(chosen)
  const read = useRead('get_invoice', asked, invoicesSchema)
  const shown = read.status === 'ready' ? read.data.invoices[0]?.month : undefined
  return (
    <>
      {shown !== undefined && (
        <PeriodPicker
          current={format.month(shown)}
          previous={{
            label: tell('cards.previous'),
            onChoose: () => setChosen(addMonths(shown, -1)),
          }}
          next={{ label: tell('cards.next'), onChoose: () => setChosen(addMonths(shown, 1)) }}
          now={
            chosen === OPEN
              ? undefined
              : { label: tell('cards.now'), onChoose: () => setChosen(OPEN) }
          }
        />
      )}
      <ReadView read={read}>
        {({ invoices }) =>
          invoices.length === 0 ? (
            <EmptyNote title={say('empty.cards')} examples={[say('empty.cardsExamples.one')]}>
              {say('empty.cardsText')}
            </EmptyNote>
          ) : (
            invoices.map((invoice) => <InvoiceSection key={invoice.cardId} invoice={invoice} />)
          )
        }
      </ReadView>
      <div>
        <button type="button" className="button button--outline" onClick={() => open(newCard(say))}>
          <PlusIcon />
          {say('add.card')}
        </button>
      </div>
    </>
  )
}

type Purchase = Invoice['purchases'][number]

function InvoiceSection({ invoice }: { readonly invoice: Invoice }) {
  const say = useMoneyTexts()
  const tell = useLastingTexts()
  const format = useFormat()
  const totals = useTotals()
  const propose = useProposal()
  const { card, cardId, closesOn, dueOn, following, isClosed, isOpen, month, purchases } = invoice
  const state = isClosed ? 'closed' : isOpen ? 'open' : 'ahead'
  const columns: Column<Purchase>[] = [
    { key: 'name', title: say('list.name'), cell: ({ name }) => name, sortBy: ({ name }) => name },
    {
      key: 'day',
      title: say('list.day'),
      cell: ({ spentOn }) => format.day(spentOn),
      sortBy: ({ spentOn }) => spentOn,
    },
    {
      key: 'installment',
      title: tell('debts.number'),
      isSecondary: true,
      cell: ({ installment, installments }) =>
        installments > 1
          ? say('list.installment', { number: installment, total: installments })
          : '',
    },
    {
      key: 'amount',
      title: say('list.amount'),
      align: 'end',
      cell: ({ cents, currency }) => format.money(cents, currency),
      sortBy: ({ cents }) => cents,
    },
  ]
  return (
    <PageSection
      title={card}
      aside={
        <button
          type="button"
          className="icon-button"
          aria-label={tell('cards.delete', { name: card })}
          title={tell('cards.delete', { name: card })}
          onClick={() => void propose('delete_card', { cardRef: cardId })}
        >
          <DeleteIcon />
        </button>
      }
    >
      <div className="invoice">
        <p className="invoice__total">{totals(invoice.total)}</p>
        <p className="state">
          {tell('cards.invoice', { month: format.month(month) })} · {tell(`cards.state.${state}`)}
        </p>
        <p className="state">
          {tell(isClosed ? 'cards.closed' : 'cards.closes', {
            closes: format.day(closesOn),
            due: format.day(dueOn),
          })}
        </p>
        {(following.cents > 0 || following.foreign.length > 0) && (
          <p className="state">{tell('cards.following', { amount: totals(following) })}</p>
        )}
      </div>
      <RecordTable
        caption={tell('cards.purchases', { card })}
        columns={columns}
        rows={purchases}
        rowKey={({ id, installment }) => `${id} ${installment}`}
        empty={<p className="state">{tell('cards.noPurchases')}</p>}
      />
    </PageSection>
  )
}
