import { wordsOf } from '../../clauses/message.ts'
import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { categoryLexicon, eventLexicon, expenseLexicon } from '../../values/lexicons.ts'
import { nameOf } from '../../values/name-of.ts'
import { type CallBuilder, type CallInput, floatOf, setOf, spanOf, textOf } from './call-builder.ts'
import { namesExpense, namesKind, type RecordKind } from './class-nouns.ts'
import { amountParams } from './money-calls.ts'
import { NAME_SLOTS } from './purchase.ts'
import { EXPENSE_CHANGES as WORDS } from './words.generated.ts'

/** What is no expense though it is changed and deleted with the same verbs. */
const OTHER_KINDS: readonly RecordKind[] = [
  'reminder',
  'goal',
  'habit',
  'event',
  'bill',
  'debt',
  'metric',
  'memory',
]

/** The reference to an expense, only what the message says of it; nothing where it names something else. */
function expenseRef(input: CallInput): Record<string, unknown> | undefined {
  const named = textOf(input, ...NAME_SLOTS)
  const inside = named && dayInside(input, named)
  const text = inside ?? named
  const words = text ? wordsOf({ message: input.message, from: text.from, to: text.to }) : []
  if (namesKind(words, OTHER_KINDS) || isCalledOff(input, words)) return undefined
  if (text && opensWithAmount(input, text)) return undefined
  if (words.some((word) => WORDS.noRecords.has(word)) && !isMoneySaid(input)) return undefined
  const old = spanOf(input, 'money', 'oldAmount')
  const date = spanOf(input, 'date', 'oldDate') ?? floatOf(input, 'date') ?? inside?.day
  return {
    ...(text === undefined
      ? {}
      : { name: nameOf(input.message, text.from, endOfName(input, text)) }),
    ...(date === undefined || date.invalid ? {} : { date: date.value.past }),
    ...(old === undefined ? {} : { actualAmount: old.value.amount }),
  }
}

/** "delete that Starbucks one": the noun of the record behind a name is none of it. */
function endOfName({ message }: CallInput, { from, to }: NameAndDay): number {
  return to - from > 1 && WORDS.entries.has(message.items[to - 1]?.word ?? '') ? to - 1 : to
}

/** "cinquenta de remédio, foi no pix": an amount and what it went on are told anew, and refer to nothing. */
const opensWithAmount = ({ message }: CallInput, { from }: { readonly from: number }): boolean =>
  message.spans.some((span) => span.type === 'money' && span.from === from)

interface NameAndDay {
  readonly from: number
  readonly to: number
  readonly day?: SlotSpanOf<'date'>
}

/** "o sushi de sábado na verdade": what sets right ends the name, and the day before it is when it was. */
function dayInside(
  { message }: CallInput,
  { from, to }: { readonly from: number; readonly to: number },
): NameAndDay | undefined {
  const { items, spans } = message
  const isInFact = items[to - 2]?.word === 'na' && WORDS.inFact.has(items[to - 1]?.word ?? '')
  if (!isInFact || to - from < 3) return undefined
  const end = to - 2
  const day = spans.find(
    (span): span is SlotSpanOf<'date'> =>
      span.type === 'date' && span.to === end && !span.invalid && span.from > from + 1,
  )
  if (day === undefined) return { from, to: end }
  const isOf = WORDS.of.has(items[day.from - 1]?.word ?? '')
  return { from, to: isOf ? day.from - 1 : day.from, day }
}

/** "apaga a luz de 230", "delete the photos expense": said to be one. */
const isMoneySaid = (input: CallInput): boolean => {
  const { message, clauseFrom, clauseTo } = input
  return (
    spanOf(input, 'money', 'money') !== undefined ||
    spanOf(input, 'money', 'oldAmount') !== undefined ||
    namesExpense(wordsOf({ message, from: clauseFrom, to: clauseTo }))
  )
}

/** "cancela o dentista" calls off an appointment as likely as a record: without its noun or an amount it is neither. */
function isCalledOff(input: CallInput, name: readonly string[]): boolean {
  const words = wordsOf({ message: input.message, from: input.clauseFrom, to: input.clauseTo })
  if (!WORDS.cancelling.has(words.find((word) => WORDS.cancelling.has(word)) ?? '')) return false
  const isExpense = namesExpense(words) || spanOf(input, 'money')
  return !isExpense && eventLexicon.within(name) !== undefined
}

