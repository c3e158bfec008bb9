import type { Locale } from '../../text/locale.ts'
import { tokenize } from '../../text/tokenize.ts'
import { scanSlots } from '../scan-slots.ts'
import type { SlotContext, SlotSpanOf, SlotType } from '../slot-span.ts'

/** Wednesday 2026-11-18 12:00 in São Paulo: the moment all examples are said. */
export const NOON = new Date('2026-11-18T15:00:00Z')

/** The context of a user in São Paulo, now being noon of that Wednesday. */
export function contextOf(locale: Locale, now = NOON): SlotContext {
  return { locale, now, timeZone: 'America/Sao_Paulo' }
}

/** Every span of one type that a message has. */
export function spansIn<Type extends SlotType>(
  type: Type,
  text: string,
  context: SlotContext,
): SlotSpanOf<Type>[] {
  const spans = scanSlots(tokenize(text, context.locale), context)
  return spans.filter((span) => span.type === type) as SlotSpanOf<Type>[]
}

/** The one span of a type in a message; fails the test when there is none or more than one. */
export function onlySpan<Type extends SlotType>(
  type: Type,
  text: string,
  locale: Locale,
  now = NOON,
): SlotSpanOf<Type> {
  const spans = spansIn(type, text, contextOf(locale, now))
  const [span] = spans
  if (span === undefined || spans.length > 1) {
    throw new Error(`expected one ${type} in "${text}", found ${JSON.stringify(spans)}`)
  }
  return span
}
