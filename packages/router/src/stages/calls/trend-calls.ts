import { type Message, wordsOf } from '../../clauses/message.ts'
import { habitLexicon, metricNounLexicon, metricVerbLexicon } from '../../values/lexicons.ts'
import { type CallBuilder, type CallInput, floatOf, setOf, spanOf, textOf } from './call-builder.ts'
import { TREND_CALLS as WORDS } from './words.generated.ts'

const NAMED = new Set(['week', 'month', 'quarter', 'semester', 'year'])

/** Deeds that are measured, as a comparison names them: "quando paro de correr". */
const DEEDS: ReadonlyMap<string, string> = new Map(
  'correr exercise,corro exercise,caminhar exercise,pedalar exercise,nadar exercise,dormir sleep'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

function deedAt(words: readonly string[], at: number) {
  const key = DEEDS.get(words[at] ?? '')
  return key === undefined ? undefined : { key, words: [words[at] ?? ''] }
}

/** What is measured or done again and again, as far as the clause names it. */
export function followed(message: Message, from: number, to: number) {
  const words = wordsOf({ message, from, to })
  const metrics: string[] = []
  const habits: string[] = []
  for (let at = 0; at < words.length; ) {
    const metric = metricNounLexicon.at(words, at)
    const verb = metric ? undefined : (metricVerbLexicon.at(words, at) ?? deedAt(words, at))
    const isOtherDrink =
      verb?.key === 'water' && WORDS.otherDrinks.has(words[at + verb.words.length] ?? '')
    if (verb && !isOtherDrink && !metrics.includes(verb.key)) metrics.push(verb.key)
    const habit = metric || verb ? undefined : habitLexicon.at(words, at)
    if (metric && !metrics.includes(metric.key)) metrics.push(metric.key)
    if (habit && words[at] !== 'li' && words[at] !== 'read') habits.push(habit.key)
    at += (metric ?? verb ?? habit)?.words.length ?? 1
  }
  return { metrics, habits }
}

export const buildTrends: CallBuilder = (input) => {
  const { metrics, habits } = followed(input.message, input.clauseFrom, input.clauseTo)
  if (metrics.length + habits.length < Number(setOf(input).least ?? 1)) return undefined
  const stretch = stretchOf(input)
  if (setOf(input).isLong === true && !LONG.has(stretch.period)) return undefined
  return {
    intent: 'get_trends',
    params: {
      ...(metrics.length > 0 ? { metrics } : {}),
      ...(habits.length > 0 ? { habits } : {}),
      ...stretch,
    },
    missing: [],
  }
}

/** "como andou meu peso no último trimestre?": of shorter stretches the values themselves are asked for. */
const LONG: ReadonlySet<string | undefined> = new Set(['quarter', 'semester'])

/** How far back the clause looks, from wherever it says so. */
function stretchOf(input: CallInput): { period?: string; days?: number } {
  const { message, clauseFrom, clauseTo } = input
  const said =
    spanOf(input, 'period') ??
    floatOf(input, 'period') ??
    message.spans.find(
      (span) => span.type === 'period' && span.from >= clauseFrom && span.to <= clauseTo,
    )
  if (said?.type !== 'period') return pastUnit(input)
  const { days, granularity } = said.value
  if (days !== undefined) {
    const named = /m[eê]s|month|ano|year/i.test(said.text) ? PERIOD_OF_DAYS[days] : undefined
    return named === undefined ? { days } : { period: named }
  }
  return NAMED.has(granularity) ? { period: granularity } : {}
}

/** "this past quarter" ends today, and is no quarter of the calendar. */
function pastUnit({ message, clauseFrom: from, clauseTo: to }: CallInput): { period?: string } {
  const words = wordsOf({ message, from, to })
  const unit = words[words.findIndex((word) => WORDS.past.has(word)) + 1]
  return unit !== undefined && NAMED.has(unit) ? { period: unit } : {}
}

/** "últimos 6 meses" is the semester that ends today. */
const PERIOD_OF_DAYS: Readonly<Record<number, string>> = {
  30: 'month',
  90: 'quarter',
  180: 'semester',
  360: 'year',
  365: 'year',
}

export const buildBalanceScore: CallBuilder = (input) => {
  const { includeHistory, includeTrend, areas: named = [] } = setOf(input)
  const asked = ['area', 'other'].flatMap((slot) => textOf(input, slot)?.key ?? [])
  const areas = new Set([...asked, ...(named as readonly string[])])
  return {
    intent: 'get_life_balance_score',
    params: {
      ...(includeHistory === true ? { includeHistory: true } : {}),
      ...(includeTrend === false ? { includeTrend: false } : {}),
      ...(areas.size === 0 ? {} : { areas: [...areas] }),
    },
    missing: [],
  }
}
