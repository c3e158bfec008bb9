import { wordsOf } from '../../clauses/message.ts'
import { wordSet } from '../../text/word-set.ts'
import {
  billLexicon,
  expenseLexicon,
  firstNameLexicon,
  incomeLexicon,
  relationLexicon,
} from '../../values/lexicons.ts'
import { CuedChecks } from '../cued-checks.ts'
import { type CallInput, setOf, textOf } from './call-builder.ts'
import { isHourOfPlan } from './hour-of-plan.ts'
import { isBeyondAnybody, NEVER_PAID } from './never-paid.ts'
import { NO_AMOUNT, NO_AMOUNT_BY_WORD } from './no-amount.ts'
import { NOT_FOR_SALE } from './not-for-sale.ts'
import { NOT_SPENT } from './not-spent.ts'
import { NOT_TAKEN } from './not-taken.ts'
import { OF_OTHER_RECORD } from './of-other-record.ts'
import {
  clauseWords,
  LEADING,
  type Objection,
  OWN,
  type Purchase,
  readPurchase,
} from './purchase.ts'
import { joinedBy } from './said-words.ts'
import { TAKEN_BACK } from './taken-back.ts'
import { TO_BE_GIVEN } from './to-be-given.ts'

/** Whether words and an amount together say something else than that a thing was paid for. */
export function isNoPurchase(input: CallInput): boolean {
  const purchase = readPurchase(input)
  return (
    OBJECTIONS.some((holds) => holds(purchase)) ||
    OBJECTIONS_BY_WORD.someHolds(input.message.items, purchase)
  )
}

/** "uber 13,90 pra escola" says where to; of other things it would say for whom. */
const isNoRide: Objection = ({ input }) =>
  setOf(input).isRide === true && textOf(input, 'item')?.key !== 'transport'

const PAYERS = wordSet('firma empresa casa trabalho chefe company office boss corporate')

/** "almoço 40 na conta da firma", "mercado 200 por conta da minha mãe", "with dad's card": somebody else pays. */
function isForAnother({ input: { message } }: Purchase): boolean {
  const { items } = message
  const isTheirs = (at: number) =>
    relationLexicon.at(wordsOf({ message, from: at, to: items.length }), 0) !== undefined ||
    isFirstName(items[at]?.word)
  return items.some(({ word }, at) => {
    if (CARDS.has(word) && items[at - 1]?.word === "'s") return isTheirs(at - 2)
    if (CARDS.has(word) && PAYERS.has(items[at - 1]?.word ?? '')) return true
    if (!OF_WHOM.has(items[at + 1]?.word ?? '')) return false
    if (CARDS.has(word)) return isTheirs(OWN.has(items[at + 2]?.word ?? '') ? at + 3 : at + 2)
    if (word !== ACCOUNT) return false
    const before = items[at - 1]?.word
    return before === 'por' || (before === 'na' && PAYERS.has(items[at + 2]?.word ?? ''))
  })
}

/** Names that are words as well ("Rosa", "Bill") may be of a bank or a shop. */
const isFirstName = (word = ''): boolean => {
  const entry = firstNameLexicon.at([word], 0)
  return entry !== undefined && entry.key !== 'words'
}

const ACCOUNT = 'conta'
const OF_WHOM = wordSet('da do de')

const EARNING = wordSet('charged billed invoiced cobrei')
const WAS = wordSet('was were got get been being')
const PAYERS_OF_ONE = wordSet(
  'client clients customer customers tenant tenants patient patients student students guest guests buyer cliente clientes inquilino inquilina paciente aluno aluna',
)

/** "charged 50 to my client", "cobrei 50 do cliente": what is asked of those who pay the speaker. */
function isEarned({ input }: Purchase): boolean {
  const words = clauseWords(input)
  const at = words.findIndex((word) => EARNING.has(word))
  if (at < 0 || WAS.has(words[at - 1] ?? '')) return false
  return words.slice(at + 1).some((word) => PAYERS_OF_ONE.has(word))
}

const COSTING = wordSet('ta esta custa anda costs charges')

/** "the cleaner charges 180", where "delivery charges 5" were paid. */
const TRADESPERSON = /(?:er|or|ian|ist|man|lady|guy)$/

/** "gasolina tá 6,50": what a thing costs now was not paid. */
function isPriceNow({ input, money }: Purchase): boolean {
  if (money === undefined || input.hasVerb || money.from === input.clauseFrom) return false
  const [who = '', verb = ''] = [2, 1].map((back) => input.message.items[money.from - back]?.word)
  return verb === 'charges' ? TRADESPERSON.test(who) : COSTING.has(verb)
}

/** "the bike's 900 at the shop": what a thing costs there; "Sainsbury's 40" is where it was spent. */
function isPriced({ input, name, words }: Purchase): boolean {
  if (name === undefined || input.message.items[name.to - 1]?.word !== POSSESSIVE) return false
  return expenseLexicon.at(words, 0)?.words.length !== words.length
}

const POSSESSIVE = "'s"

