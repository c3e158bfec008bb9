import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Instead } from '../../domain-tool.ts'
import { firstDayOf, monthOf } from '../../internal/calendar.ts'
import { saidSlots } from '../../internal/said-slots.ts'

/** How far back "enough" looks where no days are said. */
const DAYS = 7

/** How far back the best and the worst are looked for. */
export const LONG_DAYS = 30

/** Whether there was enough of it. */
export function askedEnough({ type, startDate, endDate }: JsonObject): Instead {
  const days = startDate === undefined ? { days: DAYS } : { startDate, endDate }
  const params = saidSlots({ type, measure: 'enough', ...days })
  return { call: { intent: 'get_tracking_history', params } }
}

/** What is asked of one type over the days that are said; a month is compared from its first day on. */
export function asked(
  { type, measure, over, date, startDate = date, endDate = date }: JsonObject,
  context: DomainContext,
): Instead {
  const isWeek = over === 'week'
  const days =
    over === 'month'
      ? { startDate: firstDayOf(monthOf(context.today)), endDate: context.today }
      : startDate === undefined || isWeek
        ? { days: isWeek ? DAYS : LONG_DAYS }
        : { startDate, endDate }
  return { call: { intent: 'get_tracking_history', params: saidSlots({ type, measure, ...days }) } }
}

/** What was taken or eaten in the days that were said. */
export function counted(
  metricRef: string,
  { date, startDate = date, endDate = date }: JsonObject,
): Instead {
  const days = startDate === undefined ? { days: DAYS } : { startDate, endDate }
  const params = saidSlots({ type: 'custom', metricRef, ...days })
  return { call: { intent: 'get_tracking_history', params } }
}
