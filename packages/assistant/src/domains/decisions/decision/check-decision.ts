import type { DomainContext } from '../../domain-context.ts'
import { addDays, isCalendarDay } from '../../internal/calendar.ts'
import type { Checked } from '../../internal/check-slots.ts'
import { cleanText, quoteText } from '../../internal/clean-text.ts'
import { ask, isNotReady, type NotReady } from '../../internal/preparations.ts'
import type { OptionFacts } from './decision-facts.ts'

const MAX_SHORT = 200
const MAX_LONG = 1_000

/** More ways than these are no choice. */
export const MAX_OPTIONS = 10

/** After so many days it is asked how a decision turned out, when nobody says. */
export const REVIEW_AFTER_DAYS = 30

/** Words of the user, or nothing where there are none; `isShort` for a line of them. */
export function checkWords(
  slot: string,
  said: string | undefined,
  context: DomainContext,
  isShort = false,
): Checked<string | null> | NotReady {
  const clean = cleanText(said ?? '')
  const maximum = isShort ? MAX_SHORT : MAX_LONG
  if ([...clean].length > maximum) return ask(slot, context.text('decision.tooLong', { maximum }))
  return { status: 'checked', value: clean === '' ? null : clean }
}

/** The day on which it was decided: today when none is said, never one to come. */
export function checkDecided(
  day: string | undefined,
  context: DomainContext,
): Checked<string> | NotReady {
  const { format, text, today } = context
  if (day === undefined) return { status: 'checked', value: today }
  if (!isCalendarDay(day))
    return ask('decidedOn', text('shared.ask.dayInvalid', { day: quoteText(day) }))
  if (day > today) return ask('decidedOn', text('shared.ask.dayInFuture', { day: format.day(day) }))
  return { status: 'checked', value: day }
}

/** The day on which to ask how it went: in a month when none is said. */
export function checkReview(
  day: string | undefined,
  context: DomainContext,
): Checked<string> | NotReady {
  const { text, today } = context
  if (day === undefined) return { status: 'checked', value: addDays(today, REVIEW_AFTER_DAYS) }
  const review = day.slice(0, 10)
  if (!isCalendarDay(review))
    return ask('reviewDate', text('shared.ask.dayInvalid', { day: quoteText(day) }))
  if (review <= today) return ask('reviewDate', text('decision.reviewPast'))
  return { status: 'checked', value: review }
}

/** The ways that there were, each once. */
export function checkOptions(
  said: readonly { option: string; pros?: string | undefined; cons?: string | undefined }[] = [],
  context: DomainContext,
): Checked<readonly OptionFacts[]> | NotReady {
  const value: OptionFacts[] = []
  for (const one of said) {
    const option = checkWords('options', one.option, context, true)
    if (isNotReady(option)) return option
    const pros = checkWords('options', one.pros, context)
    if (isNotReady(pros)) return pros
    const cons = checkWords('options', one.cons, context)
    if (isNotReady(cons)) return cons
    if (option.value !== null)
      value.push({ option: option.value, pros: pros.value, cons: cons.value })
  }
  return { status: 'checked', value }
}
