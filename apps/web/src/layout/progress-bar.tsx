interface ProgressBarProps {
  /** From 0 to 1; more than that is drawn as whole. */
  readonly share: number
  /** What it says, for whoever does not see it. */
  readonly label: string
  readonly tone?: 'plain' | 'danger' | 'gold'
}

/** How far something is. */
export function ProgressBar({ share, label, tone = 'plain' }: ProgressBarProps) {
  const drawn = Math.min(Math.max(share, 0), 1)
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(drawn * 100)}
      data-tone={tone}
    >
      <span style={{ inlineSize: `${drawn * 100}%` }} />
    </div>
  )
}
