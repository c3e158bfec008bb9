import { wordsOf } from '../../clauses/message.ts'
import { billLexicon } from '../../values/lexicons.ts'
import { type CallInput, setOf, spanOf, textOf } from './call-builder.ts'

/** The slots that name a thing paid for. */
export const NAME_SLOTS = ['name', 'things', 'item', 'purchase'] as const

/** Whether words and an amount together say something else than that a thing was paid for. */
export function isNoPurchase(input: CallInput): boolean {
  const set = setOf(input)
  const key = textOf(input, 'item')?.key
  // "uber 13,90 pra escola" says where to; of other things it would say for whom.
  if (set.isRide === true && key !== 'transport') return true
  if (set.isEaten === true && !isEatable(input)) return true
  if (isCard(input) || isComplaint(input) || isJudged(input) || isTwoBills(input)) return true
  return (
    isCount(input) ||
    isSize(input) ||
    isGauged(input) ||
    hasSecondAmount(input) ||
    isNotYetPaid(input) ||
    isReceived(input) ||
    isOfTheWorld(input) ||
    isShareOfAnother(input) ||
    isPartOfAPayment(input) ||
    isTimed(input)
  )
}

const HOURS = new Set('hour hours hora horas'.split(' '))

/** "hot yoga for an hour ten": a bare number behind hours is their minutes. */
function isTimed(input: CallInput): boolean {
  const money = spanOf(input, 'money')
  if (money === undefined || money.value.isCurrencySaid) return false
  const { items } = input.message
  const before = items[money.from - 1]?.word ?? ''
  const isJoined = before === 'e' || before === 'and'
  return HOURS.has(isJoined ? (items[money.from - 2]?.word ?? '') : before)
}

/** "paguei a luz e o gás, deu 90": two bills and one amount. */
function isTwoBills(input: CallInput): boolean {
  const text = textOf(input, ...NAME_SLOTS)
  if (text === undefined) return false
  const words = wordsOf({ message: input.message, from: text.from, to: text.to })
  const at = words.findIndex((word) => word === 'e' || word === 'and')
  return (
    at > 0 &&
    billLexicon.within(words.slice(0, at)) !== undefined &&
    billLexicon.within(words.slice(at + 1)) !== undefined
  )
}

