import type { Message } from '../../clauses/message.ts'
import { LIMIT_IN as WORDS } from './words.generated.ts'

/** How many are asked for: "top 5", "os últimos 3"; a count of days is a stretch of time. */
export function limitIn({ items, spans }: Message): number | undefined {
  const days = spans.filter(({ type }) => type === 'period' || type === 'date')
  const limits = spans.filter(
    (span) =>
      span.type === 'number' &&
      Number.isInteger(span.value) &&
      span.value > 0 &&
      (WORDS.cues.has(items[span.from - 1]?.word ?? '') ||
        WORDS.cues.has(items[span.to]?.word ?? '')) &&
      !days.some((day) => day.from <= span.from && span.to <= day.to),
  )
  const [limit] = limits
  return limits.length === 1 && limit?.type === 'number' ? limit.value : undefined
}
