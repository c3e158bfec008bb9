import type { DomainContext } from '../../domain-context.ts'
import { daysBetween, isCalendarDay } from '../../internal/calendar.ts'
import type { Checked } from '../../internal/check-slots.ts'
import { cleanText, quoteText } from '../../internal/clean-text.ts'
import { ask, type NotReady } from '../../internal/preparations.ts'
import { MAX_TARGET } from './goal-fields.ts'

const MAX_UNIT_CHARACTERS = 50
/** A hundred years: further ahead is a slip. */
const MAX_DAYS = 36_600

/** A number above zero and at most a billion, with two decimals. */
export function checkTarget(
  target: number | undefined,
  context: DomainContext,
): Checked<number> | NotReady {
  if (target === undefined) return ask('targetValue', context.text('goal.askTarget'))
  const value = rounded(target)
  if (value > 0 && value <= MAX_TARGET) return { status: 'checked', value }
  return ask('targetValue', context.text('goal.targetInvalid'))
}

/** How far somebody got: nothing or more. */
export function checkCurrent(
  current: number | undefined,
  title: string,
  context: DomainContext,
): Checked<number> | NotReady {
  if (current === undefined) return ask('currentValue', context.text('goal.askCurrent', { title }))
  const value = rounded(current)
  if (value >= 0 && value <= MAX_TARGET) return { status: 'checked', value }
  return ask('currentValue', context.text('goal.currentInvalid', { title }))
}

const rounded = (value: number): number => Math.round(value * 100) / 100

/** What is counted, in at most fifty characters; nothing for a bare number. */
export function checkUnit(
  unit: string | undefined,
  context: DomainContext,
): Checked<string | null> | NotReady {
  const clean = cleanText(unit ?? '')
  if ([...clean].length <= MAX_UNIT_CHARACTERS) {
    return { status: 'checked', value: clean === '' ? null : clean }
  }
  return ask('unit', context.text('goal.unitTooLong', { maximum: MAX_UNIT_CHARACTERS }))
}

type Days = { readonly startOn: string; readonly endOn: string }

/** From when until when: the end lies ahead, and behind the beginning. */
export function checkDays(
  { endDate, startDate }: { readonly [Slot in 'startDate' | 'endDate']?: string | undefined },
  context: DomainContext,
): Checked<Days> | NotReady {
  const { format, text, today } = context
  const startOn = startDate ?? today
  const wrong = [startOn, endDate].find((day) => day !== undefined && !isCalendarDay(day))
  if (wrong !== undefined) {
    const slot = wrong === endDate ? 'endDate' : 'startDate'
    return ask(slot, text('goal.dayInvalid', { day: quoteText(wrong) }))
  }
  if (endDate === undefined) return ask('endDate', text('goal.askEnd'))
  if (endDate <= startOn || endDate < today) {
    return ask('endDate', text('goal.endTooEarly', { day: format.day(endDate) }))
  }
  if (daysBetween(startOn, endDate) > MAX_DAYS) return ask('endDate', text('goal.askEnd'))
  return { status: 'checked', value: { startOn, endOn: endDate } }
}
