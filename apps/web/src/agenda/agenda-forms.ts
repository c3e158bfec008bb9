import { toFormOfEdit } from '../day/edit-form.ts'
import { addDays } from '../display/calendar.ts'
import type { FormSpec } from '../records/form/form-spec.ts'
import type { AgendaItem } from './agenda-item.ts'
import type { SayAgenda } from './agenda-texts.ts'

/** Opens what has its day: what can be changed of it, or done with it; nothing for what is seen alone. */
export function agendaForm(item: AgendaItem, say: SayAgenda): FormSpec | undefined {
  const { edit, isOpen, title, type } = item
  if (!edit) return undefined
  const form = toFormOfEdit(edit, { title, removal: removalOf(item, say) })
  if (type !== 'reminder' || !isOpen) return form
  const { reference } = edit
  const later = `${addDays(item.day, 1)}T${item.from ?? '09:00'}`
  return {
    ...form,
    required: ['title', 'datetime'],
    actions: [
      { label: say('form.complete'), tool: 'complete_reminder', input: reference },
      {
        label: say('form.dayLater'),
        tool: 'snooze_reminder',
        input: { ...reference, datetime: later },
      },
      ...(form.actions ?? []),
    ],
  }
}

function removalOf({ edit, type }: AgendaItem, say: SayAgenda): string {
  const verb = edit?.remove?.verb ?? 'delete'
  return say(verb === 'cancel' && type === 'bill' ? 'form.cancelBill' : `form.${verb}`)
}

/** Pays a bill: what it came to, and when. */
export const payForm = ({ edit, title }: AgendaItem, say: SayAgenda, today: string): FormSpec => ({
  title: say('form.pay', { title }),
  tool: 'mark_bill_paid',
  fields: ['amount', 'paidDate'],
  values: { amount: edit?.change?.values.amount, paidDate: today },
  currency: edit?.currency,
  ...(edit ? { fixed: edit.reference } : {}),
})

/** An invoice was paid: all that is left of it, unless less is filled in. */
export const receiveForm = (item: AgendaItem, today: string): FormSpec => ({
  title: item.title,
  tool: 'record_repayment',
  fields: ['amount', 'date'],
  required: ['amount'],
  values: { amount: item.leftAmount, date: today },
  currency: item.edit?.currency,
  fixed: { personRef: item.title },
})

/** Something with its hour, at the next whole hour where the day is today. */
export const newEvent = (say: SayAgenda, at: string): FormSpec => ({
  title: say('new.event'),
  tool: 'create_event',
  fields: ['title', 'startTime', 'location'],
  more: ['endTime', 'isAllDay', 'repeatPattern', 'until'],
  required: ['title', 'startTime'],
  values: { startTime: at },
})

/** Something to be reminded of. */
export const newReminder = (say: SayAgenda, at: string): FormSpec => ({
  title: say('new.reminder'),
  tool: 'create_reminder',
  fields: ['title', 'datetime', 'repeatPattern'],
  more: ['until', 'notes'],
  required: ['title', 'datetime'],
  values: { datetime: at },
})

/** Something to be asked about on a day. */
export const newFollowup = (say: SayAgenda, day: string): FormSpec => ({
  title: say('new.followup'),
  lead: say('new.followupLead'),
  tool: 'create_followup',
  fields: ['topic', 'scheduledFor'],
  required: ['topic', 'scheduledFor'],
  values: { scheduledFor: day },
})
