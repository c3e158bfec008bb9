import type { DateRange, Period } from '../../slots/slot-span.ts'
import { categoryLexicon } from '../../values/lexicons.ts'
import { nameOf } from '../../values/name-of.ts'
import { buildBySlots } from './build-by-slots.ts'
import {
  type BuiltCall,
  type CallBuilder,
  type CallInput,
  floatOf,
  setOf,
  spanOf,
  textOf,
} from './call-builder.ts'
import { followed } from './trend-calls.ts'
import { READ_CALLS as WORDS } from './words.generated.ts'

type Params = Record<string, unknown>
type MonthOfYear = Readonly<Record<'month' | 'year', number>>

const monthOf = (date: string): MonthOfYear => ({
  month: Number(date.slice(5, 7)),
  year: Number(date.slice(0, 4)),
})

function periodOf(input: CallInput): Period | undefined {
  return (spanOf(input, 'period') ?? floatOf(input, 'period'))?.value
}

const SHORT_MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')

/** "contas jan?": a month by its first letters, where nothing but a month can stand. */
function shortMonth(input: CallInput, direction: 'past' | 'future'): MonthOfYear | undefined {
  const last = input.message.items.slice(input.clauseFrom, input.clauseTo).at(-1)?.word ?? ''
  const month = SHORT_MONTHS.indexOf(last) + 1
  if (month === 0 || input.message.locale === 'en') return undefined
  const now = monthOf(input.today)
  const isAhead = direction === 'future' && month < now.month
  const isBehind = direction === 'past' && month > now.month
  return { month, year: now.year + (isAhead ? 1 : 0) - (isBehind ? 1 : 0) }
}

/** The month a question is about: the one said, or that of the day said, else this one. */
function askedMonth(input: CallInput, direction: 'past' | 'future'): MonthOfYear {
  const period = periodOf(input)
  const date = floatOf(input, 'date')?.value
  const day = period?.[direction].startDate ?? date?.[direction]
  const short = day === undefined ? shortMonth(input, direction) : undefined
  if (short) return short
  return monthOf(day ?? input.today)
}

const read = (intent: string, params: Params): BuiltCall => ({ intent, params, missing: [] })

const isOfUnread = ({ message: { items } }: CallInput): boolean =>
  items.some(({ word }) => WORDS.unread.has(word))

/** The time a question is about: a month by its number, any other stretch by its first and last day. */
function askedTime(input: CallInput): MonthOfYear | DateRange {
  const day =
    floatOf(input, 'date')?.value.past ?? floatOf(input, 'moment')?.value.past.slice(0, 10)
  if (day !== undefined) return { startDate: day, endDate: day }
  const period = periodOf(input)
  return period && period.granularity !== 'month' ? period.past : askedMonth(input, 'past')
}

/** What is asked for by its name, and the category that is known of it; of a whole category no name. */
function askedThing(input: CallInput): { readonly name?: string; readonly category?: string } {
  const { message } = input
  const text = textOf(input, 'category', 'name', 'incomeName', 'bill')
  if (text === undefined) return {}
  const words = message.items.slice(text.from, text.to).map(({ word }) => word)
  const { name: slot, key: category } = text
  if (slot === 'category' && categoryLexicon.at(words, 0)?.words.length === words.length)
    return { category: category as string }
  const name = nameOf(message, text.from, text.to)
  return slot === 'category' ? { category: category as string, name } : { name }
}

export const buildExpensesRead: CallBuilder = (input) => {
  const thing = askedThing(input)
  const other = textOf(input, 'other')?.key
  if (isOfUnread(input) || (other && other === thing.category)) return undefined
  const paymentMethod = floatOf(input, 'paymentMethod')?.value
  return read('get_expenses', {
    ...askedTime(input),
    ...setOf(input),
    ...thing,
    ...(other ? { other } : {}),
    ...(paymentMethod ? { paymentMethod } : {}),
  })
}

/** "e com uber?": what is new in a question that leans on the one before. */
export const buildFollowUp: CallBuilder = (input) => {
  const built = buildBySlots(input)
  return built && { ...built, params: { ...built.params, ...askedThing(input) } }
}

