import type { IntentCall, JsonObject } from '@parco/protocol'
import { wholeMonthsOf } from '../../domains/internal/asked-period.ts'
import { firstDayOf, lastDayOf, monthFrom, monthOf } from '../../domains/internal/calendar.ts'
import { saidSlots } from '../../domains/internal/said-slots.ts'
import type { ToolCatalogue } from '../../turn/tool-catalogue.ts'

/** The slots that say when; a new time takes the place of all of them. */
const TIMES: ReadonlySet<string> = new Set([
  'month',
  'year',
  'period',
  'startDate',
  'endDate',
  'days',
  'dueUntil',
])

/** The slots that say what; a new thing takes the place of the one before, whichever it was. */
const THINGS: ReadonlySet<string> = new Set(['category', 'name', 'metricRef', 'type'])

/** Where a tool has no slot for what is asked now, the one that answers the same more narrowly. */
const NARROWER: Readonly<Record<string, string>> = {
  get_finance_summary: 'get_expenses',
  get_incomes: 'get_expenses',
  get_tracking_history: 'get_expenses',
}

/** What asks how the last answer compares, of spending alone. */
const COMPARED = 'compare_expenses'
const SPENDING: ReadonlySet<string> = new Set(['get_expenses', 'get_finance_summary', COMPARED])

/**
 * The last question asked again with what is new: "e no mês passado?" keeps the thing, "e com comida?"
 * keeps the time. Nothing when no tool answers that.
 */
export function mergeRead(
  last: IntentCall,
  added: JsonObject,
  { today, tools }: { readonly today: string; readonly tools: ToolCatalogue },
): IntentCall | undefined {
  const { date, ...rest } = added
  const time = timeOf(added, date)
  const { endDate: _end, startDate: _start, ...things } = rest
  if (added.measure === 'compared') return comparedRead(last, time, today)
  const kept = time === undefined ? withMonths(last.params, today) : without(last.params, TIMES)
  const isOther = Object.keys(things).some((slot) => THINGS.has(slot))
  // Another measurement is not told in kilometres.
  const gone = things.type === undefined ? THINGS : new Set([...THINGS, 'measure', 'exerciseType'])
  const own = last.intent === 'get_tracking_history' && things.type === undefined
  const base = isOther && !own ? without(kept, gone) : kept
  const names = [
    ...(things.type === undefined ? [] : ['get_tracking_history']),
    last.intent,
    NARROWER[last.intent] ?? '',
  ]
  for (const intent of names) {
    const shape = tools.get(intent)?.tool.input.shape
    if (shape === undefined || (intent === SUMMARY && time && !wholeMonthsOf(time))) continue
    const said = intent === 'get_tracking_history' ? asMeasured(things) : things
    const asked: JsonObject = { ...(time ? inSlots(time, shape) : {}), ...said }
    if (Object.keys(asked).some((slot) => !(slot in shape))) continue
    const merged = Object.entries({ ...base, ...asked }).filter(([slot]) => slot in shape)
    return { intent, params: Object.fromEntries(merged) }
  }
  return undefined
}

/** "e a mais alta?" of a measurement is its highest day, and of expenses the biggest one. */
const asMeasured = ({ measure, ...things }: JsonObject): JsonObject =>
  measure === undefined ? things : { ...things, measure: MEASURED[String(measure)] ?? measure }

const MEASURED: Readonly<Record<string, string>> = { biggest: 'highest', smallest: 'lowest' }

/** "foi mais que no mês passado?": what was spent then, beside what was just told. */
function comparedRead(
  { intent, params }: IntentCall,
  other: Days | undefined,
  today: string,
): IntentCall | undefined {
  if (!SPENDING.has(intent) || other === undefined) return undefined
  const { category, date, month, name, year, ...told } = withMonths(params, today)
  const isOfMonth = typeof month === 'number' && typeof year === 'number'
  const one = isOfMonth ? daysOfMonth(monthFrom(year, month)) : timeOf(told, date)
  const things = saidSlots({ category, name })
  return { intent: COMPARED, params: { ...one, ...things, other: { ...other } } }
}

const daysOfMonth = (month: string): Days => ({
  startDate: firstDayOf(month),
  endDate: lastDayOf(month),
})

/** Of single days there is no summary, only what was spent. */
const SUMMARY = 'get_finance_summary'

interface Days {
  readonly startDate: string
  readonly endDate: string
}

function timeOf({ endDate, startDate }: JsonObject, date: unknown): Days | undefined {
  if (typeof date === 'string') return { startDate: date, endDate: date }
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return undefined
  return { startDate, endDate }
}

/** A time as a tool takes it: a month by its number where it is one, else by its days. */
function inSlots(time: Days, shape: Readonly<Record<string, unknown>>): JsonObject {
  const [first, last] = wholeMonthsOf(time) ?? []
  const isMonth = 'month' in shape && first !== undefined && first === last
  const month = monthOf(time.startDate)
  if (isMonth || !('startDate' in shape)) {
    return { month: Number(month.slice(5, 7)), year: Number(month.slice(0, 4)) }
  }
  return { ...time }
}

/** The months of a summary by their days, which other reads take too. */
function withMonths(params: JsonObject, today: string): JsonObject {
  const { period, ...rest } = params
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  switch (period) {
    case 'current_month':
      return { ...params, month, year }
    case 'last_month':
      return { ...params, month: month === 1 ? 12 : month - 1, year: month === 1 ? year - 1 : year }
    case 'year':
      return { ...params, startDate: `${year}-01-01`, endDate: `${year}-12-31` }
    default:
      return { ...rest }
  }
}

const without = (params: JsonObject, slots: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(params).filter(([slot]) => !slots.has(slot)))
