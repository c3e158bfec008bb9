import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import { instantOf, movedTo } from '../../internal/local-time.ts'
import { ask, isNotReady } from '../../internal/preparations.ts'
import { readOnly, textField } from '../../internal/preview-fields.ts'
import { describeOccurrence } from '../reminders/describe-reminder.ts'
import { everyTimeFromWords, rhythmAt } from '../reminders/each-time.ts'
import { resolveReminder } from '../reminders/resolve-reminder.ts'
import {
  asOccurrence,
  assertShown,
  type ShownOccurrence,
  toShown,
  writeMark,
} from '../reminders/write-mark.ts'
import { checkTitle } from '../series/check-title.ts'
import { momentField } from '../series/moment-field.ts'
import { checkNotes, notesField } from '../series/notes.ts'
import { checkMoment, sayMoment } from '../series/said-moment.ts'

const input = z.object({
  reminderRef: z.string().optional().describe('The reminder as the user names it.'),
  title: z.string().optional().describe('Its new name.'),
  datetime: z
    .string()
    .optional()
    .describe('When it comes instead: YYYY-MM-DDTHH:MM. Of one that comes again, this once.'),
  notes: z.string().optional(),
  isEveryTime: z.boolean().optional().describe('Of one that comes again: each time at that hour.'),
})

type Prepared = ShownOccurrence & {
  readonly newTitle: string
  readonly newLocal: string
  readonly notes: string | null
  readonly newNotes: string | null
  readonly isSeries: boolean
  /** What the whole series is then, and was, where it comes at another hour each time. */
  readonly rhythm?: { readonly startsLocal: string; readonly from: string; readonly to: string }
}

/** Gives a reminder another name, moment or note. */
export const updateReminder = defineDomainWriteTool({
  name: 'update_reminder',
  description: 'Gives a reminder another name, moment or note.',
  input,
  verb: 'change',
  writes: ['reminders', 'reminder_marks'],
  fromWords: everyTimeFromWords,
  async prepare(slots, context) {
    const found = await resolveReminder(slots.reminderRef, context)
    if (isNotReady(found)) return found
    const { text, timeZone } = context
    const shown = toShown(found.row)
    const { notes, series } = found.row.reminder
    const said = slots.title ?? shown.title
    const title = checkTitle('title', said, text('reminder.askTitle'), context)
    if (isNotReady(title)) return title
    const due = movedTo(shown.dueLocal, shown.zone, timeZone)
    const asked = slots.datetime ?? due
    const checked = checkMoment('datetime', asked, text('reminder.askWhen'), context)
    if (isNotReady(checked)) return checked
    const rhythm = slots.isEveryTime && rhythmAt(found.row, checked.value, context)
    const moment = rhythm ? due : checked.value
    if (moment !== due && instantOf(moment, timeZone) <= context.now)
      return ask('datetime', text('reminder.past'))
    const newNotes = checkNotes(slots.notes ?? notes, context)
    if (isNotReady(newNotes)) return newNotes
    const prepared: Prepared = {
      ...shown,
      newTitle: title.value,
      newLocal: moment === due ? shown.dueLocal : movedTo(moment, timeZone, shown.zone),
      notes,
      newNotes: newNotes.value,
      isSeries: series !== null,
      ...(rhythm ? { rhythm } : {}),
    }
    const change = describeChange(prepared, context)
    if (change === '') {
      const reminder = describeOccurrence(asOccurrence(shown), context)
      return ask('datetime', text('reminder.askChange', { reminder }))
    }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: text('reminder.updateTitle', { change: `${shown.title}: ${change}` }),
        fields: fieldsOf(prepared, moment, context),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { newLocal, newNotes, newTitle, notes, reminderId, rhythm } = prepared
    await holdLock(`reminder/${reminderId}`, context)
    const { mark } = await assertShown(prepared, context)
    const isMoved = newLocal !== prepared.dueLocal
    // One that comes once, and was never put off, comes at another moment; else this time of it does.
    const isMovedWhole = isMoved && !prepared.isSeries && mark === undefined
    if (isMoved && !isMovedWhole) await writeMark(prepared, 'snoozed', newLocal, context)
    const changes = {
      ...(newTitle === prepared.title ? {} : { title: newTitle }),
      ...(newNotes === notes ? {} : { notes: newNotes }),
      ...(isMovedWhole ? { starts_local: newLocal } : {}),
      ...(rhythm === undefined ? {} : { starts_local: rhythm.startsLocal }),
    }
    if (Object.keys(changes).length > 0)
      await context.ledger.update('reminders', reminderId, changes)
    return prepared
  },
  reply: (prepared, context) =>
    context.text('reminder.updated', {
      change: `${prepared.title}: ${describeChange(prepared, context)}`,
    }),
})

/** `Ligar para o banco → Ligar para a Ana; amanhã às 10:00 → sexta às 9:00`; nothing where nothing changes. */
function describeChange(prepared: Prepared, context: DomainContext): string {
  const { text, timeZone } = context
  const { dueLocal, isSeries, newLocal, newNotes, newTitle, notes, rhythm, title, zone } = prepared
  const moment = (local: string) => sayMoment(movedTo(local, zone, timeZone), context)
  const isMoved = newLocal !== dueLocal
  return [
    newTitle === title ? '' : text('shared.fromTo', { from: title, to: newTitle }),
    isMoved ? text('shared.fromTo', { from: moment(dueLocal), to: moment(newLocal) }) : '',
    rhythm === undefined || rhythm.from === rhythm.to ? '' : text('shared.fromTo', rhythm),
    isMoved && isSeries ? text('scope.this').toLocaleLowerCase() : '',
    newNotes === notes ? '' : (newNotes ?? text('reminder.noNotes')),
  ]
    .filter((one) => one !== '')
    .join('; ')
}

function fieldsOf(prepared: Prepared, moment: string, context: DomainContext) {
  const { newNotes, newTitle, title } = prepared
  const { text } = context
  return [
    readOnly(textField({ slot: 'reminderRef', label: text('record.reminder'), value: title })),
    ...(newTitle === title
      ? []
      : [textField({ slot: 'title', label: text('label.title'), value: newTitle })]),
    momentField('datetime', 'when', prepared.rhythm?.startsLocal ?? moment, context),
    ...(newNotes === null ? [] : [notesField(newNotes, context)]),
  ]
}