/** What came in over this year stands in its summary. */
export const buildIncomesRead: CallBuilder = (input) => {
  const period = periodOf(input)
  const thing = askedThing(input)
  const isThisYear =
    period?.granularity === 'year' && period.past.startDate.slice(0, 4) === input.today.slice(0, 4)
  if (isThisYear && thing.name === undefined) return read('get_finance_summary', { period: 'year' })
  return isOfUnread(input) ? undefined : read('get_incomes', { ...askedTime(input), ...thing })
}

/** "se eu deitar às onze e levantar às seis dá quanto?" weighs hours, not money. */
function isAboutHours(input: CallInput): boolean {
  const { spans } = input.message
  const isMoney = spans.some((span) => span.type === 'money' && span.value.isCurrencySaid)
  return !isMoney && spans.some((span) => span.type === 'time' || span.type === 'timeRange')
}

/** "se eu comprar um celular de 2000": what would be bought is of that price, and of no year. */
function isPriced(input: CallInput): boolean {
  const span = spanOf(input, 'period') ?? floatOf(input, 'period')
  return setOf(input).isSupposed === true && /^\d{4}$/.test(span?.text ?? '')
}

/**
 * "if we go out every week we'll be broke", "se eu não tivesse gastado tanto, sobrava dinheiro": a
 * guess or a regret, which asks for no figures. English asks by the order of words where a mark is
 * missing; in Portuguese only what is past and gone is plainly not asked.
 */
function isOnlySupposed(input: CallInput): boolean {
  const { items, locale } = input.message
  if (setOf(input).isSupposed !== true || items.some(({ word }) => word === '?')) return false
  const isAskedAt = (at: number): boolean =>
    WORDS.askers.has(items[at]?.word ?? '') && WORDS.askedOf.has(items[at + 1]?.word ?? '')
  if (locale === 'en') return !items.some((_, at) => isAskedAt(at))
  return items.some(
    ({ word }, at) =>
      WORDS.gone.has(word) && items.slice(at + 1, at + 3).some((one) => PARTICIPLE.test(one.word)),
  )
}

const PARTICIPLE = /(?:[ai]do|gasto|pago|feito|ganho)$/

/** "se eu dormir cedo fico bem?": what is supposed must be of money to be asked of its figures. */
const isOfMoney = ({ message: { items, spans } }: CallInput): boolean =>
  spans.some(({ type }) => type === 'money' || type === 'installments') ||
  items.some(({ word }) => WORDS.ofMoney.has(word))

const yearSaid = ({ message, clauseFrom, clauseTo }: CallInput): string | undefined =>
  message.items.slice(clauseFrom, clauseTo).find(({ word }) => /^20\d\d$/.test(word))?.word

/** Summaries exist for this month, last month and a year; any other stretch is a list of expenses. */
export const buildSummaryRead: CallBuilder = (input) => {
  if (isAboutHours(input) || isOnlySupposed(input) || isOfUnread(input)) return undefined
  if (setOf(input).isSupposed === true && !isOfMoney(input)) return undefined
  // "será que sobra pra viajar em janeiro?": the month is that of the trip, the money is what is left now.
  if (setOf(input).isNow === true) return read('get_finance_summary', { period: 'current_month' })
  if (floatOf(input, 'paymentMethod')) return buildExpensesRead(input)
  const period = isPriced(input) ? undefined : periodOf(input)
  const thisYear = input.today.slice(0, 4)
  const hasYearWord = input.message.items.some((item) => WORDS.yearWords.has(item.word))
  const year =
    period === undefined && !isPriced(input)
      ? (yearSaid(input) ?? (hasYearWord ? thisYear : undefined))
      : period?.granularity === 'year' && period.past.startDate.slice(0, 4)
  if (year === thisYear) return read('get_finance_summary', { period: 'year' })
  if (year) {
    return read('get_finance_summary', { startDate: `${year}-01-01`, endDate: `${year}-12-31` })
  }
  if (period === undefined && !floatOf(input, 'date')) {
    return { ...read('get_finance_summary', { period: 'current_month' }), isTimeless: true }
  }
  const isMonth = period?.granularity === 'month'
  const back = isMonth ? monthsOf(input.today) - monthsOf(period.past.startDate) : -1
  const summed = ['current_month', 'last_month'][back]
  return summed === undefined
    ? read('get_expenses', { ...askedTime(input) })
    : read('get_finance_summary', { period: summed })
}

