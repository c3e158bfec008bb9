import type { DomainContext } from '../domain-context.ts'
import { isCalendarDay, isCalendarMonth } from './calendar.ts'
import { cleanName, quoteText } from './clean-text.ts'
import { isCurrency, isSaneAmount, toCents } from './money.ts'
import { ask, type NotReady } from './preparations.ts'

/** Names of records are at most this long. */
export const MAX_NAME_CHARACTERS = 100

/** A slot that holds what it should. */
export interface Checked<Value> {
  readonly status: 'checked'
  readonly value: Value
}

/** A day that exists and is not in the future; today when none is said. */
export function checkDay(
  slot: string,
  day: string | undefined,
  context: DomainContext,
): Checked<string> | NotReady {
  if (day === undefined) return checked(context.today)
  if (!isCalendarDay(day))
    return ask(slot, context.text('shared.ask.dayInvalid', { day: quoteText(day) }))
  if (day > context.today) {
    return ask(slot, context.text('shared.ask.dayInFuture', { day: context.format.day(day) }))
  }
  return checked(day)
}

/** A month that exists; this month when none is said. */
export function checkMonth(
  slot: string,
  month: string | undefined,
  context: DomainContext,
): Checked<string> | NotReady {
  if (month === undefined) return checked(context.today.slice(0, 7))
  if (isCalendarMonth(month)) return checked(month)
  return ask(slot, context.text('shared.ask.monthInvalid', { month: quoteText(month) }))
}

/** An amount above zero and at most a billion, in hundredths. */
export function checkAmount(
  slot: string,
  amount: number | undefined,
  context: DomainContext,
): Checked<number> | NotReady {
  // What was paid or came in has an actual amount; what comes every month has one still to come.
  const isActual = slot !== 'amount'
  if (amount === undefined)
    return ask(slot, context.text(isActual ? 'shared.ask.amount' : 'shared.ask.amountOfEach'))
  if (isSaneAmount(amount)) return checked(toCents(amount))
  const key = amount > 0 && toCents(amount) >= 1 ? 'amountTooLarge' : 'amountNotPositive'
  return ask(slot, context.text(`shared.ask.${key}`))
}

/** The code of a currency; the user's own when none is said. */
export function checkCurrency(
  slot: string,
  currency: string | undefined,
  context: DomainContext,
): Checked<string> | NotReady {
  const code = currency?.trim().toUpperCase() || context.currency
  if (isCurrency(code)) return checked(code)
  return ask(slot, context.text('shared.ask.currencyUnknown', { currency: quoteText(code) }))
}

/** A name of 1 to 100 characters, as names are written. */
export function checkName(
  slot: string,
  name: string | undefined,
  context: DomainContext,
): Checked<string> | NotReady {
  const clean = cleanName(name ?? '')
  if (clean === '') return ask(slot, context.text('shared.ask.name'))
  // The database counts characters, not the halves of an emoji.
  if ([...clean].length <= MAX_NAME_CHARACTERS) return checked(clean)
  return ask(slot, context.text('shared.ask.nameTooLong', { maximum: MAX_NAME_CHARACTERS }))
}

function checked<Value>(value: Value): Checked<Value> {
  return { status: 'checked', value }
}
