import { z } from 'zod'
import { addMonths, isMonth, monthOf } from '../../display/calendar.ts'
import { useFormat, useTodayDate } from '../../display/use-format.ts'
import { PageLayout } from '../../layout/page-layout.tsx'
import { PeriodPicker } from '../../layout/period-picker.tsx'
import { useAddressValue } from '../../layout/use-address-value.ts'
import { useViews } from '../../layout/use-views.tsx'
import { FormHost } from '../../records/form/form-host.tsx'
import { BillsView } from './bills-view.tsx'
import { CardsView } from './cards-view.tsx'
import { DebtsView } from './debts-view.tsx'
import { InvestmentsView } from './investments-view.tsx'
import { useMoneyTexts } from './money-texts.ts'
import { MonthActions, MonthView } from './month-view.tsx'
import { PlansView } from './plans-view.tsx'

const VIEWS = ['month', 'plans', 'bills', 'cards', 'debts', 'investments'] as const
type View = (typeof VIEWS)[number]

/** The parts that are of a month; a card has months of its own, and what is put aside has none. */
const HAS_MONTH: ReadonlySet<View> = new Set(['month', 'plans', 'bills', 'debts'])

const monthSchema = z.string().refine(isMonth)

/** Money: what moved in a month, and everything that is planned, due, owed and put aside. */
export function MoneyPage() {
  return (
    <FormHost>
      <Money />
    </FormHost>
  )
}

function Money() {
  const say = useMoneyTexts()
  const format = useFormat()
  const current = monthOf(useTodayDate())
  const [view, tabs] = useViews(VIEWS, {
    label: say('views'),
    nameOf: (one) => say(`view.${one}`),
  })
  const [month, setMonth] = useAddressValue<string>('month', monthSchema, current)
  return (
    <PageLayout
      title={say('title')}
      actions={<MonthActions />}
      tools={
        <>
          {tabs}
          {HAS_MONTH.has(view) && (
            <PeriodPicker
              current={format.month(month)}
              previous={{
                label: say('month.previous'),
                onChoose: () => setMonth(addMonths(month, -1)),
              }}
              next={{ label: say('month.next'), onChoose: () => setMonth(addMonths(month, 1)) }}
              now={
                month === current
                  ? undefined
                  : { label: say('month.now'), onChoose: () => setMonth(current) }
              }
            />
          )}
        </>
      }
    >
      <ViewOf view={view} month={month} onMonth={setMonth} />
    </PageLayout>
  )
}

interface ViewOfProps {
  readonly view: View
  readonly month: string
  readonly onMonth: (month: string) => void
}

function ViewOf({ view, month, onMonth }: ViewOfProps) {
  switch (view) {
    case 'month':
      return <MonthView month={month} onMonth={onMonth} />
    case 'plans':
      return <PlansView month={month} />
    case 'bills':
      return <BillsView month={month} />
    case 'cards':
      return <CardsView />
    case 'debts':
      return <DebtsView month={month} />
    case 'investments':
      return <InvestmentsView />
  }
}
