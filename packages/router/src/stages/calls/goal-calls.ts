import type { Message } from '../../clauses/message.ts'
import { dayNumberOf, toIsoDate } from '../../slots/civil-date.ts'
import type { SlotSpan, SlotSpanOf } from '../../slots/slot-span.ts'
import type { Locale } from '../../text/locale.ts'
import { areasOf } from '../../values/area-of.ts'
import { type BuiltCall, type CallBuilder, type CallInput, setOf, textOf } from './call-builder.ts'
import { timeSpans } from './said-time.ts'
import { afterOpeners, asTitle, wordsWithout } from './said-words.ts'

interface Target {
  readonly value: number
  readonly unit: string
  readonly from: number
  readonly to: number
}

const UNITS: Readonly<Record<string, string>> = {
  mass: 'kg',
  volume: 'ml',
  distance: 'km',
  duration: 'min',
}
const SKIPPED = new Set('de a the of more mais paginas-de'.split(' '))

/** How much, in what: "24 livros", "5kg", "10 mil". */
export function targetIn(
  message: Message,
  from: number,
  to: number,
  taken: readonly SlotSpan[],
): Target | undefined {
  const isFree = (span: SlotSpan) =>
    span.from >= from &&
    span.to <= to &&
    !span.invalid &&
    !taken.some((one) => span.from >= one.from && span.from < one.to)
  const spans = message.spans.filter(isFree)
  const quantity = spans.find((span) => span.type === 'quantity') as
    | SlotSpanOf<'quantity'>
    | undefined
  const saved = spans.find((span) => span.type === 'money')
  const isSavings = message.items
    .slice(from, quantity?.from ?? from)
    .some((item) => SAVING.has(item.word))
  if (isSavings && saved?.type === 'money')
    return {
      value: saved.value.amount,
      unit: currencyWord(saved.value.currency, message.locale),
      from: saved.from,
      to: saved.to,
    }
  if (quantity) {
    const { dimension, value, said, hours } = quantity.value
    if (dimension === 'duration' && hours !== undefined && /^h|hour/.test(said.unit))
      return { value: hours, unit: 'hours', from: quantity.from, to: quantity.to }
    return { value, unit: UNITS[dimension] ?? 'un', from: quantity.from, to: quantity.to }
  }
  const money = spans.find((span) => span.type === 'money' && span.value.isCurrencySaid) as
    | SlotSpanOf<'money'>
    | undefined
  if (money)
    return {
      value: money.value.amount,
      unit: currencyWord(money.value.currency, message.locale),
      from: money.from,
      to: money.to,
    }
  const percent = spans.find((span) => span.type === 'percent') as SlotSpanOf<'percent'> | undefined
  if (percent) return { value: percent.value, unit: '%', from: percent.from, to: percent.to }
  const number = spans.find((span) => span.type === 'number' || span.type === 'money')
  if (number?.type !== 'number' && number?.type !== 'money') return undefined
  const value = number.type === 'money' ? number.value.amount : number.value
  const isSaving = message.items.slice(from, number.from).some((item) => SAVING.has(item.word))
  let at = number.to
  while (SKIPPED.has(message.items[at]?.word ?? '')) at += 1
  const next = message.items[at]
  const isNoun =
    at < to &&
    next?.kind === 'word' &&
    !NO_UNITS.has(next.word) &&
    !taken.some((one) => at >= one.from && at < one.to)
  if (isSaving && (!isNoun || number.type === 'money'))
    return { value, unit: currencyWord('BRL', message.locale), from: number.from, to: number.to }
  return isNoun ? { value, unit: next.raw.toLowerCase(), from: number.from, to: at + 1 } : undefined
}

const CURRENCY_WORDS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  BRL: { 'pt-BR': 'reais', en: 'reais' },
  USD: { 'pt-BR': 'dólares', en: 'dollars' },
  EUR: { 'pt-BR': 'euros', en: 'euros' },
}

/** The unit of a goal is a word its owner reads, like any other. */
const currencyWord = (currency: string, locale: Locale): string =>
  CURRENCY_WORDS[currency]?.[locale] ?? currency

