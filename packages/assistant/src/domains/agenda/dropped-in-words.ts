import { readFacts } from '@parco/router'
import type { Claim } from '../domain-tool.ts'
import { withoutStop } from '../internal/clean-text.ts'
import { bestMatches } from '../internal/match-name.ts'
import { eventsNamed } from './events/known-event.ts'
import { readOpenReminders } from './reminders/read-reminders.ts'

/**
 * "cancela o veterinário", "never mind the dry cleaning": the one event or reminder of that name is
 * called off. Nothing where none is called so, or more than one.
 */
export const claimDropped: Claim = async ({ eventRef: known }, { text }, context) => {
  const said = withoutStop(text)
  const opener = new RegExp(`^(?:${context.text('agenda.drops')}) (?<name>.+)$`, 'iu')
  const name = opener.exec(said)?.groups?.name
  if (name === undefined || said.includes('?')) return undefined
  // Which one of a series is meant is said with its day, and that is understood elsewhere.
  if (readFacts(text, context).days.length > 0) return undefined
  const events = await eventsNamed(name, context)
  const open = await readOpenReminders(context)
  const { match, candidates } = bestMatches(name, open, ({ reminder }) => reminder.title)
  const reminders = match === 'same' || match === 'part' ? candidates : []
  if (events.length + reminders.length !== 1) return undefined
  const [[event], [reminder]] = [events, reminders]
  if (event) {
    if (known !== undefined) return undefined
    const eventRef = { title: event.event.title }
    return { call: { intent: 'cancel_event', params: { eventRef } } }
  }
  return (
    reminder && {
      call: { intent: 'delete_reminder', params: { reminderRef: reminder.reminder.id } },
    }
  )
}
