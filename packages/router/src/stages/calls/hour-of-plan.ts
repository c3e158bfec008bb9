import { eventLexicon } from '../../values/lexicons.ts'
import type { Purchase } from './purchase.ts'

/** Whether a bare amount is the hour of a plan: "dinner at 8", "dentist tomorrow at 3". */
export function isHourOfPlan({ input: { message }, money, name, words }: Purchase): boolean {
  if (message.locale !== 'en' || money === undefined || name === undefined) return false
  const isHour = !money.value.isCurrencySaid && /^(?:1[0-2]|[1-9])$/.test(money.text)
  if (!isHour || message.items[money.from - 1]?.word !== 'at') return false
  return eventLexicon.within(words) !== undefined
}
