import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { addDays, isCalendarDay } from '../../internal/calendar.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { instantOf, localOf, movedTo } from '../../internal/local-time.ts'
import { ask, isNotReady } from '../../internal/preparations.ts'
import { readOnly, textField } from '../../internal/preview-fields.ts'
import { describeOccurrence } from '../reminders/describe-reminder.ts'
import { hourLedTo } from '../reminders/move-hour-in-words.ts'
import { readOpenReminders } from '../reminders/read-reminders.ts'
import { resolveReminder } from '../reminders/resolve-reminder.ts'
import { asOccurrence, type ShownOccurrence, toShown, writeMark } from '../reminders/write-mark.ts'
import { momentField } from '../series/moment-field.ts'
import { checkMoment } from '../series/said-moment.ts'

const MINUTE_MS = 60_000
const MAX_MINUTES = 60 * 24 * 366

const input = z.object({
  reminderRef: z.string().optional().describe('The reminder as the user names it.'),
  datetime: z.string().optional().describe('Until when: YYYY-MM-DDTHH:MM in the zone of the user.'),
  minutes: z
    .number()
    .positive()
    .max(MAX_MINUTES)
    .optional()
    .describe('For so long, from now or from its hour, whichever is later.'),
  date: z.string().refine(isCalendarDay).optional().describe('YYYY-MM-DD, at the hour it has.'),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional()
    .describe('HH:MM, the next time that clocks show it.'),
})
type Slots = z.output<typeof input>

type Prepared = ShownOccurrence & { readonly untilLocal: string }

/** Puts a reminder off; of one that comes again, the occurrence that is due. */
export const snoozeReminder = defineDomainWriteTool({
  name: 'snooze_reminder',
  description: 'Puts a reminder off until later. One that comes again is put off this once.',
  input,
  verb: 'change',
  writes: ['reminder_marks'],
  // A moment that stands anywhere in the words goes under its own kind.
  fromWords({ moment, ...slots }, { text }) {
    if (moment !== undefined) return { ...slots, datetime: moment }
    const { minutes, ...others } = slots
    const time = minutes === undefined ? undefined : hourLedTo(text)
    return time === undefined ? slots : { ...others, time }
  },
  async prepare(slots, context) {
    const found = await resolveReminder(slots.reminderRef ?? (await lastRung(context)), context)
    if (isNotReady(found)) return found
    const { text, timeZone } = context
    const shown = toShown(found.row)
    const due = movedTo(shown.dueLocal, shown.zone, timeZone)
    const question = text('reminder.askUntil', {
      reminder: describeOccurrence(asOccurrence(shown), context),
    })
    const until = checkMoment('datetime', untilOf(slots, due, context), question, context)
    if (isNotReady(until)) return until
    if (instantOf(until.value, timeZone) <= context.now) {
      return ask('datetime', text('reminder.past'))
    }
    const untilLocal = movedTo(until.value, timeZone, shown.zone)
    if (untilLocal === shown.dueLocal) return ask('datetime', question)
    const prepared: Prepared = { ...shown, untilLocal }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: text('reminder.snoozeTitle', { reminder: describeNew(prepared, context) }),
        fields: [
          readOnly(
            textField({ slot: 'reminderRef', label: text('record.reminder'), value: shown.title }),
          ),
          momentField('datetime', 'until', until.value, context),
        ],
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    await writeMark(prepared, 'snoozed', prepared.untilLocal, context)
    return prepared
  },
  reply: (prepared, context) =>
    context.text('reminder.snoozed', { reminder: describeNew(prepared, context) }),
})

/** Until when, as slots say it. */
function untilOf(
  { date, datetime, minutes, time }: Slots,
  due: string,
  { now, timeZone, today }: DomainContext,
): string | undefined {
  if (datetime !== undefined) return datetime
  if (minutes !== undefined) {
    // What is still to come is put off from its own hour.
    const from = Math.max(now.getTime(), instantOf(due, timeZone).getTime())
    return localOf(new Date(from + minutes * MINUTE_MS), timeZone)
  }
  if (date !== undefined) return `${date}T${time ?? due.slice(11)}`
  if (time === undefined) return undefined
  const later = `${today}T${time}`
  return instantOf(later, timeZone) > now ? later : `${addDays(today, 1)}T${time}`
}

const describeNew = (prepared: Prepared, context: DomainContext): string =>
  describeOccurrence({ reminder: prepared, dueLocal: prepared.untilLocal }, context)

/** So long after it came, "adia 10 minutos" is meant for it. */
const RUNG_MS = 3 * 60 * MINUTE_MS

/** The reminder that came last, a short while ago. */
async function lastRung(context: DomainContext): Promise<string | undefined> {
  const since = new Date(context.now.getTime() - RUNG_MS)
  const open = await readOpenReminders(context)
  return open.findLast(({ dueAt }) => dueAt >= since && dueAt <= context.now)?.reminder.id
}
