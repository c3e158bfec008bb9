import type { Claim } from '../../domain-tool.ts'
import { hourIn, withoutHour } from '../series/days-said.ts'
import { planSaid } from './plan-said.ts'

/** "check-in tomorrow at 8" asks after nothing, as only an hour is left of it: it is on the agenda. */
export const claimCheckIn: Claim = async ({ topic }, { text }, context) => {
  if (typeof topic !== 'string' || hourIn(topic) === undefined) return undefined
  if (withoutHour(topic).trim() !== '') return undefined
  const call = planSaid(text, context)
  return call && { call }
}
