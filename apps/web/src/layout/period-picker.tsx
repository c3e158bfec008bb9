import { NextIcon, PreviousIcon } from '../icons.tsx'

interface PeriodPickerProps {
  /** What is shown now: `novembro de 2026`. */
  readonly current: string
  readonly previous: { readonly label: string; readonly onChoose: () => void }
  /** Without `onChoose` there is nothing beyond this one. */
  readonly next: { readonly label: string; readonly onChoose?: (() => void) | undefined }
  /** The way back to now, where one is elsewhere. */
  readonly now?: { readonly label: string; readonly onChoose: () => void } | undefined
}

/** Moves through days, weeks or months, one at a time. */
export function PeriodPicker({ current, previous, next, now }: PeriodPickerProps) {
  return (
    <div className="period">
      <button
        type="button"
        className="icon-button"
        aria-label={previous.label}
        onClick={previous.onChoose}
      >
        <PreviousIcon />
      </button>
      <span className="period__current" role="status">
        {current}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={next.label}
        disabled={next.onChoose === undefined}
        onClick={next.onChoose}
      >
        <NextIcon />
      </button>
      {now && (
        <button type="button" className="button button--quiet" onClick={now.onChoose}>
          {now.label}
        </button>
      )}
    </div>
  )
}