export const buildPendingBillsRead: CallBuilder = (input) => {
  const bill = textOf(input, 'bill') && { name: askedThing(input).name }
  const ofDays = (params: object) => read('get_pending_bills', { ...params, ...bill })
  const period = periodOf(input)
  const date = (floatOf(input, 'date') ?? spanOf(input, 'date'))?.value
  if (period?.granularity === 'month' && endSaid(input) === undefined)
    return ofDays(monthOf(nearestStart(period, input.today)))
  const until = endSaid(input) ?? weekSaid(input) ?? date?.future ?? period?.future.endDate
  if (until === undefined) return ofDays(monthOf(input.today))
  return ofDays({ ...monthOf(until), dueUntil: until })
}

const monthsOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

/** Bills are asked about on both sides of today: of a month named alone the one that is nearer. */
function nearestStart({ past, future }: Period, today: string): string {
  const back = monthsOf(today) - monthsOf(past.startDate)
  const ahead = monthsOf(future.startDate) - monthsOf(today)
  return back < ahead ? past.startDate : future.startDate
}

/** "semana que vem" may be read as the day a week from now: bills are asked about for all of it. */
function weekSaid({ message, clauseFrom, clauseTo }: CallInput): string | undefined {
  for (const span of message.spans) {
    if (span.type !== 'period' || span.from < clauseFrom || span.to > clauseTo) continue
    if (span.value.granularity === 'week' && span.value.relation === 'next')
      return span.value.future.endDate
  }
  return undefined
}

/** "até o fim da semana": the last day of the one we are in. */
function endSaid(input: CallInput): string | undefined {
  const words = input.message.items.map((item) => item.word)
  if (!words.includes('fim') && !words.includes('final') && !words.includes('end')) return undefined
  const today = new Date(`${input.today}T12:00:00Z`)
  if (words.includes('semana') || words.includes('week')) {
    return shifted(today, (7 - today.getUTCDay()) % 7)
  }
  if (!words.includes('mes') && !words.includes('month')) return undefined
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0, 12))
    .toISOString()
    .slice(0, 10)
}

function shifted(day: Date, days: number): string {
  return new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

export const buildBillsRead: CallBuilder = (input) => {
  const { status = 'all' } = setOf(input)
  const period = periodOf(input)
  // Bills are listed by the month; of fewer days it is asked what is due in them.
  const isAhead = period === undefined || period.future.endDate >= input.today
  if (status === 'all' && period?.granularity === 'week' && isAhead)
    return buildPendingBillsRead(input)
  if (status === 'all' && period?.granularity === 'month') {
    return read('get_bills', { ...monthOf(nearestStart(period, input.today)), status })
  }
  const isRelative = period?.relation !== undefined
  return read('get_bills', {
    ...askedMonth(input, isRelative || status !== 'all' ? 'past' : 'future'),
    ...askedThing(input),
    status,
  })
}

/** History of a metric: a number of days back, or the two ends of what was said. */
export const buildHistoryRead: CallBuilder = (input) => {
  const text = textOf(input, 'metric', 'metricVerb')
  const type = text?.key ?? setOf(input).type
  // "quanto pesei, e meu sono?": another thing measured is asked by itself.
  if (namesTwo(input) || isOfUnread(input)) return undefined
  // "my energy is at 4 this morning" tells: nobody asks what was measured of one hour.
  if (floatOf(input, 'moment')) return undefined
  const ofDays = (params: object) =>
    read('get_tracking_history', { ...setOf(input), type, ...params })
  const period = periodOf(input)
  const date = floatOf(input, 'date')?.value.past
  if (period === undefined && date === undefined)
    return { ...ofDays({ days: 30 }), isTimeless: true }
  if (period === undefined) return ofDays({ startDate: date, endDate: date })
  if (period.days !== undefined) return ofDays({ days: period.days })
  if (period.granularity === 'week' && period.relation === 'current') return ofDays({ days: 7 })
  return ofDays(period.past)
}

const namesTwo = ({ message, clauseFrom, clauseTo }: CallInput): boolean =>
  followed(message, clauseFrom, clauseTo).metrics.length > 1