const SAVING = new Set(
  'juntar guardar economizar poupar investir acumular juntei guardei economizei juntado guardado save saved saving invest invested'.split(
    ' ',
  ),
)
const NO_UNITS = new Set(
  'into to for on of with from at ate by em in para pra no na until before antes e and this esse este'.split(
    ' ',
  ),
)

interface Deadline {
  readonly startDate?: string
  readonly endDate: string
  readonly span: SlotSpan
}

/** Until when; a year or month ahead also says from when. */
export function deadlineIn(
  message: Message,
  from: number,
  to: number,
  today: string,
): Deadline | undefined {
  const spans = timeSpans(message, from, to).filter((span) => !span.invalid)
  const period = spans.findLast((span) => span.type === 'period') as
    | SlotSpanOf<'period'>
    | undefined
  const date = spans.findLast((span) => span.type === 'date' || span.type === 'moment')
  if ((date?.type === 'date' || date?.type === 'moment') && (!period || date.from > period.from)) {
    const endDate = date.type === 'moment' ? date.value.future.slice(0, 10) : date.value.future
    return endDate > today ? { endDate, span: date } : undefined
  }
  if (period === undefined) return undefined
  const { startDate, endDate } = period.value.future
  const isUntil = message.items
    .slice(Math.max(from, period.from - 3), period.to)
    .some((item) =>
      ['ate', 'by', 'until', 'before', 'till', 'fim', 'final', 'end'].includes(item.word),
    )
  if (endDate <= today) return undefined
  return { endDate, span: period, ...(!isUntil && startDate > today ? { startDate } : {}) }
}

export const buildGoal: CallBuilder = (input): BuiltCall | undefined => {
  const { message, today } = input
  const text = textOf(input, 'title')
  if (text === undefined) return undefined
  const from = afterOpeners(message, text.from, input.clauseTo)
  const deadline = deadlineIn(message, input.clauseFrom, input.clauseTo, today)
  const target = targetIn(message, from, input.clauseTo, deadline ? [deadline.span] : [])
  const isWish = setOf(input).isWish === true
  if (isWish && (target === undefined || deadline === undefined || !isFar(deadline, today)))
    return undefined
  const title = asTitle(
    wordsWithout(message, from, input.clauseTo, deadline ? [withEdge(message, deadline.span)] : []),
  )
  if (title === '') return undefined
  const area = areasOf(title)[0]
  const isRecurring = message.spans.some((span) => span.type === 'recurrence' && span.from >= from)
  if (isRecurring) return undefined
  return {
    intent: 'create_goal',
    params: {
      title,
      ...(area === undefined ? {} : { area }),
      ...(target === undefined ? {} : { targetValue: target.value, unit: target.unit }),
      startDate: deadline?.startDate ?? today,
      ...(deadline === undefined ? {} : { endDate: deadline.endDate }),
    },
    missing: [
      ...(area === undefined ? ['area'] : []),
      ...(target === undefined ? ['targetValue', 'unit'] : []),
      ...(deadline === undefined ? ['endDate'] : []),
    ],
  }
}

const EDGES = new Set(
  'end start beginning middle close fim final comeco inicio meados of the do da de'.split(' '),
)

/** "by the end of March": the edge belongs to the deadline, not to what is aimed at. */
function withEdge(message: Message, span: SlotSpan): SlotSpan {
  let { from } = span
  while (EDGES.has(message.items[from - 1]?.word ?? '')) from -= 1
  return { ...span, from }
}

const LEAST_DAYS = 7

/** What is wished for within days is a plan, not a goal. */
const isFar = ({ endDate }: Deadline, today: string): boolean =>
  dayNumberOf(endDate) - dayNumberOf(today) >= LEAST_DAYS

export const buildGoalProgress: CallBuilder = (input) => {
  const { message, clauseFrom, clauseTo } = input
  const value = targetIn(message, clauseFrom, clauseTo, [])
  const bare = message.spans.find(
    (span) => span.from >= clauseFrom && span.to <= clauseTo && span.type === 'number',
  )
  const current = value?.value ?? (bare?.type === 'number' ? bare.value : undefined)
  const named = goalRefOf(input)
  const goalRef =
    named ??
    (value && setOf(input).isByUnit === true && !CURRENCY.has(value.unit) ? value.unit : undefined)
  if (setOf(input).isByUnit === true && goalRef === undefined) return undefined
  if (setOf(input).isByVerb === true) return byVerb(input, value)
  return {
    intent: 'update_goal_progress',
    params: {
      ...(goalRef === undefined ? {} : { goalRef }),
      ...(current === undefined ? {} : { currentValue: current }),
    },
    missing: [
      ...(goalRef === undefined ? ['goalRef'] : []),
      ...(current === undefined ? ['currentValue'] : []),
    ],
  }
}

