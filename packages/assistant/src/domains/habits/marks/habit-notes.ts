import type { DomainContext } from '../../domain-context.ts'
import { isExpected } from '../rhythm/rhythm.ts'
import { readDoneDays, readHabits } from './read-habits.ts'

/** The habits of a day, in one line: `Hábitos: Meditar ✓, Correr`. */
export async function habitNotes(context: DomainContext, day: string): Promise<readonly string[]> {
  const habits = await readHabits(context)
  const done = await readDoneDays(context)
  const ofDay = habits
    .filter((habit) => habit.startedOn <= day)
    .map((habit) => ({ habit, marks: done.get(habit.id) ?? new Set<string>() }))
    .map(({ habit, marks }) => ({
      habit,
      isDone: marks.has(day),
      isMeant: isExpected(habit, day, { done: marks, startedOn: habit.startedOn }),
    }))
    .filter(({ isDone, isMeant }) => isDone || isMeant)
  if (ofDay.length === 0) return []
  const list = ofDay.map(({ habit, isDone }) => (isDone ? `${habit.name} ✓` : habit.name))
  return [context.text('habits.ofDay', { list: list.join(', ') })]
}
