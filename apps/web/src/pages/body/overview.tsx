import { daysBetween } from '../../display/calendar.ts'
import { useFormat, useTodayDate } from '../../display/use-format.ts'
import { useMeasure } from '../../display/use-measure.ts'
import { PlusIcon } from '../../icons.tsx'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ProgressBar } from '../../layout/progress-bar.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { useReads } from '../../records/use-reads.ts'
import { newEntry, newOwnEntry } from './body-forms.ts'
import { type Entry, type History, historySchema } from './body-schemas.ts'
import { useBodyTexts } from './body-texts.ts'
import { toBuckets } from './columns.ts'
import { useEntryWords } from './entry-words.ts'
import { isStandard, type Measure, slotsOf } from './measures.ts'
import { useFormContext } from './use-form-context.ts'

const SHOWN_DAYS = 14

interface OverviewProps {
  readonly measures: readonly Measure[]
  readonly onOpen: (measure: Measure) => void
}

/** How everything stands that is measured, each with the way to add to it. */
export function Overview({ measures, onOpen }: OverviewProps) {
  const say = useBodyTexts()
  const read = useReads(
    'get_tracking_history',
    measures.map((measure) => ({ ...slotsOf(measure), days: SHOWN_DAYS })),
    historySchema,
  )
  return (
    <ReadView read={read}>
      {(histories) => {
        const all = measures.flatMap((measure, index) => {
          const history = histories[index]
          return history ? [{ measure, history }] : []
        })
        const kept = all.filter(({ history }) => latestOf(history) !== undefined)
        const unused = all.filter(({ history }) => latestOf(history) === undefined)
        return (
          <>
            {kept.length === 0 && (
              <EmptyNote
                title={say('empty.title')}
                examples={[
                  say('empty.examples.one'),
                  say('empty.examples.two'),
                  say('empty.examples.three'),
                  say('empty.examples.four'),
                ]}
              >
                {say('empty.text')}
              </EmptyNote>
            )}
            {kept.length > 0 && (
              <div className="things">
                {kept.map((one) => (
                  <MeasureCard key={one.measure} {...one} onOpen={() => onOpen(one.measure)} />
                ))}
              </div>
            )}
            {unused.length > 0 && (
              <PageSection title={say(kept.length > 0 ? 'alsoAdd' : 'addFirst')}>
                <div className="thing__actions">
                  {unused.map(({ measure, history }) => (
                    <AddButton key={measure} measure={measure} history={history} hasName />
                  ))}
                </div>
              </PageSection>
            )}
          </>
        )
      }}
    </ReadView>
  )
}

/** The newest measurement there is, in the days that are shown or before them. */
const latestOf = ({ entries, lastBefore }: History): Entry | undefined =>
  entries[0] ?? lastBefore ?? undefined

interface MeasureCardProps {
  readonly measure: Measure
  readonly history: History
  readonly onOpen: () => void
}

function MeasureCard({ measure, history, onOpen }: MeasureCardProps) {
  const say = useBodyTexts()
  const words = useEntryWords()
  const { format } = useMeasure()
  const latest = latestOf(history)
  const { name, target } = history
  const today = useTodayDate()
  const sumToday = history.days.findLast(({ day }) => day === today)?.value ?? 0
  const isOfToday = isOfOneDay(measure, history)
  // Who has not noted this night yet reads of the last one.
  const isTowards = target !== null && (measure !== 'sleep' || target.done > 0)
  const figure =
    isTowards || isOfToday
      ? format(target?.done ?? sumToday, target?.unit ?? history.unit)
      : (sumOfDay(latest, history, format) ?? (latest ? words.value(latest) : ''))
  return (
    <article className="thing measure">
      <header className="thing__head">
        <h2 className="thing__title">
          <button type="button" aria-label={say('open', { name })} onClick={onOpen}>
            {name}
          </button>
        </h2>
        <AddButton measure={measure} history={history} />
      </header>
      <p className="measure__figure">{figure}</p>
      <p className="thing__text">
        <Note measure={measure} history={history} latest={latest} isTowards={isTowards} />
      </p>
      {target && isTowards && (
        <ProgressBar
          share={target.value > 0 ? target.done / target.value : 0}
          label={say('progress', {
            name,
            done: figure,
            target: format(target.value, target.unit),
          })}
          tone={target.done >= target.value ? 'gold' : 'plain'}
        />
      )}
      <Spark history={history} />
    </article>
  )
}

