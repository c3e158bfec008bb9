import { type Message, spansIn } from '../../clauses/message.ts'
import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { PhraseSet } from '../../speech/phrase-set.ts'
import { fold } from '../../text/fold.ts'
import { lexiconWords } from '../../values/lexicon.ts'
import { nameOf, titleOf } from '../../values/name-of.ts'
import { personAt } from '../../values/person-at.ts'
import { limitIn } from '../fill/limit-in.ts'
import {
  type BuiltCall,
  type CallBuilder,
  type CallInput,
  floatOf,
  setOf,
  spanOf,
  textOf,
} from './call-builder.ts'
import { amountsIn, asksAmount, countBeforeAmount, dueDayIn, startIn } from './debt-terms.ts'
import { DEBT_CALLS as WORDS } from './words.generated.ts'

/** Words that say what it is and not whose: "do financiamento do carro" keeps both nouns. */
export const JOINERS = WORDS.joiners

/** A name without the amounts, days and small words at its ends. */
export function refOf(message: Message, from: number, to: number): string | undefined {
  let start = from
  let end = to
  const stops = spansIn({ message, from, to }).filter(
    (span) =>
      ['money', 'date', 'installments', 'paymentMethod', 'period', 'moment'].includes(span.type) ||
      (span.type === 'number' && message.items[span.from]?.kind === 'number'),
  )
  for (const span of stops) if (span.from > start) end = Math.min(end, span.from)
  while (start < end && JOINERS.has(message.items[start]?.word ?? '')) start += 1
  end = withoutManner(message, start, end)
  while (
    end > start &&
    (JOINERS.has(message.items[end - 1]?.word ?? '') ||
      WORDS.beforeCount.has(message.items[end - 1]?.word ?? '') ||
      message.items[end - 1]?.kind === 'punctuation')
  )
    end -= 1
  return start < end ? nameWithLender(message, start, end) : undefined
}

/** How it was paid, which names no debt: "do consórcio de uma vez". */
const MANNERS = new PhraseSet(
  'de uma vez, de uma vez só, de uma só vez, adiantado, adiantada, adiantadas, antecipado, antecipada, antecipadas, atrasado, atrasada, atrasadas, em atraso, em dia, junto, juntas, logo, já, também, finalmente, enfim, hoje, agora, de novo, sem juros, com juros, com multa, com atraso, com desconto, no prazo, como paga, como pagas, como quitada, como quitadas',
  'pt-BR',
)
const LONGEST_MANNER = 4

function withoutManner({ items }: Message, from: number, to: number): number {
  for (let length = Math.min(LONGEST_MANNER, to - from - 1); length > 0; length--) {
    const at = to - length
    if (MANNERS.lengthAt((place) => items[place]?.word, at, to) === length) return at
  }
  return to
}

/** "a dívida com o banco": who stands after "com" was not there, but is whom it is owed to. */
function nameWithLender(message: Message, from: number, to: number): string {
  const wordAt = (at: number) => message.items[at]?.word ?? ''
  for (let at = from + 1; at < to - 1; at++) {
    if (!WORDS.company.has(wordAt(at))) continue
    const lender = nameOf(message, at + 1, to)
    return `${nameOf(message, from, at)} ${wordAt(at)} ${lender}`
  }
  return nameOf(message, from, to)
}

export function refIn(input: CallInput, ...names: string[]): string | undefined {
  const text = textOf(input, ...names)
  return text && refOf(input.message, text.from, text.to)
}

/** What is owed, to whom, in how many parts: from the spans of the whole clause, wherever they stand. */
export const buildDebt: CallBuilder = (input) =>
  setOf(input).isStoreCredit === true ? buildStoreCredit(input) : buildPlainDebt(input)

/** "negociei a dívida de 3 mil pra 1.200": what it was is no longer owed. */
const isLowered = ({ message }: CallInput): boolean =>
  message.items.some(({ word }) => WORDS.lowering.has(word)) &&
  message.spans.some(
    ({ type, from }) => type === 'money' && WORDS.fromTo.has(message.items[from - 1]?.word ?? ''),
  )

