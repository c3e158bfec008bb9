import type { Claim } from '../../domain-tool.ts'
import { dayAheadIn } from '../series/days-said.ts'
import { anywhere } from './words.ts'

/** Stretches of days, of which none is the one. */
const STRETCH = new RegExp(anywhere('stretch'), 'iu')

/** "remarca o dentista pra segunda" says no hour: it keeps the one it has. */
export const claimNewDay: Claim = async (slots, { text }, context) => {
  const { eventRef, startTime } = slots
  if (startTime !== undefined || STRETCH.test(text)) return undefined
  const reference = typeof eventRef === 'object' && eventRef !== null ? eventRef : {}
  const old = 'date' in reference ? reference.date : undefined
  const day = dayAheadIn(text, context, old)
  if (day === undefined) return undefined
  return { call: { intent: 'update_event', params: { ...slots, startTime: day } } }
}
