import './charts.css'
import { type ReactNode, useId, useState } from 'react'
import { useChartTexts } from './chart-texts.ts'

/** The same figures for whoever reads rather than looks. */
export interface ChartTable {
  readonly columns: readonly string[]
  /** The first cell of each is its heading. */
  readonly rows: readonly (readonly string[])[]
}

interface ChartFrameProps {
  readonly title: string
  /** What the chart shows, in one sentence, for whoever does not see it. */
  readonly summary: string
  readonly table: ChartTable
  /** Draws the chart at a width in pixels. */
  readonly children: (width: number) => ReactNode
  readonly legend?: readonly { readonly label: string; readonly color: number }[]
}

/** A chart with its heading, and the same as a table for whoever wants that. */
export function ChartFrame({ title, summary, table, children, legend = [] }: ChartFrameProps) {
  const say = useChartTexts()
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  const [width, watch] = useWidth()
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption className="chart__head">
        <span className="chart__title" id={id}>
          {title}
        </span>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => setIsTable((was) => !was)}
        >
          {say(isTable ? 'asChart' : 'asTable')}
          <span className="visually-hidden">: {title}</span>
        </button>
      </figcaption>
      {isTable ? (
        <Table title={title} {...table} />
      ) : (
        <>
          <div ref={watch} className="chart__plot">
            {width > 0 && (
              <svg role="img" aria-label={summary} width={width} height={CHART_HEIGHT}>
                {children(width)}
              </svg>
            )}
          </div>
          {legend.length > 0 && (
            <ul className="chart__legend">
              {legend.map(({ label, color }) => (
                <li key={label} data-color={color}>
                  {label}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </figure>
  )
}

/** Of every chart: high enough to see a change, low enough for two on a screen. */
export const CHART_HEIGHT = 200

function Table({ title, columns, rows }: ChartTable & { readonly title: string }) {
  return (
    // A keyboard can scroll what has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable.
    <section className="chart__table" tabIndex={0} aria-label={title}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The width of an element, followed as it changes. */
function useWidth() {
  const [width, setWidth] = useState(0)
  const watch = (element: HTMLElement | null) => {
    if (!element) return
    const watcher = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }
  return [width, watch] as const
}
