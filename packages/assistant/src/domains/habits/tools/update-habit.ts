import type { Id } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { checkName } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady } from '../../internal/preparations.ts'
import {
  assertHabitUnchanged,
  type HabitFacts,
  isSameHabit,
  toHabitColumns,
  toHabitFacts,
} from '../marks/habit-facts.ts'
import { habitFields } from '../marks/habit-fields.ts'
import { resolveHabit } from '../marks/resolve-habit.ts'
import { checkRhythm, rhythmInput } from '../rhythm/check-rhythm.ts'
import { describeHabit, describeRhythm } from '../rhythm/describe-rhythm.ts'
import { rhythmSlots } from '../rhythm/rhythm.ts'
import { rhythmFromAnswer, rhythmFromWords } from '../rhythm/rhythm-from-words.ts'

const input = z.object({
  habitRef: z.string().optional().describe('The habit as the user names it.'),
  name: z.string().optional().describe('Its new name.'),
  ...rhythmInput,
})

type Prepared = {
  readonly habitId: Id<'hab'>
  readonly before: HabitFacts
  readonly after: HabitFacts
}

/** Changes what a habit is called, how often or when in the day it is done. */
export const updateHabit = defineDomainWriteTool({
  name: 'update_habit',
  description: 'Changes the name, the frequency or the time of day of a habit.',
  input,
  verb: 'change',
  writes: ['habits'],
  async prepare(slots, context) {
    const resolution = await resolveHabit(slots.habitRef, context)
    if (resolution.status !== 'found') return resolution
    const before = toHabitFacts(resolution.row)
    const name = checkName('name', slots.name ?? before.name, context)
    if (isNotReady(name)) return name
    const { everyDays, frequency, perWeek, weekdays } = slots
    const isRhythmSaid = [everyDays, frequency, perWeek, weekdays].some(
      (slot) => slot !== undefined,
    )
    const rhythm = checkRhythm(isRhythmSaid ? slots : toSlots(before), context)
    if (isNotReady(rhythm)) return rhythm
    const periodOfDay = slots.periodOfDay ?? before.periodOfDay
    const after: HabitFacts = { name: name.value, ...rhythm.value, periodOfDay }
    if (isSameHabit(before, after)) {
      const question = context.text('habit.askChange', { habit: describeHabit(before, context) })
      return ask('frequency', question)
    }
    const prepared: Prepared = { habitId: resolution.row.id, before, after }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('habit.updateTitle', { change: describeChange(prepared, context) }),
        fields: habitFields(after, context, before),
      },
    }
  },
  fromWords: rhythmFromWords,
  fromAnswer: rhythmFromAnswer,
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { habitId, before, after } = prepared
    await assertHabitUnchanged(habitId, before, context)
    await context.ledger.update('habits', habitId, toHabitColumns(after))
    return prepared
  },
  reply: (prepared, context) =>
    context.text('habit.updated', { change: describeChange(prepared, context) }),
})

/** What a habit is, as slots say it. */
const toSlots = (habit: HabitFacts) => ({ frequency: habit.frequency, ...rhythmSlots(habit) })

/** `Ler: todo dia → 3 vezes por semana`; a new name alone, `Ler → Ler jornal`. */
function describeChange({ before, after }: Prepared, context: DomainContext): string {
  const { text } = context
  const told = [
    [before.name, after.name],
    [describeRhythm(before, context), describeRhythm(after, context)],
    [text(`period.${before.periodOfDay}`), text(`period.${after.periodOfDay}`)],
  ].flatMap(([from, to]) => (from === to ? [] : [text('shared.fromTo', { from, to })]))
  const isRenamed = before.name !== after.name && told.length === 1
  return isRenamed ? told.join() : `${before.name}: ${told.join('; ')}`
}
