import type { Id } from '@parco/protocol'
import { z } from 'zod'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { assertHabitUnchanged, type HabitFacts, toHabitFacts } from '../marks/habit-facts.ts'
import { referenceField } from '../marks/habit-fields.ts'
import { resolveHabit } from '../marks/resolve-habit.ts'
import { describeHabit } from '../rhythm/describe-rhythm.ts'

const input = z.object({
  habitRef: z.string().optional().describe('The habit as the user names it.'),
})

type Prepared = { readonly habitId: Id<'hab'>; readonly habit: HabitFacts }

/** Gives a habit up: it is listed no more, and what was marked is kept. */
export const deleteHabit = defineDomainWriteTool({
  name: 'delete_habit',
  description: 'Gives up one of the habits of the user. What was marked is kept.',
  input,
  verb: 'delete',
  writes: ['habits'],
  async prepare({ habitRef }, context) {
    const resolution = await resolveHabit(habitRef, context)
    if (resolution.status !== 'found') return resolution
    const habit = toHabitFacts(resolution.row)
    return {
      status: 'ready',
      arguments: { habitId: resolution.row.id, habit },
      preview: {
        title: context.text('habit.deleteTitle', { habit: describeHabit(habit, context) }),
        fields: [referenceField(habit.name, context)],
      },
    }
  },
  async execute({ habitId, habit }: Prepared, context): Promise<Prepared> {
    await assertHabitUnchanged(habitId, habit, context)
    await context.ledger.update('habits', habitId, { archived_on: context.today })
    return { habitId, habit }
  },
  reply: ({ habit }, context) => context.text('habit.deleted', { name: habit.name }),
})
