import type { Claim } from '../../domain-tool.ts'
import { matchName } from '../../internal/match-name.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readHabits, readMark } from './read-habits.ts'

/**
 * "hoje já corri" of whoever has the habit: it was done. With minutes or a distance it is a workout, and
 * marks the habit as well.
 */
export const claimDeed: Claim = async (slots, { text }, context) => {
  const { type, value, metadata, date } = slots
  if (type !== 'exercise') return undefined
  const isMeasured = value !== undefined || JSON.stringify(metadata ?? {}).includes('distance')
  const told = (await readHabits(context)).filter(({ name }) => isToldIn(text, name))
  const [habit] = told
  if (!habit || told.length > 1) return undefined
  const day = typeof date === 'string' ? date : context.today
  if (await readMark(habit.id, day, context)) return undefined
  const mark = { intent: 'record_habit', params: saidSlots({ habitRef: habit.id, date }) }
  if (isMeasured) return { call: { intent: 'record_metric', params: slots }, also: [mark] }
  return {
    call: mark,
    remark: context.text('habit.takenAsDone'),
  }
}

/** Whether a message says all that a habit is called. */
const isToldIn = (text: string, name: string): boolean =>
  ['same', 'part'].includes(matchName(name, text))
