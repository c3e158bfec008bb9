import { useFormat, useTodayDate } from '../../display/use-format.ts'
import { PlusIcon } from '../../icons.tsx'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { FigureCard, FigureRow } from '../../layout/figure-card.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ProgressBar } from '../../layout/progress-bar.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { type Column, RecordTable } from '../../layout/record-table.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { useRead } from '../../records/use-read.ts'
import { useLastingTexts } from './lasting-texts.ts'
import { LoansSection } from './loans-section.tsx'
import { debt, newDebt, payDebt } from './money-forms.ts'
import { type Debt, debtsSchema, installmentsSchema } from './money-schemas.ts'
import { useMoneyTexts } from './money-texts.ts'
import { useTotals } from './use-totals.ts'

/** What is owed, each debt with how far it is, and what falls due in a month. */
export function DebtsView({ month }: { readonly month: string }) {
  const say = useMoneyTexts()
  const tell = useLastingTexts()
  const totals = useTotals()
  const open = useOpenForm()
  const read = useRead('get_debt_progress', {}, debtsSchema)
  const add = (
    <div>
      <button type="button" className="button button--outline" onClick={() => open(newDebt(say))}>
        <PlusIcon />
        {say('add.debt')}
      </button>
    </div>
  )
  return (
    <ReadView read={read}>
      {({ debts, remaining }) => {
        if (debts.length === 0)
          return (
            <>
              <EmptyNote
                title={say('empty.debts')}
                examples={[say('empty.debtsExamples.one'), say('empty.debtsExamples.two')]}
              >
                {say('empty.debtsText')}
              </EmptyNote>
              {add}
              <LoansSection />
            </>
          )
        const open = debts.filter(({ remainingCents }) => remainingCents > 0)
        return (
          <>
            <FigureRow label={say('view.debts')}>
              <FigureCard
                label={tell('debts.owed')}
                figure={totals(remaining)}
                note={
                  open.length > 0
                    ? tell('debts.count', { count: open.length })
                    : tell('debts.allPaid')
                }
              />
            </FigureRow>
            <div className="things">
              {debts.map((one) => (
                <DebtCard key={one.debtId} debt={one} />
              ))}
            </div>
            {add}
            <Schedule month={month} />
            <LoansSection />
          </>
        )
      }}
    </ReadView>
  )
}

function DebtCard({ debt: one }: { readonly debt: Debt }) {
  const say = useMoneyTexts()
  const tell = useLastingTexts()
  const format = useFormat()
  const today = useTodayDate()
  const open = useOpenForm()
  const { creditor, currency, installments, name, paidShare, projection, remainingCents } = one
  const isOpen = remainingCents > 0
  const money = (cents: number) => format.money(cents, currency)
  return (
    <article className="thing">
      <header className="thing__head">
        <h2 className="thing__title">
          <button
            type="button"
            aria-label={tell('debts.edit', { name })}
            onClick={() => open(debt(one, say))}
          >
            {name}
          </button>
        </h2>
        <span className="thing__figure">{money(remainingCents)}</span>
      </header>
      {creditor !== null && creditor !== name && (
        <p className="thing__text">{tell('debts.to', { name: creditor })}</p>
      )}
      <ProgressBar
        share={paidShare}
        label={tell('debts.progress', { name, share: format.percent(paidShare) })}
      />
      <p className="thing__text">
        {installments
          ? tell('debts.paid', { paid: installments.paid, total: installments.total })
          : tell('debts.paidPart', { paid: money(one.paidCents), total: money(one.totalCents) })}
      </p>
      {installments !== null && installments.overdue > 0 && (
        <p className="thing__text" data-tone="danger">
          {tell('debts.late', {
            count: installments.overdue,
            amount: money(installments.overdueCents),
          })}
        </p>
      )}
      {/* What is overdue says so; its day gone by is no "next". */}
      {isOpen && installments?.next && installments.next.dueOn >= today && (
        <p className="thing__text">
          {tell('debts.next', {
            amount: money(installments.next.amountCents),
            day: format.dayOfYear(installments.next.dueOn),
          })}
        </p>
      )}
      {isOpen && projection && (
        <p className="thing__text">
          {tell('debts.end', { month: format.month(projection.payoffMonth) })}
        </p>
      )}
      {isOpen ? (
        <div className="thing__actions">
          <button
            type="button"
            className="button button--outline button--small"
            aria-label={tell('debts.payNamed', { name })}
            onClick={() => open(payDebt(one, say, today))}
          >
            {tell('debts.pay')}
          </button>
        </div>
      ) : (
        <p className="state" data-tone="good">
          {tell(`debts.status.${one.status}`)}
        </p>
      )}
    </article>
  )
}

type Installment = (typeof installmentsSchema)['_output']['installments'][number]

function Schedule({ month }: { readonly month: string }) {
  const say = useMoneyTexts()
  const tell = useLastingTexts()
  const format = useFormat()
  const read = useRead('get_upcoming_installments', { monthYear: month }, installmentsSchema)
  const states = {
    paid: 'debts.paidState',
    'paid-early': 'debts.paidState',
    overdue: 'debts.overdueState',
    pending: 'debts.pendingState',
  } as const
  const columns: Column<Installment>[] = [
    { key: 'title', title: tell('debts.title'), cell: ({ title }) => title },
    {
      key: 'number',
      title: tell('debts.number'),
      isSecondary: true,
      cell: ({ number, total }) => say('list.installment', { number, total }),
    },
    { key: 'due', title: say('bills.due'), cell: ({ dueOn }) => format.day(dueOn) },
    {
      key: 'state',
      title: say('bills.state'),
      cell: ({ status }) => (
        <span
          className="state"
          data-tone={status === 'overdue' ? 'danger' : status === 'pending' ? undefined : 'good'}
        >
          {tell(states[status])}
        </span>
      ),
    },
    {
      key: 'amount',
      title: say('list.amount'),
      align: 'end',
      cell: ({ amountCents, currency }) => format.money(amountCents, currency),
    },
  ]
  const title = tell('debts.schedule', { month: format.month(month) })
  return (
    <PageSection title={title}>
      <ReadView read={read}>
        {({ installments }) => (
          <RecordTable
            caption={title}
            columns={columns}
            rows={installments}
            rowKey={({ debtId, number }) => `${debtId} ${number}`}
            empty={
              <p className="state">{tell('debts.nothingDue', { month: format.month(month) })}</p>
            }
          />
        )}
      </ReadView>
    </PageSection>
  )
}
