import type { FormSpec } from '../../records/form/form-spec.ts'
import type { Goal, Habit } from './habits-schemas.ts'
import type { SayHabits } from './habits-texts.ts'

const RHYTHM = ['frequency', 'weekdays', 'perWeek', 'everyDays', 'periodOfDay']

/** A habit that begins. */
export const newHabit = (say: SayHabits): FormSpec => ({
  title: say('form.habit'),
  tool: 'create_habit',
  fields: ['name', 'frequency'],
  more: ['weekdays', 'perWeek', 'everyDays', 'periodOfDay'],
  required: ['name'],
  values: { frequency: 'daily' },
})

/** A habit that is kept. */
export const habitForm = (habit: Habit, say: SayHabits): FormSpec => {
  const { id, name, frequency, weekdays, perWeek, everyDays, periodOfDay } = habit
  return {
    title: say('form.editHabit'),
    tool: 'update_habit',
    fields: ['name', ...RHYTHM],
    values: { name, frequency, weekdays, perWeek, everyDays, periodOfDay },
    fixed: { habitRef: id },
    isChange: true,
    actions: [
      {
        label: say('form.archive'),
        tool: 'delete_habit',
        input: { habitRef: id },
        isDanger: true,
      },
    ],
  }
}

/** A day other than today on which it was done. */
export const otherDay = ({ id, name }: Habit, say: SayHabits, yesterday: string): FormSpec => ({
  title: say('form.otherDay', { name }),
  tool: 'record_habit',
  fields: ['date', 'notes'],
  required: ['date'],
  values: { date: yesterday },
  fixed: { habitRef: id },
})

/** A goal that is set. */
export const newGoal = (say: SayHabits): FormSpec => ({
  title: say('form.goal'),
  tool: 'create_goal',
  fields: ['title', 'targetValue', 'unit', 'endDate'],
  more: ['milestones', 'area', 'startDate'],
  required: ['title', 'targetValue', 'endDate'],
  labels: { milestones: say('form.milestones') },
})

/** A goal that is there. */
export const goalForm = (
  goal: Goal,
  say: SayHabits,
  number: (value: number) => string,
): FormSpec => {
  const { id, title, target, unit, startOn, endOn, area } = goal
  const milestones = goal.milestones.map((one) => `${one.title}: ${number(one.target)}`)
  return {
    title: say('form.editGoal'),
    tool: 'update_goal',
    fields: ['title', 'targetValue', 'unit', 'endDate'],
    more: ['milestones', 'area', 'startDate'],
    labels: { milestones: say('form.milestones') },
    values: {
      title,
      targetValue: target,
      unit,
      endDate: endOn,
      milestones,
      area,
      startDate: startOn,
    },
    emptiable: ['milestones'],
    fixed: { goalRef: id },
    isChange: true,
    actions: [
      { label: say('form.giveUp'), tool: 'delete_goal', input: { goalRef: id }, isDanger: true },
    ],
  }
}

/** How far a goal is by now. */
export const goalProgress = (goal: Goal, say: SayHabits, today: string): FormSpec => ({
  title: say('form.progress', { title: goal.title }),
  lead: say('form.progressLead'),
  tool: 'update_goal_progress',
  fields: ['currentValue', 'date'],
  required: ['currentValue'],
  values: { date: today },
  units: goal.unit === null ? {} : { currentValue: goal.unit },
  fixed: { goalRef: goal.id },
})
