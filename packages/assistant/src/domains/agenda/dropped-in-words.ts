import { readFacts } from '@parco/router'
import type { Claim, Instead } from '../domain-tool.ts'
import { withoutStop } from '../internal/clean-text.ts'
import { isThing } from '../internal/is-thing.ts'
import { bestMatches } from '../internal/match-name.ts'
import { eventsNamed } from './events/known-event.ts'
import { readOpenReminders } from './reminders/read-reminders.ts'

/**
 * "cancela o veterinário", "never mind the dry cleaning": the event or reminder of that name is called
 * off, or asked about where more are called so. Nothing where none is.
 */
export const claimDropped: Claim = async ({ eventRef: known, reason }, { text }, context) => {
  const said = withoutStop(text)
  const opener = new RegExp(`^(?:${context.text('agenda.drops')}) (?<name>.+)$`, 'iu')
  const dropped = opener.exec(said)?.groups?.name
  const name = dropped?.replace(new RegExp(context.text('agenda.reminderWord'), 'iu'), '').trim()
  const isReminder = name !== dropped
  if (name === undefined || name === '' || said.includes('?')) return undefined
  // Which one of a series is meant is said with its day, and that is understood elsewhere.
  if (readFacts(text, context).days.length > 0) return undefined
  const events = isReminder ? [] : await eventsNamed(name, context)
  const open = await readOpenReminders(context)
  const { match, candidates } = bestMatches(name, open, ({ reminder }) => reminder.title)
  const reminders = match === 'same' || match === 'part' ? candidates : []
  const [[event, ...otherEvents], [reminder, ...others]] = [events, reminders]
  if (event) {
    if (known !== undefined) return undefined
    // Of several, the tool asks which.
    const title = otherEvents.length + reminders.length > 0 ? name : event.event.title
    return { call: { intent: 'cancel_event', params: { eventRef: { title } } } }
  }
  if (!reminder) return reason === OPT_OUT && isThing(name) ? sayMissing(name) : undefined
  const reminderRef = others.length > 0 ? name : reminder.reminder.id
  return { call: { intent: 'delete_reminder', params: { reminderRef } } }
}

/** How the router names what is dropped before it was taken up: "never mind …". */
const OPT_OUT = 'optOut'

/** The tool says that there is none of that name, and what there is. */
const sayMissing = (title: string): Instead => ({
  call: { intent: 'cancel_event', params: { eventRef: { title } } },
})
