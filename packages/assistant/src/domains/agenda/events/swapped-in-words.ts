import type { DomainContext } from '../../domain-context.ts'
import type { Claim, Instead } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { asOpening, withoutStop } from '../../internal/clean-text.ts'
import { planIn } from './day-plan-in-words.ts'
import { occurrencesOn } from './event-occurrence.ts'
import { eventsNamed } from './known-event.ts'
import { said } from './words.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))
const WORK = new RegExp(`^${said('shiftWord')}(?!\\p{L})`, 'iu')

/** "troquei o plantão de quinta pra sexta": that one moves to the other day, at its hour. */
export const claimSwapped: Claim = async (_slots, { text }, context) => {
  const message = withoutStop(text)
  const { intent, params = {} } = readSaid(message, context) ?? {}
  const { event, from, to } = params
  if (intent !== 'swap_event' || typeof event !== 'string') return undefined
  if (typeof from !== 'string' || typeof to !== 'string' || to < context.today) return undefined
  const name = asTyped(event, message)
  const kept = await eventsNamed(name, context)
  const [moved, ...others] = kept
    .flatMap((one) => occurrencesOn(one, from, from, context.timeZone))
    .filter(({ startsLocal }) => startsLocal.startsWith(from))
  if (!moved) return newDay(name, { from, to }, context)
  if (others.length > 0) return undefined
  const eventRef = { id: moved.event.id, date: moved.startsLocal.slice(0, 10) }
  const startTime = moved.event.allDay ? to : `${to}T${moved.startsLocal.slice(11)}`
  return { call: { intent: 'update_event', params: { eventRef, startTime } } }
}

/** Of what is planned, but was never told, only the day that it is on now. */
function newDay(
  name: string,
  { from, to }: { readonly from: string; readonly to: string },
  context: DomainContext,
): Instead | undefined {
  const title = WORK.test(name) ? asOpening(name) : planIn(name, context)
  if (title === undefined) return undefined
  const call = { intent: 'create_day_event', params: { title, startTime: to, isAllDay: true } }
  const day = context.format.day(from)
  return { call, remark: context.text('event.swappedUnknown', { title, day }) }
}
