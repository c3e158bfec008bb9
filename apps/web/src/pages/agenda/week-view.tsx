import { agendaForm, newEvent } from '../../agenda/agenda-forms.ts'
import { type AgendaItem, agendaSchema, groupByDay, keyOf } from '../../agenda/agenda-item.ts'
import { useAgendaTexts } from '../../agenda/agenda-texts.ts'
import { useLikelyMoment } from '../../agenda/likely-moment.ts'
import { addDays, daysFrom } from '../../display/calendar.ts'
import { joinNotes } from '../../display/join-notes.ts'
import { keepTogether } from '../../display/keep-together.ts'
import { useFormat, useTodayDate } from '../../display/use-format.ts'
import { PlusIcon } from '../../icons.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { useRead } from '../../records/use-read.ts'
import { useAgendaPageTexts } from './agenda-page-texts.ts'

/** A week, a column for each day; on a phone the days stand below each other. */
export function WeekView({ monday }: { readonly monday: string }) {
  const say = useAgendaPageTexts()
  const format = useFormat()
  const sunday = addDays(monday, 6)
  const read = useRead('get_agenda', { startDate: monday, endDate: sunday }, agendaSchema)
  return (
    <ReadView read={read}>
      {({ items }) => {
        const byDay = new Map(groupByDay(items).map(({ day, items: ofDay }) => [day, ofDay]))
        return (
          <section
            className="week"
            aria-label={say('weekLabel', { from: format.day(monday), to: format.day(sunday) })}
          >
            {daysFrom(monday, sunday).map((day) => (
              <DayColumn key={day} day={day} items={byDay.get(day) ?? []} />
            ))}
          </section>
        )
      }}
    </ReadView>
  )
}

interface DayColumnProps {
  readonly day: string
  readonly items: readonly AgendaItem[]
}

function DayColumn({ day, items }: DayColumnProps) {
  const say = useAgendaPageTexts()
  const sayItem = useAgendaTexts()
  const format = useFormat()
  const today = useTodayDate()
  const open = useOpenForm()
  const momentOf = useLikelyMoment()
  const isPast = day < today
  return (
    <section
      className="week__day"
      aria-label={format.dayLong(day)}
      data-today={day === today}
      data-past={isPast}
      data-empty={items.length === 0}
    >
      <header className="week__head">
        <h2 className="week__name">
          <span>{format.weekday(day)}</span>{' '}
          <span className="week__number">{Number(day.slice(8))}</span>
        </h2>
        {!isPast && (
          <button
            type="button"
            className="icon-button week__add"
            aria-label={say('addOn', { day: format.dayLong(day) })}
            onClick={() => open(newEvent(sayItem, momentOf(day)))}
          >
            <PlusIcon />
          </button>
        )}
      </header>
      {items.length === 0 ? (
        <p className="week__free">{say('free')}</p>
      ) : (
        <ul className="week__items">
          {items.map((item) => (
            <li key={keyOf(item)}>
              <WeekItem item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function WeekItem({ item }: { readonly item: AgendaItem }) {
  const say = useAgendaTexts()
  const format = useFormat()
  const open = useOpenForm()
  const form = agendaForm(item, say)
  const { detail, from, isDone = false, kind, title, type } = item
  const hour =
    from === undefined ? (type === 'event' ? say('allDay') : undefined) : format.time(from)
  const done = isDone ? say(type === 'bill' ? 'isPaid' : 'isDone') : undefined
  const what = type === 'event' ? undefined : (detail ?? kind)
  const note = joinNotes([hour, what, done])
  const words = (
    <>
      <span className="week__title">{title}</span>
      {note !== '' && <span className="week__note">{keepTogether(note)}</span>}
    </>
  )
  const shared = { className: 'week__item', 'data-type': type, 'data-done': isDone }
  return form ? (
    <button type="button" {...shared} onClick={() => open(form)}>
      {words}
    </button>
  ) : (
    <div {...shared}>{words}</div>
  )
}
