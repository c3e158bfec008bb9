import { useFormat, useTodayDate } from '../../display/use-format.ts'
import { PlusIcon } from '../../icons.tsx'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { FigureCard, FigureRow } from '../../layout/figure-card.tsx'
import { ProgressBar } from '../../layout/progress-bar.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { labelOf, useChoices } from '../../records/form/use-choices.ts'
import { useRead } from '../../records/use-read.ts'
import { useLastingTexts } from './lasting-texts.ts'
import { investment, moveInvestment, newInvestment } from './money-forms.ts'
import { type Investment, investmentsSchema } from './money-schemas.ts'
import { useMoneyTexts } from './money-texts.ts'
import { useTotals } from './use-totals.ts'

/** What is put aside: what it is worth, what it brought, how far its goal is. */
export function InvestmentsView() {
  const say = useMoneyTexts()
  const tell = useLastingTexts()
  const totals = useTotals()
  const open = useOpenForm()
  const read = useRead('get_investments', {}, investmentsSchema)
  const add = (
    <div>
      <button
        type="button"
        className="button button--outline"
        onClick={() => open(newInvestment(say))}
      >
        <PlusIcon />
        {say('add.investment')}
      </button>
    </div>
  )
  return (
    <ReadView read={read}>
      {({ investments, total }) =>
        investments.length === 0 ? (
          <>
            <EmptyNote
              title={say('empty.investments')}
              examples={[say('empty.investmentsExamples.one')]}
            >
              {say('empty.investmentsText')}
            </EmptyNote>
            {add}
          </>
        ) : (
          <>
            <FigureRow label={say('view.investments')}>
              <FigureCard label={tell('investments.total')} figure={totals(total)} />
            </FigureRow>
            <div className="things">
              {investments.map((one) => (
                <InvestmentCard key={one.investmentId} investment={one} />
              ))}
            </div>
            {add}
          </>
        )
      }
    </ReadView>
  )
}

const MOVES = ['deposit', 'withdraw', 'value'] as const

function InvestmentCard({ investment: one }: { readonly investment: Investment }) {
  const say = useMoneyTexts()
  const tell = useLastingTexts()
  const format = useFormat()
  const today = useTodayDate()
  const open = useOpenForm()
  const types = useChoices('create_investment', 'type')
  const { currency, currentCents, gainCents, goal, name, returnRatio, type, valuedOn } = one
  const money = (cents: number) => format.money(cents, currency)
  const goalWords = goal && wordsOf(goal)
  return (
    <article className="thing">
      <header className="thing__head">
        <h2 className="thing__title">
          <button
            type="button"
            aria-label={tell('investments.edit', { name })}
            onClick={() => open(investment(one, say))}
          >
            {name}
          </button>
        </h2>
        <span className="thing__figure">{money(currentCents)}</span>
      </header>
      <p className="thing__text">
        {labelOf(types, type)}
        {valuedOn !== null && ` · ${tell('investments.valuedOn', { day: format.day(valuedOn) })}`}
      </p>
      {gainCents !== null && gainCents !== 0 && returnRatio !== null && (
        <p className="state" data-tone={gainCents > 0 ? 'good' : 'danger'}>
          {tell(gainCents > 0 ? 'investments.gain' : 'investments.loss', {
            gain: money(Math.abs(gainCents)),
            share: format.percent(Math.abs(returnRatio)),
          })}
        </p>
      )}
      {goal && goalWords && (
        <>
          <ProgressBar share={goal.progress} label={`${name}: ${goalWords}`} tone="gold" />
          <p className="thing__text">{goalWords}</p>
          {goal.months !== null && goal.remainingCents > 0 && (
            <p className="thing__text">{tell('investments.months', { count: goal.months })}</p>
          )}
        </>
      )}
      <div className="thing__actions">
        {MOVES.map((kind) => (
          <button
            key={kind}
            type="button"
            className="button button--outline button--small"
            aria-label={tell('investments.named', { action: tell(`investments.${kind}`), name })}
            onClick={() => open(moveInvestment(kind, one, say, today))}
          >
            {tell(`investments.${kind}`)}
          </button>
        ))}
      </div>
    </article>
  )

  function wordsOf({ goalCents, progress, remainingCents }: NonNullable<Investment['goal']>) {
    if (remainingCents === 0) return tell('investments.reached', { goal: money(goalCents) })
    return tell('investments.goal', {
      share: format.percent(progress),
      goal: money(goalCents),
      left: money(remainingCents),
    })
  }
}
