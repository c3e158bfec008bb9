import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** One column: its heading, and what stands in it. */
export interface Column<Row> {
  readonly key: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand at the end, below each other. */
  readonly align?: 'start' | 'end'
  /** Where there is no room for everything, what is less wanted goes first. */
  readonly isSecondary?: boolean
  /** What to order the rows by when the heading is clicked; without it, it is no button. */
  readonly sortBy?: (row: Row) => string | number
  /** What all rows come to, below them. */
  readonly sum?: ReactNode
}

interface RecordTableProps<Row> {
  /** What the table is, for whoever hears it. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Opens a row; its first cell becomes the button. */
  readonly onOpen?: (row: Row) => void
  /** Below all rows: the sum. */
  readonly foot?: ReactNode
  readonly empty?: ReactNode
  /** There are more than `rows`: brings the next of them. */
  readonly onEnd?: (() => void) | undefined
  /** How many there are in all, where `rows` are not all. */
  readonly total?: number | undefined
}

/** How many rows are drawn at once: more than a screen, and quick however many there are. */
const STEP = 100

/** Records as a table that sorts; of many rows as much is drawn as one scrolls to. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { caption, columns, rows, rowKey, onOpen, foot, empty, onEnd, total } = props
  const { i18n } = useTranslation()
  const [sort, setSort] = useState<{ key: string; isDown: boolean }>()
  const [shown, setShown] = useState(STEP)
  const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy
  const ordered = sortBy ? order(rows, sortBy, sort?.isDown ?? false, i18n.language) : rows
  if (rows.length === 0 && empty !== undefined) return empty
  return (
    // Without a button in it, the keyboard has to reach it to scroll it sideways.
    <div className="table" {...(onOpen ? {} : { tabIndex: 0 })}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, align, isSecondary, sortBy: by }) => (
              <th
                key={key}
                scope="col"
                data-align={align}
                data-secondary={isSecondary}
                {...(sort?.key === key
                  ? { 'aria-sort': sort.isDown ? ('descending' as const) : ('ascending' as const) }
                  : {})}
              >
                {by ? (
                  <button
                    type="button"
                    onClick={() =>
                      setSort({ key, isDown: sort?.key === key ? !sort.isDown : align === 'end' })
                    }
                  >
                    {title}
                  </button>
                ) : (
                  title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ordered.slice(0, shown).map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, align, isSecondary }, index) => (
                <td key={key} data-align={align} data-secondary={isSecondary}>
                  {onOpen && index === 0 ? (
                    <button type="button" className="table__open" onClick={() => onOpen(row)}>
                      {cell(row)}
                    </button>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ sum }) => sum !== undefined) && (
          <tfoot>
            <tr>
              {columns.map(({ key, align, isSecondary, sum }) => (
                <td key={key} data-align={align} data-secondary={isSecondary}>
                  {sum}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
        {foot !== undefined && (
          <tfoot>
            <tr>
              <td colSpan={columns.length}>{foot}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {(shown < rows.length || onEnd) && (
        <MoreRows
          shown={Math.min(shown, rows.length)}
          total={Math.max(total ?? 0, rows.length)}
          onMore={() => {
            if (shown + STEP >= rows.length) onEnd?.()
            if (shown < rows.length) setShown((count) => count + STEP)
          }}
        />
      )}
    </div>
  )
}

function order<Row>(
  rows: readonly Row[],
  by: (row: Row) => string | number,
  isDown: boolean,
  language: string,
): Row[] {
  const words = new Intl.Collator(language, { sensitivity: 'base', numeric: true })
  const sign = isDown ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [by(one), by(other)]
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
    return sign * words.compare(String(a), String(b))
  })
}

interface MoreRowsProps {
  readonly shown: number
  readonly total: number
  readonly onMore: () => void
}

/** Draws on when it comes near the screen; a button for whoever does not scroll. */
function MoreRows({ shown, total, onMore }: MoreRowsProps) {
  const { t } = useTranslation()
  const mark = useRef<HTMLButtonElement>(null)
  const more = useRef(onMore)
  more.current = onMore
  // biome-ignore lint/correctness/useExhaustiveDependencies: watched anew after each step, as it may still be in sight.
  useEffect(() => {
    if (!mark.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more.current()
      },
      { rootMargin: '600px' },
    )
    watcher.observe(mark.current)
    return () => watcher.disconnect()
  }, [shown])
  return (
    <button ref={mark} type="button" className="button" onClick={onMore}>
      {t('frame.moreRows', { shown, total })}
    </button>
  )
}
