import { type Id, type JsonObject, ParcoError } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext, DomainWriteContext } from '../../domain-context.ts'
import { addDays, daysBetween } from '../../internal/calendar.ts'
import { checkDay, checkName } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import { nameKey } from '../../internal/match-name.ts'
import { isNotReady, refuse } from '../../internal/preparations.ts'
import { dayField, readOnly } from '../../internal/preview-fields.ts'
import { type HabitFacts, insertHabit, isSameHabit } from '../marks/habit-facts.ts'
import { habitFields } from '../marks/habit-fields.ts'
import { readHabits } from '../marks/read-habits.ts'
import { findHabit } from '../marks/resolve-habit.ts'
import { checkRhythm, rhythmInput } from '../rhythm/check-rhythm.ts'
import { describeHabit } from '../rhythm/describe-rhythm.ts'
import { describeStreak } from '../rhythm/describe-streak.ts'
import { rhythmSlots } from '../rhythm/rhythm.ts'
import { rhythmFromAnswer, rhythmFromWords } from '../rhythm/rhythm-from-words.ts'

const input = z.object({
  name: z.string().optional(),
  doneSince: z
    .string()
    .optional()
    .describe('YYYY-MM-DD: it was done each day from then on, today included.'),
  ...rhythmInput,
})

type Prepared = HabitFacts & {
  /** It was done on each day since. */
  readonly doneSince?: string
}

/** Begins a habit. */
export const createHabit = defineDomainWriteTool({
  name: 'create_habit',
  description:
    'Begins a habit that the user wants to keep up: what it is and how often. Not for doing one: record_habit.',
  input,
  verb: 'record',
  codeSlots: ['doneSince'],
  writes: ['habits', 'habit_marks'],
  async prepare(slots, context) {
    const name = checkName('name', slots.name, context)
    if (isNotReady(name)) return name
    const rhythm = checkRhythm(slots, context)
    if (isNotReady(rhythm)) return rhythm
    const since = checkDay('doneSince', slots.doneSince, context)
    if (isNotReady(since)) return since
    const isCounted = slots.doneSince !== undefined
    const habit: Prepared = {
      ...(isCounted ? { doneSince: since.value } : {}),
      name: name.value,
      ...rhythm.value,
      periodOfDay: slots.periodOfDay ?? 'anytime',
    }
    const alike = await findHabit(habit.name, context)
    const twin = alike.status === 'found' ? alike.row : undefined
    if (twin && nameKey(twin.name) === nameKey(habit.name)) {
      const key = isSameHabit(twin, habit) ? 'habit.exists' : 'habit.existsOtherwise'
      const values = { habit: describeHabit(twin, context), name: twin.name }
      return refuse(context.text(key, values))
    }
    return {
      status: 'ready',
      arguments: habit,
      preview: {
        title: context.text(isCounted ? 'habit.titleSince' : 'habit.title', {
          habit: describeHabit(habit, context),
          day: context.format.day(since.value),
        }),
        fields: [
          ...habitFields(habit, context),
          ...(isCounted ? [sinceField(since.value, context)] : []),
        ],
        ...(twin ? { warning: context.text('habit.alike', { name: twin.name }) } : {}),
      },
    }
  },
  async instead(slots, context) {
    const alike = await findHabit(slots.name, context)
    const rhythm = checkRhythm(slots, context)
    if (alike.status !== 'found' || isNotReady(rhythm)) return undefined
    const { row } = alike
    const { periodOfDay = row.periodOfDay } = slots
    if (isSameHabit(row, { ...row, ...rhythm.value, periodOfDay })) return undefined
    const { frequency } = rhythm.value
    const params = { habitRef: row.id, frequency, periodOfDay, ...rhythmSlots(rhythm.value) }
    return { call: { intent: 'update_habit', params } }
  },
  fromWords: rhythmFromWords,
  fromAnswer: (said, missing, context) =>
    rhythmFromAnswer(said, missing, context) ?? nameFromAnswer(said, missing),
  async execute({ doneSince, ...habit }: Prepared, context): Promise<Prepared> {
    const key = nameKey(habit.name)
    await holdLock(`habit-name/${key}`, context)
    if ((await readHabits(context)).some(({ nameKey: other }) => other === key)) {
      throw new ParcoError('conflict', context.text('habit.createdMeanwhile', { name: habit.name }))
    }
    const id = await insertHabit(habit, doneSince ?? context.today, context)
    if (doneSince === undefined) return habit
    await markEachDay(id, doneSince, context)
    return { ...habit, doneSince }
  },
  reply({ doneSince, ...habit }, context) {
    const created = context.text('habit.created', { habit: describeHabit(habit, context) })
    if (doneSince === undefined) return created
    const current = daysBetween(doneSince, context.today) + 1
    const streak = describeStreak({ unit: 'days', current, longest: current }, context)
    return `${created}\n${streak}`
  },
})

const sinceField = (value: string, context: DomainContext) =>
  readOnly(
    dayField({ slot: 'doneSince', label: context.text('habit.label.doneSince'), value }, context),
  )

/** Marks every day from one to today. */
async function markEachDay(
  habitId: Id<'hab'>,
  since: string,
  { ledger, mint, now, today }: DomainWriteContext,
): Promise<void> {
  const days = Array.from({ length: daysBetween(since, today) + 1 }, (_, index) =>
    addDays(since, index),
  )
  await ledger.insertAll(
    'habit_marks',
    days.map((done_on) => ({
      id: mint('hmk'),
      habit_id: habitId,
      done_on,
      note: null,
      created_at: now.toISOString(),
    })),
  )
}

/** A longer answer says something else. */
const MAX_NAME_WORDS = 6
/** A deed as habits are called: "beber água", "drinking water". */
const IS_DEED = /^(?:\p{L}+[aei]r|\p{L}{2,}ing)$/iu

/** "beber 2 litros de água" in answer to which habit: a deed that is named is none that was done. */
function nameFromAnswer(said: string, missing: readonly string[]): JsonObject | undefined {
  const words = said.trim().split(/\s+/)
  const isName =
    missing.includes('name') &&
    words.length <= MAX_NAME_WORDS &&
    !said.includes('?') &&
    IS_DEED.test(words[0] ?? '')
  return isName ? { name: said.trim() } : undefined
}
