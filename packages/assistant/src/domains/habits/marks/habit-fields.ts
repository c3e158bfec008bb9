import type { PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { choiceField, numberField, readOnly, textField } from '../../internal/preview-fields.ts'
import { describeRhythm } from '../rhythm/describe-rhythm.ts'
import { FREQUENCIES, MAX_EVERY_DAYS, PERIODS_OF_DAY } from '../rhythm/rhythm.ts'
import type { HabitFacts } from './habit-facts.ts'

/** The fields of a card that shows a habit; `before` is what it was where the card changes it. */
export function habitFields(
  habit: HabitFacts,
  context: DomainContext,
  before: HabitFacts = habit,
): PreviewField[] {
  const { text } = context
  const name = textField({ slot: 'name', label: text('shared.label.name'), value: habit.name })
  return [
    changed(name, before.name, context),
    ...rhythmFields(habit, context, before),
    periodField(habit, context, before),
  ]
}

/** How often: one of a few, or the days and times that were said. */
export function rhythmFields(
  habit: HabitFacts,
  context: DomainContext,
  before: HabitFacts = habit,
): PreviewField[] {
  const { text } = context
  const { everyDays, frequency, perWeek, weekdays } = habit
  const described = describeRhythm(habit, context)
  const isCustom = frequency === 'custom'
  const offered = FREQUENCIES.filter((one) => one !== 'custom' || isCustom)
  const often = choiceField({
    slot: 'frequency',
    label: text('habit.label.frequency'),
    value: frequency,
    options: offered.map((value) => ({
      value,
      label: value === 'custom' ? described : text(`frequency.${value}`),
    })),
  })
  const fields = [changed(often, describeRhythm(before, context), context)]
  if (weekdays !== null) {
    const field = { slot: 'weekdays', label: text('habit.label.weekdays'), value: described }
    fields.push(readOnly(textField(field)))
  }
  if (perWeek !== null) {
    const field = { slot: 'perWeek', label: text('habit.label.perWeek'), value: perWeek }
    fields.push(numberField({ ...field, minimum: 1, maximum: 7 }, context))
  }
  if (everyDays !== null) {
    const field = { slot: 'everyDays', label: text('habit.label.everyDays'), value: everyDays }
    fields.push(numberField({ ...field, minimum: 2, maximum: MAX_EVERY_DAYS }, context))
  }
  return fields
}

function periodField(
  { periodOfDay }: HabitFacts,
  context: DomainContext,
  before: HabitFacts,
): PreviewField {
  const { text } = context
  const field = choiceField({
    slot: 'periodOfDay',
    label: text('habit.label.periodOfDay'),
    value: periodOfDay,
    options: PERIODS_OF_DAY.map((value) => ({ value, label: text(`period.${value}`) })),
  })
  return changed(field, text(`period.${before.periodOfDay}`), context)
}

/** The habit itself on a card that is about what is done to it. */
export function referenceField(name: string, context: DomainContext): PreviewField {
  return readOnly(textField({ slot: 'habitRef', label: context.text('record.habit'), value: name }))
}

/** What stands on the card where a value changes: `todo dia → nos fins de semana`. */
function changed(field: PreviewField, from: string, context: DomainContext): PreviewField {
  if (from === field.display) return field
  return { ...field, display: context.text('shared.fromTo', { from, to: field.display }) }
}
