import type { DomainContext } from '../../domain-context.ts'
import { cleanName, quoteText } from '../../internal/clean-text.ts'
import { namedSo, nameKey } from '../../internal/match-name.ts'
import type { DailySeries } from '../../life-view.ts'
import { metricKey, readableName } from '../custom/known-metric.ts'
import { metricName } from '../entries/describe-entry.ts'
import { typeIn } from '../metric-types.ts'

interface Asked {
  readonly metrics: readonly string[]
  readonly habits: readonly string[]
}

/**
 * The series that are asked for, each once; one without days for what nothing is recorded of. All there
 * are when nothing is named.
 */
export function chooseSeries(
  all: readonly DailySeries[],
  { metrics, habits }: Asked,
  context: DomainContext,
): readonly DailySeries[] {
  if (metrics.length + habits.length === 0) return all
  const chosen = [...metrics, ...habits].map(
    (name) => seriesNamed(name, all, context) ?? emptySeries(name, context),
  )
  return [...new Map(chosen.map((series) => [series.key, series])).values()]
}

function seriesNamed(
  name: string,
  all: readonly DailySeries[],
  context: DomainContext,
): DailySeries | undefined {
  const byKey = all.find(({ key }) => key === name || key === `custom:${metricKey(name)}`)
  if (byKey) return byKey
  const [only, ...others] = namedSo(
    name,
    all.flatMap((series) => [series.name, ...(series.alike ?? [])].map((own) => ({ own, series }))),
    ({ own }) => own,
  ).map(({ series }) => series)
  if (only && others.every(({ key }) => key === only.key)) return only
  // A workout is recorded as exercise by whoever has no habit of that name.
  const isExercise = context.text('trends.exercise').split('|').includes(nameKey(name))
  return isExercise ? all.find(({ key }) => key === 'exercise') : undefined
}

function emptySeries(name: string, context: DomainContext): DailySeries {
  const type = typeIn(name)
  const said = type
    ? metricName({ type, customName: null }, context)
    : readableName(cleanName(quoteText(name)), context)
  return {
    key: name,
    name: said,
    unit: { kind: 'quantity', unit: '' },
    days: [],
    relevantChange: 0,
    role: 'state',
    own: said,
    onMore: said,
  }
}
