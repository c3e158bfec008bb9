import { daysBetween } from '../../display/calendar.ts'
import { useFormat } from '../../display/use-format.ts'
import { PlusIcon } from '../../icons.tsx'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { type Column, RecordTable } from '../../layout/record-table.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { useRead } from '../../records/use-read.ts'
import { editEntry, newEntry, newOwnEntry } from './body-forms.ts'
import { type Entry, type History, historySchema } from './body-schemas.ts'
import { useBodyTexts } from './body-texts.ts'
import { useEntryWords } from './entry-words.ts'
import { MeasureChart } from './measure-chart.tsx'
import { MeasureFigures } from './measure-figures.tsx'
import { isStandard, type Measure, slotsOf } from './measures.ts'
import { useFormContext } from './use-form-context.ts'

interface MeasureViewProps {
  readonly measure: Measure
  readonly days: number
}

/** One measurement: its figures, how it went, and every entry. */
export function MeasureView({ measure, days }: MeasureViewProps) {
  const read = useRead('get_tracking_history', { ...slotsOf(measure), days }, historySchema)
  return (
    <ReadView read={read}>
      {(history) => (
        <>
          {history.entryCount === 0 && history.lastBefore === null ? (
            <Nothing history={history} />
          ) : (
            <>
              <MeasureFigures measure={measure} history={history} />
              <MeasureChart measure={measure} history={history} />
              <Entries measure={measure} history={history} />
            </>
          )}
        </>
      )}
    </ReadView>
  )
}

function Nothing({ history }: { readonly history: History }) {
  const say = useBodyTexts()
  const name = history.name.toLocaleLowerCase()
  return <EmptyNote title={say('empty.measure', { name })}>{say('empty.measureText')}</EmptyNote>
}

/** Adds to a measurement; of the user's own it has to know the unit, which the same read tells. */
export function AddEntry({ measure, days }: MeasureViewProps) {
  const context = useFormContext()
  const open = useOpenForm()
  const { say } = context
  const read = useRead('get_tracking_history', { ...slotsOf(measure), days }, historySchema)
  if (read.status !== 'ready') return null
  const { name, entries, lastBefore, unit } = read.data
  const isPressure = (entries[0] ?? lastBefore)?.components?.systolic !== undefined
  return (
    <button
      type="button"
      className="button button--primary"
      onClick={() =>
        open(
          isStandard(measure)
            ? newEntry(measure, context)
            : newOwnEntry(name, unit, isPressure, context),
        )
      }
    >
      <PlusIcon />
      {say('addNamed', { name: name.toLocaleLowerCase() })}
    </button>
  )
}

interface EntriesProps {
  readonly measure: Measure
  readonly history: History
}

function Entries({ measure, history }: EntriesProps) {
  const context = useFormContext()
  const { say } = context
  const format = useFormat()
  const words = useEntryWords()
  const open = useOpenForm()
  const { entries, entryCount, lastBefore, name, period } = history
  const dayOf = (day: string) =>
    daysBetween(day, period.endDate) < 300 ? format.dayOfWeek(day) : format.dayOfYear(day)
  const columns: Column<Entry>[] = [
    {
      key: 'value',
      title: say('list.value'),
      cell: words.value,
      sortBy: ({ value, components }) => value ?? components?.systolic ?? 0,
    },
    {
      key: 'notes',
      title: say('list.notes'),
      isSecondary: true,
      cell: (entry) => [words.details(entry), entry.notes ?? ''].filter(Boolean).join('. '),
    },
    {
      key: 'day',
      title: say('list.day'),
      align: 'end',
      cell: ({ date }) => dayOf(date),
      sortBy: ({ date }) => date,
    },
  ]
  const type = isStandard(measure) ? measure : 'custom'
  return (
    <PageSection title={say('list.title')}>
      <RecordTable
        caption={say('list.title')}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        onOpen={(entry) => open(editEntry(entry, { name, day: dayOf(entry.date), type }, context))}
        foot={
          entryCount > entries.length
            ? say('list.newest', { count: entries.length, total: format.number(entryCount) })
            : say('list.count', { count: entryCount })
        }
        empty={
          <p className="state">
            {say('list.nothing')}{' '}
            {lastBefore &&
              say('list.before', {
                value: words.value(lastBefore),
                day: format.dayOfYear(lastBefore.date),
              })}
          </p>
        }
      />
    </PageSection>
  )
}
