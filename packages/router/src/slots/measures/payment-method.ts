import { definePart } from '../part.ts'
import { PhraseTable } from '../phrase-table.ts'
import type { Reading } from '../reading.ts'
import type { PaymentMethod } from '../slot-span.ts'
import type { Words } from '../words.ts'

const PHRASES = new PhraseTable<PaymentMethod>([
  ...phrases('pix', [
    'pix',
    'no pix',
    'via pix',
    'por pix',
    'com pix',
    'pelo pix',
    'de pix',
    'by pix',
    'em pix',
  ]),
  ...phrases('credit_card', [
    ...['cartao', 'no cartao', 'com cartao', 'pelo cartao', 'do cartao', 'cartao de credito'],
    ...['no cartao de credito', 'com cartao de credito', 'no credito', 'com credito', 'de credito'],
    ...[
      'em credito',
      'credit card',
      'by credit card',
      'with credit card',
      'on credit',
      'on my card',
    ],
    ...['on my credit card', 'on the credit card', 'with my credit card', 'on the card', 'by card'],
    ...[
      'with my card',
      'on credit card',
      'with card',
      'no meu cartao',
      'cartao credito',
      'on card',
    ],
    ...['on visa', 'on my visa', 'on the visa', 'on amex', 'on my amex', 'on the amex'],
    ...['on mastercard', 'on my mastercard', 'on the mastercard'],
    ...['to my card', 'to the card', 'to my credit card', 'to the credit card'],
  ]),
  ...phrases('debit_card', [
    ...[
      'debito',
      'no debito',
      'com debito',
      'cartao de debito',
      'no cartao de debito',
      'em debito',
    ],
    ...['debit', 'debit card', 'by debit', 'on debit', 'on my debit card', 'with my debit card'],
    ...['com cartao de debito', 'with debit', 'by debit card', 'with debit card', 'cartao debito'],
    ...['on the debit card', 'on debit card'],
  ]),
  ...phrases('cash', [
    ...[
      'em dinheiro',
      'no dinheiro',
      'com dinheiro',
      'dinheiro vivo',
      'em dinheiro vivo',
      'em especie',
    ],
    ...['cash', 'in cash', 'with cash', 'by cash', 'em cash', 'no cash'],
  ]),
  ...phrases('boleto', [
    'boleto',
    'no boleto',
    'por boleto',
    'via boleto',
    'com boleto',
    'pelo boleto',
    'by boleto',
  ]),
])

function phrases(method: PaymentMethod, texts: readonly string[]) {
  return texts.map((text) => [text, method] as const)
}

/** How something was paid, with its preposition: "no pix", "em dinheiro", "on my card". */
export const paymentMethod = definePart(readPaymentMethod)

function readPaymentMethod(words: Words, at: number): Reading<PaymentMethod> | undefined {
  const found = PHRASES.find(words, at)
  return found && { ...found, isSoft: true }
}
