import { Link } from '@tanstack/react-router'
import { type AgendaItem, agendaSchema, isLate, keyOf } from '../../agenda/agenda-item.ts'
import { AgendaRow } from '../../agenda/agenda-row.tsx'
import { addDays } from '../../display/calendar.ts'
import { useTodayDate } from '../../display/use-format.ts'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { useRead } from '../../records/use-read.ts'
import { useDayTexts } from './today-texts.ts'

/** What is late shows for two months, bills and invoices a week before they are due. */
const DAYS_BACK = 60
const DAYS_AHEAD = 7

/** What a day holds; beside today also what is late, and the bills and invoices of the week to come. */
export function DayAgenda({ day }: { readonly day: string }) {
  const today = useTodayDate()
  const isToday = day === today
  const read = useRead(
    'get_agenda',
    {
      startDate: isToday ? addDays(day, -DAYS_BACK) : day,
      endDate: isToday ? addDays(day, DAYS_AHEAD) : day,
    },
    agendaSchema,
  )
  return <ReadView read={read}>{({ items }) => <Parts items={items} day={day} />}</ReadView>
}

function Parts({ items, day }: { readonly items: readonly AgendaItem[]; readonly day: string }) {
  const say = useDayTexts()
  const today = useTodayDate()
  const late = items.filter((item) => item.day !== day && isLate(item, today))
  const soon = (type: string) =>
    items.filter((item) => item.day > day && item.type === type && item.isOpen === true)
  const [bills, invoices] = [soon('bill'), soon('invoice')]
  const ofDay = items.filter((item) => item.day === day)
  return (
    <>
      {late.length > 0 && (
        <PageSection title={say('late')}>
          <Rows items={late} withDay />
        </PageSection>
      )}
      <PageSection
        title={say('agenda')}
        aside={
          <Link to="/agenda" className="link">
            {say('wholeAgenda')}
          </Link>
        }
      >
        {ofDay.length === 0 ? <p className="state">{say('noAgenda')}</p> : <Rows items={ofDay} />}
      </PageSection>
      {bills.length > 0 && (
        <PageSection title={say('due')}>
          <Rows items={bills} withDay />
        </PageSection>
      )}
      {invoices.length > 0 && (
        <PageSection title={say('toReceive')}>
          <Rows items={invoices} withDay />
        </PageSection>
      )}
    </>
  )
}

interface RowsProps {
  readonly items: readonly AgendaItem[]
  readonly withDay?: boolean
}

const Rows = ({ items, withDay = false }: RowsProps) => (
  <ul className="agenda">
    {items.map((item) => (
      <AgendaRow key={keyOf(item)} item={item} withDay={withDay} />
    ))}
  </ul>
)