function buildPlainDebt(input: CallInput): BuiltCall | undefined {
  const { message, clauseFrom, clauseTo } = input
  if (message.items.some(({ word }) => WORDS.paidBack.has(word)) || isLowered(input))
    return undefined
  const all = spansIn({ message, from: clauseFrom, to: clauseTo })
  const count =
    (all.find((span) => span.type === 'installments') as SlotSpanOf<'installments'> | undefined) ??
    (isCounted(input) ? countBeforeAmount(all, message) : undefined)
  const amounts = amountsIn(all, message, count)
  if (amounts === 'bad') return undefined
  const creditorText = textOf(input, 'creditor')
  const details = textOf(input, 'details')
  const creditor = creditorText
    ? creditorOf(input, creditorText.from, creditorText.to)
    : details && lenderIn(message, Math.max(clauseFrom, details.from - 1), details.to)
  const nameText = textOf(input, 'debtName')
  const name = nameText && debtName(input, nameText.from, endOfLoan(message, nameText.to, clauseTo))
  const isInformal = setOf(input).isInformal === true && count === undefined
  const due = dueDayIn(all)
  const start = startIn(all, input)
  const params = {
    ...(name ? { name } : {}),
    ...(creditor ? { creditor } : {}),
    ...(amounts.total === undefined ? {} : { totalAmount: amounts.total }),
    isNegotiated: !isInformal,
    ...(count ? { totalInstallments: count.value } : {}),
    ...(amounts.each === undefined || !count ? {} : { installmentAmount: amounts.each }),
    ...(due === undefined ? {} : { dueDay: due }),
    ...(start === undefined ? {} : { startMonthYear: start }),
  }
  const isNamed = amounts.total !== undefined || count !== undefined
  if (!isNamed && !asksAmount(input)) return undefined
  if (setOf(input).isContract === true && count === undefined) return undefined
  const missing = [
    ...(amounts.total === undefined ? ['totalAmount'] : []),
    ...(count && due === undefined ? ['dueDay'] : []),
    ...(count && start === undefined ? ['startMonthYear'] : []),
  ]
  if (!name && !creditor) missing.push('creditor')
  return { intent: 'create_debt', params, missing }
}

/** On store credit, and where it was found so, "12 de 98" counts instalments. */
const isCounted = (input: CallInput): boolean =>
  setOf(input).isStoreCredit === true || setOf(input).isCounted === true

function creditorOf(input: CallInput, from: number, to: number): string | undefined {
  const person = personAt(input.message, from, to, input.vocabulary)
  return person?.ref ?? refOf(input.message, from, to)
}

/** "financiamento do carro" is what it is for; "empréstimo do Itaú" is whose it is. */
function endOfLoan(message: Message, at: number, to: number): number {
  const thing = message.items[at + 1]
  const isThing =
    WORDS.of.has(message.items[at]?.word ?? '') &&
    at + 1 < to &&
    thing?.kind === 'word' &&
    /^\p{Ll}/u.test(thing.raw) &&
    (message.spansAt.get(at + 1) ?? []).length === 0
  return isThing ? at + 2 : at
}

/** "no Itaú", "from Chase": a proper name after the word that says whose money it is. */
function lenderIn(message: Message, from: number, to: number): string | undefined {
  for (let at = from; at < to - 1; at++) {
    const isLender =
      WORDS.from.has(message.items[at]?.word ?? '') &&
      /^\p{Lu}/u.test(message.items[at + 1]?.raw ?? '')
    if (
      !isLender ||
      message.spansAt.get(at + 1)?.some((span) => span.type === 'date' || span.type === 'period')
    )
      continue
    let end = at + 1
    while (end < to && /^\p{Lu}/u.test(message.items[end]?.raw ?? '')) end += 1
    return nameOf(message, at + 1, end)
  }
  return undefined
}

