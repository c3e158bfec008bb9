import type { JsonObject } from '@parco/protocol'
import { readFacts } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { hourIn, withoutHour } from '../series/days-said.ts'
import { planIn } from './day-plan-in-words.ts'

const BETWEEN = /\s*(?:[,;]\s*(?:e|and)?|\s(?:e|and))\s+/iu

/**
 * "dentista amanhã às 9h e reunião às 14h": several plans, each with an hour of its own, on the day that
 * was said last before it.
 */
export const claimPlans: Claim = async (_slots, { text }, context) => {
  if (text.includes('?')) return undefined
  const parts = text
    .trim()
    .replace(/[.!]+$/u, '')
    .split(BETWEEN)
  if (parts.length < 2) return undefined
  const plans: JsonObject[] = []
  let day: string | undefined
  for (const part of parts) {
    day = dayOf(part, context) ?? day
    const startTime = hourIn(part)
    const title = planIn(withoutHour(part), context)
    if (day === undefined || startTime === undefined || title === undefined) return undefined
    plans.push({ title, date: day, startTime })
  }
  const [call, ...also] = plans.map((params) => ({ intent: 'create_event', params }))
  return call && { call, also }
}

/** The one day that words name, if it is not over. */
function dayOf(part: string, context: DomainContext): string | undefined {
  const days = new Set(readFacts(part, context).days)
  const [day] = days
  return day !== undefined && days.size === 1 && day >= context.today ? day : undefined
}
