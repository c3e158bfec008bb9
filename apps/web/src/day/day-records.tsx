import type { RecordView } from '@parco/protocol'
import { useTranslation } from 'react-i18next'
import { splitNote } from '../display/split-note.ts'
import { UndoIcon } from '../icons.tsx'
import { useUndo } from '../records/use-undo.ts'
import { groupRecords } from './group-records.ts'

interface DayRecordsProps {
  readonly records: readonly RecordView[]
  /** Opens a record that can be put right; its line is a button then, and can be taken back. */
  readonly onOpen?: (record: RecordView) => void
}

/** What was recorded on a day, each area of life apart. */
export function DayRecords({ records, onOpen }: DayRecordsProps) {
  return (
    <div className="day">
      {groupRecords(records).map(({ domain, area, records: ofArea }) => (
        <section key={domain} className="day__group" data-area={domain}>
          <h3 className="day__area">{area}</h3>
          <ul>
            {ofArea.map((record) => (
              <li key={record.id} className="record" data-kind={record.kind}>
                <RecordLine record={record} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface RecordLineProps {
  readonly record: RecordView
  readonly onOpen: DayRecordsProps['onOpen']
}

function RecordLine({ record, onOpen }: RecordLineProps) {
  const [value, note] = splitNote(record.display)
  const content = (
    <>
      <span className="record__title">{record.title}</span>
      <span className="record__kind">{record.label}</span>
      <span className="record__value">{value}</span>
      {note && <span className="record__note">{note}</span>}
    </>
  )
  if (!onOpen) return <div className="record__line">{content}</div>
  return (
    <>
      {record.edit ? (
        <button type="button" className="record__line" onClick={() => onOpen(record)}>
          {content}
        </button>
      ) : (
        <div className="record__line">{content}</div>
      )}
      <UndoButton record={record} />
    </>
  )
}

function UndoButton({ record: { receiptId, title } }: { readonly record: RecordView }) {
  const { t } = useTranslation()
  const undo = useUndo()
  if (!receiptId) return null
  const label = t('receipt.undoNamed', { title })
  return (
    <button
      type="button"
      className="icon-button record__undo"
      aria-label={label}
      title={label}
      onClick={() => void undo(receiptId)}
    >
      <UndoIcon />
    </button>
  )
}
