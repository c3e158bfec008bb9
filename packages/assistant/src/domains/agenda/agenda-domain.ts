import { defineDomain } from '../define-domain.ts'
import { agendaClaims } from './agenda-claims.ts'
import { agendaOf, agendaRecordsOfDay } from './agenda-of.ts'
import { agendaCalendar } from './calendar-of.ts'
import { eventDue } from './events/event-due.ts'
import { readEvents } from './events/read-events.ts'
import { followupDue } from './followups/followup-due.ts'
import { agendaForms } from './forms.ts'
import { agendaMigrations } from './migrations.ts'
import { readOpenReminders } from './reminders/read-reminders.ts'
import { reminderDue } from './reminders/reminder-due.ts'
import { replies } from './replies.generated.ts'
import { cancelEvent } from './tools/cancel-event.ts'
import { completeReminder } from './tools/complete-reminder.ts'
import { createDayEvent } from './tools/create-day-event.ts'
import { createEvent } from './tools/create-event.ts'
import { createFollowup } from './tools/create-followup.ts'
import { createReminder } from './tools/create-reminder.ts'
import { deleteReminder } from './tools/delete-reminder.ts'
import { getAgenda } from './tools/get-agenda.ts'
import { getCalendarFeeds } from './tools/get-calendar-feeds.ts'
import { getReminders } from './tools/get-reminders.ts'
import { snoozeReminder } from './tools/snooze-reminder.ts'
import { updateEvent } from './tools/update-event.ts'
import { updateReminder } from './tools/update-reminder.ts'

/** Names beyond these are too old to be heard again. */
const KNOWN_NAMES = 200

/** The agenda: reminders, events, and what to ask about later. */
export const agendaDomain = defineDomain({
  name: 'agenda',
  forms: agendaForms,
  tools: [
    createReminder,
    completeReminder,
    snoozeReminder,
    updateReminder,
    deleteReminder,
    getReminders,
    createEvent,
    createDayEvent,
    updateEvent,
    cancelEvent,
    createFollowup,
    getAgenda,
    getCalendarFeeds,
  ],
  migrations: agendaMigrations,
  tables: {
    reminders: 'rem',
    reminder_marks: 'rmk',
    events: 'evt',
    event_changes: 'evc',
    followups: 'fup',
  },
  conversation: { areas: ['professional', 'relationships'], overview: ['get_agenda'] },
  recordKinds: ['event', 'reminder'],
  replies,
  async vocabulary(context) {
    const [open, kept] = await context.sql.together(
      () => readOpenReminders(context),
      () => readEvents(context),
    )
    return {
      reminders: open.map(({ reminder }) => reminder.title).slice(0, KNOWN_NAMES),
      events: kept.map(({ event }) => event.title).slice(-KNOWN_NAMES),
    }
  },
  recordsOfDay: agendaRecordsOfDay,
  dues: [reminderDue, eventDue, followupDue],
  agendaOf,
  calendarOf: agendaCalendar,
  claims: agendaClaims,
})
