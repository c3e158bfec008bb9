import { useFormat, useTodayDate } from '../../display/use-format.ts'
import { PlusIcon } from '../../icons.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { useRead } from '../../records/use-read.ts'
import { useLastingTexts } from './lasting-texts.ts'
import { newLoan, repayment } from './loan-forms.ts'
import { type Loan, loansSchema } from './money-schemas.ts'
import { useTotals } from './use-totals.ts'

/** What others owe: whom money was lent to, and how much of it is still to come back. */
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
      <div>
        <button
          type="button"
          className="button button--outline"
          onClick={() => open(newLoan(tell('loans.new'), today))}
        >
          <PlusIcon />
          {tell('loans.add')}
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
  const { currency, lastLentOn, leftCents, person, repaidCents } = loan
  const money = (cents: number) => format.money(cents, currency)
  return (
    <article className="thing">
      <header className="thing__head">
        <h3 className="thing__title">{person}</h3>
        <span className="thing__figure">{money(leftCents)}</span>
      </header>
      <p className="thing__text">{tell('loans.since', { day: format.day(lastLentOn) })}</p>
      {repaidCents > 0 && (
        <p className="thing__text">{tell('loans.repaid', { amount: money(repaidCents) })}</p>
      )}
      <div className="thing__actions">
        <button
          type="button"
          className="button button--outline button--small"
          aria-label={tell('loans.cameBackFrom', { name: person })}
          onClick={() => open(repayment(loan, today))}
        >
          {tell('loans.cameBack')}
        </button>
      </div>
    </article>
  )
}