/** "paguei a luz e o gás, deu 90": two bills and one amount. */
function isTwoBills({ input, words }: Purchase): boolean {
  const [first, second] = joinedBy(words) ?? []
  if (first === undefined || second === undefined || billLexicon.within(first) === undefined)
    return false
  return billLexicon.within(second) !== undefined || (isSettled(input) && isKnown(second))
}

/** "paguei a luz e o mercado, 300": what is paid off with a bill is no part of its name. */
const isSettled = ({ message, clauseFrom, clauseTo }: CallInput): boolean =>
  message.items.slice(clauseFrom, clauseTo).some(({ word }) => SETTLING.has(word))

const SETTLING = wordSet('paguei pagamos quitei quitamos paid')
const isKnown = (words: readonly string[]): boolean => expenseLexicon.within(words) !== undefined

/** "bolsa família 600": what is paid out has a name that begins like a thing one buys. */
function isBenefit({ input, words }: Purchase): boolean {
  if (input.hasVerb) return false
  const length = incomeLexicon.at(words, 0)?.words.length ?? 0
  return length > 1 && length > (expenseLexicon.within(words)?.words.length ?? length)
}

/** What comes on top of a payment or off it. */
const ON_TOP = wordSet(
  'multa juros juro mora encargos correcao acrescimo desconto interest penalty discount surcharge',
)
const WITH = wordSet('com contando incluindo with including')

/** Words that say when, and no float holds. */
const TIMES = wordSet(
  `feriado feriadao fim final semana fds manha tarde noite madrugada segunda terca quarta quinta sexta sabado domingo
  weekend night morning afternoon evening`,
)

/** "gastei 80 no fim de semana": when it was, and not what for. */
function isOnlyWhen({ input, words }: Purchase): boolean {
  const said = words.filter((word) => !LEADING.has(word) && !OWN.has(word) && !THIS.has(word))
  return input.hasVerb && said.length > 0 && said.every((word) => TIMES.has(word))
}

const THIS = wordSet('esse essa este esta passado passada this last over')

/** "com multa deu 318": what a payment came to is no payment of its own. */
export function isPartOfAPayment({ input, name, words }: Purchase): boolean {
  if (name === undefined || !words.some(isOnTop)) return false
  const { message, clauseFrom } = input
  const before = wordsOf({ message, from: Math.max(clauseFrom, name.from - 5), to: name.to })
  return before.slice(0, before.findIndex(isOnTop)).some((word) => WITH.has(word))
}

const isOnTop = (word: string): boolean => ON_TOP.has(word)

const HOUSE_ORDERS = wordSet(
  'turn switch dim lock unlock liga ligue desliga desligue acende acenda tranca tranque',
)

/** "turn the hall light off at 9": what is ordered of a house has an hour, and no price. */
const isOfTheHouse: Objection = ({ words }) => HOUSE_ORDERS.has(words[0] ?? '')

const COSTS_ALONE = wordSet('saiu custou ficou cost')

/** "3 copos de água e o café saiu 9 reais": in the singular, and with its article, the last alone is priced. */
function isPriceOfLast({ input, name, words }: Purchase): boolean {
  if (name === undefined || !COSTS_ALONE.has(input.message.items[name.to]?.word ?? '')) return false
  return words.some((word, at) => at > 0 && AND.has(word) && DEFINITE_ONE.has(words[at + 1] ?? ''))
}

const AND: ReadonlySet<string> = new Set(['e', 'and'])
const DEFINITE_ONE: ReadonlySet<string> = new Set(['o', 'a', 'the'])

const SHARES = wordSet('parte metade cota half share part portion')

/** "a parte da Ana", "Ana's half of the dinner": what somebody else paid of it. */
function isShareOfAnother({ input, name, words, head }: Purchase): boolean {
  if (name === undefined) return false
  const { items } = input.message
  if (!SHARES.has(head))
    return words.some(
      (word, at) => SHARES.has(word) && items[name.from + at - 1]?.word === POSSESSIVE,
    )
  return !items.slice(input.clauseFrom, name.from + 2).some(({ word }) => OWN.has(word))
}

const COMPLAINTS = wordSet('caro cara caros caras barato barata absurdo roubo preco')

/** "tava tudo caro, 12 reais o tomate" is what things cost there. */
function isComplaint({ input, money, name }: Purchase): boolean {
  if (input.hasVerb || name === undefined) return false
  const { items } = input.message
  const isEachPriced = [name.from, name.from - 1].some((at) => EACH_OF.has(items[at]?.word ?? ''))
  return isEachPriced && name.from > (money?.from ?? Number.MAX_SAFE_INTEGER)
}

const EACH_OF = wordSet('o a')

const COPULAS = new Set(['é', 'eh', 'is', "isn't", 'seems', 'parece', 'tá', 'ta', 'está'])

/** "32 é muito pro uber": what is said of a price is no name of a thing. */
function isJudged({ input, money, name }: Purchase): boolean {
  if (name === undefined || money?.to !== name.from || input.hasVerb) return false
  return COPULAS.has(input.message.items[name.from]?.raw.toLowerCase() ?? '')
}

