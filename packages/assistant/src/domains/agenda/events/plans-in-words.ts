import type { JsonObject } from '@parco/protocol'
import type { Claim } from '../../domain-tool.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { dayAheadIn, hourIn, withoutHour } from '../series/days-said.ts'
import { planIn } from './day-plan-in-words.ts'

const BETWEEN = /\s*(?:[,;]\s*(?:e|and)?|\s(?:e|and))\s+/iu

/**
 * "dentista amanhã às 9h e reunião às 14h": several plans, each with an hour of its own, on the day that
 * was said last before it.
 */
export const claimPlans: Claim = async (_slots, { text }, context) => {
  if (text.includes('?')) return undefined
  const parts = withoutStop(text).split(BETWEEN)
  if (parts.length < 2) return undefined
  const plans: JsonObject[] = []
  let day: string | undefined
  for (const part of parts) {
    day = dayAheadIn(part, context) ?? day
    const startTime = hourIn(part)
    const title = planIn(withoutHour(part), context)
    if (day === undefined || startTime === undefined || title === undefined) return undefined
    plans.push({ title, date: day, startTime })
  }
  const [call, ...also] = plans.map((params) => ({ intent: 'create_event', params }))
  return call && { call, also }
}
