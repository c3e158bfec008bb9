import { addDays } from '../../display/calendar.ts'
import { joinNotes } from '../../display/join-notes.ts'
import { useFormat, useTodayDate } from '../../display/use-format.ts'
import { CheckIcon } from '../../icons.tsx'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { labelOf, useChoices } from '../../records/form/use-choices.ts'
import { useProposal } from '../../records/use-proposal.ts'
import { useRead } from '../../records/use-read.ts'
import { habitForm, otherDay } from './habits-forms.ts'
import { type Habit, habitsSchema } from './habits-schemas.ts'
import { useHabitsTexts } from './habits-texts.ts'
import { YearMap } from './year-map.tsx'

/** What is to be done today, and the year of each habit. */
export function HabitsView() {
  const say = useHabitsTexts()
  const read = useRead('get_habits', {}, habitsSchema)
  return (
    <ReadView read={read}>
      {({ habits }) =>
        habits.length === 0 ? (
          <EmptyNote
            title={say('empty.habits')}
            examples={[say('empty.habitsExamples.one'), say('empty.habitsExamples.two')]}
          >
            {say('empty.habitsText')}
          </EmptyNote>
        ) : (
          <>
            <Today habits={habits} />
            <div className="habits">
              {habits.map((habit) => (
                <HabitCard key={habit.id} habit={habit} />
              ))}
            </div>
          </>
        )
      }
    </ReadView>
  )
}

function Today({ habits }: { readonly habits: readonly Habit[] }) {
  const say = useHabitsTexts()
  const ofToday = habits.filter(
    ({ isDoneToday, isExpectedToday }) => isDoneToday || isExpectedToday,
  )
  const left = ofToday.filter(({ isDoneToday }) => !isDoneToday).length
  return (
    <PageSection
      title={say('today')}
      aside={left > 0 ? say('todayLeft', { count: left }) : undefined}
    >
      {ofToday.length === 0 ? (
        <p className="state">{say('todayFree')}</p>
      ) : (
        <ul className="ticks">
          {ofToday.map((habit) => (
            <li key={habit.id}>
              <TodayTick habit={habit} />
            </li>
          ))}
        </ul>
      )}
      {ofToday.length > 0 && left === 0 && (
        <p className="state" data-tone="good">
          {say('todayDone')}
        </p>
      )}
    </PageSection>
  )
}

/** One tap proposes the mark, or that it goes. */
function TodayTick({ habit: { id, name, isDoneToday } }: { readonly habit: Habit }) {
  const say = useHabitsTexts()
  const propose = useProposal()
  const today = useTodayDate()
  return (
    <button
      type="button"
      className="tick"
      aria-pressed={isDoneToday}
      aria-label={say(isDoneToday ? 'unmark' : 'mark', { name })}
      onClick={() =>
        void propose(isDoneToday ? 'unmark_habit' : 'record_habit', { habitRef: id, date: today })
      }
    >
      <span className="tick__box">{isDoneToday && <CheckIcon />}</span>
      {name}
    </button>
  )
}

function HabitCard({ habit }: { readonly habit: Habit }) {
  const say = useHabitsTexts()
  const format = useFormat()
  const open = useOpenForm()
  const rhythm = useRhythm()
  const today = useTodayDate()
  const { name, perWeek, doneThisWeek, rate, streak } = habit
  const { current, longest, unit } = streak
  const words = [
    rhythm(habit),
    ...(perWeek === null ? [] : [say('thisWeek', { done: doneThisWeek, wanted: perWeek })]),
    ...(rate === null ? [] : [say('rate', { share: format.percent(rate) })]),
  ]
  return (
    <article className="thing habit">
      <header className="thing__head">
        <div>
          <h2 className="thing__title">
            <button
              type="button"
              aria-label={say('edit', { name })}
              onClick={() => open(habitForm(habit, say))}
            >
              {name}
            </button>
          </h2>
          <p className="thing__text">{joinNotes(words)}</p>
        </div>
        <p className="habit__streak" data-none={current === 0}>
          <strong>
            {current > 0 ? say(`streak.${unit}`, { count: current }) : say('noStreak')}
          </strong>
          {longest > 1 && (
            <span className="thing__text">
              {current === longest ? say('isRecord') : say(`longest.${unit}`, { count: longest })}
            </span>
          )}
        </p>
      </header>
      <YearMap habit={habit} />
      <footer className="habit__foot">
        <ul className="habit__legend" aria-hidden="true">
          <li data-state="done">{say('legend.done')}</li>
          {perWeek === null && <li data-state="missed">{say('legend.missed')}</li>}
          <li data-state="free">{say('legend.free')}</li>
        </ul>
        <button
          type="button"
          className="button button--quiet"
          aria-label={say('otherDayOf', { name })}
          onClick={() => open(otherDay(habit, say, addDays(today, -1)))}
        >
          {say('otherDay')}
        </button>
      </footer>
    </article>
  )
}

/** `todo dia`, `seg, qua, sex`, `3 vezes por semana`, `a cada 3 dias`. */
function useRhythm(): (habit: Habit) => string {
  const say = useHabitsTexts()
  const frequencies = useChoices('create_habit', 'frequency')
  const weekdayNames = useChoices('create_habit', 'weekdays')
  return ({ everyDays, frequency, perWeek, weekdays }) => {
    if (everyDays === 2) return say('everyOtherDay')
    if (everyDays !== null) return say('everyDays', { count: everyDays })
    if (perWeek !== null) return say('perWeek', { count: perWeek })
    if (weekdays !== null)
      return weekdays.map((day) => labelOf(weekdayNames, String(day))).join(', ')
    return labelOf(frequencies, frequency)
  }
}
