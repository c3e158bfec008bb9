import type { UsageFormat } from './usage-format.ts'
import type { UsageSay } from './usage-texts.ts'

interface MonthSwitchProps {
  /** YYYY-MM. */
  readonly month: string
  /** The latest there is: the user's own. */
  readonly latest: string
  readonly onChoose: (month: string) => void
  readonly format: UsageFormat
  readonly say: UsageSay
}

/** Goes from month to month, not past this one. */
export function MonthSwitch({ month, latest, onChoose, format, say }: MonthSwitchProps) {
  return (
    <fieldset className="month-switch">
      <legend className="visually-hidden">{say('month')}</legend>
      <button
        type="button"
        className="icon-button"
        aria-label={say('before')}
        title={say('before')}
        onClick={() => onChoose(addMonths(month, -1))}
      >
        <span aria-hidden="true">‹</span>
      </button>
      <span className="month-switch__name" aria-live="polite">
        {format.month(month)}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={say('after')}
        title={say('after')}
        disabled={month >= latest}
        onClick={() => onChoose(addMonths(month, 1))}
      >
        <span aria-hidden="true">›</span>
      </button>
    </fieldset>
  )
}

function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}
