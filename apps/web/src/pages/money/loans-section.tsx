import { joinNotes } from '../../display/join-notes.ts'
import { useFormat, useTodayDate } from '../../display/use-format.ts'
import { PlusIcon } from '../../icons.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { useRead } from '../../records/use-read.ts'
import { useLastingTexts } from './lasting-texts.ts'
import { newInvoice, newLoan, owed, repayment } from './loan-forms.ts'
import { type Loan, loansSchema, type Owed } from './money-schemas.ts'
import { useTotals } from './use-totals.ts'

/** What others owe: whom money was lent to, which invoices were sent, and how much is still to come. */
export function LoansSection() {
  const tell = useLastingTexts()
  const totals = useTotals()
  const today = useTodayDate()
  const open = useOpenForm()
  const read = useRead('get_loans', {}, loansSchema)
  return (
    <PageSection title={tell('loans.heading')}>
      <ReadView read={read}>
        {({ loans, total }) => (
          <>
            <p className="state">
              {loans.length === 0
                ? tell('loans.none')
                : tell('loans.total', { total: totals(total) })}
            </p>
            {loans.length > 0 && (
              <div className="things">
                {loans.map((one) => (
                  <LoanCard key={`${one.person} ${one.currency}`} loan={one} />
                ))}
              </div>
            )}
          </>
        )}
      </ReadView>
      <div className="thing__actions">
        <button
          type="button"
          className="button button--outline"
          onClick={() => open(newLoan(tell('loans.new'), today))}
        >
          <PlusIcon />
          {tell('loans.add')}
        </button>
        <button
          type="button"
          className="button button--outline"
          onClick={() => open(newInvoice(tell('loans.newInvoice'), today))}
        >
          <PlusIcon />
          {tell('loans.addInvoice')}
        </button>
      </div>
    </PageSection>
  )
}

function LoanCard({ loan }: { readonly loan: Loan }) {
  const tell = useLastingTexts()
  const format = useFormat()
  const today = useTodayDate()
  const open = useOpenForm()
  const { currency, leftCents, person } = loan
  const kind = loan.open.some(({ isInvoice }) => isInvoice) ? 'received' : 'cameBack'
  return (
    <article className="thing">
      <header className="thing__head">
        <h3 className="thing__title">{person}</h3>
        <span className="thing__figure">{format.money(leftCents, currency)}</span>
      </header>
      <ul className="thing__parts">
        {loan.open.map((one) => (
          <OwedLine key={one.id} one={one} loan={loan} />
        ))}
      </ul>
      <div className="thing__actions">
        <button
          type="button"
          className="button button--outline button--small"
          aria-label={tell(`loans.${kind}From`, { name: person })}
          onClick={() => open(repayment(loan, today))}
        >
          {tell(`loans.${kind}`)}
        </button>
      </div>
    </article>
  )
}

interface OwedLineProps {
  readonly one: Owed
  readonly loan: Loan
}

/** One thing that is owed: since when, by when, and what of it came already. */
function OwedLine({ one, loan }: OwedLineProps) {
  const tell = useLastingTexts()
  const format = useFormat()
  const today = useTodayDate()
  const open = useOpenForm()
  const { amountCents, dueOn, isInvoice, leftCents, movedOn } = one
  const money = (cents: number) => format.money(cents, loan.currency)
  // A day of another year says so.
  const dayOf = (day: string) =>
    day.slice(0, 4) === today.slice(0, 4) ? format.day(day) : format.dayOfYear(day)
  const isLate = dueOn !== null && dueOn < today
  const words = [
    loan.open.length > 1 || leftCents < amountCents ? money(amountCents) : undefined,
    tell(isInvoice ? 'loans.invoiced' : 'loans.lent', { day: dayOf(movedOn) }),
    leftCents === amountCents
      ? undefined
      : tell(isInvoice ? 'loans.paid' : 'loans.repaid', { amount: money(amountCents - leftCents) }),
  ].filter((word) => word !== undefined)
  return (
    <li className="thing__text">
      <button type="button" onClick={() => open(owed(one, loan, tell('loans.delete')))}>
        {joinNotes(words)}
        {dueOn !== null && (
          <>
            {' · '}
            <span className="state thing__due" data-tone={isLate ? 'danger' : undefined}>
              {tell(isLate ? 'loans.wasDue' : 'loans.due', { day: dayOf(dueOn) })}
            </span>
          </>
        )}
      </button>
    </li>
  )
}
