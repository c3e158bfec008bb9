import type { PreviewField } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { instantOf } from '../../internal/local-time.ts'
import { nameKey } from '../../internal/match-name.ts'
import { ask, isNotReady } from '../../internal/preparations.ts'
import { textField } from '../../internal/preview-fields.ts'
import { beforeDay } from '../reminders/before-day.ts'
import { describeReminder, type ReminderFacts } from '../reminders/describe-reminder.ts'
import { readOpenReminders } from '../reminders/read-reminders.ts'
import { checkTitle } from '../series/check-title.ts'
import { momentField } from '../series/moment-field.ts'
import { checkNotes, notesField } from '../series/notes.ts'
import { rhythmFromWords } from '../series/rhythm-in-words.ts'
import { checkMoment } from '../series/said-moment.ts'
import { firstStart, seriesFields, seriesInput, toSeries } from '../series/series-slots.ts'
import { untilFromWords } from '../series/until-in-words.ts'
import { weekdaysFromWords } from '../series/weekdays-in-words.ts'
import { wholeTitle } from '../series/whole-verb.ts'
import { yearlyDayFromWords } from '../series/yearly-day.ts'
import { zoneFromWords } from '../series/zone-in-words.ts'

const input = z.object({
  title: z.string().optional(),
  datetime: z
    .string()
    .optional()
    .describe('When, with its hour: YYYY-MM-DDTHH:MM in the zone of the user, or with an offset.'),
  ...seriesInput,
  notes: z.string().optional(),
})

/** Keeps something that the user wants to be reminded of. */
export const createReminder = defineDomainWriteTool({
  name: 'create_reminder',
  description:
    'Keeps something to be reminded of at a moment, once or again and again, and says it then.',
  input,
  verb: 'record',
  writes: ['reminders'],
  fromWords(slots, words, context) {
    const whole = beforeDay(wholeTitle(slots, words), words)
    const here = zoneFromWords('datetime')(whole, words, context)
    const again = rhythmFromWords('datetime')(here, words, context)
    const yearly = yearlyDayFromWords('datetime')(again, words, context)
    return untilFromWords(weekdaysFromWords('datetime')(yearly, words, context), words, context)
  },
  async prepare(slots, context) {
    const { text } = context
    const title = checkTitle('title', slots.title, text('reminder.askTitle'), context)
    if (isNotReady(title)) return title
    const moment = checkMoment('datetime', slots.datetime, text('reminder.askWhen'), context)
    if (isNotReady(moment)) return moment
    const notes = checkNotes(slots.notes, context)
    if (isNotReady(notes)) return notes
    const series = toSeries(slots, moment.value.slice(0, 10))
    const startsLocal = firstStart(series, moment.value)
    const zone = context.timeZone
    const isOver = series === null && instantOf(moment.value, zone) <= context.now
    if (startsLocal === undefined || isOver) return ask('datetime', text('reminder.past'))
    const reminder: ReminderFacts = {
      title: title.value,
      startsLocal,
      zone,
      series,
      notes: notes.value,
    }
    const warning = await alikeWarning(reminder, context)
    return {
      status: 'ready',
      arguments: reminder,
      preview: {
        title: text('reminder.title', { reminder: describeReminder(reminder, context) }),
        fields: fieldsOf(reminder, context),
        ...(warning === undefined ? {} : { warning }),
      },
    }
  },
  async execute(reminder: ReminderFacts, context): Promise<ReminderFacts> {
    const { title, startsLocal, zone, series, notes } = reminder
    await context.ledger.insert('reminders', {
      id: context.mint('rem'),
      title,
      starts_local: startsLocal,
      zone,
      series,
      notes,
      created_at: context.now.toISOString(),
    })
    return reminder
  },
  reply: (reminder, context) =>
    context.text('reminder.created', { reminder: describeReminder(reminder, context) }),
})

function fieldsOf(reminder: ReminderFacts, context: DomainContext): PreviewField[] {
  const { text } = context
  const { title, startsLocal, series, notes } = reminder
  return [
    textField({ slot: 'title', label: text('label.title'), value: title }),
    momentField('datetime', 'when', startsLocal, context),
    ...seriesFields(series, startsLocal.slice(0, 10), context),
    ...(notes === null ? [] : [notesField(notes, context)]),
  ]
}

/** That the same is kept already. */
async function alikeWarning(
  { title }: ReminderFacts,
  context: DomainContext,
): Promise<string | undefined> {
  const open = await readOpenReminders(context)
  const alike = open.find(({ reminder }) => nameKey(reminder.title) === nameKey(title))
  if (!alike) return undefined
  return context.text('reminder.alike', { reminder: describeReminder(alike.reminder, context) })
}
