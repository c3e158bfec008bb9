import { daysOfMonth } from '../display/calendar.ts'
import { useFormat } from '../display/use-format.ts'
import { Bars } from '../layout/bars.tsx'
import { labelOf, useChoices } from '../records/form/use-choices.ts'
import { AnswerFrame } from './answer-frame.tsx'
import type { Summary } from './answer-schemas.ts'
import { useAnswerTexts } from './answer-texts.ts'
import type { AnswerViewProps } from './answer-view.ts'
import { PeriodChip } from './period-chip.tsx'

/** A summary is of whole months. */
const PRESETS = ['month', 'lastMonth', 'year'] as const
const SHOWN_CATEGORIES = 5

/** How money stands: what went out, what came in and is left, and where it went. */
export function SummaryAnswer({ data, onPeriod }: AnswerViewProps<Summary>) {
  const say = useAnswerTexts()
  const format = useFormat()
  const categories = useChoices('create_expense', 'category')
  const { firstMonth, lastMonth, currency, incomeCents, spentCents, balanceCents } = data
  const money = (cents: number) => format.money(cents, currency)
  const dueCents = data.bills.pendingCents + data.bills.overdueCents
  // Who has noted no income is not short of all that they spent.
  const isShort = balanceCents < 0
  const { startDate } = daysOfMonth(firstMonth)
  const { endDate } = daysOfMonth(lastMonth)
  const { byCategory } = data.expenses
  return (
    <AnswerFrame
      label={say('out')}
      figure={money(spentCents)}
      chip={<PeriodChip period={{ startDate, endDate }} presets={PRESETS} onChoose={onPeriod} />}
      page="/money"
      search={{ month: lastMonth }}
    >
      <dl className="answer__beside">
        {incomeCents > 0 && (
          <>
            <div>
              <dt>{say('in')}</dt>
              <dd>{money(incomeCents)}</dd>
            </div>
            <div data-tone={isShort ? 'danger' : 'good'}>
              <dt>{say(isShort ? 'short' : 'left')}</dt>
              <dd>{money(Math.abs(balanceCents))}</dd>
            </div>
          </>
        )}
        {dueCents > 0 && (
          <div>
            <dt>{say('due')}</dt>
            <dd>{money(dueCents)}</dd>
          </div>
        )}
      </dl>
      {byCategory.length > 0 && (
        <Bars
          bars={byCategory.slice(0, SHOWN_CATEGORIES).map(({ category, cents }) => ({
            key: category,
            label: labelOf(categories, category),
            value: cents,
            display: money(cents),
          }))}
        />
      )}
    </AnswerFrame>
  )
}
