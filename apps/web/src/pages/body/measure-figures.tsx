import { useFormat } from '../../display/use-format.ts'
import { useMeasure } from '../../display/use-measure.ts'
import { FigureCard, FigureRow } from '../../layout/figure-card.tsx'
import { ProgressBar } from '../../layout/progress-bar.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { targetForm } from './body-forms.ts'
import type { History, Stats } from './body-schemas.ts'
import { useBodyTexts } from './body-texts.ts'
import { useEntryWords } from './entry-words.ts'
import { type Measure, mayHaveTarget } from './measures.ts'
import { useFormContext } from './use-form-context.ts'

interface MeasureFiguresProps {
  readonly measure: Measure
  readonly history: History
}

/** What a window comes to, and how it stands beside what is wanted. */
export function MeasureFigures({ measure, history }: MeasureFiguresProps) {
  const say = useBodyTexts()
  const { addsUp, name } = history
  return (
    <FigureRow isDense label={say('figures.label', { name })}>
      {addsUp && measure !== 'sleep' ? <Sum history={history} /> : <Latest history={history} />}
      <Average measure={measure} history={history} />
      {mayHaveTarget(measure) && history.componentStats === null && (
        <TargetFigure measure={measure} history={history} />
      )}
    </FigureRow>
  )
}

interface OfHistoryProps {
  readonly history: History
}

function Latest({ history }: OfHistoryProps) {
  const say = useBodyTexts()
  const format = useFormat()
  const words = useEntryWords()
  const { entries, lastBefore } = history
  const latest = entries[0] ?? lastBefore
  if (!latest) return null
  return (
    <FigureCard
      label={say('figures.latest')}
      figure={words.value(latest)}
      note={format.dayOfWeek(latest.date)}
    />
  )
}

function Sum({ history }: OfHistoryProps) {
  const say = useBodyTexts()
  const measure = useMeasure()
  const { distanceKm, stats, unit } = history
  return (
    <FigureCard
      label={say('figures.sum')}
      figure={measure.format(stats?.sum ?? 0, unit)}
      note={
        distanceKm > 0
          ? say('figures.distance', { distance: measure.format(distanceKm, 'km') })
          : say('figures.days', { count: stats?.dayCount ?? 0 })
      }
    />
  )
}

function Average({ measure, history }: MeasureFiguresProps) {
  const say = useBodyTexts()
  const format = useFormat()
  const { format: show } = useMeasure()
  const { addsUp, componentStats, stats, unit } = history
  const { systolic, diastolic } = componentStats ?? {}
  if (systolic && diastolic)
    return (
      <FigureCard
        label={say('figures.average')}
        figure={`${whole(systolic)}/${whole(diastolic)} ${unit}`}
        note={say('figures.days', { count: systolic.dayCount })}
      />
    )
  if (!stats) return null
  const average = addsUp ? stats.sum / stats.dayCount : stats.average
  return (
    <FigureCard
      label={say(
        addsUp ? (measure === 'sleep' ? 'figures.perNight' : 'figures.perDay') : 'figures.average',
      )}
      figure={show(average, unit)}
      note={addsUp ? range(stats) : (trendOf(stats) ?? range(stats))}
    />
  )

  function whole({ average: value }: Stats): string {
    return format.number(Math.round(value))
  }
  /** "From 82.4 kg to 82.4 kg" is no range. */
  function range({ dayCount, minimum, maximum }: Stats): string {
    if (minimum === maximum) return say('figures.days', { count: dayCount })
    return say('figures.range', { minimum: show(minimum, unit), maximum: show(maximum, unit) })
  }
  function trendOf({ trend }: Stats): string | undefined {
    if (!trend) return undefined
    const change = show(Math.abs(trend.changePerWeek), unit).replace('/10', '')
    return say(`trend.${trend.direction}`, { change })
  }
}

function TargetFigure({ measure, history }: MeasureFiguresProps) {
  const context = useFormContext()
  const { say } = context
  const open = useOpenForm()
  const { format } = useMeasure()
  const { name, target, unit } = history
  const shown = target ? format(target.value, target.unit) : ''
  const per = measure === 'sleep' && target?.per === 'day' ? 'night' : (target?.per ?? 'day')
  return (
    <FigureCard
      label={say('figures.target')}
      figure={target ? say(`targetPer.${per}`, { target: shown }) : say('figures.noTarget')}
      note={target ? reached() : undefined}
      aside={
        <button
          type="button"
          className="button button--quiet"
          onClick={() => open(targetForm({ measure, name, unit }, target, context))}
        >
          {say(target ? 'changeTarget' : 'setTarget')}
        </button>
      }
    >
      {target && (
        <ProgressBar
          share={target.value > 0 ? target.done / target.value : 0}
          label={say('progress', { name, done: format(target.done, target.unit), target: shown })}
          tone={target.done >= target.value ? 'gold' : 'plain'}
        />
      )}
    </FigureCard>
  )

  function reached(): string {
    if (!target) return ''
    const done = say('figures.done', { done: format(target.done, target.unit) })
    if (target.per === 'week') return done
    const days =
      target.daysReached === 0
        ? say('figures.notReached')
        : say('figures.reached', { count: target.daysReached })
    return `${done}; ${days}`
  }
}
