import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { addDays } from '../../internal/calendar.ts'
import { describeSeriesValue } from '../../internal/series-value.ts'

/** What is felt today comes of a week, and no more. */
const DAYS = 7
const MEASURED = ['sleep', 'energy']

/**
 * "por que tô tão cansado?" names nothing that is measured, and means how sleep and energy went; no
 * number tells a cause.
 */
export const claimTired: Claim = async ({ habits, metrics, ...when }, { text: said }, context) => {
  if (habits !== undefined || metrics !== undefined) return undefined
  const words = context.text('trends.tired').split('|')
  if (!words.some((word) => fold(said).includes(word))) return undefined
  const lines = await recentLines(context)
  const remark = lines.length === 0 ? {} : { remark: lines.join('\n') }
  return { call: { intent: 'get_trends', params: { ...when, metrics: MEASURED } }, ...remark }
}

/** `Sono: 5h30 por dia, nos últimos 7 dias`, of what was measured at all. */
async function recentLines(context: DomainContext): Promise<string[]> {
  const { life, text, today } = context
  const all = await life.dailySeries(addDays(today, 1 - DAYS), today)
  return all
    .filter(({ days, key }) => MEASURED.includes(key) && days.length > 0)
    .map(({ days, name, unit }) => {
      const mean = days.reduce((sum, { value }) => sum + value, 0) / days.length
      const values = { name, mean: describeSeriesValue(mean, unit, context), count: days.length }
      return text('trends.ofWeek', values)
    })
}
