import {
  addDays,
  addMonths,
  dayInMonth,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthsFrom,
} from '../../internal/calendar.ts'
import { matchName } from '../../internal/match-name.ts'
import type { Income, IncomeDay, IncomeRule } from '../tables.ts'

/** A regular income: the rules that follow one another, oldest first, and what is special about single times. */
export interface IncomeSeries {
  readonly rules: readonly [IncomeRule, ...IncomeRule[]]
  readonly days: readonly IncomeDay[]
}

/** Money that is expected on a day, or was to come. */
export type ExpectedIncome = {
  readonly ruleId: string
  readonly name: string
  readonly amountCents: number
  readonly currency: string
  readonly expectedOn: string
  /** The day that the rule gives, which names this time. */
  readonly dueOn: string
}

type Rule = Pick<IncomeRule, 'anchorOn' | 'frequency' | 'untilOn'> & {
  readonly fromOn?: string | null
}

/** The first day that a rule is for. */
export const startOf = ({ fromOn, anchorOn }: Pick<IncomeRule, 'fromOn' | 'anchorOn'>): string =>
  fromOn ?? anchorOn

const STEP_DAYS = { weekly: 7, biweekly: 14 } as const

/** How far from its day money of a week or a fortnight may come. */
const NEAR_DAYS = 3

/** The days from `first` to `last` on which a rule expects money; a month that is too short has its last day. */
export function expectedDays(rule: Rule, first: string, last: string): string[] {
  const end = rule.untilOn !== null && rule.untilOn < last ? rule.untilOn : last
  const start = rule.fromOn ?? rule.anchorOn
  return daysOf(rule, first, end).filter((day) => day >= first && day >= start && day <= end)
}

function daysOf({ anchorOn, frequency }: Rule, first: string, last: string): string[] {
  if (first > last) return []
  if (frequency === 'weekly' || frequency === 'biweekly') {
    const step = STEP_DAYS[frequency]
    const ahead = Math.max(0, Math.ceil(daysBetween(anchorOn, first) / step))
    const days: string[] = []
    for (let day = addDays(anchorOn, ahead * step); day <= last; day = addDays(day, step)) {
      days.push(day)
    }
    return days
  }
  const dayNumber = Number(anchorOn.slice(8))
  const months = monthsFrom(monthOf(first), monthOf(last))
  const fitting =
    frequency === 'monthly'
      ? months
      : months.filter((month) => month.slice(5) === anchorOn.slice(5, 7))
  return fitting.map((month) => dayInMonth(month, dayNumber))
}

/** What of the incomes has not come in yet, the soonest first. */
export function stillExpected(
  series: readonly IncomeSeries[],
  incomes: readonly Income[],
  first: string,
  last: string,
): ExpectedIncome[] {
  const open = new Set(series.flatMap((one) => timesOf(one, first, last)))
  for (const income of incomes) {
    const times = [...open].filter(({ rule, expected }) => isFor(income, rule, expected.expectedOn))
    // A salary that comes twice a month came once: on the day that is nearest.
    const ofRule = nearestFirst(times, income.receivedOn)[0]?.rule
    for (const time of times) if (time.rule === ofRule) open.delete(time)
  }
  return [...open]
    .map(({ expected }) => expected)
    .sort((one, other) => (one.expectedOn < other.expectedOn ? -1 : 1))
}

const nearestFirst = (times: readonly Time[], day: string): Time[] =>
  times.toSorted((one, other) => distanceOf(one, day) - distanceOf(other, day))

const distanceOf = ({ expected }: Time, day: string): number =>
  Math.abs(daysBetween(expected.expectedOn, day))

interface Time {
  readonly rule: IncomeRule
  readonly expected: ExpectedIncome
}

/** The times of an income from `first` to `last`, each on the day and with the amount that hold for it. */
function timesOf({ rules, days }: IncomeSeries, first: string, last: string): Time[] {
  const moved = days.filter(({ expectedOn }) => expectedOn !== null)
  return rules.flatMap((rule) => {
    const usual = expectedDays(rule, first, last)
    const movedHere = moved
      .flatMap(({ dueOn }) => ownDay(rule, dueOn) ?? [])
      .filter((day) => !usual.includes(day))
    return [...usual, ...movedHere].flatMap((dueOn) => {
      const special = days.find((day) => isSameTime(rule, day.dueOn, dueOn))
      const expectedOn = special?.expectedOn ?? dueOn
      if (special?.isCanceled || expectedOn < first || expectedOn > last) return []
      const { id: ruleId, name, currency } = rule
      const amountCents = special?.amountCents ?? rule.amountCents
      return [{ rule, expected: { ruleId, name, amountCents, currency, expectedOn, dueOn } }]
    })
  })
}

/** A time of each month is that month's, whatever its day became since; any other is known by its day. */
export const isSameTime = ({ frequency }: Pick<Rule, 'frequency'>, one: string, other: string) =>
  frequency === 'monthly' ? monthOf(one) === monthOf(other) : one === other

/** The day that a rule now gives for a time that was named by the day it had then. */
function ownDay(rule: Rule, dueOn: string): string | undefined {
  if (rule.frequency !== 'monthly') return expectedDays(rule, dueOn, dueOn)[0]
  const month = monthOf(dueOn)
  return expectedDays(rule, firstDayOf(month), lastDayOf(month))[0]
}

/** Whether an income is the one that a rule expected on a day: of that name, and in its month or near it. */
function isFor(income: Income, rule: IncomeRule, day: string): boolean {
  if (!['same', 'part'].includes(matchName(rule.name, income.name))) return false
  const isRare = rule.frequency === 'monthly' || rule.frequency === 'annual'
  if (isRare) return monthOf(income.receivedOn) === monthOf(day)
  return Math.abs(daysBetween(income.receivedOn, day)) <= NEAR_DAYS
}

/** The first day of a rule that falls on a day of the month: in this month, or the next when it has passed. */
export function firstDayOn(dayNumber: number, today: string): string {
  const inMonth = dayInMonth(monthOf(today), dayNumber)
  return inMonth >= today ? inMonth : dayInMonth(addMonths(monthOf(today), 1), dayNumber)
}
