import { daysBetween } from '../display/calendar.ts'
import type { Format } from '../display/create-format.ts'
import { joinNotes } from '../display/join-notes.ts'
import { useFormat, useTodayDate } from '../display/use-format.ts'
import { Bars } from '../layout/bars.tsx'
import { labelOf, useChoices } from '../records/form/use-choices.ts'
import { AnswerFrame } from './answer-frame.tsx'
import type { Spending, Totals } from './answer-schemas.ts'
import { useAnswerTexts } from './answer-texts.ts'
import type { AnswerViewProps } from './answer-view.ts'
import { PeriodChip } from './period-chip.tsx'

/** More categories than this are for the page of money. */
const SHOWN_CATEGORIES = 5

/** What was spent: the sum, its categories, and every entry when asked for. */
export function SpendingAnswer({ data, onPeriod }: AnswerViewProps<Spending>) {
  const say = useAnswerTexts()
  const format = useFormat()
  const today = useTodayDate()
  const categories = useChoices('create_expense', 'category')
  const { period, category, name, expenses, payments, total, byCategory } = data
  // Until its name in the user's language is known, a category is not named at all.
  const isKnown = category !== null && categories.length > 0
  const thing = name ?? (isKnown ? labelOf(categories, category) : undefined)
  const entries = name === null ? expenses : [...expenses, ...payments]
  const last = period.endDate < today ? period.endDate : today
  const days = daysBetween(period.startDate, last) + 1
  const notes = [
    entries.length === 0 ? say('nothing') : say('entries', { count: entries.length }),
    ...(days > 1 && total.cents > 0
      ? [say('perDay', { amount: format.money(Math.round(total.cents / days)) })]
      : []),
  ]
  const billCents = payments.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <AnswerFrame
      label={thing === undefined ? say('spent') : say('spentOn', { thing })}
      figure={totalsText(total, format)}
      note={joinNotes(notes)}
      chip={<PeriodChip period={period} onChoose={onPeriod} />}
      page="/money"
      // Of several months, the one that it ends in.
      search={{ month: last.slice(0, 7) }}
      {...(entries.length > 0 ? { all: <Entries entries={entries} /> } : {})}
    >
      {name === null && byCategory.length > 1 && (
        <Bars
          bars={byCategory.slice(0, SHOWN_CATEGORIES).map(({ category: key, cents }) => ({
            key,
            label: labelOf(categories, key),
            value: cents,
            display: format.money(cents),
          }))}
        />
      )}
      {name === null && billCents > 0 && (
        <p className="figure__note">{say('bills', { amount: format.money(billCents) })}</p>
      )}
    </AnswerFrame>
  )
}

type Entry = Spending['expenses'][number] | Spending['payments'][number]

function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  const format = useFormat()
  return (
    <ul className="answer__entries">
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className="answer__name">{entry.name}</span>
          <span className="answer__day">
            {format.day('spentOn' in entry ? entry.spentOn : entry.paidOn)}
          </span>
          <span className="answer__amount">{format.money(entry.cents, entry.currency)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The user's currency first; others beside it, as they make no sum with it. */
function totalsText({ cents, foreign }: Totals, format: Format): string {
  const others = foreign.map((one) => format.money(one.cents, one.currency))
  return [...(cents === 0 && others.length > 0 ? [] : [format.money(cents)]), ...others].join(' + ')
}
