import { useTranslation } from 'react-i18next'
import { splitNote } from '../display/split-note.ts'
import { groupRecords, type RecordView } from './record-view.ts'
import type { Today } from './use-today.ts'

interface TodayListProps {
  readonly today: Today
  readonly onRetry: () => void
}

/** What was recorded today, money and body apart. */
export function TodayList({ today, onRetry }: TodayListProps) {
  const { t, i18n } = useTranslation()
  return (
    <div className="today">
      <header className="today__header">
        <h2 className="today__title">{t('today.title')}</h2>
        <p className="today__date">{formatToday(i18n.language)}</p>
      </header>
      {today.status === 'failed' && (
        <p className="today__empty">
          {t('today.failed')}{' '}
          <button type="button" className="link" onClick={onRetry}>
            {t('today.retry')}
          </button>
        </p>
      )}
      {today.status === 'ready' && <Records records={today.records} />}
    </div>
  )
}

function Records({ records }: { readonly records: readonly RecordView[] }) {
  const { t } = useTranslation()
  const groups = groupRecords(records)
  if (records.length === 0) return <p className="today__empty">{t('today.empty')}</p>
  return (['money', 'body'] as const)
    .filter((area) => groups[area].length > 0)
    .map((area) => (
      <section key={area} className="today__group" data-area={area}>
        <h3 className="today__area">{t(`today.${area}`)}</h3>
        <ul className="today__records">
          {groups[area].map((record) => (
            <li key={record.id} className="record" data-kind={record.kind}>
              <span className="record__title">{record.title}</span>
              <span className="record__kind">{t(`today.kind.${record.kind}`)}</span>
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

function formatToday(language: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date())
}