/** What comes on top of a payment or off it. */
const ON_TOP = new Set(
  'multa juros juro mora encargos correcao acrescimo desconto interest penalty discount surcharge'.split(
    ' ',
  ),
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

/** Beyond this nobody pays for a thing without saying that it was them. */
const WORLDLY_AMOUNT = 1_000_000
/** What is brought out, built or shot is paid for by others. */
const WORLDLY = new Set(
  'lancamento estreia producao construcao foguete satelite campanha launch premiere production rocket campaign merger'.split(
    ' ',
  ),
)

/** "o lançamento do foguete custou 2 milhões" is news. */
function isOfTheWorld(input: CallInput): boolean {
  if (input.hasVerb) return false
  const text = textOf(input, ...NAME_SLOTS)
  const amount = spanOf(input, 'money')?.value.amount ?? 0
  return amount >= WORLDLY_AMOUNT || (text !== undefined && WORLDLY.has(headOf(input, text)))
}

const SHARES = new Set('parte metade cota half share part portion'.split(' '))

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

const OWN = new Set('minha meu nossa nosso my our'.split(' '))
const LEADING = new Set('o a os as um uma do da dos das de no na the a an of for on'.split(' '))

/** The first word of a name that is no article and no preposition. */
function headOf(input: CallInput, text: { from: number; to: number }): string {
  const words = wordsOf({ message: input.message, from: text.from, to: text.to })
  return words.find((word) => !LEADING.has(word) && !OWN.has(word)) ?? ''
}

const COMPLAINTS = new Set('caro cara caros caras barato barata absurdo roubo preco'.split(' '))

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
const NOT_PAID_HEADS = new Set(
  'before after depois antes preco precos valor valores cotacao estimativa previsao proposta orcamento tabela meta promocao desconto se caso quando price prices quote estimate if when into selling renting listing asking offering auctioning trading vendo vendendo alugando anunciando oferecendo'.split(
    ' ',
  ),
)
/** What is foreseen, still owed, called off or done by somebody is no purchase of the speaker. */
const FORESEEN = new Set(
  'previsto prevista previstos previstas estimado estimada estimados estimadas pendente pendentes futuro futura futuros futuras vencer receber cancelado cancelada cancelados canceladas recusado recusada recusados recusadas devolvido devolvida efetuado efetuada realizado realizada pago paga comprado comprada adquirido adquirida contratado contratada'.split(
    ' ',
  ),
)

/** What has come in is no expense, whatever it is called. */
const RECEIVED = new Set(
  'recebido recebida recebidos recebidas creditado creditada creditados creditadas depositado depositada depositados depositadas'.split(
    ' ',
  ),
)

/** Nouns that say by themselves that money came in; "juros" and "aluguel" are paid as often. */
const EARNED = new Set(
  'rendimento rendimentos dividendo dividendos provento proventos honorario honorarios salario salarios comissao comissoes plantao plantoes cache caches royalties reembolso reembolsos estorno estornos restituicao cashback refund refunds reimbursement dividend dividends royalty salary paycheck wages commission'.split(
    ' ',
  ),
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
const PRICES = new Set('preco precos cotacao price prices pricing budget'.split(' '))

const BEFORE_PLACES = new Set('no na nos nas em de do da pro pra para com on at in for'.split(' '))

/** "na feira e quarenta e dois no açougue": an amount of its own, in figures or in words, is no part of a name. */
function hasSecondAmount(input: CallInput): boolean {
  const text = textOf(input, ...NAME_SLOTS)
  if (text === undefined) return false
  const { items, spans } = input.message
  return spans.some(
    (span) =>
      (span.type === 'number' || span.type === 'money') &&
      span.from > text.from &&
      span.to < text.to &&
      ['e', 'and', 'mais'].includes(items[span.from - 1]?.word ?? '') &&
      BEFORE_PLACES.has(items[span.to]?.word ?? ''),
  )
}

/** Up to here a bare number after a thing to wear or to hold is its size or model: "tênis 42", "iphone 15". */
const LARGEST_SIZE = 50

function isSize(input: CallInput): boolean {
  const money = spanOf(input, 'money')
  const text = textOf(input, ...NAME_SLOTS)
  if (money === undefined || text === undefined || input.hasVerb || text.from > money.from)
    return false
  const isBare = !money.value.isCurrencySaid && /^\d{1,2}$/.test(money.text)
  return (
    isBare &&
    text.key === 'shopping' &&
    money.to - text.to === 1 &&
    money.value.amount <= LARGEST_SIZE
  )
}

/** What is read off a gauge, a scale or a list, of whatever thing. */
const GAUGED = new Set(
  `pressao calibragem temperatura velocidade altura largura comprimento profundidade potencia voltagem tensao umidade
  nivel nota placar pontuacao quilometragem distancia idade senha codigo ramal capacidade espessura
  pressure temperature temp speed height width length depth voltage humidity level grade score mileage distance age
  password code capacity thickness`.split(/\s+/),
)
const TYRES = new Set(['pneu', 'pneus'])

/** "pressão do pneu 32", "oven temperature 180": a reading, whatever it is read of. */
function isGauged(input: CallInput): boolean {
  const money = spanOf(input, 'money')
  const text = textOf(input, ...NAME_SLOTS)
  if (money === undefined || text === undefined || input.hasVerb) return false
  const words = wordsOf({ message: input.message, from: text.from, to: text.to })
  // Portuguese says pounds of pressure and of money alike.
  const isPressed = money.value.currency === 'GBP' && words.some((word) => TYRES.has(word))
  if (isPressed && input.message.locale === 'pt-BR') return true
  if (money.value.isCurrencySaid) return false
  const head = input.message.locale === 'en' ? words.at(-1) : headOf(input, text)
  return GAUGED.has(head ?? '') || (words.includes('of') && GAUGED.has(headOf(input, text)))
}

/** Few of a plural are counted ("3 contas", "2000 passos"); "60 groceries" are paid. */
const MOST_COUNTED = 12

/** Whether a bare number right before a plural is how many, not how much. */
function isCount(input: CallInput): boolean {
  const money = spanOf(input, 'money')
  const text = textOf(input, ...NAME_SLOTS)
  if (money === undefined || text === undefined || money.value.isCurrencySaid) return false
  const next = input.message.items[money.to]?.word ?? ''
  const isPlural = next.length > 3 && next.endsWith('s')
  if (isPlural && isPricedBehind(input, money.to)) return true
  if (text.from !== money.to || !isPlural || !/^\d{1,6}$/.test(money.text)) return false
  return money.value.amount <= MOST_COUNTED || text.key === undefined
}

const PRICED = new Set('por a de for at'.split(' '))

/** "pra revender: 10 camisetas por 250": what the things come to is said behind them. */
function isPricedBehind({ message }: CallInput, at: number): boolean {
  const { items, spansAt } = message
  return (
    PRICED.has(items[at + 1]?.word ?? '') &&
    (spansAt.get(at + 2) ?? []).some(({ type }) => type === 'money')
  )
}
