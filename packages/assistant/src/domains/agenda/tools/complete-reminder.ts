import { z } from 'zod'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { movedTo } from '../../internal/local-time.ts'
import { isNotReady } from '../../internal/preparations.ts'
import { readOnly, textField } from '../../internal/preview-fields.ts'
import { describeOccurrence } from '../reminders/describe-reminder.ts'
import { readReminder } from '../reminders/read-reminders.ts'
import { openOccurrence } from '../reminders/reminder-occurrence.ts'
import { resolveReminder } from '../reminders/resolve-reminder.ts'
import { asOccurrence, type ShownOccurrence, toShown, writeMark } from '../reminders/write-mark.ts'
import { sayMoment } from '../series/said-moment.ts'

const input = z.object({
  reminderRef: z.string().optional().describe('The reminder as the user names it.'),
})

type Done = ShownOccurrence & {
  /** When it comes again, by the user's clock. */
  readonly nextLocal: string | null
}

/** Ticks off a reminder; of one that comes again, the occurrence that is due. */
export const completeReminder = defineDomainWriteTool({
  name: 'complete_reminder',
  description: 'Ticks off a reminder because it is done.',
  input,
  verb: 'confirm',
  writes: ['reminder_marks'],
  async prepare({ reminderRef }, context) {
    const found = await resolveReminder(reminderRef, context)
    if (isNotReady(found)) return found
    const shown = toShown(found.row)
    const { text } = context
    return {
      status: 'ready',
      arguments: shown,
      preview: {
        title: text('reminder.doneTitle', {
          reminder: describeOccurrence(asOccurrence(shown), context),
        }),
        fields: [
          readOnly(
            textField({ slot: 'reminderRef', label: text('record.reminder'), value: shown.title }),
          ),
        ],
      },
    }
  },
  async execute(shown: ShownOccurrence, context): Promise<Done> {
    await writeMark(shown, 'done', null, context)
    const kept = await readReminder(shown.reminderId, context)
    const next = kept && openOccurrence(kept.reminder, kept.marks, context.now)
    const nextLocal = next ? movedTo(next.dueLocal, shown.zone, context.timeZone) : null
    return { ...shown, nextLocal }
  },
  reply({ title, nextLocal }, context) {
    const done = context.text('reminder.done', { title })
    if (nextLocal === null) return done
    return `${done} ${context.text('reminder.next', { moment: sayMoment(nextLocal, context) })}`
  },
})
