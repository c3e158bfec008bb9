import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { localOf } from '../../internal/local-time.ts'
import { nextAtClock } from '../../internal/next-at-clock.ts'

const MINUTE_MS = 60_000

const readTimer = claimedSentences(new URL('./', import.meta.url))

/** "põe um timer de 10 minutos", "wake me up at 7": a reminder in that time, or when clocks next show that hour. */
export const claimTimer: Claim = async (_slots, { text }, context) => {
  const said = readTimer(text, context)
  const datetime = said && momentOf(said.params, context)
  if (datetime === undefined) return undefined
  const title = context.text(`timer.${String(said?.params.kind)}`)
  return { call: { intent: 'create_reminder', params: { title, datetime } } }
}

/** By the user's clock, which shows minutes: a part of one is waited for. */
function momentOf(params: JsonObject, { now, timeZone }: DomainContext): string | undefined {
  const { duration, moment, time } = params
  if (typeof moment === 'string') return moment
  if (typeof time === 'string') return nextAtClock(time, timeZone, now).occurrence
  if (typeof duration !== 'number') return undefined
  const end = now.getTime() + duration * MINUTE_MS
  return localOf(new Date(Math.ceil(end / MINUTE_MS) * MINUTE_MS), timeZone)
}
