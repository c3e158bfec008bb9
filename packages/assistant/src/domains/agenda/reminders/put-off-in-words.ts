import type { JsonObject } from '@parco/protocol'
import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { eventsNamed } from '../events/known-event.ts'
import { readOpenReminders } from './read-reminders.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/**
 * "push the plumber back 2 hours" of whom no event, but a reminder is called so: it is put off. What was
 * understood as moving an event says until when.
 */
export const claimPutOff: Claim = async ({ eventRef, startTime }, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  const said = intent === 'snooze_reminder' ? params : movedTo(eventRef, startTime)
  const name = said?.reminderRef
  if (typeof name !== 'string' || (await eventsNamed(name, context)).length > 0) return undefined
  const open = await readOpenReminders(context)
  const { match, candidates } = bestMatches(name, open, ({ reminder }) => reminder.title)
  const [only, ...others] = candidates
  if (!only || others.length > 0 || (match !== 'same' && match !== 'part')) return undefined
  const reminderRef = only.reminder.id
  return { call: { intent: 'snooze_reminder', params: { ...said, reminderRef } } }
}

function movedTo(
  eventRef: JsonObject[string] | undefined,
  startTime: JsonObject[string] | undefined,
): JsonObject | undefined {
  const title =
    typeof eventRef === 'object' && eventRef !== null && 'title' in eventRef
      ? eventRef.title
      : eventRef
  if (typeof title !== 'string' || typeof startTime !== 'string') return undefined
  return { reminderRef: title, datetime: startTime }
}
