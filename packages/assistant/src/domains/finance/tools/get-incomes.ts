import { z } from 'zod'
import { partsOf } from '../../../printouts/parts-of.ts'
import type { DomainContext } from '../../domain-context.ts'
import {
  type AskedPeriod,
  describePeriod,
  periodInput,
  toAskedPeriod,
} from '../../internal/asked-period.ts'
import { addDays, monthOf } from '../../internal/calendar.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { joinList } from '../../internal/join-list.ts'
import { namedSo } from '../../internal/match-name.ts'
import type { IncomeType } from '../enums.ts'
import { describeIncome } from '../incomes/describe-income.ts'
import { type ExpectedIncome, stillExpected } from '../incomes/income-rule.ts'
import { readIncomeSeries, ruleOn } from '../incomes/income-rules.ts'
import { expectedLines, nextIncomes } from '../incomes/next-incomes.ts'
import { readIncomesOfDays } from '../incomes/read-incomes.ts'
import { incomeTypeLabel } from '../labels.ts'
import { moneyTable } from '../printing/money-table.ts'
import type { Income } from '../tables.ts'
import { describeTotals, type Totals, totalOf } from '../totals.ts'

/** A yearly income comes within this. */
const AHEAD_DAYS = 400

type Output = {
  readonly period: AskedPeriod
  /** The month in which the time begins. */
  readonly month: string
  readonly name: string | null
  readonly incomes: readonly {
    readonly id: string
    readonly name: string
    readonly type: IncomeType
    readonly amountCents: number
    readonly currency: string
    readonly receivedOn: string
  }[]
  readonly total: Totals
  /** What regular incomes still bring in that time. */
  readonly expected: readonly ExpectedIncome[]
  /** What each regular income brings next, where nothing is expected in that time any more. */
  readonly next: readonly ExpectedIncome[]
  /** Only what comes next was asked for. */
  readonly isNext: boolean
}

/** Lists the incomes of a month or of other days, all or those of a name. */
export const getIncomes = defineDomainReadTool({
  name: 'get_incomes',
  description: 'What came in during a month or between two days, in all or from one source.',
  input: z.object({
    ...periodInput,
    name: z.string().optional().describe('Whose or what for, in words; all by default.'),
    isNext: z.boolean().optional().describe('Only when regular incomes come next.'),
  }),
  async execute(slots, context): Promise<Output> {
    const period = toAskedPeriod(slots, context)
    const { isNext = false, name = null } = slots
    const read = await readIncomesOfDays(period.startDate, period.endDate, context)
    const incomes = name === null ? read : namedSoOrTyped(name, read, context)
    const amounts = incomes.map(({ amountCents, currency }) => ({ cents: amountCents, currency }))
    const expected = await expectedIn(period, read, name, context)
    return {
      period,
      month: monthOf(period.startDate),
      name,
      incomes: incomes.map(({ id, name, type, amountCents, currency, receivedOn }) => ({
        id,
        name,
        type,
        amountCents,
        currency,
        receivedOn,
      })),
      total: totalOf(amounts, context),
      expected,
      next: isNext
        ? await nextIncomes(name, context)
        : expected.length > 0
          ? []
          : await nextAfter(period, name, context),
      isNext,
    }
  },
  reply({ expected, incomes, isNext, name, next, period, total }, context) {
    const { text } = context
    if (isNext)
      return next.length === 0
        ? text('incomes.noneRegular')
        : expectedLines('incomes.next', next, context).join('\n')
    const values = {
      period: describePeriod(period, context),
      count: incomes.length,
      total: describeTotals(total, context),
      what: name === null ? '' : ` ${text('incomes.from', { name: quoteText(name) })}`,
    }
    if (incomes.length === 0 && period.startDate > context.today && expected.length > 0)
      return linesAhead(expected, values.period, context).join('\n')
    const coming = [
      ...expectedLines('incomes.expected', expected, context),
      ...expectedLines('incomes.next', next, context),
    ]
    if (incomes.length === 0) return [text('incomes.empty', values), ...coming].join('\n')
    const isOneDay = period.startDate === period.endDate
    const lines = incomes.map((income) => `- ${describeIncome(income, context, isOneDay)}`)
    return [joinList(text('incomes.heading', values), lines, context), ...coming].join('\n')
  },
  print({ expected, incomes, next }, context) {
    const lines = incomes.map(({ amountCents, currency, name, receivedOn, type }) => ({
      day: receivedOn,
      name,
      kind: incomeTypeLabel(type, context),
      cents: amountCents,
      currency,
    }))
    const coming = [
      ...expectedLines('incomes.expected', expected, context),
      ...expectedLines('incomes.next', next, context),
    ]
    return [moneyTable(lines, context), ...partsOf(coming.join('\n'))]
  },
})

/** A salary is one by its name or by its kind. */
function namedSoOrTyped(
  name: string,
  incomes: readonly Income[],
  context: DomainContext,
): readonly Income[] {
  const names = ({ name, type }: Income): string => `${name} ${incomeTypeLabel(type, context)}`
  return namedSo(name, incomes, names)
}

async function expectedIn(
  { startDate, endDate }: AskedPeriod,
  incomes: readonly Income[],
  name: string | null,
  context: DomainContext,
): Promise<readonly ExpectedIncome[]> {
  const series = await readIncomeSeries(startDate, endDate, context)
  const asked = name === null ? series : namedSo(name, series, (one) => ruleOn(one, endDate).name)
  return stillExpected(asked, incomes, startDate, endDate)
}

/** The first time of each regular income behind a stretch of days that today is in. */
async function nextAfter(
  { startDate, endDate }: AskedPeriod,
  name: string | null,
  context: DomainContext,
): Promise<readonly ExpectedIncome[]> {
  const { today } = context
  if (today < startDate || today > endDate) return []
  const series = await readIncomeSeries(today, '9999-12-31', context)
  const asked = name === null ? series : namedSo(name, series, (one) => ruleOn(one, today).name)
  const last = addDays(endDate, AHEAD_DAYS)
  return asked
    .flatMap((one) => stillExpected([one], [], addDays(endDate, 1), last).slice(0, 1))
    .sort((one, other) => (one.expectedOn < other.expectedOn ? -1 : 1))
}

/** What comes in at a time that lies ahead, in all and one by one. */
function linesAhead(
  expected: readonly ExpectedIncome[],
  period: string,
  context: DomainContext,
): readonly string[] {
  const amounts = expected.map(({ amountCents: cents, currency }) => ({ cents, currency }))
  const total = describeTotals(totalOf(amounts, context), context)
  const [, ...lines] = expectedLines('incomes.expected', expected, context)
  return [context.text('incomes.ahead', { total, period }), ...lines]
}
