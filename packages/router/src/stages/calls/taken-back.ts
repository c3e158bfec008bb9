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
  return words.some((word, at) => at >= from && undoes(words, at, word, purchase))
}

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
    const back = backAfter(words, at)
    return back >= (GOT.has(word) ? 1 : 0) && isOfIt(words, at + 1, name)
  }
  return UNDONE.has(word) && !WHITHER.has(words[at + 1] ?? '') && isOfIt(words, at + 1, name)
}

const NOT = wordSet("nao num nunca nem not never didn't don't")

/** Whether what was given back is the thing bought, or nothing else is said: "devolvi o livro" is of the book. */
function isOfIt(words: readonly string[], at: number, name: readonly string[]): boolean {
  if (!OPENING.has(words[at] ?? '') || ADVERBIAL.has(words[at] ?? '')) return true
  const thing = words[at + 1] ?? ''
  return name.includes(thing) || THE_SAME.has(thing)
}

/** "devolvi na hora", "returned on the spot" say when or where. */
const ADVERBIAL = wordSet('na no de do da on for of')

/** How many words behind one "back" follows; below 0 where it does not, soon. */
const backAfter = (words: readonly string[], at: number): number =>
  words.slice(at + 1, at + 5).indexOf('back')

const BACK = wordSet('back')

/** "got 20 back", "got my 60 back from the gym", "took the boots back, got all 140 again": what came or went home. */
const isBack: Objection = (purchase) =>
  purchase.words.at(-1) === 'back' || isMoneyBack(purchase) || isThingBack(purchase)

const BRINGING = wordSet('got get put took gave sent')

/** The money, before the name: "put the 90 jacket back" is the thing. */
function isMoneyBack({ words, money, name, input: { message } }: Purchase): boolean {
  if (money === undefined || name === undefined || name.from < money.to) return false
  const isBrought = message.items.some(({ word }, at) => at < money.from && BRINGING.has(word))
  return isBrought && words.includes('back')
}

/** What opens a thing that is known already: "took a cab back" is of a ride. */
const KNOWN = new Set([...OWN, 'the', 'those', 'these', 'both'])

/** The thing, wherever its price stands. */
function isThingBack({ head, input: { message } }: Purchase): boolean {
  const words = message.items.map(({ word }) => word)
  return words.some(
    (word, at) =>
      BROUGHT.has(word) &&
      !NOT.has(words[at - 1] ?? '') &&
      KNOWN.has(words[at + 1] ?? '') &&
      words.slice(at + 1, at + 1 + backAfter(words, at)).includes(head),
  )
}

/** What calls for a look at what became of a purchase. */
export const TAKEN_BACK: readonly CuedCheck<Purchase>[] = [
  [new Set([...UNDONE, ...REFUNDS, ...BROUGHT]), isTakenBack],
  [BACK, isBack],
]
