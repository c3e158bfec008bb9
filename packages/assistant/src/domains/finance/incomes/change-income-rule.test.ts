import type { JsonObject } from '@parco/protocol'
import { fromUuid } from '@parco/store'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DomainWriteContext } from '../../domain-context.ts'
import { addMonths, dayInMonth, firstDayOf, lastDayOf } from '../../internal/calendar.ts'
import { SCOPES, type Scope } from '../scope.ts'
import type { IncomeDay, IncomeRule } from '../tables.ts'
import { changeIncomeRule } from './change-income-rule.ts'
import { type IncomeSeries, startOf, stillExpected } from './income-rule.ts'

const FIRST = '2026-12'
const MONTHS = Array.from({ length: 8 }, (_, at) => addMonths(FIRST, at))

const uuid = (digit: number) => `00000000-0000-7000-8000-${String(digit).padStart(12, '0')}`
const common = { userId: fromUuid('user', uuid(1)), createdAt: new Date(0) }

/** The rows of one salary, as the database would hold them after each write. */
class Rows {
  rules: IncomeRule[]
  days: IncomeDay[] = []

  constructor(dueDay: number) {
    const root = fromUuid('inr', uuid(2))
    this.rules = [
      {
        ...common,
        id: root,
        name: 'Salário',
        type: 'salary',
        amountCents: 450_000,
        currency: 'BRL',
        frequency: 'monthly',
        anchorOn: `2026-01-${String(dueDay).padStart(2, '0')}`,
        fromOn: firstDayOf(FIRST),
        untilOn: null,
        continuesId: null,
      },
    ]
  }

  get series(): IncomeSeries {
    const rules = this.rules.toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1))
    return { rules: rules as [IncomeRule, ...IncomeRule[]], days: this.days }
  }

  get context(): DomainWriteContext {
    const insert = async (table: string, row: JsonObject) => {
      if (table === 'income_rules') this.rules.push({ ...common, ...toFields(row) } as IncomeRule)
      else {
        const empty = { ...common, isCanceled: false, amountCents: null, expectedOn: null }
        this.days.push({ ...empty, ...toFields(row) } as IncomeDay)
      }
      return row
    }
    const update = async (table: string, id: string, row: JsonObject) => {
      const changed = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
        rows.map((one) => (one.id === id ? { ...one, ...toFields(row) } : one))
      if (table === 'income_rules') this.rules = changed(this.rules)
      else this.days = changed(this.days)
      return row
    }
    const mint = (prefix: string) => `${prefix}_${this.rules.length + this.days.length}`
    const now = new Date(0)
    // Nothing else of the context is read by a change.
    return { ledger: { insert, update }, mint, now } as unknown as DomainWriteContext
  }

  expectedIn(month: string): string[] {
    const found = stillExpected([this.series], [], firstDayOf(month), lastDayOf(month))
    return found.map(({ amountCents, expectedOn }) => `${expectedOn} ${amountCents}`)
  }
}

const toFields = (row: JsonObject) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column !== 'created_at')
      .map(([column, value]) => [
        column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  )

interface Month {
  amount: number
  dueDay: number
  once?: number
}
interface Edit {
  readonly scope: Scope
  readonly at: number
  readonly amount?: number | undefined
  readonly dueDay?: number | undefined
}

/** What each month should say afterwards. */
function applyTo(model: Month[], { scope, at, amount, dueDay }: Edit): void {
  for (const [index, month] of model.entries()) {
    if (scope === 'this' && index === at && amount !== undefined) month.once = amount
    if (scope !== 'all' && !(scope === 'future' && index >= at)) continue
    month.amount = amount ?? month.amount
    month.dueDay = dueDay ?? month.dueDay
  }
}

const day = fc.integer({ min: 1, max: 31 })
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    scope: fc.constantFrom(...SCOPES),
    at: fc.integer({ min: 0, max: MONTHS.length - 1 }),
    amount: fc.integer({ min: 1, max: 10_000_000 }),
  }),
  fc.record({
    scope: fc.constantFrom('future' as const, 'all' as const),
    at: fc.integer({ min: 0, max: MONTHS.length - 1 }),
    dueDay: day,
  }),
)

it('leaves every month of a salary as whoever changed it last said, on ten thousand ways', async () => {
  await fc.assert(
    fc.asyncProperty(day, fc.array(edit, { minLength: 1, maxLength: 6 }), async (dueDay, edits) => {
      const rows = new Rows(dueDay)
      const model: Month[] = MONTHS.map(() => ({ amount: 450_000, dueDay }))
      for (const { at, amount, dueDay: moved, scope } of edits) {
        const month = MONTHS[at] ?? FIRST
        const [time] = stillExpected([rows.series], [], firstDayOf(month), lastDayOf(month))
        if (!time) throw new Error(`nothing is expected in ${month}`)
        const changes = {
          ...(amount === undefined ? {} : { amountCents: amount }),
          ...(moved === undefined ? {} : { dueDay: moved }),
        }
        await changeIncomeRule(rows.series, time, scope, changes, rows.context)
        applyTo(model, { scope, at, amount, dueDay: moved })
      }
      for (const [index, month] of MONTHS.entries()) {
        const { amount, dueDay: due, once } = model[index] as Month
        expect(rows.expectedIn(month)).toEqual([`${dayInMonth(month, due)} ${once ?? amount}`])
      }
    }),
    { numRuns: 10_000 },
  )
})
