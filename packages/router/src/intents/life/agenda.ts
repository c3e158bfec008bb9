import { buildEvent } from '../../stages/calls/event-calls.ts'
import { buildAgendaRead, buildEventUpdate } from '../../stages/calls/event-updates.ts'
import {
  buildFollowup,
  buildReminder,
  buildReminderDone,
  buildRemindersRead,
} from '../../stages/calls/reminder-calls.ts'
import { findEventUpdate } from '../../stages/fill/find-event-updates.ts'
import { findEvent } from '../../stages/fill/find-events.ts'
import { findFollowup } from '../../stages/fill/find-followups.ts'
import {
  findReminder,
  findReminderDone,
  findRemindersRead,
} from '../../stages/fill/find-reminders.ts'
import { defineIntent, type Intent } from '../define-intent.ts'
import { correctEvent, correctReminder } from './corrections.ts'

const eventChanges = () => ({ moment: 'startTime', name: 'title' })

/** What the router knows of the intents of agenda. */
export const agendaIntents: readonly Intent[] = [
  defineIntent({
    name: 'create_reminder',
    traits: ['adds', 'beside', 'creates', 'records-one', 'reminds', 'reminds-once'],
    build: buildReminder,
    find: findReminder,
    changes: () => ({ moment: 'datetime', repeat: 'repeatPattern', name: 'title' }),
    correct: correctReminder,
    called: ['lembrete', 'reminder'],
  }),
  defineIntent({
    name: 'complete_reminder',
    traits: ['beside'],
    build: buildReminderDone,
    find: findReminderDone,
    akin: ['record_habit', 'log_interaction'],
  }),
  defineIntent({
    name: 'get_reminders',
    traits: ['beside', 'lists'],
    build: buildRemindersRead,
    find: findRemindersRead,
  }),
  defineIntent({
    name: 'create_event',
    traits: ['adds', 'beside', 'creates', 'records-one'],
    build: buildEvent,
    find: findEvent,
    changes: eventChanges,
    correct: correctEvent,
    called: ['evento', 'compromisso', 'event', 'appointment'],
  }),
  defineIntent({
    name: 'update_event',
    build: buildEventUpdate,
    find: findEventUpdate,
    changes: eventChanges,
    correct: correctEvent,
  }),
  defineIntent({
    name: 'create_followup',
    traits: ['adds', 'beside', 'creates', 'records-one', 'reminds'],
    build: buildFollowup,
    find: findFollowup,
    changes: () => ({ deadline: 'scheduledFor', name: 'topic' }),
  }),
  defineIntent({ name: 'get_agenda', traits: ['beside', 'lists'], build: buildAgendaRead }),
]