/** Of water nobody wants to hear but of today; a night, a workout or a dose is told of its day. */
const isOfOneDay = (measure: Measure, { addsUp }: History): boolean => addsUp && measure === 'water'

/** What a day with several entries came to, such as two workouts. */
function sumOfDay(
  latest: Entry | undefined,
  { addsUp, days, entries, unit }: History,
  format: (value: number, unit: string) => string,
): string | undefined {
  const isSeveral = entries.filter(({ date }) => date === latest?.date).length > 1
  const sum = days.findLast(({ day }) => day === latest?.date)?.value
  return addsUp && isSeveral && sum ? format(sum, unit) : undefined
}

interface NoteProps extends Omit<MeasureCardProps, 'onOpen'> {
  readonly latest: Entry | undefined
  readonly isTowards: boolean
}

/** What the figure of a card is of: the target, the day, and where it is going. */
function Note({ measure, history, latest, isTowards }: NoteProps) {
  const say = useBodyTexts()
  const { format } = useMeasure()
  const dayWords = useDayWords()
  const { target, stats, unit, addsUp } = history
  if (target && isTowards) {
    const per = measure === 'sleep' && target.per === 'day' ? 'night' : target.per
    const words = say(`ofTarget.${per}`, { target: format(target.value, target.unit) })
    return target.done >= target.value ? `${words}, ${say('reached')}` : words
  }
  if (latest === undefined) return null
  const day = dayWords(latest.date)
  if (isOfOneDay(measure, history))
    return latest.date === history.period.endDate ? day : say('todayNothing')
  const trend = !addsUp && stats?.trend
  if (!trend) return day
  const change = format(Math.abs(trend.changePerWeek), unit).replace('/10', '')
  return `${day}, ${say(`trend.${trend.direction}`, { change })}`
}

/** `hoje`, `ontem`, `seg., 23 de nov.`. */
function useDayWords(): (day: string) => string {
  const say = useBodyTexts()
  const format = useFormat()
  const today = useTodayDate()
  return (day) => {
    const ago = daysBetween(day, today)
    if (ago === 0) return say('today')
    if (ago === 1) return say('yesterday')
    return ago < 300 ? format.dayOfWeek(day) : format.dayOfYear(day)
  }
}

interface AddButtonProps {
  readonly measure: Measure
  readonly history: History
  readonly hasName?: boolean
}

function AddButton({ measure, history, hasName = false }: AddButtonProps) {
  const context = useFormContext()
  const open = useOpenForm()
  const { say } = context
  const { name } = history
  const spec = () => {
    if (isStandard(measure)) return newEntry(measure, context)
    const latest = latestOf(history)
    const isPressure = latest?.components?.systolic !== undefined
    return newOwnEntry(name, latest?.unit ?? history.unit, isPressure, context)
  }
  const label = say('addNamed', { name: name.toLocaleLowerCase() })
  return (
    <button
      type="button"
      className="button button--outline button--small"
      {...(hasName ? {} : { 'aria-label': label })}
      onClick={() => open(spec())}
    >
      <PlusIcon />
      {hasName ? name : say('add')}
    </button>
  )
}

/** The last days, small: columns of what adds up, a line of what does not. */
function Spark({ history }: { readonly history: History }) {
  return history.addsUp ? <SparkColumns history={history} /> : <SparkLine history={history} />
}

function SparkColumns({ history }: { readonly history: History }) {
  const values = toBuckets(history).map(({ value }) => value ?? 0)
  const most = Math.max(...values, history.target?.per === 'day' ? history.target.value : 0) || 1
  const width = 100 / values.length
  return (
    <svg className="spark" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
      {values.map((value, index) => {
        const height = value === 0 ? 0.6 : Math.max(1, (24 * value) / most)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stand where they stand.
            key={index}
            x={index * width + width * 0.22}
            y={24 - height}
            width={width * 0.56}
            height={height}
            rx={0.6}
          />
        )
      })}
    </svg>
  )
}

function SparkLine({ history: { days, period } }: { readonly history: History }) {
  // Several values of one day are no line.
  if (new Set(days.map(({ day }) => day)).size < 2) return null
  const values = days.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const points = days.map(({ day, value }) => {
    const x = (100 * daysBetween(period.startDate, day)) / Math.max(1, period.days - 1)
    const y = most === least ? 12 : 21 - (18 * (value - least)) / (most - least)
    return `${x},${y}`
  })
  return (
    <svg className="spark" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  )
}
