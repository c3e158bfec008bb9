import type { DomainContext } from '../../domain-context.ts'
import { withinSentence } from '../entries/describe-entry.ts'
import type { AreaScore, LifeBalance } from './life-balance.ts'

/** A difference from four weeks ago below this is none worth telling, of 100. */
const LEAST_CHANGE = 2

/** Tells the balance in a few lines: the score, its areas with what they are made of, what it rests on. */
export function describeBalance(balance: LifeBalance, context: DomainContext): string {
  const { text } = context
  const notKept = balance.notKept.map((area) =>
    text('balance.notKept', { area: withinSentence(text(`balance.area.${area}`)) }),
  )
  if (balance.areas.length === 0 && notKept.length > 0) return notKept.join('\n')
  if (balance.overall === null) return [...nothing(balance, context), ...notKept].join('\n')
  return [
    headline(balance, context),
    ...balance.areas.flatMap((area) => describeArea(area, context)),
    ...lowest(balance, context),
    ...history(balance, context),
    text('balance.coverage', {
      share: context.format.percent(wholePercent(balance.overall.coverage)),
    }),
    ...notKept,
  ].join('\n')
}

function headline({ before, overall }: LifeBalance, context: DomainContext): string {
  const score = outOfTen(overall?.score ?? 0, context)
  if (before === null || overall === null) return context.text('balance.score', { score })
  const change = overall.score - before.score
  const direction = Math.abs(change) < LEAST_CHANGE ? 'same' : change > 0 ? 'more' : 'less'
  return context.text(`balance.since.${direction}`, {
    score,
    before: outOfTen(before.score, context),
  })
}

function describeArea(area: AreaScore, context: DomainContext): string[] {
  const { text, format } = context
  const told = area.parts.flatMap(({ name, score }) =>
    score === null ? [] : [`${withinSentence(name)} ${outOfTen(score, context)}`],
  )
  const missing = area.parts.flatMap(({ daysMissing, name }) =>
    daysMissing === null
      ? []
      : [text('balance.soon', { name: withinSentence(name), count: daysMissing })],
  )
  const parts = format.list([...told, ...missing])
  if (area.score === null) return [`- ${area.name}: ${parts}`]
  return [`- ${area.name}: ${outOfTen(area.score, context)} (${parts})`]
}

/** The area that is lowest, where they differ. */
function lowest({ areas }: LifeBalance, context: DomainContext): string[] {
  const scored = areas.filter(({ score }) => score !== null)
  const [last, next] = scored.sort((one, other) => (one.score ?? 0) - (other.score ?? 0))
  if (!last || !next || last.score === next.score) return []
  const score = outOfTen(last.score ?? 0, context)
  return [context.text('balance.lowest', { area: last.name, score })]
}

function history({ history: steps }: LifeBalance, context: DomainContext): string[] {
  const scores = steps.filter(({ score }) => score !== null)
  if (steps.length === 0) return []
  if (scores.length < 2) return [context.text('balance.noHistory')]
  const told = scores.map(
    ({ day, score }) => `${context.format.dayNumeric(day)}: ${outOfTen(score ?? 0, context)}`,
  )
  return [context.text('balance.history', { scores: told.join(' · ') })]
}

/** No score is made up: what is missing is said instead. */
function nothing({ areas }: LifeBalance, context: DomainContext): string[] {
  const missing = areas.flatMap((area) => describeArea(area, context))
  return missing.length === 0
    ? [context.text('balance.nothing')]
    : [context.text('balance.notYet'), ...missing]
}

/** 72.4 of 100 is told as 7.2 of 10. */
const outOfTen = (score: number, { format }: DomainContext): string =>
  format.number(Math.round(score) / 10)

const wholePercent = (share: number): number => Math.round(share * 100) / 100
