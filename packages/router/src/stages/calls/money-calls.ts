import type { Money, SlotSpanOf } from '../../slots/slot-span.ts'
import { expenseCategoryOf, incomeTypeOf } from '../../values/category-of.ts'
import { capitalize, nameOf, titleOf } from '../../values/name-of.ts'
import {
  type BuiltCall,
  type CallBuilder,
  type CallInput,
  floatOf,
  recordDate,
  setOf,
  spanOf,
  textOf,
} from './call-builder.ts'

/** Beyond this an amount is a slip of the finger, in any currency people live with. */
const LARGEST_AMOUNT = 100_000_000

/** The params of an amount: the number, and the currency when it is not the default. */
function amountParams(
  slot: string,
  span: SlotSpanOf<'money'> | undefined,
): Record<string, unknown> {
  if (span === undefined || span.invalid) return {}
  const { amount, currency } = span.value
  return { [slot]: amount, ...(currency === 'BRL' ? {} : { currency }) }
}

function amountProblem(span: SlotSpanOf<'money'> | undefined): string | undefined {
  if (span?.invalid) return span.invalid
  return span && span.value.amount > LARGEST_AMOUNT ? 'amount-too-large' : undefined
}

function multiply(span: SlotSpanOf<'money'>, times: number): SlotSpanOf<'money'> {
  const value: Money = { ...span.value, amount: Math.round(span.value.amount * times * 100) / 100 }
  return { ...span, value }
}

/** The name a sentence gives: its own for verbs that say what was bought, else the words bound. */
function titleIn(input: CallInput, ...slots: string[]): string | undefined {
  const fixed = setOf(input).name
  if (typeof fixed === 'string') return fixed
  const text = textOf(input, ...slots)
  const title = text && titleOf(input.message, text.from, text.to)
  const recipient = textOf(input, 'recipient')
  if (title && recipient) {
    return `${title} para ${nameOf(input.message, recipient.from, recipient.to)}`
  }
  return title === '' ? undefined : title
}

const NAME_SLOTS = ['name', 'things', 'item', 'purchase'] as const

export const buildExpense: CallBuilder = (input) => {
  const when = recordDate(input)
  if (when === undefined) return undefined
  if (isCount(input) || isSize(input) || hasSecondAmount(input)) return undefined
  if (isNotYetPaid(input)) return undefined
  const set = setOf(input)
  if (set.isBare === true) return buildBareThing(input, when.date)
  if (set.isEaten === true && !isEatable(input)) return undefined
  // "uber 13,90 pra escola" says where to; of other things it would say for whom.
  if (set.isRide === true && textOf(input, 'item')?.key !== 'transport') return undefined
  if (isReceived(input)) return undefined
  const installments = floatOf(input, 'installments') ?? spanOf(input, 'installments')
  if (installments) return buildInstalments(input, installments, when.date)
  const money = spanOf(input, 'money')
  const name = titleIn(input, ...NAME_SLOTS) ?? nameBefore(input)
  const category = set.category ?? (name && categoryIn(input, name))
  if (set.isPlan === true) {
    const params = { name, category, ...amountParams('budgetedAmount', money), isRecurring: true }
    return { intent: 'create_expense', params, missing: name === undefined ? ['name'] : [] }
  }
  const problem = amountProblem(money)
  const method = floatOf(input, 'paymentMethod')?.value ?? set.paymentMethod
  const params = {
    ...(name === undefined ? {} : { name, category }),
    ...(problem ? {} : amountParams('actualAmount', money)),
    ...(when.problem ? {} : { date: when.date }),
    ...(method === undefined ? {} : { paymentMethod: method }),
  }
  const missing = [
    ...(money === undefined || problem ? ['actualAmount'] : []),
    ...(name === undefined ? ['name'] : []),
    ...(when.problem ? ['date'] : []),
  ]
  const reason = problem ?? when.problem
  return { intent: 'create_expense', params, missing, ...(reason ? { reason } : {}) }
}

/** "uber 14 ida e 17 volta": the way back is the same thing once more. */
function nameBefore(input: CallInput): string | undefined {
  const name = input.previous?.params.name
  return setOf(input).isSameThing === true && typeof name === 'string' ? name : undefined
}

