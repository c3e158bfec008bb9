import { useTranslation } from 'react-i18next'
import { splitNote } from '../display/split-note.ts'
import { ReadView } from '../layout/read-view.tsx'
import { groupRecords, type RecordView } from './record-view.ts'
import { useToday } from './use-today.ts'

/** What was recorded today, each area of life apart. */
export function TodayList() {
  const today = useToday()
  return (
    <div className="today">
      <ReadView read={today}>{(records) => <Records records={records} />}</ReadView>
    </div>
  )
}

function Records({ records }: { readonly records: readonly RecordView[] }) {
  const { t } = useTranslation()
  if (records.length === 0) return <p className="today__empty">{t('today.empty')}</p>
  return groupRecords(records).map(({ domain, area, records }) => (
    <section key={domain} className="today__group" data-area={domain}>
      <h3 className="today__area">{area}</h3>
      <ul className="today__records">
        {records.map((record) => (
          <li key={record.id} className="record" data-kind={record.kind}>
            <span className="record__title">{record.title}</span>
            <span className="record__kind">{record.label}</span>
            <RecordValue display={record.display} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function RecordValue({ display }: { readonly display: string }) {
  const [value, note] = splitNote(display)
  return (
    <>
      <span className="record__value">{value}</span>
      {note && <span className="record__note">{note}</span>}
    </>
  )
}