/** What is had at a table; of other things "tomei um remédio 500" is a dose. */
function isInedible({ input }: Purchase): boolean {
  if (setOf(input).isEaten !== true) return false
  const key = textOf(input, 'item')?.key
  return key !== 'food' && key !== 'entertainment'
}

/** Words that open a name which is no thing paid for: a price, an estimate, a condition. */
const NOT_PAID_HEADS = wordSet(
  'indique receba ganhe refer earn before after depois antes preco precos valor valores cotacao estimativa previsao proposta orcamento tabela meta promocao desconto se caso quando price prices quote estimate if when into selling renting listing listed posted advertised anunciei asking offering auctioning trading vendo vendendo alugando anunciando oferecendo',
)
/** What is foreseen, still owed, called off or done by somebody is no purchase of the speaker. */
const FORESEEN = wordSet(
  'previsto prevista previstos previstas estimado estimada estimados estimadas pendente pendentes futuro futura futuros futuras vencer receber cancelado cancelada cancelados canceladas recusado recusada recusados recusadas devolvido devolvida efetuado efetuada realizado realizada pago paga comprado comprada adquirido adquirida contratado contratada',
)

/** What has come in is no expense, whatever it is called. */
const RECEIVED = wordSet(
  'recebido recebida recebidos recebidas creditado creditada creditados creditadas depositado depositada depositados depositadas',
)

/** Nouns that say by themselves that money came in; "juros" and "aluguel" are paid as often. */
const EARNED = wordSet(
  'rendimento rendimentos dividendo dividendos provento proventos honorario honorarios salario salarios comissao comissoes plantao plantoes cache caches royalties reembolso reembolsos estorno estornos restituicao cashback refund refunds reimbursement dividend dividends royalty salary paycheck wages commission',
)

/** "rendimento 80", "my refund 30". */
function isEarnedByName({ input, name }: Purchase): boolean {
  if (name === undefined || input.hasVerb) return false
  const { items, locale } = input.message
  return EARNED.has(items[locale === 'en' ? name.to - 1 : name.from]?.word ?? '')
}

const isReceived: Objection = ({ input }) => clauseWords(input).some((word) => RECEIVED.has(word))

/** Whether the words bound as a name name nothing that was paid for, or nothing paid yet. */
export const isNotYetPaid: Objection = (purchase) => isWayToPay(purchase) || isUnpaid(purchase)

/** "paguei 250 no cartão de crédito" says how, not what. */
const isWayToPay: Objection = ({ input, name }) =>
  name !== undefined &&
  setOf(input).isPlan !== true &&
  input.message.spans.some(
    (span) => span.type === 'paymentMethod' && span.from <= name.from && span.to === name.to,
  )

const isUnpaid: Objection = ({ input, words, head }) =>
  setOf(input).isPlan !== true &&
  (NOT_PAID_HEADS.has(words[0] ?? '') ||
    NOT_PAID_HEADS.has(head) ||
    words.some((word) => FORESEEN.has(word) || PRICES.has(word)))

/** "my card limit is 3000" tells what the bank allows. */
const isCard: Objection = ({ input, name, words }) =>
  name !== undefined &&
  setOf(input).isPlan === true &&
  words.every((word) => CARDS.has(word) || LEADING.has(word) || OWN.has(word))

const CARDS = wordSet('card cartao credit credito')

/** A price is what would be paid: "the course price". */
const PRICES = wordSet('preco precos cotacao price prices pricing budget quote quotes estimate')

/** What speaks against a purchase, whatever its words are. */
const OBJECTIONS: readonly Objection[] = [
  isNoRide,
  isInedible,
  isCard,
  isJudged,
  isWayToPay,
  isBeyondAnybody,
  ...NO_AMOUNT,
  isBenefit,
]

/** What speaks against one where a word calls for it. */
const OBJECTIONS_BY_WORD = new CuedChecks<Purchase>([
  ...NO_AMOUNT_BY_WORD,
  ...NOT_SPENT,
  ...NOT_TAKEN,
  ...NOT_FOR_SALE,
  ...TO_BE_GIVEN,
  [TIMES, isOnlyWhen],
  ...OF_OTHER_RECORD,
  ...TAKEN_BACK,
  ...NEVER_PAID,
  [AND, isTwoBills],
  [COMPLAINTS, isComplaint],
  [HOUSE_ORDERS, isOfTheHouse],
  [new Set([...NOT_PAID_HEADS, ...FORESEEN, ...PRICES]), isUnpaid],
  [EARNED, isEarnedByName],
  [RECEIVED, isReceived],
  [SHARES, isShareOfAnother],
  [ON_TOP, isPartOfAPayment],
  [new Set([...CARDS, ACCOUNT]), isForAnother],
  [EARNING, isEarned],
  [new Set([POSSESSIVE]), isPriced],
  [COSTING, isPriceNow],
  [COSTS_ALONE, isPriceOfLast],
  [new Set(['at']), isHourOfPlan],
])
