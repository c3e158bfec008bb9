import { wordsOf } from '../../clauses/message.ts'
import { wordSet } from '../../text/word-set.ts'
import {
  billLexicon,
  expenseLexicon,
  firstNameLexicon,
  incomeLexicon,
  relationLexicon,
} from '../../values/lexicons.ts'
import { type CallInput, setOf, spanOf, textOf } from './call-builder.ts'
import { isHourOfPlan } from './hour-of-plan.ts'
import { headOf, LEADING, NAME_SLOTS, OWN } from './name-head.ts'
import { isNoAmount } from './no-amount.ts'
import { isNotSpent } from './not-spent.ts'
import { joinedBy } from './said-words.ts'

/** Whether words and an amount together say something else than that a thing was paid for. */
export function isNoPurchase(input: CallInput): boolean {
  const set = setOf(input)
  const key = textOf(input, 'item')?.key
  // "uber 13,90 pra escola" says where to; of other things it would say for whom.
  if (set.isRide === true && key !== 'transport') return true
  if (set.isEaten === true && !isEatable(input)) return true
  if (
    isBenefit(input) ||
    isCard(input) ||
    isComplaint(input) ||
    isJudged(input) ||
    isTwoBills(input)
  )
    return true
  return (
    isNoAmount(input) ||
    isOfTheHouse(input) ||
    isNotYetPaid(input) ||
    isReceived(input) ||
    isOfTheWorld(input) ||
    isShareOfAnother(input) ||
    isPartOfAPayment(input) ||
    isForAnother(input) ||
    isEarned(input) ||
    isPriced(input) ||
    isPriceNow(input) ||
    isNotSpent(input) ||
    isPriceOfLast(input) ||
    isHourOfPlan(input, NAME_SLOTS)
  )
}

const PAYERS = wordSet('firma empresa casa trabalho chefe company office boss')

/** "almoço 40 na conta da firma", "mercado 200 por conta da minha mãe", "with dad's card": somebody else pays. */
function isForAnother({ message }: CallInput): boolean {
  const { items } = message
  const isTheirs = (at: number) =>
    relationLexicon.at(wordsOf({ message, from: at, to: items.length }), 0) !== undefined ||
    isFirstName(items[at]?.word)
  return items.some(({ word }, at) => {
    if (CARDS.has(word) && items[at - 1]?.word === "'s") return isTheirs(at - 2)
    if (!OF_WHOM.has(items[at + 1]?.word ?? '')) return false
    if (CARDS.has(word)) return isTheirs(OWN.has(items[at + 2]?.word ?? '') ? at + 3 : at + 2)
    if (word !== 'conta') return false
    const before = items[at - 1]?.word
    return before === 'por' || (before === 'na' && PAYERS.has(items[at + 2]?.word ?? ''))
  })
}

/** Names that are words as well ("Rosa", "Bill") may be of a bank or a shop. */
const isFirstName = (word = ''): boolean => {
  const entry = firstNameLexicon.at([word], 0)
  return entry !== undefined && entry.key !== 'words'
}

const OF_WHOM = wordSet('da do de')

const EARNING = wordSet('charged billed invoiced cobrei')
const WAS = wordSet('was were got get been being')
const PAYERS_OF_ONE = wordSet(
  'client clients customer customers tenant tenants patient patients student students guest guests buyer cliente clientes inquilino inquilina paciente aluno aluna',
)

/** "charged 50 to my client", "cobrei 50 do cliente": what is asked of those who pay the speaker. */
function isEarned(input: CallInput): boolean {
  const { items } = input.message
  const words = items.slice(input.clauseFrom, input.clauseTo).map(({ word }) => word)
  const at = words.findIndex((word) => EARNING.has(word))
  if (at < 0 || WAS.has(words[at - 1] ?? '')) return false
  return words.slice(at + 1).some((word) => PAYERS_OF_ONE.has(word))
}

const COSTING = wordSet('ta esta custa anda costs')

/** "gasolina tá 6,50": what a thing costs now was not paid. */
function isPriceNow(input: CallInput): boolean {
  const money = spanOf(input, 'money')
  if (money === undefined || input.hasVerb) return false
  return (
    money.from > input.clauseFrom && COSTING.has(input.message.items[money.from - 1]?.word ?? '')
  )
}

