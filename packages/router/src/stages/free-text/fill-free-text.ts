import type { Clause, Message } from '../../clauses/message.ts'
import { gatesIn, isPoliteRequest, messageGatesIn } from '../../gates/gate-clause.ts'
import { isKeptOut } from '../../gates/kept-out.ts'
import { isHeaded, isNotMeant } from '../../gates/quotes.ts'
import { intentNamed } from '../../intents/intent-table.ts'
import { type AskedIntent, filledCall } from '../filled-call.ts'
import type { FilledCall } from '../intent-reader.ts'
import type { Language } from '../language.ts'
import type { FoundText } from './found-text.ts'

/** Whether an intent is about a text in the user's own words, whatever these are. */
export const takesFreeText = (intent: string): boolean => intentNamed(intent)?.text !== undefined

/**
 * Finds the params of an intent about a free text. What stands in the text itself is no gate: "anota que
 * eu não como glúten" is an order; what leads up to the order may be one: "não anota que …".
 */
export function fillFreeText(asked: AskedIntent): FilledCall | undefined {
  const { intent, definition, input } = asked
  const found = intentNamed(intent)?.text?.(input)
  if (!found || isForbidden(input.language, input.message, found, definition.isWrite))
    return undefined
  const filled = filledCall(asked, found, [])
  return filled && found.missing ? { ...filled, missing: found.missing } : filled
}

function isForbidden(
  { speech }: Language,
  message: Message,
  { from, bindings, isAfterthought, isStatement }: FoundText,
  isWrite: boolean,
): boolean {
  const lead: Clause = { message, from: 0, to: from }
  const whole: Clause = { message, from: 0, to: message.items.length }
  // "just so you know" asks to keep what it says of oneself in mind.
  const said: Clause = { ...whole, from: isAfterthought ? 0 : (bindings[0]?.from ?? from) }
  const isOptedOut = [lead, said].some((clause) =>
    messageGatesIn(speech, clause).some(({ gate }) => isKeptOut(gate)),
  )
  if (isOptedOut || !isWrite) return isOptedOut
  if (isNotMeant(message) || isHeaded(message, speech)) return true
  const isAsked = message.items.some(({ word }) => word === '?')
  if (isAsked && !isPoliteRequest({ ...whole, from })) return true
  const all = messageGatesIn(speech, whole)
  if (isStatement)
    return all.length > 0 || gatesIn(speech, whole).some(({ gate }) => gate !== 'negation')
  if (isAfterthought && all.some(({ gate }) => SUPPOSED.has(gate))) return true
  return [...gatesIn(speech, lead), ...messageGatesIn(speech, lead)].length > 0
}

/** Gates of a text that comes before the order: what is supposed or said by others is not the speaker's. */
const SUPPOSED: ReadonlySet<string> = new Set(['hypothetical', 'reported', 'almost'])
