import { type Message, wordsOf } from '../../clauses/message.ts'
import { countDeeds } from '../../gates/gate-clause.ts'
import type { SlotSpan } from '../../slots/slot-span.ts'
import { deedByEnding } from '../../speech/deed-of.ts'
import { wordSet } from '../../text/word-set.ts'
import { knownExpenseCategory } from '../../values/category-of.ts'
import { nameOf } from '../../values/name-of.ts'
import { personAt } from '../../values/person-at.ts'
import { bindText, type Finder, type Holdings, holdsWord } from './finding.ts'
import { paidAmount } from './paid-amount.ts'
import { partsOf } from './parts.ts'
import { BEFORE_TIMES, type Phrase } from './phrases.ts'
import { PAID, phrasesBeside } from './phrases-beside.ts'

/** Words with which a purchase is told or asked to be recorded. */
const OWN = wordSet(`
  despesa despesas gasto gastos compra compras registro lancamento expense expenses purchase spending spend cost costs
  referente ref valor preco total parcelas vezes conto contos mango mangos prata pratas pila reais real
  anote registre lance lanca inclua inclui acrescente adicione coloque ponha tack jot put pop chuck stick bung mark tick
  orcamento budget mensal monthly fixo fixed fixa mes month grana dinheiro money bucks quid dolares dollars euros
  metade parte set back fork forked dropped threw shelled coughed splashed came went ran
`)

/** What was looked at was not bought. */
const LOOKING = wordSet('vi vimos olhei olhamos saw seen looked spotted vitrine anuncio')

const PLANNED = wordSet('orcamento budget teto verba')

/** A thing paid for: in the words beside the amount, or else the only thing that is known. */
export const findPurchase: Finder = (holdings) => {
  const paid = paidAmount(holdings)
  if (paid === 'doubtful' || isNotSpent(holdings, paid === 'none')) return undefined
  const amount = paid === 'none' ? undefined : paid
  const phrases = phrasesBeside(
    holdings,
    [...PAID, 'installments', 'recurrence', 'quantity', 'number'],
    OWN,
  ).filter(({ part }) => !part.isPurpose)
  const things = phrases.flatMap((phrase) => toThing(holdings, phrase, amount))
  const thing = likeliest(things)
  const isPlan = holdsWord(holdings, PLANNED)
  // What it was paid for may also be told in a purpose: "pra lavar o carro".
  const isTold =
    phrases.length > 0 || partsOf(holdings.input.message).some(({ isPurpose }) => isPurpose)
  if (thing === undefined) return isTold ? undefined : { bindings: [] }
  return {
    bindings: [bindText('name', thing.phrase, thing.category)],
    values: withAmount(holdings, amount),
    ...(isPlan ? { set: { isPlan } } : {}),
  }
}

/** The values with one amount among them. */
const withAmount = ({ values }: Holdings, amount: SlotSpan | undefined): SlotSpan[] => [
  ...values.filter(({ type }) => type !== 'money'),
  ...(amount ? [amount] : []),
]

/** What things cost or came to cost somewhere, and what was looked at, nobody paid. */
const PRICES = wordSet(
  'subiu subiram aumentou aumentaram baixou baixaram caro cara caros caras barato barata absurdo roubo preco precos price prices priced expensive rose',
)
const SPENT = wordSet('despesa despesas gasto gastos compra compras expense expenses purchase')

function isNotSpent(holdings: Holdings, isAmountMissing: boolean): boolean {
  if (holdsWord(holdings, LOOKING)) return true
  const { message, language } = holdings.input
  const { speech } = language
  const whole = { message, from: 0, to: message.items.length }
  if (holdsWord(holdings, PRICES) && countDeeds(speech, whole) === 0) return true
  // What it cost is asked of what was surely paid for.
  return isAmountMissing && !isPaidFor(holdings)
}

/** A verb of money, a noun of spending, or "me depenou". */
function isPaidFor(holdings: Holdings): boolean {
  const { message, language } = holdings.input
  return (
    holdsWord(holdings, SPENT) ||
    message.items.some(
      ({ word }, at) =>
        language.speech.verbs.get(word)?.field === 'money' ||
        (word === 'me' && isDoneByOthers(message.items[at + 1]?.word ?? '', message.locale)),
    )
  )
}

const isDoneByOthers = (word: string, locale: Message['locale']): boolean =>
  deedByEnding(word, locale) === 'others'

interface Thing {
  readonly phrase: Phrase
  readonly category: string
  /** How near it stands to the amount, and how much like what was paid for. */
  readonly rank: number
}

const PLACES = wordSet('em no na nos nas num numa at in')
const COMPANY = wordSet('com with')
const GOALS = wordSet('para pro pra for to')

function toThing({ input }: Holdings, phrase: Phrase, amount: SlotSpan | undefined): Thing[] {
  const { message, vocabulary } = input
  const { from, to, lead } = phrase
  const category = knownExpenseCategory(nameOf(message, from, to), message.locale, vocabulary)
  if (category === undefined) return []
  const isOfPerson =
    (COMPANY.has(lead) || GOALS.has(lead)) && personAt(message, from, to, vocabulary)
  const before = wordsOf({ message, from: Math.max(0, from - 3), to: from })
  if (isOfPerson || before.some((word) => BEFORE_TIMES.has(word))) return []
  const near = amount ? nearness(input, phrase, amount) : 0
  const rank = near === BEHIND_AMOUNT || !PLACES.has(lead) ? near : near - 1
  return [{ phrase, category, rank }]
}

/** "uma tv de 2 mil na loja": with its price right behind it a thing is what was paid for. */
const PRICED = 6
const PRICING = wordSet('de por for')

const isPricedAt = ({ items }: Message, at: number, amount: SlotSpan): boolean =>
  amount.from === at + 1 && PRICING.has(items[at]?.word ?? '')

/** "62,90 no remédio": what stands right behind an amount is what it was paid for. */
const BEHIND_AMOUNT = 5

/** Small words and verbs of costing that may stand between a thing and its price. */
const JOINING = wordSet(`
  out at came to ran all in
  de do da dos das em no na nos nas num numa com por a o as os um uma para pra pro foi foram deu custou saiu ficou cobrou veio
  of on for at in with to the my our some an was were cost came set me back is it r $ us
`)

const BEFORE_PRICES = new Set([',', ':', '-', '–', '—'])

function nearness(
  { message }: Holdings['input'],
  { from, to, part }: Phrase,
  amount: SlotSpan,
): number {
  const isJoined = (start: number, end: number) =>
    wordsOf({ message, from: start, to: end }).every((word) => JOINING.has(word))
  if (from >= amount.to && isJoined(amount.to, from)) return BEHIND_AMOUNT
  if (to <= amount.from && isJoined(to, amount.from))
    return isPricedAt(message, to, amount) ? PRICED : 4
  if (to === amount.from - 1 && BEFORE_PRICES.has(message.items[to]?.word ?? '')) return 3
  return amount.from >= part.from && amount.to <= part.to ? 2 : 0
}

/** The thing that ranks highest; nothing where two rank alike. */
function likeliest(things: readonly Thing[]): Thing | undefined {
  const [first, second] = [...things].sort((one, other) => other.rank - one.rank)
  return first && first.rank !== second?.rank ? first : undefined
}