function debtName({ message }: CallInput, from: number, to: number): string | undefined {
  const ref = refOf(message, from, to)
  return ref === undefined ? undefined : ref.charAt(0).toUpperCase() + ref.slice(1)
}

/** "10x de 200 no carnê": the thing bought names the debt. */
function buildStoreCredit(input: CallInput): BuiltCall | undefined {
  if (isOnCard(input)) return undefined
  const built = buildPlainDebt(input)
  const text = textOf(input, 'debtName')
  if (built === undefined || text === undefined) return built
  const to = endOfName(input, text.from, text.to)
  const shopAt = built.params.creditor === undefined ? shopIn(input.message, text.from, to) : to
  const name = titleOf(input.message, text.from, shopAt)
  const shop = shopAt < to ? { creditor: nameOf(input.message, shopAt + 1, to) } : {}
  return { ...built, params: { ...built.params, name, ...shop } }
}

/** "a geladeira nas Casas Bahia": where a shop is named behind what was bought; else the end. */
function shopIn({ items }: Message, from: number, to: number): number {
  for (let at = from + 1; at < to - 1; at++) {
    const isShop =
      WORDS.atShop.has(items[at]?.word ?? '') && !WORDS.noShops.has(items[at + 1]?.word ?? '')
    if (isShop) return at
  }
  return to
}

/** "parcelei o notebook em 10x no cartão": what a card pays is bought, and owed to nobody. */
const isOnCard = ({ message, clauseFrom, clauseTo }: CallInput): boolean =>
  spansIn({ message, from: clauseFrom, to: clauseTo }).some(
    (span) => span.type === 'paymentMethod' && span.value === 'credit_card',
  )

function endOfName({ message }: CallInput, from: number, to: number): number {
  const stop = spansIn({ message, from, to }).find((span) =>
    ['money', 'installments'].includes(span.type),
  )
  return stop ? stop.from : to
}

const reading = (intent: string, params: Record<string, unknown>): BuiltCall => ({
  intent,
  params,
  missing: [],
})

function isNoDebt(debtRef: string | undefined): boolean {
  if (debtRef === undefined) return false
  if (WORDS.ofCountries.has(fold(debtRef)) || fold(debtRef).startsWith('national debt')) return true
  return lexiconWords(debtRef).some((word) => WORDS.noDebts.has(word))
}

export const buildDebtProgress: CallBuilder = (input) => {
  const said = refIn(input, 'debt')
  if (isNoDebt(said)) return undefined
  const debtRef = said !== undefined && WORDS.allDebts.has(fold(said)) ? undefined : said
  return reading('get_debt_progress', debtRef === undefined ? {} : { debtRef })
}

export const buildDebtHistory: CallBuilder = (input) => {
  const debtRef = refIn(input, 'debt')
  if (isNoDebt(debtRef)) return undefined
  const limit =
    spanOf(input, 'number', 'limit')?.value ??
    spanOf(input, 'installments', 'limit')?.value ??
    limitIn(input.message)
  return {
    intent: 'get_debt_payment_history',
    params: {
      ...(debtRef === undefined ? {} : { debtRef }),
      ...(limit === undefined ? {} : { limit }),
    },
    missing: debtRef === undefined ? ['debtRef'] : [],
  }
}

export const buildUpcomingInstalments: CallBuilder = (input) => {
  const period = (spanOf(input, 'period') ?? floatOf(input, 'period'))?.value
  const day = floatOf(input, 'date')?.value.future
  const month = (period?.future.startDate ?? day ?? input.today).slice(0, 7)
  return reading('get_upcoming_installments', { monthYear: month })
}

export const buildInvestmentsRead: CallBuilder = (input) => {
  const said = refIn(input, 'investment')
  const investmentRef =
    said !== undefined && WORDS.allInvestments.has(fold(said)) ? undefined : said
  return reading('get_investments', investmentRef === undefined ? {} : { investmentRef })
}
