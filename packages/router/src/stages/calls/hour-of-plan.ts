import { wordsOf } from '../../clauses/message.ts'
import { eventLexicon } from '../../values/lexicons.ts'
import { type CallInput, spanOf, textOf } from './call-builder.ts'

/** Whether a bare amount is the hour of a plan: "dinner at 8", "dentist tomorrow at 3". */
export function isHourOfPlan(input: CallInput, slots: readonly string[]): boolean {
  const { message } = input
  const money = spanOf(input, 'money')
  const text = textOf(input, ...slots)
  if (message.locale !== 'en' || money === undefined || text === undefined) return false
  const isHour = !money.value.isCurrencySaid && /^(?:1[0-2]|[1-9])$/.test(money.text)
  if (!isHour || message.items[money.from - 1]?.word !== 'at') return false
  return eventLexicon.within(wordsOf({ message, ...text })) !== undefined
}