export const buildExpenseUpdate: CallBuilder = (input) => {
  // What is moved to an hour is an appointment: "move the dentist to Friday at 10".
  if (hasHour(input)) return undefined
  const ref = expenseRef(input)
  if (ref === undefined) return undefined
  const money = spanOf(input, 'money', 'money')
  if (isPutSomewhere(input) || mayBeHour(input, money)) return undefined
  const category = textOf(input, 'category')?.key
  const newDate = spanOf(input, 'date', 'newDate')
  const way = setOf(input).isWay === true ? floatOf(input, 'paymentMethod')?.value : undefined
  const parts = way === undefined ? undefined : floatOf(input, 'installments')?.value
  if (newDate !== undefined && mayBeAppointment(input, newDate)) return undefined
  if (newDate !== undefined && money === undefined && !isSpending(input)) return undefined
  const changes = {
    ...amountParams('actualAmount', money),
    ...(category === undefined ? {} : { category }),
    ...(newDate === undefined ? {} : { date: newDate.value.past }),
    ...(way === undefined ? {} : { paymentMethod: way }),
    ...(parts === undefined ? {} : { installments: parts }),
  }
  if (Object.keys(changes).length === 0) return undefined
  return { intent: 'update_expense', params: { expenseRef: ref, ...changes }, missing: [] }
}

/** "put the groceries in the car", "the beer in the fridge": where a thing went, and no category. */
function isPutSomewhere(input: CallInput): boolean {
  const category = textOf(input, 'category')
  const { message } = input
  if (category === undefined || message.locale !== 'en') return false
  const wordAt = (at: number) => message.items[at]?.word ?? ''
  if (wordAt(category.to) === 'category') return false
  if (WORDS.inside.has(wordAt(category.from - 2))) return wordAt(category.from - 1) === 'the'
  const words = wordsOf({ message, from: category.from, to: category.to })
  return WORDS.inside.has(wordAt(category.from - 1)) && categoryLexicon.at(words, 0) === undefined
}

/** "o ENEM foi domingo": a day alone is of what is called an expense, or is bought and not held. */
function isSpending(input: CallInput): boolean {
  const { message, clauseFrom, clauseTo } = input
  const words = wordsOf({ message, from: clauseFrom, to: clauseTo })
  if (namesExpense(words) || words.some((word) => WORDS.changing.has(word))) return true
  const key = expenseLexicon.within(words)?.key
  return key !== undefined && !HELD.has(key) && eventLexicon.within(words) === undefined
}

/** What takes place on a day, whoever pays for it. */
const HELD: ReadonlySet<string> = new Set(['education', 'entertainment', 'travel'])

/**
 * "move the accountant to Friday": without the noun of an expense a day of the week is as likely an
 * appointment's, and a day to come is no expense's.
 */
function mayBeAppointment(input: CallInput, { value }: SlotSpanOf<'date'>): boolean {
  if (value.past > input.today) return true
  const { message, clauseFrom, clauseTo } = input
  const words = wordsOf({ message, from: clauseFrom, to: clauseTo })
  if (value.said !== 'weekday' || namesExpense(words)) return false
  return (
    words.some((word) => WORDS.moving.has(word)) && !words.some((word) => WORDS.pastDay.has(word))
  )
}

/** "move the dentist to 11": of what is held a small number is as likely its hour or its day. */
function mayBeHour(input: CallInput, money: SlotSpanOf<'money'> | undefined): boolean {
  if (money === undefined || money.value.isCurrencySaid || !/^\d{1,2}$/.test(money.text))
    return false
  const { message, clauseFrom, clauseTo } = input
  const words = wordsOf({ message, from: clauseFrom, to: clauseTo })
  if (Number(money.text) > LAST_OF_MONTH || namesExpense(words)) return false
  return words.some((word) => WORDS.shifting.has(word)) && eventLexicon.within(words) !== undefined
}

const LAST_OF_MONTH = 31

const hasHour = ({ message, clauseFrom, clauseTo }: CallInput): boolean =>
  message.spans.some(
    (span) => span.type === 'moment' && span.from >= clauseFrom && span.to <= clauseTo,
  )

/** "delete the lunch and the taxi": an article after "and" begins another record. */
function namesTwo(input: CallInput): boolean {
  const text = textOf(input, ...NAME_SLOTS)
  const words = text ? wordsOf({ message: input.message, from: text.from, to: text.to + 1 }) : []
  return words.some((word, at) => word === 'and' && WORDS.owners.has(words[at + 1] ?? ''))
}

/** "o gasto repetido de 45 no posto": an amount that no slot took says which record is meant, and not why. */
function isInReason(input: CallInput): boolean {
  const reason = textOf(input, 'reason')
  return (
    reason !== undefined &&
    input.message.spans.some(
      ({ type, from, to }) => type === 'money' && from >= reason.from && to <= reason.to,
    )
  )
}

export const buildExpenseDeletion: CallBuilder = (input) => {
  const old = spanOf(input, 'money', 'money')
  const said = expenseRef(input)
  if (said === undefined || namesTwo(input) || isInReason(input)) return undefined
  const ref = { ...said, ...(old === undefined ? {} : { actualAmount: old.value.amount }) }
  const isLast = input.message.items
    .slice(0, 6)
    .some((item) => ['ultimo', 'ultima', 'last', 'latest'].includes(item.word))
  if (Object.keys(ref).length === 0) {
    return isLast
      ? { intent: 'undo', params: {}, missing: [] }
      : { intent: 'delete_expense', params: {}, missing: ['expenseRef'] }
  }
  return { intent: 'delete_expense', params: { expenseRef: ref }, missing: [] }
}
