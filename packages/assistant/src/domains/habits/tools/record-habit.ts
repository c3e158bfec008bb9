import { type Id, ParcoError } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { checkDay, checkName } from '../../internal/check-slots.ts'
import { cleanText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import { nameKey } from '../../internal/match-name.ts'
import { ask, isNotReady, refuse } from '../../internal/preparations.ts'
import { booleanField, dayField, readOnly, textField } from '../../internal/preview-fields.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import {
  assertHabitUnchanged,
  type HabitFacts,
  insertHabit,
  toHabitFacts,
} from '../marks/habit-facts.ts'
import { referenceField, rhythmFields } from '../marks/habit-fields.ts'
import { readDoneDays, readHabits, readMark } from '../marks/read-habits.ts'
import { findHabit, offerToBegin } from '../marks/resolve-habit.ts'
import { checkRhythm, rhythmInput } from '../rhythm/check-rhythm.ts'
import { describeHabit } from '../rhythm/describe-rhythm.ts'
import { describeStreak } from '../rhythm/describe-streak.ts'
import { type Streak, streakOf } from '../rhythm/streak.ts'

/** Notes longer than this are a diary. */
const MAX_NOTE_CHARACTERS = 1000

/** How often a new one is meant to be done. */
const { periodOfDay: _, ...ofNew } = rhythmInput

const input = z.object({
  habitRef: z.string().optional().describe('The habit as the user names it.'),
  date: z.string().optional().describe('YYYY-MM-DD; today when not said.'),
  notes: z.string().optional(),
  isNew: z.boolean().optional().describe('Begins the habit too, once the user agreed to that.'),
  ...ofNew,
})

type Prepared = {
  /** Nothing for one that begins with this mark. */
  readonly habitId: Id<'hab'> | null
  readonly habit: HabitFacts
  readonly doneOn: string
  readonly note: string | null
}
type Output = Prepared & { readonly streak: Streak }

/** Marks a day on which a habit was done. */
export const recordHabit = defineDomainWriteTool({
  name: 'record_habit',
  description:
    'Marks that the user did one of their habits on a day. Never begins one unless the user agreed.',
  input,
  codeSlots: ['isNew', 'frequency', 'weekdays', 'perWeek', 'everyDays'],
  verb: 'record',
  writes: ['habits', 'habit_marks'],
  async prepare(slots, context) {
    const day = checkDay('date', slots.date, context)
    if (isNotReady(day)) return day
    const note = cleanText(slots.notes ?? '')
    if (note.length > MAX_NOTE_CHARACTERS) {
      return ask('notes', context.text('habit.notesTooLong', { maximum: MAX_NOTE_CHARACTERS }))
    }
    const found = await findHabit(slots.habitRef, context)
    const facts = { doneOn: day.value, note: note === '' ? null : note }
    if (found.status === 'unknown') {
      if (slots.isNew !== true) return refuse(offerToBegin(found, context))
      const name = checkName('habitRef', found.name, context)
      if (isNotReady(name)) return name
      const rhythm = checkRhythm({ ...slots, frequency: slots.frequency ?? 'daily' }, context)
      if (isNotReady(rhythm)) return rhythm
      const habit: HabitFacts = { name: name.value, ...rhythm.value, periodOfDay: 'anytime' }
      return ready({ habitId: null, habit, ...facts }, context)
    }
    if (found.status !== 'found') return found
    const { id, name } = found.row
    if (await readMark(id, day.value, context)) {
      return refuse(context.text('habit.doneAlready', { name, day: context.format.day(day.value) }))
    }
    return ready({ habitId: id, habit: toHabitFacts(found.row), ...facts }, context)
  },
  // The card of a habit that begins says so: one yes is enough for both.
  async instead(slots, context) {
    const found = await findHabit(slots.habitRef, context)
    if (found.status !== 'unknown' || slots.isNew === true) return undefined
    const params = saidSlots({ ...slots, habitRef: found.name, isNew: true })
    return { call: { intent: 'record_habit', params }, remark: offerToBegin(found, context) }
  },
  async execute(prepared: Prepared, context): Promise<Output> {
    const { doneOn, habit, note } = prepared
    const habitId = prepared.habitId ?? (await begin(prepared, context))
    if (prepared.habitId !== null) {
      const { name } = await assertHabitUnchanged(habitId, habit, context)
      if (await readMark(habitId, doneOn, context)) {
        const values = { name, day: context.format.day(doneOn) }
        throw new ParcoError('conflict', context.text('habit.doneAlready', values))
      }
    }
    await context.ledger.insert('habit_marks', {
      id: context.mint('hmk'),
      habit_id: habitId,
      done_on: doneOn,
      note,
      created_at: context.now.toISOString(),
    })
    const done = (await readDoneDays(context, habitId)).get(habitId) ?? new Set()
    return { ...prepared, habitId, streak: streakOf(habit, done, context.today) }
  },
  reply({ streak, ...mark }, context) {
    const said = context.text(mark.note === null ? 'habit.done' : 'habit.doneWithNote', {
      mark: describeMark(mark, context),
      note: mark.note ?? '',
    })
    return streak.current < 2 ? said : `${said}\n${describeStreak(streak, context)}`
  },
})

async function begin(
  { habit, doneOn }: Prepared,
  context: Parameters<typeof insertHabit>[2],
): Promise<Id<'hab'>> {
  const key = nameKey(habit.name)
  await holdLock(`habit-name/${key}`, context)
  if ((await readHabits(context)).some(({ nameKey: other }) => other === key)) {
    throw new ParcoError('conflict', context.text('habit.createdMeanwhile', { name: habit.name }))
  }
  return insertHabit(habit, doneOn, context)
}

/** `Meditar, hoje (18/11)`. */
function describeMark(
  { habit, doneOn }: Pick<Prepared, 'habit' | 'doneOn'>,
  context: DomainContext,
): string {
  return `${habit.name}, ${context.format.day(doneOn)}`
}

function ready(prepared: Prepared, context: DomainContext) {
  const { doneOn, habit, habitId, note } = prepared
  const { text } = context
  const isNew = habitId === null
  const title = isNew
    ? text('habit.beginTitle', {
        habit: describeHabit(habit, context),
        day: context.format.day(doneOn),
      })
    : text('habit.doneTitle', { mark: describeMark(prepared, context) })
  const day = { slot: 'date', label: text('shared.label.day'), value: doneOn }
  const begins = { slot: 'isNew', label: text('habit.label.isNew'), value: true }
  const notes = { slot: 'notes', label: text('shared.label.notes'), value: note ?? '' }
  return {
    status: 'ready' as const,
    arguments: prepared,
    preview: {
      title,
      fields: [
        referenceField(habit.name, context),
        ...(isNew
          ? [readOnly(booleanField(begins, context)), ...rhythmFields(habit, context)]
          : []),
        dayField(day, context),
        ...(note === null ? [] : [textField(notes)]),
      ],
    },
  }
}
