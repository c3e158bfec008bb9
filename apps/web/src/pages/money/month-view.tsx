import { useState } from 'react'
import { addMonths, daysOfMonth } from '../../display/calendar.ts'
import { useFormat, useTodayDate } from '../../display/use-format.ts'
import { PlusIcon } from '../../icons.tsx'
import { Bars } from '../../layout/bars.tsx'
import { FigureCard, FigureRow } from '../../layout/figure-card.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { labelOf, useChoices } from '../../records/form/use-choices.ts'
import { useRead } from '../../records/use-read.ts'
import { newExpense, newIncome } from './money-forms.ts'
import { incomesSchema, type MoneySummary, summarySchema } from './money-schemas.ts'
import { useMoneyTexts } from './money-texts.ts'
import { monthSlots } from './month-slots.ts'
import { MonthTrend } from './month-trend.tsx'
import { Movements } from './movements.tsx'

/** What is noted most: what one spent, what one got. */
export function MonthActions() {
  const say = useMoneyTexts()
  const open = useOpenForm()
  const today = useTodayDate()
  return (
    <>
      <button
        type="button"
        className="button button--primary"
        onClick={() => open(newExpense(say, today))}
      >
        <PlusIcon />
        {say('add.expense')}
      </button>
      <button
        type="button"
        className="button button--outline"
        onClick={() => open(newIncome(say, today))}
      >
        <PlusIcon />
        {say('add.income')}
      </button>
    </>
  )
}

interface MonthViewProps {
  readonly month: string
  readonly onMonth: (month: string) => void
}

/** A month: its figures, everything that moved, where it went, and the months before. */
export function MonthView({ month, onMonth }: MonthViewProps) {
  const [category, setCategory] = useState('')
  const summary = useRead('get_finance_summary', daysOfMonth(month), summarySchema)
  return (
    <>
      <ReadView read={summary}>{(data) => <Figures summary={data} month={month} />}</ReadView>
      <div className="beside">
        <div>
          <Movements key={month} month={month} category={category} onCategory={setCategory} />
        </div>
        <div>
          <ReadView read={summary}>
            {(data) => <Categories summary={data} onChoose={setCategory} />}
          </ReadView>
          <MonthTrend months={monthsUntil(month)} current={month} onMonth={onMonth} />
        </div>
      </div>
    </>
  )
}

const monthsUntil = (month: string): string[] =>
  Array.from({ length: 6 }, (_, index) => addMonths(month, index - 5))

interface FiguresProps {
  readonly summary: MoneySummary
  readonly month: string
}

function Figures({ summary, month }: FiguresProps) {
  const say = useMoneyTexts()
  const format = useFormat()
  const incomes = useRead('get_incomes', monthSlots(month), incomesSchema)
  const { bills, expenses, balanceCents, incomeCents, spentCents } = summary
  const expectedCents =
    incomes.status === 'ready'
      ? incomes.data.expected.reduce((sum, { amountCents }) => sum + amountCents, 0)
      : 0
  const dueCents = bills.pendingCents + bills.overdueCents
  const isShort = balanceCents < 0
  return (
    <FigureRow isDense label={say('figures.label', { month: format.month(month) })}>
      <FigureCard
        label={say('figures.out')}
        figure={format.money(spentCents)}
        note={
          expenses.spentCents > 0 && spentCents > expenses.spentCents
            ? say('figures.outNote', {
                expenses: format.money(expenses.spentCents),
                bills: format.money(spentCents - expenses.spentCents),
              })
            : undefined
        }
      />
      <FigureCard
        label={say('figures.in')}
        figure={format.money(incomeCents)}
        note={
          expectedCents > 0
            ? say('figures.expectedNote', { amount: format.money(expectedCents) })
            : undefined
        }
      />
      <FigureCard
        label={say(isShort ? 'figures.short' : 'figures.left')}
        figure={format.money(Math.abs(balanceCents))}
        tone={isShort ? 'danger' : 'good'}
      />
      <FigureCard
        label={say('figures.due')}
        figure={format.money(dueCents)}
        tone={bills.overdueCents > 0 ? 'danger' : 'plain'}
        note={dueNote()}
      />
    </FigureRow>
  )

  function dueNote(): string | undefined {
    if (bills.overdueCents > 0)
      return say('figures.overdueNote', { amount: format.money(bills.overdueCents) })
    if (dueCents > 0) return undefined
    return say(bills.paidCount > 0 ? 'figures.allPaid' : 'figures.noBills')
  }
}

interface CategoriesProps {
  readonly summary: MoneySummary
  readonly onChoose: (category: string) => void
}

function Categories({ summary, onChoose }: CategoriesProps) {
  const say = useMoneyTexts()
  const format = useFormat()
  const choices = useChoices('create_expense', 'category')
  const { byCategory } = summary.expenses
  return (
    <PageSection title={say('byCategory')}>
      {byCategory.length === 0 ? (
        <p className="state">{say('noCategories')}</p>
      ) : (
        <Bars
          bars={byCategory.map(({ category, cents }) => ({
            key: category,
            label: labelOf(choices, category),
            value: cents,
            display: format.money(cents),
          }))}
          onOpen={onChoose}
        />
      )}
    </PageSection>
  )
}
