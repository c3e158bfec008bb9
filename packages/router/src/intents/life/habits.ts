import { buildHabit, buildHabitDone, buildHabitsRead } from '../../stages/calls/habit-calls.ts'
import { findHabit, findHabitDone, findHabitsRead } from '../../stages/fill/find-habits.ts'
import { defineIntent, type Intent } from '../define-intent.ts'

/** What the router knows of the intents of habits. */
export const habitsIntents: readonly Intent[] = [
  defineIntent({
    name: 'record_habit',
    traits: ['adds', 'beside', 'happened', 'marks-habit', 'of-speaker', 'recorded', 'records-one'],
    build: buildHabitDone,
    find: findHabitDone,
    changes: () => ({ date: 'date', name: 'habitRef' }),
  }),
  defineIntent({
    name: 'create_habit',
    traits: ['adds', 'beside', 'creates', 'records-one'],
    build: buildHabit,
    find: findHabit,
    changes: () => ({ frequency: 'frequency', periodOfDay: 'periodOfDay', name: 'name' }),
    called: ['hábito', 'habit'],
  }),
  defineIntent({
    name: 'get_habits',
    traits: ['beside', 'lists'],
    build: buildHabitsRead,
    find: findHabitsRead,
  }),
]
