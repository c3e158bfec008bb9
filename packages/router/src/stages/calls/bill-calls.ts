import { spansIn, wordsOf } from '../../clauses/message.ts'
import type { TextBinding } from '../../grammar/match.ts'
import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { lexiconWords } from '../../values/lexicon.ts'
import { billLexicon, expenseLexicon, investmentLexicon } from '../../values/lexicons.ts'
import { nameOf, titleOf } from '../../values/name-of.ts'
import { billCategoryIn } from './bill-category.ts'
import {
  type BuiltCall,
  type CallBuilder,
  type CallInput,
  dateSince,
  floatOf,
  recordDate,
  setOf,
  spanOf,
  textOf,
} from './call-builder.ts'
import { joinedBy } from './said-words.ts'
import { BILL_CALLS as WORDS } from './words.generated.ts'

const LARGEST_DAY = 31

/**
 * The month of the bill when it is not this one: "o aluguel de outubro". Of two years it is the nearer:
 * "o aluguel de dezembro", paid in November, is paid ahead.
 */
function billMonth(input: CallInput): { monthYear?: string } {
  const period = spanOf(input, 'period') ?? floatOf(input, 'period') ?? monthNamed(input)
  if (period === undefined || period.value.granularity !== 'month') return {}
  const monthYear = period.value.unspecified.startDate.slice(0, 7)
  return monthYear === input.today.slice(0, 7) ? {} : { monthYear }
}

const isPaid = (input: CallInput): boolean => input.reading.sentence.intent === 'mark_bill_paid'

/** A month that the sentence's own words passed over: "do mês passado". */
function monthNamed({
  message,
  clauseFrom,
  clauseTo,
}: CallInput): SlotSpanOf<'period'> | undefined {
  return spansIn({ message, from: clauseFrom, to: clauseTo }).find(
    (span): span is SlotSpanOf<'period'> =>
      span.type === 'period' && span.value.granularity === 'month',
  )
}

function billRef(input: CallInput): { billRef?: string } {
  const text = textOf(input, 'bill', 'billRef', 'name')
  if (text === undefined) return {}
  const { items } = input.message
  const next = text.to < input.clauseTo ? (items[text.to]?.word ?? '') : ''
  // "paid the phone bill" says which bill; "mark the phone bill unpaid" says that it is one.
  const isTail = WORDS.nameTails.has(next) || (next === 'bill' && isPaid(input))
  return { billRef: nameOf(input.message, text.from, isTail ? text.to + 1 : text.to) }
}

/** Whether the name of a bill may be a word of talk that opens the clause. */
function isTalk(input: CallInput): boolean {
  const text = textOf(input, 'bill', 'billRef', 'name')
  if (text === undefined || text.to - text.from > 1 || text.from !== input.clauseFrom) return false
  return WORDS.alsoTalk.has(input.message.items[text.from]?.word ?? '')
}

/** "acho que paguei a luz" is not known yet; "I guess" opens it, and says nothing behind it. */
const isUnsure = ({ message, clauseTo }: CallInput): boolean =>
  message.items
    .slice(0, Math.min(clauseTo, MOST_OPENING))
    .some(({ word }) => WORDS.thinking.has(word))

const MOST_OPENING = 3

/** "paguei 45 na conta do bar": what is had at a table is no bill of every month. */
function isTable(input: CallInput): boolean {
  const text = textOf(input, 'billRef')
  if (text === undefined) return false
  const words = wordsOf({ message: input.message, from: text.from, to: text.to })
  const own = input.vocabulary?.bills?.map((name) => lexiconWords(name).join(' '))
  if (billLexicon.within(words) !== undefined || own?.includes(words.join(' '))) return false
  return TABLES.has(expenseLexicon.within(words)?.key ?? '')
}

const TABLES = new Set(['food', 'entertainment'])

/** "paguei 150 da diarista": work is paid like any other, unless the user keeps it as a bill. */
function isWage(input: CallInput): boolean {
  const text = textOf(input, 'bill')
  const money = spanOf(input, 'money')
  if (text === undefined || money === undefined || money.from > text.from) return false
  const words = wordsOf({ message: input.message, from: text.from, to: text.to })
  const isPaying = WORDS.paying.has(input.message.items[money.from - 1]?.word ?? '')
  return isPaying && text.key !== 'own' && WORDS.workers.has(words[0] ?? '')
}

const isNoName = (billRef: string | undefined): boolean => {
  const words = billRef === undefined ? [] : lexiconWords(billRef)
  return words.some((word) => WORDS.notInNames.has(word)) || isPair(words)
}

/** "o boleto da luz e do gás": two bills, unless one is known by both names. */
function isPair(words: readonly string[]): boolean {
  if (billLexicon.at(words, 0)?.words.length === words.length) return false
  return joinedBy(words)?.every((part) => billLexicon.within(part) !== undefined) === true
}

export const buildBillPaid: CallBuilder = (input) => {
  const built = buildOnePaid(input)
  const others = ['second', 'third'].flatMap((slot) => textOf(input, slot) ?? [])
  if (
    built === undefined ||
    isTalk(input) ||
    isUnsure(input) ||
    isTable(input) ||
    isWage(input) ||
    isNoName(built.params.billRef as string | undefined)
  )
    return undefined
  if (others.length === 0) return built
  return allPaid(input, built, others)
}