/** What is had at a table; of other things "tomei um remédio 500" is a dose. */
function isEatable(input: CallInput): boolean {
  const key = textOf(input, 'item')?.key
  return key === 'food' || key === 'entertainment'
}

/** A shop or a meal and nothing else in the whole message: what it cost is asked. */
function buildBareThing(input: CallInput, date: string): BuiltCall | undefined {
  const { items, locale } = input.message
  if (items.slice(0, input.clauseFrom).length + items.slice(input.clauseTo).length > 0)
    return undefined
  const dated = input.reading.match.floats.reduce((from, span) => Math.max(from, span.from), 0)
  const name = titleOf(input.message, 0, dated === 0 ? input.clauseTo : dated)
  const category = expenseCategoryOf(name, locale, input.vocabulary)
  return { intent: 'create_expense', params: { name, category, date }, missing: ['actualAmount'] }
}

/** Words that open a name which is no thing paid for: a price, an estimate, a condition. */
const NOT_PAID_HEADS = new Set(
  'preco precos cotacao estimativa previsao proposta meta promocao desconto se caso quando price quote estimate if when'.split(
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

function isReceived(input: CallInput): boolean {
  const { items } = input.message
  return items.slice(input.clauseFrom, input.clauseTo).some((item) => RECEIVED.has(item.word))
}

/** Whether the words bound as a name name nothing that was paid for, or nothing paid yet. */
function isNotYetPaid(input: CallInput): boolean {
  const text = textOf(input, ...NAME_SLOTS, 'incomeName')
  if (text === undefined || setOf(input).isPlan === true) return false
  // "paguei 250 no cartão de crédito" says how, not what.
  const isWayToPay = input.message.spans.some(
    (span) => span.type === 'paymentMethod' && span.from <= text.from && span.to === text.to,
  )
  const words = input.message.items.slice(text.from, text.to).map((item) => item.word)
  return (
    isWayToPay || NOT_PAID_HEADS.has(words[0] ?? '') || words.some((word) => FORESEEN.has(word))
  )
}

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

/** Water by the litre is bought to drink; without a measure it is the bill. */
function categoryIn(input: CallInput, name: string): string {
  const category = expenseCategoryOf(name, input.message.locale, input.vocabulary)
  return category === 'bills' && spanOf(input, 'quantity', 'amount') ? 'food' : category
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

/** Few of a plural are counted ("3 contas", "2000 passos"); "60 groceries" are paid. */
const MOST_COUNTED = 12

/** Whether a bare number right before a plural is how many, not how much. */
function isCount(input: CallInput): boolean {
  const money = spanOf(input, 'money')
  const text = textOf(input, ...NAME_SLOTS)
  if (money === undefined || text === undefined || money.value.isCurrencySaid) return false
  const next = input.message.items[money.to]?.word ?? ''
  const isPlural = next.length > 3 && next.endsWith('s')
  if (text.from !== money.to || !isPlural || !/^\d{1,6}$/.test(money.text)) return false
  return money.value.amount <= MOST_COUNTED || text.key === undefined
}

/** On a card it is one expense in instalments; on no stated card it is a debt, whose due day is asked. */
function buildInstalments(
  input: CallInput,
  installments: SlotSpanOf<'installments'>,
  date: string,
): BuiltCall | undefined {
  const money = spanOf(input, 'money')
  const name = titleIn(input, ...NAME_SLOTS)
  if (money === undefined || money.invalid || name === undefined) return undefined
  const count = installments.value
  const isEach = money.from >= installments.to || saysEach(input, money.to)
  const total = isEach ? multiply(money, count) : money
  const category = expenseCategoryOf(name, input.message.locale, input.vocabulary)
  const method = floatOf(input, 'paymentMethod')?.value
  // "uber 2x 15" is two rides: instalments are bought, and say so with a verb.
  const isOnCard = method === 'credit_card' || setOf(input).isInstalment === true
  if (!input.hasVerb && method === undefined && !isOnCard) return undefined
  if (isOnCard || count === 1) {
    return {
      intent: 'create_expense',
      params: {
        name,
        category,
        ...amountParams('actualAmount', total),
        date,
        paymentMethod: method ?? 'credit_card',
        installments: count,
      },
      missing: [],
    }
  }
  const each = isEach ? money.value.amount : Math.round((money.value.amount / count) * 100) / 100
  return {
    intent: 'create_debt',
    params: {
      name,
      totalInstallments: count,
      installmentAmount: each,
      ...amountParams('totalAmount', total),
      isNegotiated: true,
    },
    missing: ['dueDay', 'startMonthYear'],
  }
}

function saysEach(input: CallInput, at: number): boolean {
  return ['cada', 'each', 'apiece'].includes(input.message.items[at]?.word ?? '')
}

/** The reference to an expense: only what the message says of it. */
function expenseRef(input: CallInput): Record<string, unknown> {
  const text = textOf(input, ...NAME_SLOTS)
  const old = spanOf(input, 'money', 'oldAmount')
  const date = spanOf(input, 'date', 'oldDate') ?? floatOf(input, 'date')
  return {
    ...(text === undefined ? {} : { name: nameOf(input.message, text.from, text.to) }),
    ...(date === undefined || date.invalid ? {} : { date: date.value.past }),
    ...(old === undefined ? {} : { actualAmount: old.value.amount }),
  }
}

export const buildExpenseUpdate: CallBuilder = (input) => {
  // What is moved to an hour is an appointment: "move the dentist to Friday at 10".
  if (hasHour(input)) return undefined
  const ref = expenseRef(input)
  const money = spanOf(input, 'money', 'money')
  const category = textOf(input, 'category')?.key
  const newDate = spanOf(input, 'date', 'newDate')
  const changes = {
    ...amountParams('actualAmount', money),
    ...(category === undefined ? {} : { category }),
    ...(newDate === undefined ? {} : { date: newDate.value.past }),
  }
  if (Object.keys(changes).length === 0) return undefined
  return { intent: 'update_expense', params: { expenseRef: ref, ...changes }, missing: [] }
}

const hasHour = ({ message, clauseFrom, clauseTo }: CallInput): boolean =>
  message.spans.some(
    (span) => span.type === 'moment' && span.from >= clauseFrom && span.to <= clauseTo,
  )

export const buildExpenseDeletion: CallBuilder = (input) => {
  const old = spanOf(input, 'money', 'money')
  const ref = {
    ...expenseRef(input),
    ...(old === undefined ? {} : { actualAmount: old.value.amount }),
  }
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

function saleName(input: CallInput, sold: { from: number; to: number }): string {
  const thing = nameOf(input.message, sold.from, sold.to)
  return input.message.locale === 'en' ? `${capitalize(thing)} sale` : `Venda de ${thing}`
}

/** Money that came from a person and is said to be for nothing in particular. */
function payerName(input: CallInput): string | undefined {
  if (setOf(input).isPix !== true) return undefined
  const payer = textOf(input, 'payer')
  const isPix = input.message.items.some((item) => item.word === 'pix')
  if (payer === undefined) return isPix ? 'Pix' : undefined
  const name = nameOf(input.message, payer.from, payer.to)
  return isPix ? `Pix ${name}` : capitalize(name)
}

export const buildIncome: CallBuilder = (input) => {
  const when = recordDate(input)
  if (when === undefined) return undefined
  if (isNotYetPaid(input)) return undefined
  const set = setOf(input)
  const money = spanOf(input, 'money')
  const sold = textOf(input, 'sold')
  const name = sold
    ? saleName(input, sold)
    : (payerName(input) ?? titleIn(input, 'incomeName', 'surelyIncome'))
  const type = set.type ?? (name === undefined ? undefined : incomeTypeOf(name))
  const problem = amountProblem(money)
  const params = {
    ...(name === undefined ? {} : { name, type }),
    ...(problem ? {} : amountParams('actualAmount', money)),
    ...(when.problem ? {} : { date: when.date }),
  }
  const missing = [
    ...(money === undefined || problem ? ['actualAmount'] : []),
    ...(name === undefined ? ['name'] : []),
    ...(when.problem ? ['date'] : []),
  ]
  const reason = problem ?? when.problem
  return { intent: 'create_income', params, missing, ...(reason ? { reason } : {}) }
}
