import { type ReactNode, useId } from 'react'
import { keepTogether } from '../display/keep-together.ts'

interface FigureCardProps {
  /** What is counted: `Gastos de novembro`. */
  readonly label: string
  /** The figure as people read it: `R$ 1.240,00`. */
  readonly figure: string
  /** One line below it: a comparison, a target. */
  readonly note?: ReactNode
  /** Beside the label: a period that can be changed. */
  readonly aside?: ReactNode
  /** Bad news stands out. */
  readonly tone?: 'plain' | 'good' | 'danger'
  /** Bars, a line, a link. */
  readonly children?: ReactNode
}

/** Where there is little room, figures are written smaller: amounts in thousands, and beyond. */
const lengthOf = ({ length }: string): 'short' | 'long' | 'longest' =>
  length < 11 ? 'short' : length < 13 ? 'long' : 'longest'

/** One figure and what it says; the same on pages and in answers of the chat. */
export function FigureCard(props: FigureCardProps) {
  const { label, figure, note, aside, tone = 'plain', children } = props
  const id = useId()
  return (
    <section className="figure" aria-labelledby={id} data-tone={tone}>
      <header className="figure__head">
        <h3 className="figure__label" id={id}>
          {label}
        </h3>
        {aside}
      </header>
      <p className="figure__value" data-length={lengthOf(figure)}>
        {keepTogether(figure)}
      </p>
      {note !== undefined && <p className="figure__note">{note}</p>}
      {children}
    </section>
  )
}

interface FigureRowProps {
  readonly children: ReactNode
  /** What they are figures of, for whoever goes from heading to heading. */
  readonly label?: string
  /** Four of them in a row, and two on a phone. */
  readonly isDense?: boolean
}

/** Figures beside each other, as many as there is room for. */
export function FigureRow({ children, label, isDense = false }: FigureRowProps) {
  return (
    <div className="figures" data-dense={isDense}>
      {label !== undefined && <h2 className="visually-hidden">{label}</h2>}
      {children}
    </div>
  )
}
