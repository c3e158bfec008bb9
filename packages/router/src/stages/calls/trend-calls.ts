import type { Message } from '../../clauses/message.ts'
import { habitLexicon, metricNounLexicon, metricVerbLexicon } from '../../values/lexicons.ts'
import { type CallBuilder, floatOf, setOf, spanOf, textOf } from './call-builder.ts'

const NAMED = new Set(['week', 'month', 'quarter', 'semester', 'year'])

/** What is measured or done again and again, as far as the clause names it. */
function followed(message: Message, from: number, to: number) {
  const words = message.items.slice(from, to).map((item) => item.word)
  const metrics: string[] = []
  const habits: string[] = []
  for (let at = 0; at < words.length; ) {
    const metric = metricNounLexicon.at(words, at)
    const verb = metric ? undefined : metricVerbLexicon.at(words, at)
    if (verb && !metrics.includes(verb.key)) metrics.push(verb.key)
    const habit = metric || verb ? undefined : habitLexicon.at(words, at)
    if (metric && !metrics.includes(metric.key)) metrics.push(metric.key)
    if (habit && words[at] !== 'li' && words[at] !== 'read') habits.push(habit.key)
    at += (metric ?? verb ?? habit)?.words.length ?? 1
  }
  return { metrics, habits }
}

export const buildTrends: CallBuilder = (input) => {
  const { metrics, habits } = followed(input.message, input.clauseFrom, input.clauseTo)
  if (metrics.length + habits.length < (setOf(input).isRelation === true ? 2 : 1)) return undefined
  const period = (spanOf(input, 'period') ?? floatOf(input, 'period'))?.value
  const span =
    period === undefined
      ? {}
      : period.days !== undefined
        ? { days: period.days }
        : NAMED.has(period.granularity)
          ? { period: period.granularity }
          : {}
  return {
    intent: 'get_trends',
    params: {
      ...(metrics.length > 0 ? { metrics } : {}),
      ...(habits.length > 0 ? { habits } : {}),
      ...span,
    },
    missing: [],
  }
}

export const buildBalanceScore: CallBuilder = (input) => {
  const { includeHistory } = setOf(input)
  const area = textOf(input, 'area')?.key
  return {
    intent: 'get_life_balance_score',
    params: {
      ...(includeHistory === true ? { includeHistory: true } : {}),
      ...(area === undefined ? {} : { areas: [area] }),
    },
    missing: [],
  }
}
