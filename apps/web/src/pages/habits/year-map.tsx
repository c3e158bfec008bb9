import { useState } from 'react'
import { useFormat, useTodayDate } from '../../display/use-format.ts'
import { useProposal } from '../../records/use-proposal.ts'
import type { Habit } from './habits-schemas.ts'
import { useHabitsTexts } from './habits-texts.ts'
import { type HabitDay, weeksOfHabit } from './year-of-days.ts'

const GAP = 3
/** From one day to the next: a year fills what room there is, and is not drawn smaller than a finger sees. */
const MIN_STEP = 16
const MAX_STEP = 20
const HEAD = 18
const WEEKS_OF_YEAR = 53

/**
 * The last year of a habit, a square for each day; where there is less room, the last months of it.
 * A click on a day marks it, or takes its mark back; "another day" does the same for the keyboard.
 */
export function YearMap({ habit }: { readonly habit: Habit }) {
  const say = useHabitsTexts()
  const format = useFormat()
  const today = useTodayDate()
  const propose = useProposal()
  const [width, setWidth] = useState(0)
  const watch = (element: HTMLElement | null) => {
    if (!element) return
    const watcher = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    watcher.observe(element)
    return () => watcher.disconnect()
  }
  const room = width + GAP
  const step = Math.min(Math.max(Math.floor(room / WEEKS_OF_YEAR), MIN_STEP), MAX_STEP)
  const cell = step - GAP
  const count = Math.min(WEEKS_OF_YEAR, Math.floor(room / step))
  const weeks = weeksOfHabit(habit, today, Math.max(0, count))
  const toggle = ({ day, state }: HabitDay) => {
    if (state === 'future') return
    void propose(state === 'done' ? 'unmark_habit' : 'record_habit', {
      habitRef: habit.id,
      date: day,
    })
  }
  return (
    <div ref={watch} className="year">
      {count > 0 && (
        <svg
          role="img"
          aria-label={say('map', { name: habit.name, count: habit.doneDays.length })}
          width={count * step - GAP}
          height={HEAD + 7 * step - GAP}
        >
          {weeks.map((days, index) => (
            <g key={days[0]?.day} transform={`translate(${index * step} 0)`}>
              {startsMonth(weeks, index) && index < count - 2 && (
                <text y={11}>{format.monthShort((days[0]?.day ?? '').slice(0, 7))}</text>
              )}
              {days.map((one, weekday) => (
                // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the pointer alone.
                <rect
                  key={one.day}
                  data-state={one.state}
                  data-today={one.day === today}
                  y={HEAD + weekday * step}
                  width={cell}
                  height={cell}
                  rx={3}
                  onClick={() => toggle(one)}
                >
                  <title>{titleOf(one)}</title>
                </rect>
              ))}
            </g>
          ))}
        </svg>
      )}
    </div>
  )

  function titleOf({ day, state }: HabitDay): string {
    const name = state === 'done' || state === 'missed' ? state : 'other'
    return say(`day.${name}`, { day: format.dayOfWeek(day) })
  }
}

/** The week in which a month begins carries its name. */
function startsMonth(weeks: readonly (readonly HabitDay[])[], index: number): boolean {
  const month = (at: number) => weeks[at]?.[0]?.day.slice(0, 7)
  return index === 0 ? false : month(index) !== month(index - 1)
}
