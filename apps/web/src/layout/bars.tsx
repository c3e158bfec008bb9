import { keepTogether } from '../display/keep-together.ts'

/** One bar: what it is called, how long it is, and what it says. */
export interface Bar {
  readonly key: string
  readonly label: string
  readonly value: number
  /** The value as people read it. */
  readonly display: string
  /** What it should stay within or reach; drawn as the whole of the track. */
  readonly limit?: number
}

interface BarsProps {
  readonly bars: readonly Bar[]
  /** Opens what a bar is made of. */
  readonly onOpen?: (key: string) => void
}

/** Amounts beside each other: a list that reads without its bars, so it is its own table. */
export function Bars({ bars, onOpen }: BarsProps) {
  const longest = Math.max(...bars.map(({ value }) => value), 0)
  return (
    <ul className="bars">
      {bars.map(({ key, label, value, display, limit }) => {
        const whole = limit ?? longest
        const share = whole > 0 ? Math.min(Math.max(value / whole, 0), 1) : 0
        const isOver = limit !== undefined && value > limit
        const content = (
          <>
            <span className="bars__label">{label}</span>
            <span className="bars__value">{keepTogether(display)}</span>
            <span className="bars__track" aria-hidden="true">
              <span style={{ inlineSize: `${share * 100}%` }} />
            </span>
          </>
        )
        return (
          <li key={key} data-over={isOver}>
            {onOpen ? (
              <button type="button" className="bars__bar" onClick={() => onOpen(key)}>
                {content}
              </button>
            ) : (
              <div className="bars__bar">{content}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
