import type { Message } from '../../clauses/message.ts'
import type { TextSlot } from '../../grammar/word-classes.ts'
import type { Lexicon } from '../lexicon.ts'
import { wordsBetween } from './entry-at.ts'
import { DETERMINERS, QUALIFIERS } from './joining-words.ts'
import { firstAt, knowsAt, lastKnownIn } from './lexical-slots.ts'
import { MAX_NAME_WORDS } from './name-slot.ts'
import { BILL_SLOT as WORDS } from './words.generated.ts'

const mentionsBill = (message: Message): boolean =>
  message.items.some((item) => item.word === 'bill' || item.word === 'bills') ||
  !message.spans.some((span) => span.type === 'money')

/** A bill by its name, with what tells it apart: "luz", "fatura do cartão do nubank", "Netflix subscription". */
export function billSlot(name: TextSlot, lexicons: readonly Lexicon[]): TextSlot {
  return {
    maxWords: MAX_NAME_WORDS,
    lastKnown: lastKnownIn(lexicons),
    accepts: (message, from, to) => {
      let at = from
      while (at < to - 1 && DETERMINERS.has(message.items[at]?.word ?? '')) at += 1
      const word = message.items[at]?.word ?? ''
      // In English "gas" alone is fuel; the bill is the "gas bill".
      if (message.locale === 'en' && word === 'gas' && !mentionsBill(message)) return 'not-yet'
      const entry = firstAt(lexicons, message, at, to)
      if (entry === undefined) {
        const isBeginning = at === to - 1 || to - from < 4
        const isAwaited = (at === to - 1 && DETERMINERS.has(word)) || knowsAt(lexicons, message, at)
        return isBeginning && isAwaited ? 'not-yet' : 'never'
      }
      const rest = wordsBetween(message, at + entry.words.length, to)
      const tail = rest.filter((one) => !WORDS.billTails.has(one))
      if (tail.length === 0) return { key: entry.key }
      if (tail.length > 3 || !QUALIFIERS.has(tail[0] ?? '')) return 'not-yet'
      const verdict = name.accepts(message, to - 1, to)
      return verdict === 'yes' ? { key: entry.key } : verdict
    },
  }
}
