import type { DomainContext } from '../../domain-context.ts'
import type { DayFigure } from '../../life-view.ts'
import { addsUpIn, metricKey } from '../custom/known-metric.ts'
import { describeAmount, describeValue, metricName } from '../entries/describe-entry.ts'
import { readEntries } from '../entries/read-entries.ts'
import { METRIC_RULES } from '../metric-types.ts'
import type { Metric, Target } from '../tables.ts'
import { describeProgress, isSameMetric, progressOf, readTargets } from './target.ts'

/** More than this on one day is a device, not a person. */
const MAX_ENTRIES = 200

/** How far a day came with each target, and what else was measured on it. */
export async function bodyFiguresOfDay(
  context: DomainContext,
  day: string,
): Promise<readonly DayFigure[]> {
  const targets = await readTargets(context)
  const entries = await readEntries({ from: day, until: day, limit: MAX_ENTRIES }, context)
  const others = entries.filter((entry) => !targets.some((target) => isSameMetric(target, entry)))
  const reached: DayFigure[] = []
  for (const target of targets) reached.push(await targetFigure(target, day, context))
  return [...reached, ...[...Map.groupBy(others, keyOf).values()].flatMap(measured)]

  function measured(group: readonly Metric[]): DayFigure[] {
    const [newest] = group
    if (!newest) return []
    const addsUp =
      newest.type === 'custom' ? addsUpIn(newest.unit) : METRIC_RULES[newest.type].addsUp
    const values = group.flatMap(({ value }) => (value === null ? [] : [value]))
    const sum = values.reduce((total, value) => total + value, 0)
    return [
      {
        key: keyOf(newest),
        name: metricName(newest, context),
        display:
          addsUp && values.length > 0
            ? describeAmount(sum, newest, context)
            : describeValue(newest, context),
      },
    ]
  }
}

async function targetFigure(
  target: Target,
  day: string,
  context: DomainContext,
): Promise<DayFigure> {
  const progress = await progressOf(target, day, context)
  const name = metricName(target, context)
  return {
    key: keyOf(target),
    name: target.per === 'week' ? context.text('target.ofWeek', { name }) : name,
    display: describeProgress(progress, target.type, context),
    share: progress.value > 0 ? progress.done / progress.value : 0,
  }
}

const keyOf = ({ customName, type }: Pick<Metric, 'type' | 'customName'>): string =>
  type === 'custom' ? `custom ${metricKey(customName ?? '')}` : type
