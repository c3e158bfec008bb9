import type { DomainContext } from '../../domain-context.ts'
import { addDays, firstDayOf, monthOf } from '../../internal/calendar.ts'
import { namedSo } from '../../internal/match-name.ts'
import { type ExpectedIncome, stillExpected } from './income-rule.ts'
import { readIncomeSeries, ruleOn } from './income-rules.ts'
import { readIncomesOfDays } from './read-incomes.ts'

/** A yearly income comes within this. */
const AHEAD_DAYS = 400

/** What each regular income brings next, the soonest first; what came in already is no more expected. */
export async function nextIncomes(
  name: string | null,
  context: DomainContext,
): Promise<readonly ExpectedIncome[]> {
  const { today } = context
  const received = await readIncomesOfDays(firstDayOf(monthOf(today)), today, context)
  const series = await readIncomeSeries(today, '9999-12-31', context)
  const asked = name === null ? series : namedSo(name, series, (one) => ruleOn(one, today).name)
  const last = addDays(today, AHEAD_DAYS)
  return asked
    .flatMap((one) => stillExpected([one], received, today, last).slice(0, 1))
    .sort((one, other) => (one.expectedOn < other.expectedOn ? -1 : 1))
}

/** A heading, and each income that is expected on a line. */
export function expectedLines(
  heading: string,
  expected: readonly ExpectedIncome[],
  { format, text }: DomainContext,
): readonly string[] {
  if (expected.length === 0) return []
  const lines = expected.map(({ name, amountCents, currency, expectedOn }) => {
    const amount = format.money(amountCents, currency)
    return `- ${[name, amount, format.day(expectedOn)].join(', ')}`
  })
  return [text(heading, { count: lines.length }), ...lines]
}
