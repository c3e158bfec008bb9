import { wordsOf } from '../../clauses/message.ts'
import { wordSet } from '../../text/word-set.ts'
import { billLexicon, investmentLexicon } from '../../values/lexicons.ts'
import { type CallInput, floatOf, spanOf, textOf } from './call-builder.ts'
import { NAME_SLOTS } from './name-head.ts'

/** Whether an amount was laid down, lost in shares, paid by voucher or only billed, or is the number of a line. */
export function isNotSpent(input: CallInput): boolean {
  const text = textOf(input, ...NAME_SLOTS)
  if (text === undefined) return false
  const { message, clauseTo } = input
  const said = wordsOf({ message, from: deedFrom(input), to: clauseTo })
  const name = wordsOf({ message, from: text.from, to: text.to })
  const does = (deeds: ReadonlySet<string>) => said.some((word) => deeds.has(word))
  const isNamed = (names: ReadonlySet<string>) => name.some((word) => names.has(word))
  if (does(WON)) return true
  if (does(LAID) && isNamed(SURFACES)) return true
  if (does(USED) && isNamed(VOUCHERS)) return true
  if (does(LOST) && investmentLexicon.within(name) !== undefined) return true
  if (does(CAME) && billLexicon.within(name) !== undefined && !isPaidSomehow(input)) return true
  if (isFree(said) || name.at(-1) === 'back') return true
  if (does(GOT) && BILLS.has(name.at(-1) ?? '')) return true
  if (input.hasVerb === false && isNamed(NOTHINGS)) return true
  return does(RODE) && isNamed(LINES) && isBare(input)
}

/** Few words before the clause, for a deed that nothing parts from it was told there: "I won | a 50 gift card". */
function deedFrom({ message, clauseFrom }: CallInput): number {
  let at = clauseFrom
  while (at > 0 && clauseFrom - at < 3 && message.items[at - 1]?.kind === 'word') at -= 1
  return at
}

/** "traded my phone for one worth 600", "I won a 50 gift card". */
const WON = wordSet('won win traded trade swapped')

/** "deixei 300 em cima da mesa", "put 300 on the table": it lies there. */
const LAID = wordSet('deixei deixamos coloquei botei pus larguei escondi put left set laid hid')
const SURFACES = wordSet(
  'cima mesa gaveta carteira bolso bolsa estante prateleira balcao chao cama armario cofre table drawer counter desk wallet pocket purse shelf bed floor nightstand dresser',
)

/** "usei o vale-presente de 100": no money of today's. */
const USED = wordSet('usei usamos resgatei ganhei recebi used redeemed received')
const VOUCHERS = wordSet(
  'vale vale-presente vale-compra voucher vouchers cupom cupons cashback pontos milhas credito gift coupon coupons points miles credit',
)

/** "perdi 300 na bolsa": what shares lose was bought before. */
const LOST = wordSet('perdi perdemos lost')

/** "got the electric bill, 230": it came, and is not paid yet. */
const GOT = wordSet('got received')
const BILLS = wordSet('bill bills invoice statement')

/** "veio 85 de água": a bill that is still to be paid. */
const CAME = wordSet('veio vieram')
/** "a academia veio 99 no cartão": what is said to be paid is. */
const isPaidSomehow = (input: CallInput): boolean => floatOf(input, 'paymentMethod') !== undefined

/** "volume at 50", "50 usd in brl": set, or converted. */
const NOTHINGS = wordSet('volume brl usd eur brightness')

/** "had a 30 lunch for free", "comi de graça". */
const isFree = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      (word === 'free' && words[at - 1] === 'for') || (word === 'graca' && words[at - 1] === 'de'),
  )

/** "peguei o ônibus 175", "took bus 42": the number of the line. */
const RODE = wordSet('peguei pegamos tomei perdi took caught missed rode')
const LINES = wordSet('onibus busao linha bus tram line flight voo')

const isBare = (input: CallInput): boolean => {
  const money = spanOf(input, 'money')
  return money !== undefined && !money.value.isCurrencySaid && /^\d+$/.test(money.text)
}
