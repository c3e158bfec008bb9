import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { addDays } from '../../internal/calendar.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { asOpening } from '../../internal/clean-text.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))
const MORNING = '09:00'

/** "gotta renew my license by December 20, remind me a week before": that many days before its day. */
export const claimDeadline: Claim = async (_slots, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  const { count, day, title } = params ?? {}
  if (intent !== 'deadline' || typeof title !== 'string') return undefined
  if (typeof day !== 'string' || typeof count !== 'number') return undefined
  const on = addDays(day, -count)
  if (on < context.today) return undefined
  const named = { title: asOpening(asTyped(title, text)), datetime: `${on}T${MORNING}` }
  const notes = context.text('reminder.deadline', { day: context.format.dayNumeric(day) })
  return { call: { intent: 'create_reminder', params: { ...named, notes } } }
}
