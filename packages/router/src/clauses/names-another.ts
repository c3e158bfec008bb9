import { countDeeds } from '../gates/gate-clause.ts'
import type { Reading } from '../grammar/grammar.ts'
import { hasTrait } from '../intents/intent-table.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import type { Speech } from '../speech/speech.ts'
import { type Message, spansIn } from './message.ts'
import { NAMES_ANOTHER as WORDS } from './words.generated.ts'

/** "dei 50 de presente pro neto, acabei de pagar o gás": whether a name of what happened tells of something else, too. */
export function namesAnother(
  message: Message,
  { match, sentence }: Reading,
  speech: Speech,
): boolean {
  if (!hasTrait(sentence.intent, 'happened')) return false
  return match.bindings.some((binding) => {
    if (binding.type !== 'text') return false
    const { from, to } = binding
    if (spansIn({ message, from, to }).some(isPrice)) return true
    for (let at = from + 1; at < to - 1; at++) {
      const isJoint = WORDS.joints.has(message.items[at]?.word ?? '')
      if (isJoint && countDeeds(speech, { message, from: at + 1, to }) > 0) return true
    }
    return false
  })
}

const isPrice = (span: SlotSpan): boolean => span.type === 'money' && span.value.isCurrencySaid
