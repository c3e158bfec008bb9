import '../../agenda/agenda.css'
import './agenda-page.css'
import { z } from 'zod'
import { newEvent, newFollowup, newReminder } from '../../agenda/agenda-forms.ts'
import { useAgendaTexts } from '../../agenda/agenda-texts.ts'
import { useLikelyMoment } from '../../agenda/likely-moment.ts'
import { addDays, isDay, mondayOf } from '../../display/calendar.ts'
import { useFormat, useTodayDate } from '../../display/use-format.ts'
import { PlusIcon } from '../../icons.tsx'
import { DayPicker } from '../../layout/day-picker.tsx'
import { PageLayout } from '../../layout/page-layout.tsx'
import { useAddressValue } from '../../layout/use-address-value.ts'
import { useViews } from '../../layout/use-views.tsx'
import { FormHost, useOpenForm } from '../../records/form/form-host.tsx'
import { useAgendaPageTexts } from './agenda-page-texts.ts'
import { ListView } from './list-view.tsx'
import { WeekView } from './week-view.tsx'

const VIEWS = ['week', 'list'] as const

const daySchema = z.string().refine(isDay)

/** The agenda: a week at a glance, or everything that is to come, one below the other. */
export function AgendaPage() {
  return (
    <FormHost>
      <Agenda />
    </FormHost>
  )
}

function Agenda() {
  const say = useAgendaPageTexts()
  const format = useFormat()
  const today = useTodayDate()
  const [view, tabs] = useViews(VIEWS, {
    label: say('views'),
    nameOf: (one) => say(`view.${one}`),
  })
  const [day, setDay] = useAddressValue<string>('day', daySchema, today)
  const monday = mondayOf(day)
  const week = { from: format.day(monday), to: format.day(addDays(monday, 6)) }
  return (
    <PageLayout
      title={say('title')}
      actions={<AgendaActions day={day < today ? today : day} />}
      tools={
        <>
          {tabs}
          {view === 'week' && (
            <DayPicker
              day={day}
              today={today}
              step={7}
              current={say('week', week)}
              isNow={monday === mondayOf(today)}
              words={{
                previous: say('previous'),
                next: say('next'),
                now: say('now'),
                choose: say('choose'),
              }}
              onChoose={setDay}
            />
          )}
        </>
      }
    >
      {view === 'week' ? <WeekView monday={monday} /> : <ListView />}
    </PageLayout>
  )
}

function AgendaActions({ day }: { readonly day: string }) {
  const say = useAgendaTexts()
  const open = useOpenForm()
  const momentOf = useLikelyMoment()
  const today = useTodayDate()
  return (
    <>
      <button
        type="button"
        className="button button--primary"
        onClick={() => open(newEvent(say, momentOf(day)))}
      >
        <PlusIcon />
        {say('add.event')}
      </button>
      <button
        type="button"
        className="button button--outline"
        onClick={() => open(newReminder(say, momentOf(day)))}
      >
        <PlusIcon />
        {say('add.reminder')}
      </button>
      <button
        type="button"
        className="button button--outline"
        onClick={() => open(newFollowup(say, addDays(today, 1)))}
      >
        <PlusIcon />
        {say('add.followup')}
      </button>
    </>
  )
}