/** "the bike's 900 at the shop": what a thing costs there; "Sainsbury's 40" is where it was spent. */
function isPriced(input: CallInput): boolean {
  const text = textOf(input, ...NAME_SLOTS)
  const { items } = input.message
  if (text === undefined || items[text.to - 1]?.word !== "'s") return false
  const words = wordsOf({ message: input.message, from: text.from, to: text.to })
  return expenseLexicon.at(words, 0)?.words.length !== words.length
}

/** "paguei a luz e o gás, deu 90": two bills and one amount. */
function isTwoBills(input: CallInput): boolean {
  const text = textOf(input, ...NAME_SLOTS)
  if (text === undefined) return false
  const words = wordsOf({ message: input.message, from: text.from, to: text.to })
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
function isBenefit(input: CallInput): boolean {
  const text = textOf(input, ...NAME_SLOTS)
  if (text === undefined || input.hasVerb) return false
  const words = wordsOf({ message: input.message, from: text.from, to: text.to })
  const length = incomeLexicon.at(words, 0)?.words.length ?? 0
  return length > 1 && length > (expenseLexicon.within(words)?.words.length ?? length)
}

/** What comes on top of a payment or off it. */
const ON_TOP = wordSet(
  'multa juros juro mora encargos correcao acrescimo desconto interest penalty discount surcharge',
)
const WITH = new Set(['com', 'contando', 'incluindo', 'with', 'including'])

/** "com multa deu 318": what a payment came to is no payment of its own. */
export function isPartOfAPayment(input: CallInput): boolean {
  const text = textOf(input, ...NAME_SLOTS, 'incomeName')
  if (text === undefined || !input.message.items.slice(text.from, text.to).some(isOnTop))
    return false
  const before = input.message.items.slice(Math.max(input.clauseFrom, text.from - 5), text.to)
  const at = before.findIndex(isOnTop)
  return before.slice(0, at).some(({ word }) => WITH.has(word))
}

const isOnTop = ({ word }: { readonly word: string }): boolean => ON_TOP.has(word)

const HOUSE_ORDERS = wordSet(
  'turn switch dim lock unlock liga ligue desliga desligue acende acenda tranca tranque',
)

/** "turn the hall light off at 9": what is ordered of a house has an hour, and no price. */
function isOfTheHouse(input: CallInput): boolean {
  const text = textOf(input, ...NAME_SLOTS)
  return text !== undefined && HOUSE_ORDERS.has(input.message.items[text.from]?.word ?? '')
}

const COSTS_ALONE = wordSet('saiu custou ficou cost')

/** "3 copos de água e o café saiu 9 reais": in the singular, and with its article, the last alone is priced. */
function isPriceOfLast(input: CallInput): boolean {
  const { message } = input
  const text = textOf(input, ...NAME_SLOTS)
  if (text === undefined || !COSTS_ALONE.has(message.items[text.to]?.word ?? '')) return false
  return wordsOf({ message, from: text.from + 1, to: text.to }).some(
    (word, at, words) => AND.has(word) && DEFINITE_ONE.has(words[at + 1] ?? ''),
  )
}

const AND: ReadonlySet<string> = new Set(['e', 'and'])
const DEFINITE_ONE: ReadonlySet<string> = new Set(['o', 'a', 'the'])

/** Beyond this nobody pays for a thing without saying that it was them. */
const WORLDLY_AMOUNT = 1_000_000
/** What is brought out, built or shot is paid for by others. */
const WORLDLY = wordSet(
  'lancamento estreia producao construcao foguete satelite campanha launch premiere production rocket campaign merger',
)

/** "o lançamento do foguete custou 2 milhões" is news. */
function isOfTheWorld(input: CallInput): boolean {
  if (input.hasVerb) return false
  const text = textOf(input, ...NAME_SLOTS)
  const amount = spanOf(input, 'money')?.value.amount ?? 0
  return amount >= WORLDLY_AMOUNT || (text !== undefined && WORLDLY.has(headOf(input, text)))
}

const SHARES = wordSet('parte metade cota half share part portion')

/** "a parte da Ana", "Ana's half of the dinner": what somebody else paid of it. */
function isShareOfAnother(input: CallInput): boolean {
  const text = textOf(input, ...NAME_SLOTS)
  if (text === undefined) return false
  const { items } = input.message
  const isHead = SHARES.has(headOf(input, text))
  const opening = items.slice(input.clauseFrom, text.from + 2).map((item) => item.word)
  if (isHead) return !opening.some((word) => OWN.has(word))
  return items
    .slice(text.from, text.to)
    .some((item, index) => SHARES.has(item.word) && items[text.from + index - 1]?.word === "'s")
}

const COMPLAINTS = wordSet('caro cara caros caras barato barata absurdo roubo preco')

/** "tava tudo caro, 12 reais o tomate" is what things cost there. */
function isComplaint(input: CallInput): boolean {
  const { items } = input.message
  const text = textOf(input, ...NAME_SLOTS)
  if (input.hasVerb || text === undefined) return false
  const isEachPriced = [text.from, text.from - 1].some((at) =>
    ['o', 'a'].includes(items[at]?.word ?? ''),
  )
  const isFirst = text.from > (spanOf(input, 'money')?.from ?? Number.MAX_SAFE_INTEGER)
  return isEachPriced && isFirst && items.some(({ word }) => COMPLAINTS.has(word))
}

const COPULAS = new Set(['é', 'eh', 'is', "isn't", 'seems', 'parece', 'tá', 'ta', 'está'])

/** "32 é muito pro uber": what is said of a price is no name of a thing. */
function isJudged(input: CallInput): boolean {
  const text = textOf(input, ...NAME_SLOTS)
  const money = spanOf(input, 'money')
  if (text === undefined || money === undefined || input.hasVerb) return false
  const opening = input.message.items[text.from]?.raw.toLowerCase() ?? ''
  return money.to === text.from && COPULAS.has(opening)
}

/** What is had at a table; of other things "tomei um remédio 500" is a dose. */
function isEatable(input: CallInput): boolean {
  const key = textOf(input, 'item')?.key
  return key === 'food' || key === 'entertainment'
}

/** Words that open a name which is no thing paid for: a price, an estimate, a condition. */
const NOT_PAID_HEADS = wordSet(
  'before after depois antes preco precos valor valores cotacao estimativa previsao proposta orcamento tabela meta promocao desconto se caso quando price prices quote estimate if when into selling renting listing asking offering auctioning trading vendo vendendo alugando anunciando oferecendo',
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

function isReceived(input: CallInput): boolean {
  const { items } = input.message
  const name = textOf(input, ...NAME_SLOTS)
  const head = name && items[input.message.locale === 'en' ? name.to - 1 : name.from]
  if (!input.hasVerb && head && EARNED.has(head.word)) return true
  return items.slice(input.clauseFrom, input.clauseTo).some((item) => RECEIVED.has(item.word))
}

/** Whether the words bound as a name name nothing that was paid for, or nothing paid yet. */
export function isNotYetPaid(input: CallInput): boolean {
  const text = textOf(input, ...NAME_SLOTS, 'incomeName')
  if (text === undefined || setOf(input).isPlan === true) return false
  // "paguei 250 no cartão de crédito" says how, not what.
  const isWayToPay = input.message.spans.some(
    (span) => span.type === 'paymentMethod' && span.from <= text.from && span.to === text.to,
  )
  const words = wordsOf({ message: input.message, from: text.from, to: text.to })
  return (
    isWayToPay ||
    NOT_PAID_HEADS.has(words[0] ?? '') ||
    NOT_PAID_HEADS.has(headOf(input, text)) ||
    words.some((word) => FORESEEN.has(word) || PRICES.has(word))
  )
}

/** "my card limit is 3000" tells what the bank allows. */
function isCard(input: CallInput): boolean {
  const text = textOf(input, ...NAME_SLOTS)
  if (text === undefined || setOf(input).isPlan !== true) return false
  const words = wordsOf({ message: input.message, from: text.from, to: text.to })
  return words.every((word) => CARDS.has(word) || LEADING.has(word) || OWN.has(word))
}

const CARDS = new Set(['card', 'cartao', 'credit', 'credito'])

/** A price is what would be paid: "the course price". */
const PRICES = wordSet('preco precos cotacao price prices pricing budget quote quotes estimate')
