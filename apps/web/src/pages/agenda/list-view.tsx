import { useState } from 'react'
import {
  type AgendaItem,
  agendaSchema,
  groupByDay,
  isLate,
  keyOf,
} from '../../agenda/agenda-item.ts'
import { AgendaRow } from '../../agenda/agenda-row.tsx'
import { addDays, daysBetween } from '../../display/calendar.ts'
import { useFormat, useTodayDate } from '../../display/use-format.ts'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { useRead } from '../../records/use-read.ts'
import { useAgendaPageTexts } from './agenda-page-texts.ts'

/** What is late shows for two months. */
const DAYS_BACK = 60
const MONTH = 31
/** The tool gives a year in all. */
const MOST = 300

/** Everything to come, day by day, with what is late above it. */
export function ListView() {
  const say = useAgendaPageTexts()
  const format = useFormat()
  const today = useTodayDate()
  const [ahead, setAhead] = useState(MONTH)
  const last = addDays(today, ahead)
  const read = useRead(
    'get_agenda',
    { startDate: addDays(today, -DAYS_BACK), endDate: last },
    agendaSchema,
  )
  return (
    <>
      <ReadView read={read}>{({ items }) => <Days items={items} />}</ReadView>
      {ahead < MOST && (
        <p className="state agenda-list__more">
          {say('until', { day: format.dayOfWeek(last) })}{' '}
          <button
            type="button"
            className="button button--quiet"
            onClick={() => setAhead((days) => days + MONTH)}
          >
            {say('more')}
          </button>
        </p>
      )}
    </>
  )
}

function Days({ items }: { readonly items: readonly AgendaItem[] }) {
  const say = useAgendaPageTexts()
  const format = useFormat()
  const today = useTodayDate()
  const late = items.filter((item) => isLate(item, today))
  const days = groupByDay(items.filter(({ day }) => day >= today))
  if (late.length + days.length === 0)
    return (
      <EmptyNote
        title={say('empty')}
        examples={[say('exampleEvent'), say('exampleReminder'), say('exampleSeries')]}
      >
        {say('emptyText')}
      </EmptyNote>
    )
  return (
    <div className="agenda-list">
      {late.length > 0 && (
        <PageSection title={say('late')}>
          <Rows items={late} withDay />
        </PageSection>
      )}
      {days.map(({ day, items: ofDay }) => (
        <PageSection key={day} title={titleOf(day)} aside={asideOf(day)}>
          <Rows items={ofDay} />
        </PageSection>
      ))}
    </div>
  )

  function titleOf(day: string): string {
    const away = daysBetween(today, day)
    return away === 0 ? say('today') : away === 1 ? say('tomorrow') : format.dayLong(day)
  }

  function asideOf(day: string): string | undefined {
    return daysBetween(today, day) < 2 ? format.dayLong(day) : undefined
  }
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
