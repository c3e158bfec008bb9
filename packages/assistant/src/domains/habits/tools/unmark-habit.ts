import { type Id, ParcoError } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { checkDay } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { isNotReady, refuse } from '../../internal/preparations.ts'
import { dayField, readOnly } from '../../internal/preview-fields.ts'
import { assertHabitUnchanged, type HabitFacts, toHabitFacts } from '../marks/habit-facts.ts'
import { referenceField } from '../marks/habit-fields.ts'
import { readMark } from '../marks/read-habits.ts'
import { resolveHabit } from '../marks/resolve-habit.ts'

const input = z.object({
  habitRef: z.string().optional().describe('The habit as the user names it.'),
  date: z.string().optional().describe('YYYY-MM-DD; today when not said.'),
})

type Prepared = {
  readonly habitId: Id<'hab'>
  readonly markId: Id<'hmk'>
  readonly habit: HabitFacts
  readonly doneOn: string
}

/** Takes back that a habit was done on a day. */
export const unmarkHabit = defineDomainWriteTool({
  name: 'unmark_habit',
  description: 'Takes back that a habit was marked as done on a day.',
  input,
  verb: 'delete',
  writes: ['habit_marks'],
  async prepare(slots, context) {
    const day = checkDay('date', slots.date, context)
    if (isNotReady(day)) return day
    const resolution = await resolveHabit(slots.habitRef, context)
    if (resolution.status !== 'found') return resolution
    const { id, name } = resolution.row
    const mark = await readMark(id, day.value, context)
    if (!mark) {
      return refuse(context.text('habit.notDone', { name, day: context.format.day(day.value) }))
    }
    const prepared: Prepared = {
      habitId: id,
      markId: mark.id,
      habit: toHabitFacts(resolution.row),
      doneOn: day.value,
    }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('habit.unmarkTitle', { mark: describe(prepared, context) }),
        fields: [
          referenceField(name, context),
          readOnly(
            dayField(
              { slot: 'date', label: context.text('shared.label.day'), value: day.value },
              context,
            ),
          ),
        ],
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { habitId, habit, markId, doneOn } = prepared
    await assertHabitUnchanged(habitId, habit, context)
    const mark = await readMark(habitId, doneOn, context)
    if (mark?.id !== markId) throw new ParcoError('stale', context.text('shared.stale'))
    await context.ledger.delete('habit_marks', markId)
    return prepared
  },
  reply: (prepared, context) =>
    context.text('habit.unmarked', { mark: describe(prepared, context) }),
})

const describe = ({ habit, doneOn }: Prepared, { format }: DomainContext): string =>
  `${habit.name}, ${format.day(doneOn)}`
