import { wordSet } from '../../text/word-set.ts'
import type { CuedCheck } from '../cued-checks.ts'
import { LEADING, type Objection, OWN, type Purchase } from './purchase.ts'

/** What undoes a purchase, whoever did it. */
const UNDONE = wordSet(
  'devolvi devolvemos devolveram devolveu cancelei cancelamos cancelaram cancelou estornei estornamos estornaram estornou desisti desistimos desfiz desfizemos desfizeram desfez reembolsaram reembolsou ressarciram ressarciu returned refunded cancelled canceled voided reversed undid',
)
/** "sent it back", "took them back", "got my money back". */
const BROUGHT = wordSet(
  'took take taken sent send gave give given brought bring handed got get shipped mailed',
)
const GOT = wordSet('got get')
/** "pedi reembolso", "got a refund". */
const REFUNDS = wordSet('reembolso estorno devolucao ressarcimento refund refunds refunded')
/** What follows a verb of going back home, to work or to a place. */
const WHITHER = wordSet('to home late early from with por para pra ao')
/** Words that open a thing of its own, which was given back instead. */
const OPENING = new Set([...LEADING, ...OWN])
/** The thing bought by another name: "cancelei a compra", "I cancelled the order". */
const THE_SAME = wordSet(
  'compra pedido encomenda pagamento valor dinheiro grana produto transacao negocio purchase order payment money transaction item thing sale charge whole tudo',
)

/** "comprei uma calça por 120 mas devolvi", "paid 30 for shoes and sent them back": given back in the same breath. */
const isTakenBack: Objection = (purchase) => {
  const { input, money } = purchase
  const words = input.message.items.map(({ word }) => word)
  const from = Math.max(money?.to ?? input.clauseFrom, input.clauseFrom)
  return words.some(
    (word, at) =>
      (at >= from && undoes(words, at, word, purchase)) || isBroughtBack(words, at, word, purchase),
  )
}

/** "took the boots back, got all 140 again": said of the thing before its price; "took a cab back" is of a ride. */
const isBroughtBack = (
  words: readonly string[],
  at: number,
  word: string,
  { head }: Purchase,
): boolean =>
  BROUGHT.has(word) &&
  KNOWN.has(words[at + 1] ?? '') &&
  words.slice(at + 1, at + 1 + backAfter(words, at)).includes(head) &&
  !NOT.has(words[at - 1] ?? '')

/** How many words behind one "back" follows; below 0 where it does not, soon. */
const backAfter = (words: readonly string[], at: number): number =>
  words.slice(at + 1, at + 5).indexOf('back')

function undoes(
  words: readonly string[],
  at: number,
  word: string,
  { words: name }: Purchase,
): boolean {
  if (NOT.has(words[at - 1] ?? '')) return false
  if (REFUNDS.has(word)) return true
  if (BROUGHT.has(word)) {
    // "got back home" is the speaker; "got it back" is the thing or the money.
    return backAfter(words, at) >= (GOT.has(word) ? 1 : 0) && isOfIt(words, at + 1, name)
  }
  return UNDONE.has(word) && !WHITHER.has(words[at + 1] ?? '') && isOfIt(words, at + 1, name)
}

/** What opens a thing that is known already. */
const KNOWN = new Set([...OWN, 'the', 'those', 'these', 'both'])

const NOT = wordSet("nao num nunca nem not never didn't don't")

/** Whether what was given back is the thing bought, or nothing else is said: "devolvi o livro" is of the book. */
function isOfIt(words: readonly string[], at: number, name: readonly string[]): boolean {
  if (!OPENING.has(words[at] ?? '') || ADVERBIAL.has(words[at] ?? '')) return true
  const thing = words[at + 1] ?? ''
  return name.includes(thing) || THE_SAME.has(thing)
}

/** "devolvi na hora", "returned on the spot" say when or where. */
const ADVERBIAL = wordSet('na no de do da on for of')

/** What calls for a look at what became of a purchase. */
export const TAKEN_BACK: readonly CuedCheck<Purchase>[] = [
  [new Set([...UNDONE, ...REFUNDS, ...BROUGHT]), isTakenBack],
]
