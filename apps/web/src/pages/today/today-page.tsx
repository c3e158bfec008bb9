import '../../agenda/agenda.css'
import { z } from 'zod'
import { daysBetween, isDay } from '../../display/calendar.ts'
import { useFormat, useTodayDate } from '../../display/use-format.ts'
import { PlusIcon } from '../../icons.tsx'
import { DayPicker } from '../../layout/day-picker.tsx'
import { PageLayout } from '../../layout/page-layout.tsx'
import { useAddressValue } from '../../layout/use-address-value.ts'
import { FormHost, useOpenForm } from '../../records/form/form-host.tsx'
import { DayAgenda } from './day-agenda.tsx'
import { DayFigures } from './day-figures.tsx'
import { OpenLists } from './open-lists.tsx'
import { RecordedOnDay } from './recorded-on-day.tsx'
import { type SayDay, useDayTexts } from './today-texts.ts'

const daySchema = z.string().refine(isDay)

/** A day, today or any other: what it comes to, what was noted on it, and what it holds. */
export function TodayPage() {
  return (
    <FormHost>
      <Day />
    </FormHost>
  )
}

function Day() {
  const say = useDayTexts()
  const format = useFormat()
  const today = useTodayDate()
  const [day, setDay] = useAddressValue<string>('day', daySchema, today)
  const name = nameOf(day, today, say)
  const isOfThisYear = day.slice(0, 4) === today.slice(0, 4)
  return (
    <PageLayout
      title={name ?? format.dayLong(day)}
      lead={name === undefined && !isOfThisYear ? day.slice(0, 4) : undefined}
      actions={day > today ? undefined : <DayActions day={day} />}
      tools={
        <DayPicker
          day={day}
          today={today}
          current={name === undefined ? format.dayOfWeek(day) : format.dayLong(day)}
          isNow={day === today}
          words={{
            previous: say('previous'),
            next: say('next'),
            now: say('now'),
            choose: say('choose'),
          }}
          onChoose={setDay}
        />
      }
    >
      <DayFigures day={day} />
      <div className="beside">
        <RecordedOnDay day={day} />
        <div>
          <DayAgenda day={day} />
          {day === today && <OpenLists />}
        </div>
      </div>
    </PageLayout>
  )
}

function nameOf(day: string, today: string, say: SayDay): string | undefined {
  switch (daysBetween(today, day)) {
    case 0:
      return say('today')
    case -1:
      return say('yesterday')
    case 1:
      return say('tomorrow')
    default:
      return undefined
  }
}

/** What is noted most, for this day. */
function DayActions({ day }: { readonly day: string }) {
  const say = useDayTexts()
  const open = useOpenForm()
  return (
    <>
      <button
        type="button"
        className="button button--primary"
        onClick={() =>
          open({
            title: say('form.expense'),
            tool: 'create_expense',
            fields: ['name', 'actualAmount', 'category', 'date'],
            more: ['paymentMethod', 'installments', 'cardRef'],
            required: ['name', 'actualAmount'],
            values: { date: day },
          })
        }
      >
        <PlusIcon />
        {say('add.expense')}
      </button>
      <button
        type="button"
        className="button button--outline"
        onClick={() =>
          open({
            title: say('form.metric'),
            lead: say('form.metricLead'),
            tool: 'record_metric',
            fields: ['type', 'value', 'date'],
            more: ['metricRef', 'unit', 'notes'],
            required: ['type', 'value'],
            values: { date: day },
          })
        }
      >
        <PlusIcon />
        {say('add.metric')}
      </button>
    </>
  )
}
