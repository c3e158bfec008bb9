import { phrasesOfBoth } from '../../text/word-tables.ts'
import { definePart } from '../part.ts'
import { PhraseTable } from '../phrase-table.ts'
import type { Reading } from '../reading.ts'
import type { PaymentMethod } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { PAYMENT_METHOD as WORDS } from './words.generated.ts'

const PHRASES = new PhraseTable<PaymentMethod>(phrasesOfBoth(WORDS.phrases))

/** How something was paid, with its preposition: "no pix", "em dinheiro", "on my card". */
export const paymentMethod = definePart(readPaymentMethod)

function readPaymentMethod(words: Words, at: number): Reading<PaymentMethod> | undefined {
  const found = PHRASES.find(words, at)
  return found && { ...found, isSoft: true }
}
