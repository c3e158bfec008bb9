import { daysBetween } from '../display/calendar.ts'
import { capitalized } from '../display/capitalized.ts'
import { joinNotes } from '../display/join-notes.ts'
import { keepTogether } from '../display/keep-together.ts'
import { useFormat, useTodayDate } from '../display/use-format.ts'
import { CheckIcon } from '../icons.tsx'
import { useOpenForm } from '../records/form/form-host.tsx'
import { useProposal } from '../records/use-proposal.ts'
import { agendaForm, payForm, receiveForm } from './agenda-forms.ts'
import { type AgendaItem, isLate } from './agenda-item.ts'
import { type SayAgenda, useAgendaTexts } from './agenda-texts.ts'

interface AgendaRowProps {
  readonly item: AgendaItem
  /** The day is said too, where rows of several days stand below each other. */
  readonly withDay?: boolean
}

/** One thing that has its day: its hour, what it is, and what can be done with it. */
export function AgendaRow({ item, withDay = false }: AgendaRowProps) {
  const say = useAgendaTexts()
  const format = useFormat()
  const today = useTodayDate()
  const open = useOpenForm()
  const { detail, isDone = false, kind, title, type } = item
  const form = agendaForm(item, say)
  const late = isLate(item, today) ? sayLate(daysBetween(item.day, today), say) : undefined
  const notes = [
    item.until === undefined ? undefined : say('until', { time: format.time(item.until) }),
    detail,
    item.from === undefined && type === 'event' ? undefined : kind && capitalized(kind),
    isDone ? say(type === 'bill' ? 'isPaid' : 'isDone') : undefined,
  ].filter((note) => note !== undefined && note !== '')
  const words = (
    <>
      <span className="agenda__title">{title}</span>
      {notes.length > 0 && <span className="agenda__note">{keepTogether(joinNotes(notes))}</span>}
      {late && <span className="agenda__late">{late}</span>}
    </>
  )
  return (
    <li className="agenda__row" data-type={type} data-done={isDone}>
      <span className="agenda__when">
        {withDay && <span className="agenda__day">{format.day(item.day)}</span>}
        {hoursOf()}
      </span>
      {form ? (
        <button type="button" className="agenda__words" onClick={() => open(form)}>
          {words}
        </button>
      ) : (
        <div className="agenda__words">{words}</div>
      )}
      <RowAction item={item} />
    </li>
  )

  function hoursOf(): string {
    if (item.from !== undefined) return format.time(item.from)
    if (withDay) return ''
    return type === 'event' ? say('allDay') : ''
  }
}

function RowAction({ item }: { readonly item: AgendaItem }) {
  const say = useAgendaTexts()
  const today = useTodayDate()
  const propose = useProposal()
  const open = useOpenForm()
  const { edit, isOpen = false, title, type } = item
  if (!isOpen || !edit) return null
  if (type === 'bill')
    return (
      <button
        type="button"
        className="button button--outline button--small"
        aria-label={say('payNamed', { title })}
        onClick={() => open(payForm(item, say, today))}
      >
        {say('pay')}
      </button>
    )
  if (type === 'invoice')
    return (
      <button
        type="button"
        className="button button--outline button--small"
        aria-label={say('receivedNamed', { title })}
        onClick={() => open(receiveForm(item, today))}
      >
        {say('received')}
      </button>
    )
  return (
    <button
      type="button"
      className="button button--outline button--small"
      aria-label={say('doneNamed', { title })}
      onClick={() => void propose('complete_reminder', edit.reference)}
    >
      <CheckIcon />
      {say('done')}
    </button>
  )
}

const sayLate = (days: number, say: SayAgenda): string =>
  days === 1 ? say('lateYesterday') : say('late', { count: days })
