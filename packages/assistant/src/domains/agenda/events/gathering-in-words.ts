import { readFacts } from '@parco/router'
import type { Claim } from '../../domain-tool.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { hourIn } from '../series/days-said.ts'

/**
 * "secret Santa on December 18, 25 dollar limit": what a present may cost is nothing that was spent. It
 * is an event of that day, with the limit in its name.
 */
export const claimGathering: Claim = async (_slots, { text }, context) => {
  if (text.includes('?')) return undefined
  const name = new RegExp(`(?<!\\p{L})(?:${context.text('event.gatherings')})`, 'iu').exec(
    text,
  )?.[0]
  const limit = new RegExp(context.text('event.limit'), 'iu').exec(text)?.[0]
  if (name === undefined || limit === undefined) return undefined
  const title = `${asOpening(name)} (${limit})`
  // Behind a day, the figure of a limit reads as its year.
  const rest = text.replace(limit, ' ')
  const [date] = readFacts(rest, context).days.filter((day) => day >= context.today)
  const startTime = hourIn(rest)
  if (date === undefined || startTime === undefined) {
    const params = date === undefined ? { title } : { title, date }
    return { call: { intent: 'create_day_event', params } }
  }
  return { call: { intent: 'create_event', params: { title, date, startTime } } }
}
