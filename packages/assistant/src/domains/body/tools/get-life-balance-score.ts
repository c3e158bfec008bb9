import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { LIFE_AREAS } from '../../internal/life-areas.ts'
import type { BalancePart } from '../../life-view.ts'
import { type AreaBalance, areasOf, overallOf, type Weighed } from '../balance/combine.ts'
import { describeBalance } from '../balance/describe-balance.ts'
import type { AreaScore, BalanceScore, LifeBalance, PartScore } from '../balance/life-balance.ts'

const STEP_DAYS = 28
const HISTORY_STEPS = 6

const input = z.object({
  areas: z
    .array(z.enum(LIFE_AREAS))
    .max(LIFE_AREAS.length)
    .optional()
    .describe('All when none is named.'),
  includeHistory: z.boolean().optional().describe('Also every four weeks of the last half year.'),
  includeTrend: z.boolean().optional().describe('Also that of four weeks ago; yes.'),
})

/** Tells how a life goes, area by area, from what is recorded. */
export const getLifeBalanceScore = defineDomainReadTool({
  name: 'get_life_balance_score',
  description:
    'How the last four weeks went, from 0 to 100: overall and by area, from records alone. An area without records has no score.',
  input,
  codeSlots: ['includeHistory', 'includeTrend'],
  async execute(
    { areas, includeHistory = false, includeTrend = true },
    context,
  ): Promise<LifeBalance> {
    const wanted = new Set<string>(areas ?? LIFE_AREAS)
    const at = async (day: string) =>
      areasOf((await context.life.balanceParts(day)).filter(({ area }) => wanted.has(area)))
    const now = await at(context.today)
    const steps = includeHistory ? HISTORY_STEPS : includeTrend ? 1 : 0
    const earlier: { day: string; overall: Weighed | undefined }[] = []
    for (let step = steps; step > 0; step--) {
      const day = addDays(context.today, -step * STEP_DAYS)
      earlier.push({ day, overall: overallOf(await at(day)) })
    }
    const overall = overallOf(now)
    const known = new Set(now.map(({ area }) => area))
    return {
      day: context.today,
      overall: toScore(overall),
      areas: now.map((one) => toArea(one, context)),
      notKept: (areas ?? []).filter((area) => !known.has(area)),
      before: includeTrend ? toScore(earlier.at(-1)?.overall) : null,
      history: includeHistory
        ? [...earlier, { day: context.today, overall }].map((one) => ({
            day: one.day,
            score: toScore(one.overall)?.score ?? null,
          }))
        : [],
    }
  },
  reply: describeBalance,
})

function toArea({ area, parts, weighed }: AreaBalance, context: DomainContext): AreaScore {
  const score = toScore(weighed)
  return {
    area,
    name: context.text(`balance.area.${area}`),
    score: score?.score ?? null,
    coverage: score?.coverage ?? 0,
    parts: parts.map(toPart),
  }
}

const toPart = ({ key, name, score, coverage, daysMissing }: BalancePart): PartScore => ({
  key,
  name,
  score: score === null ? null : hundredths(score),
  coverage: round(coverage),
  daysMissing: daysMissing ?? null,
})

const toScore = (weighed: Weighed | undefined): BalanceScore | null =>
  weighed ? { score: hundredths(weighed.score), coverage: round(weighed.coverage) } : null

const hundredths = (score: number): number => Math.round(score * 1000) / 10
const round = (value: number): number => Math.round(value * 100) / 100
