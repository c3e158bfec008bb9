import type { Claim } from '../../domain-tool.ts'
import { matchName } from '../../internal/match-name.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readHabits, readMark } from './read-habits.ts'

/** "hoje já corri" of whoever has the habit: it was done. With minutes or a distance it is a workout. */
export const claimDeed: Claim = async ({ type, value, metadata, date }, { text }, context) => {
  const isMeasured = value !== undefined || JSON.stringify(metadata ?? {}).includes('distance')
  if (type !== 'exercise' || isMeasured) return undefined
  const told = (await readHabits(context)).filter(({ name }) => isToldIn(text, name))
  const [habit] = told
  if (!habit || told.length > 1) return undefined
  const day = typeof date === 'string' ? date : context.today
  if (await readMark(habit.id, day, context)) return undefined
  return {
    call: { intent: 'record_habit', params: saidSlots({ habitRef: habit.id, date }) },
    remark: context.text('habit.takenAsDone'),
  }
}

/** Whether a message says all that a habit is called. */
const isToldIn = (text: string, name: string): boolean =>
  ['same', 'part'].includes(matchName(name, text))
