import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { describePeriod } from '../../internal/asked-period.ts'
import { joinList } from '../../internal/join-list.ts'
import type { StandingLine } from '../../life-view.ts'

/** So many lines are read in an answer, and few enough for a prompt. */
const MOST_LINES = 14

/** How it goes over some days, in lines that code worked out. */
export type Standing = JsonObject & {
  readonly period: { readonly startDate: string; readonly endDate: string }
  readonly lines: readonly StandingLine[]
}

/** Asks all domains how it goes, in these areas of life or in all; what lacks data stands last. */
export async function readStanding(
  period: Standing['period'],
  context: DomainContext,
  areas: readonly string[] = [],
): Promise<Standing> {
  const all = await context.life.standing(period.startDate, period.endDate)
  const asked = areas.length === 0 ? all : all.filter(({ area }) => areas.includes(area))
  const told = asked.filter(({ isLacking }) => !isLacking)
  const lacking = asked.filter(({ isLacking }) => isLacking)
  return { period, lines: [...told, ...lacking].slice(0, MOST_LINES) }
}

/** In words, the same for a person and a model. */
export function tellStanding({ lines, period }: Standing, context: DomainContext): string {
  const values = { period: describePeriod(period, context) }
  if (lines.length === 0) return context.text('standing.nothing', values)
  const heading = context.text('standing.heading', values)
  return joinList(
    heading,
    lines.map(({ text }) => `- ${text}`),
    context,
  )
}
