import type { FileReading } from '@parco/protocol'
import { useState } from 'react'
import { joinNotes } from '../../display/join-notes.ts'
import { useFormat } from '../../display/use-format.ts'
import { useParco } from '../../frame/parco-context.ts'
import { type Column, RecordTable } from '../../layout/record-table.tsx'
import { useProposal } from '../../records/use-proposal.ts'
import type { StatementItem } from './data-api.ts'
import { useDataTexts } from './data-texts.ts'
import { sumStatement } from './statement-sums.ts'

interface StatementReviewProps {
  readonly name: string
  readonly reading: FileReading
  readonly onClose: () => void
}

interface Row {
  readonly place: number
  readonly item: StatementItem
}

/** Shows each line of a statement, ticked where it is new; what is ticked becomes one card. */
export function StatementReview({ name, reading, onClose }: StatementReviewProps) {
  const say = useDataTexts()
  const propose = useProposal()
  const { items, slot, tool, unread } = reading
  const rows = items.map((item, place): Row => ({ place, item }))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(rows.filter(({ item }) => !item.isLeftOut).map(({ place }) => place)),
  )
  const leftOut = items.filter(({ isLeftOut }) => isLeftOut).length
  const record = async () => {
    const wanted = rows.filter(({ place }) => chosen.has(place)).map(({ item }) => item.input)
    if (wanted.length === 0) return
    if ((await propose(tool, { [slot]: wanted })) === 'written') onClose()
  }
  return (
    <div className="statement">
      <div>
        <p className="drop__title">{name}</p>
        <p className="data__text">
          {say('statement.found', { count: items.length, format: reading.format })}
          {leftOut > 0 && `. ${say('statement.leftOut', { count: leftOut })}`}
        </p>
      </div>
      <Unread unread={unread} />
      {items.length === 0 ? (
        <p className="state">{say('statement.nothing')}</p>
      ) : (
        <Lines name={name} rows={rows} chosen={chosen} onChoose={setChosen} />
      )}
      <div className="statement__foot">
        <Sums items={rows.filter(({ place }) => chosen.has(place)).map(({ item }) => item)} />
        <div className="data__actions">
          <button
            type="button"
            className="button button--primary"
            aria-disabled={chosen.size === 0}
            onClick={() => void record()}
          >
            {chosen.size === 0
              ? say('statement.recordNone')
              : say('statement.record', { count: chosen.size })}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {say('statement.cancel')}
          </button>
        </div>
      </div>
    </div>
  )
}

interface LinesProps {
  readonly name: string
  readonly rows: readonly Row[]
  readonly chosen: ReadonlySet<number>
  readonly onChoose: (chosen: ReadonlySet<number>) => void
}

function Lines({ name, rows, chosen, onChoose }: LinesProps) {
  const say = useDataTexts()
  const format = useFormat()
  const toggle = (place: number, isWanted: boolean) => {
    const next = new Set(chosen)
    if (isWanted) next.add(place)
    else next.delete(place)
    onChoose(next)
  }
  const columns: Column<Row>[] = [
    {
      key: 'take',
      title: say('statement.take'),
      cell: ({ place, item }) => (
        <label className="statement__tick">
          <input
            type="checkbox"
            aria-label={say('statement.takeOf', { what: item.title, day: format.day(item.date) })}
            checked={chosen.has(place)}
            onChange={({ target }) => toggle(place, target.checked)}
          />
        </label>
      ),
    },
    {
      key: 'what',
      title: say('statement.what'),
      cell: ({ item }) => (
        <>
          {item.title}
          <span className="cell__sub">
            {format.dayOfYear(item.date)}
            {item.note !== undefined && ` · ${item.note}`}
          </span>
        </>
      ),
      sortBy: ({ item }) => item.title,
    },
    {
      key: 'filedAs',
      title: say('statement.filedAs'),
      isSecondary: true,
      cell: ({ item }) => item.filedAs,
      sortBy: ({ item }) => item.filedAs,
    },
    {
      key: 'amount',
      title: say('statement.amount'),
      align: 'end',
      cell: ({ item }) => item.display,
      sortBy: ({ item }) => (typeof item.input.amount === 'number' ? item.input.amount : 0),
    },
  ]
  return (
    <>
      <label className="statement__all">
        <input
          type="checkbox"
          checked={chosen.size === rows.length}
          onChange={({ target }) =>
            onChoose(new Set(target.checked ? rows.map(({ place }) => place) : []))
          }
        />
        {say('statement.all')}
      </label>
      <RecordTable
        caption={say('statement.caption', { name })}
        columns={columns}
        rows={rows}
        rowKey={({ place }) => String(place)}
      />
    </>
  )
}

function Sums({ items }: { readonly items: readonly StatementItem[] }) {
  const say = useDataTexts()
  const format = useFormat()
  const { locale } = useParco().preferences
  const { currency = locale === 'en' ? 'USD' : 'BRL' } = useParco().access.user ?? {}
  const told = sumStatement(items, currency).flatMap((sum) => [
    ...(sum.spentCents > 0
      ? [say('statement.spent', { amount: format.money(sum.spentCents, sum.currency) })]
      : []),
    ...(sum.receivedCents > 0
      ? [say('statement.received', { amount: format.money(sum.receivedCents, sum.currency) })]
      : []),
  ])
  return (
    <p className="statement__sums" role="status">
      {joinNotes(told)}
    </p>
  )
}

function Unread({ unread }: { readonly unread: FileReading['unread'] }) {
  const say = useDataTexts()
  if (unread.length === 0) return null
  return (
    <details className="statement__unread" open={unread.length <= 5}>
      <summary>{say('statement.unread', { count: unread.length })}</summary>
      <ul>
        {unread.map(({ line, text, why }) => (
          <li key={line}>
            <strong>{say('statement.line', { line })}</strong>: {why}
            {text !== '' && <span className="statement__text">{text}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
