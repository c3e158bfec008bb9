import { wordsOf } from '../../clauses/message.ts'
import { wordSet } from '../../text/word-set.ts'
import { billLexicon, expenseLexicon, investmentLexicon } from '../../values/lexicons.ts'
import type { CuedCheck } from '../cued-checks.ts'
import { floatOf } from './call-builder.ts'
import { type Objection, OWN, type Purchase } from './purchase.ts'

/** The words of the clause, and of what nothing parts from it: "I won | a 50 gift card". */
function saidWords({ input: { message, clauseFrom, clauseTo } }: Purchase): string[] {
  let at = clauseFrom
  while (at > 0 && clauseFrom - at < 3 && message.items[at - 1]?.kind === 'word') at -= 1
  return wordsOf({ message, from: at, to: clauseTo })
}

/** What was done with a thing that has a name, and what else must hold for it to cost nothing. */
const done = (deeds: ReadonlySet<string>, also: Objection = () => true): CuedCheck<Purchase> => [
  deeds,
  (purchase) =>
    purchase.name !== undefined &&
    saidWords(purchase).some((word) => deeds.has(word)) &&
    also(purchase),
]

const named =
  (words: ReadonlySet<string>): Objection =>
  (purchase) =>
    purchase.words.some((word) => words.has(word))

/** "traded my phone for one worth 600", "I won a 50 gift card". */
const WON = wordSet('won win traded trade swapped')

/** "deixei 300 em cima da mesa", "put 300 on the table": it lies there. */
const LAID = wordSet('deixei deixamos coloquei botei pus larguei escondi put left set laid hid')
const SURFACES = wordSet(
  'cima mesa gaveta carteira bolso bolsa estante prateleira balcao chao cama armario cofre table drawer counter desk wallet pocket purse shelf bed floor nightstand dresser',
)

/** "put 5,000 in my PPF", "botei 300 no meu VGBL": one's own something that no shop has keeps it. */
const PUT = wordSet(
  'put threw stuck tossed chucked stashed dropped placed parked dumped coloquei botei pus joguei enfiei',
)
const INSIDE = wordSet('in into na no')
const isKept: Objection = ({ input: { message }, name, words }) =>
  name !== undefined &&
  [name.from - 2, name.from - 1, name.from].some(
    (at) => INSIDE.has(message.items[at]?.word ?? '') && OWN.has(message.items[at + 1]?.word ?? ''),
  ) &&
  expenseLexicon.within(words) === undefined

/** "usei o vale-presente de 100": no money of today's. */
const USED = wordSet('usei usamos resgatei ganhei recebi used redeemed received')
const VOUCHERS = wordSet(
  'vale vale-presente vale-compra voucher vouchers cupom cupons cashback pontos milhas credito gift coupon coupons points miles credit',
)

/** "perdi 300 na bolsa": what shares lose was bought before. */
const LOST = wordSet('perdi perdemos lost')
const isOfShares: Objection = ({ words }) => investmentLexicon.within(words) !== undefined

/** "got the electric bill, 230": it came, and is not paid yet. */
const GOT = wordSet('got received')
const BILLS = wordSet('bill bills invoice statement')
const isOfBill: Objection = ({ words }) => BILLS.has(words.at(-1) ?? '')

/** "veio 85 de água": a bill that is still to be paid; "a academia veio 99 no cartão" says that it was. */
const CAME = wordSet('veio vieram')
const isOpenBill: Objection = ({ input, words }) =>
  billLexicon.within(words) !== undefined && floatOf(input, 'paymentMethod') === undefined

/** "peguei o ônibus 175", "took bus 42": the number of the line. */
const RODE = wordSet('peguei pegamos tomei perdi took caught missed rode')
const LINES = wordSet('onibus busao linha bus tram line flight voo')
const isLine: Objection = (purchase) => {
  const { money } = purchase
  const isBare = money !== undefined && !money.value.isCurrencySaid && /^\d+$/.test(money.text)
  return isBare && named(LINES)(purchase)
}

/** "had a 30 lunch for free", "comi de graça". */
const FREE = wordSet('free graca')
const isFree: Objection = (purchase) =>
  purchase.name !== undefined &&
  saidWords(purchase).some(
    (word, at, words) =>
      (word === 'free' && words[at - 1] === 'for') || (word === 'graca' && words[at - 1] === 'de'),
  )

/** "apurei 300 na banca": taken in where one sells. */
const TAKEN_IN = wordSet('apurei apuramos faturei faturamos lucrei lucramos arrecadei arrecadamos')

/** "volume at 50", "50 usd in brl": set, or converted. */
const NOTHINGS = wordSet('volume brl usd eur brightness')
const isSetOrConverted: Objection = (purchase) =>
  !purchase.input.hasVerb && named(NOTHINGS)(purchase)

/** An amount that was laid down, lost in shares, paid by voucher or only billed, or is the number of a line. */
export const NOT_SPENT: readonly CuedCheck<Purchase>[] = [
  done(WON),
  done(TAKEN_IN),
  done(LAID, named(SURFACES)),
  done(PUT, isKept),
  done(USED, named(VOUCHERS)),
  done(LOST, isOfShares),
  done(CAME, isOpenBill),
  done(GOT, isOfBill),
  done(RODE, isLine),
  [FREE, isFree],
  [NOTHINGS, isSetOrConverted],
]