/** "luz e água pagas": what follows the last of several bills holds for each, when nothing else is said. */
function allPaid(
  { message, clauseFrom, clauseTo }: CallInput,
  first: BuiltCall,
  others: readonly TextBinding[],
): BuiltCall | undefined {
  const isRest = (at: number) => at < clauseFrom || at >= clauseTo
  const rest = message.items.filter(
    (item, at) => isRest(at) && item.kind === 'word' && !WORDS.ticking.has(item.word),
  )
  const hasMore = rest.length > 0 && !isUnpaid(rest.map(({ word }) => word))
  if (hasMore || first.missing.length > 0) return undefined
  const refs = others.map(({ from, to }) => nameOf(message, from, to))
  const actions = [first.params, ...refs.map((billRef) => ({ ...first.params, billRef }))]
  return {
    intent: 'multi',
    params: { actions: actions.map((params) => ({ intent: first.intent, params })) },
    missing: [],
  }
}

/** "rent and internet are paid, gas isn't": what else is said is of a bill that still waits. */
const isUnpaid = (words: readonly string[]): boolean =>
  words.length <= MOST_UNPAID_WORDS && words.some((word) => WORDS.unpaid.has(word))

const MOST_UNPAID_WORDS = 6

function buildOnePaid(input: CallInput): BuiltCall | undefined {
  const since = dateSince(input)
  const when = since === undefined ? recordDate(withoutPeriod(input)) : { date: since }
  if (when === undefined) return undefined
  const money = spanOf(input, 'money')
  const ref = billRef(input)
  const params = {
    ...ref,
    ...(when.problem ? {} : { paidDate: when.date }),
    ...(money === undefined || money.invalid ? {} : { amount: money.value.amount }),
    ...billMonth(input),
  }
  const missing = [
    ...(ref.billRef === undefined ? ['billRef'] : []),
    ...(when.problem ? ['paidDate'] : []),
    ...(money?.invalid ? ['amount'] : []),
  ]
  const reason = when.problem ?? money?.invalid
  return { intent: 'mark_bill_paid', params, missing, ...(reason ? { reason } : {}) }
}

/** The month said belongs to the bill, not to the day of payment. */
function withoutPeriod(input: CallInput): CallInput {
  const { reading } = input
  const floats = reading.match.floats.filter((span) => span.type !== 'period')
  return { ...input, reading: { ...reading, match: { ...reading.match, floats } } }
}

export const buildBillUnpaid: CallBuilder = (input) => {
  const ref = billRef(input)
  return {
    intent: 'unmark_bill_paid',
    params: { ...ref, ...billMonth(input) },
    missing: ref.billRef === undefined ? ['billRef'] : [],
  }
}

/** The day a bill is due, said as such or as "dia 4". */
function dueDay(input: CallInput): { day: number; invalid?: string } | undefined {
  const due = spanOf(input, 'dueDay')
  if (due) return { day: due.value, ...(due.invalid ? { invalid: due.invalid } : {}) }
  const day = spanOf(input, 'date', 'dueDay')?.value.dayOfMonth
  const rhythm = spanOf(input, 'recurrence', 'dueDay')?.value.dayOfMonth
  const said = day ?? rhythm
  return said === undefined ? undefined : { day: said }
}

/** "anota mercado 50 dia 5" is a purchase of that day: a bill is due, or known as one. */
function isDue(input: CallInput, name: string | undefined): boolean {
  const { message, clauseFrom, clauseTo } = input
  if (spanOf(input, 'dueDay') ?? spanOf(input, 'recurrence')) return true
  if (name !== undefined && billLexicon.within(lexiconWords(name)) !== undefined) return true
  return message.items.slice(clauseFrom, clauseTo).some(({ word }) => WORDS.billWords.has(word))
}

export const buildBill: CallBuilder = (input) => {
  const text = textOf(input, 'name', 'bill')
  const money = spanOf(input, 'money')
  const due = dueDay(input)
  const name = text && titleOf(input.message, text.from, text.to)
  const isPutAside = name !== undefined && investmentLexicon.at(lexiconWords(name), 0) !== undefined
  if (isPutAside || !isDue(input, name)) return undefined
  const isDueBad = due !== undefined && (due.invalid !== undefined || due.day > LARGEST_DAY)
  const params = {
    ...(name === undefined ? {} : { name, category: billCategoryIn(input, name) }),
    ...(money === undefined || money.invalid ? {} : { amount: money.value.amount }),
    ...(money !== undefined && money.value.currency !== 'BRL'
      ? { currency: money.value.currency }
      : {}),
    ...(due === undefined || isDueBad ? {} : { dueDay: due.day }),
    isRecurring: setOf(input).isOnce !== true,
  }
  const missing = [
    ...(name === undefined ? ['name'] : []),
    ...(money === undefined || money.invalid ? ['amount'] : []),
    ...(due === undefined || isDueBad ? ['dueDay'] : []),
  ]
  const reason = money?.invalid ?? (isDueBad ? (due?.invalid ?? 'out-of-range') : undefined)
  return { intent: 'create_bill', params, missing, ...(reason ? { reason } : {}) }
}