const REF_OPENERS = new Set('a o as os de do da dos das minha meu the my of to reaching'.split(' '))

/** Which goal, in the user's words, without its deadline. */
function goalRefOf(input: CallInput): string | undefined {
  const { message } = input
  const text = textOf(input, 'goal')
  if (text === undefined) return undefined
  const from = afterOpeners(message, text.from, text.to, REF_OPENERS)
  return wordsWithout(message, from, text.to, timeSpans(message, from, text.to)) || undefined
}

/** "já corri 80 km da minha meta" names the goal by what is counted, else by its deed. */
function byVerb(input: CallInput, value: Target | undefined): BuiltCall | undefined {
  const { message, clauseFrom } = input
  if (value === undefined) return undefined
  const deed = message.items
    .slice(clauseFrom, value.from)
    .map((item) => INFINITIVES.get(item.word))
    .find((word) => word !== undefined)
  const goalRef = CURRENCY.has(value.unit) ? deed : value.unit
  if (goalRef === undefined) return undefined
  return {
    intent: 'update_goal_progress',
    params: { goalRef, currentValue: value.value },
    missing: [],
  }
}

const INFINITIVES: ReadonlyMap<string, string> = new Map(
  'corri correr,caminhei caminhar,pedalei pedalar,nadei nadar,andei andar,perdi perder,emagreci emagrecer,ganhei ganhar,juntei juntar,guardei guardar,economizei economizar,poupei poupar,estudei estudar,meditei meditar,li ler,escrevi escrever,run run,walked walk,biked bike,swum swim,lost lose,gained gain,saved save,read read,studied study,meditated meditate,written write'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

const CURRENCY = new Set([
  'reais',
  'dólares',
  'dollars',
  'euros',
  'kg',
  'km',
  'min',
  'ml',
  'hours',
  '%',
])

export const buildGoalUpdate: CallBuilder = (input) => {
  const { message, clauseTo, today } = input
  const goal = textOf(input, 'goal')
  const goalRef = goalRefOf(input)
  const from = goal?.to ?? input.clauseFrom
  const newTitle = textOf(input, 'newTitle')
  const deadline = deadlineIn(message, from, clauseTo, today)
  const target = targetIn(message, from, clauseTo, deadline ? [deadline.span] : [])
  const bare = message.spans.find(
    (span) => span.type === 'number' && span.from >= from && span.to <= clauseTo && !deadline,
  )
  const value = target?.value ?? (bare?.type === 'number' ? bare.value : undefined)
  const changes = newTitle
    ? { title: asTitle(wordsWithout(message, newTitle.from, newTitle.to, [])) }
    : {
        ...(value === undefined ? {} : { targetValue: value }),
        ...(deadline === undefined ? {} : { endDate: deadline.endDate }),
      }
  if (Object.keys(changes).length === 0) return undefined
  return {
    intent: 'update_goal',
    params: { ...(goalRef === undefined ? {} : { goalRef }), ...changes },
    missing: goalRef === undefined ? ['goalRef'] : [],
  }
}

export const buildGoalDeletion: CallBuilder = (input) => {
  const goalRef = goalRefOf(input)
  return {
    intent: 'delete_goal',
    params: goalRef === undefined ? {} : { goalRef },
    missing: goalRef === undefined ? ['goalRef'] : [],
  }
}

export const buildGoalsRead: CallBuilder = (input: CallInput) => {
  const { status } = setOf(input)
  const area = textOf(input, 'area')?.key
  return {
    intent: 'get_goals',
    params: {
      ...(status === undefined ? {} : { status }),
      ...(area === undefined ? {} : { area }),
    },
    missing: [],
  }
}

/** The last day of a stretch of days from today. */
export const daysAhead = (today: string, days: number): string =>
  toIsoDate(dayNumberOf(today) + days)
