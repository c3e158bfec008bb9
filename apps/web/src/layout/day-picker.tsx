import { useRef } from 'react'
import { addDays, isDay } from '../display/calendar.ts'
import { useFormat } from '../display/use-format.ts'
import { AgendaIcon } from '../icons.tsx'
import { PeriodPicker } from './period-picker.tsx'

interface DayPickerProps {
  readonly day: string
  readonly today: string
  readonly words: {
    readonly previous: string
    readonly next: string
    readonly now: string
    readonly choose: string
  }
  /** How many days an arrow moves by; 1 by default. */
  readonly step?: number
  /** What stands between the arrows; the day by default. */
  readonly current?: string
  /** Whether the way back to now is offered. */
  readonly isNow: boolean
  readonly onChoose: (day: string) => void
}

/** Moves through days by arrows, or jumps to one by the browser's own calendar. */
export function DayPicker(props: DayPickerProps) {
  const { day, today, words, step = 1, current, isNow, onChoose } = props
  const format = useFormat()
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <div className="day-picker">
      <PeriodPicker
        current={current ?? format.dayOfWeek(day)}
        previous={{ label: words.previous, onChoose: () => onChoose(addDays(day, -step)) }}
        next={{ label: words.next, onChoose: () => onChoose(addDays(day, step)) }}
        now={isNow ? undefined : { label: words.now, onChoose: () => onChoose(today) }}
      />
      <span className="day-picker__calendar">
        <button
          type="button"
          className="icon-button"
          aria-label={words.choose}
          title={words.choose}
          onClick={() => calendar.current?.showPicker()}
        >
          <AgendaIcon />
        </button>
        {/* The browser's own calendar opens from it; the button is what one reaches. */}
        <input
          ref={calendar}
          type="date"
          className="day-picker__day"
          aria-hidden="true"
          tabIndex={-1}
          value={day}
          required
          onChange={({ target }) => {
            if (isDay(target.value)) onChoose(target.value)
          }}
        />
      </span>
    </div>
  )
}
