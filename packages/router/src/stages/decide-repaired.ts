import { intentNamed } from '../intents/intent-table.ts'
import type { RoutedCall } from '../router-types.ts'
import type { Locale } from '../text/locale.ts'
import { afterDenial, findRepair } from './repair.ts'
import type { SentenceDecision } from './sentences.ts'

type Read = (text: string) => SentenceDecision | undefined

/** Slots whose value a repair may replace, and those that follow from them. */
const REPLACEABLE = [
  'name',
  'category',
  'actualAmount',
  'currency',
  'billRef',
  'amount',
  'date',
  'paidDate',
  'value',
]

/**
 * Reads a statement that its speaker corrects while saying it ("50, quer dizer, 60 no mercado"):
 * the second half, read like the first, replaces what it says anew. Nothing when either half is not
 * understood: then the message is read as it stands.
 */
export function decideRepaired(
  text: string,
  locale: Locale,
  read: Read,
): SentenceDecision | undefined {
  const held = afterDenial(text, locale)
  const anew = held === undefined ? undefined : read(held)
  if (anew && isRecord(anew.intent)) return anew
  const repair = findRepair(text, locale)
  if (repair === undefined) return undefined
  const before = read(repair.before)
  const call = before && callOf(before)
  if (before === undefined || call === undefined || !isRecord(call.intent)) return undefined
  const again = [repair.after, `${intentNamed(call.intent)?.leads?.[locale] ?? ''} ${repair.after}`]
    .map((part) => callOf(read(part)))
    .find((one) => one?.intent === call.intent)
  if (again === undefined) return undefined
  // Words such as "na verdade" correct what was complete, or an amount by another; else they just open a statement.
  const isAmountAnew = [call, again].every(({ params }) => params.actualAmount !== undefined)
  if (repair.isMarked && before.intent === 'clarify' && !isAmountAnew) return undefined
  const changes = Object.entries(again.params).filter(
    ([slot]) =>
      REPLACEABLE.includes(slot) && (slot !== 'date' || again.params.date !== call.params.date),
  )
  const params = {
    ...call.params,
    ...Object.fromEntries(changes.filter(([, value]) => value !== undefined)),
  }
  return isComplete(call.intent, params) ? { ...before, intent: call.intent, params } : undefined
}

const isRecord = (intent: string): boolean => intentNamed(intent)?.leads !== undefined

function callOf(decision: SentenceDecision | undefined): RoutedCall | undefined {
  if (decision?.intent !== 'clarify') return decision
  return decision.params.candidate as RoutedCall | undefined
}

function isComplete(intent: string, params: Record<string, unknown>): boolean {
  const { needs = [] } = intentNamed(intent) ?? {}
  return needs.every((slot) => params[slot] !== undefined)
}
