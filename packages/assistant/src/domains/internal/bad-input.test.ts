import type { JsonObject, JsonValue } from '@parco/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DomainTool } from '../domain.ts'
import { lifeDomains } from '../index-of-domains.ts'
import { openTestDomain, type Person, type TestDomain } from './testing/open-test-domain.ts'

const NASTY: readonly JsonValue[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  "'; drop table expenses; --",
  '%_\\',
  '🔥',
  '\u0301',
  'ﷺ'.repeat(100),
  'x'.repeat(20_000),
  '2026-02-31',
  '9999-99-99',
  '0000-00-00',
  '2026-11-18',
  'BRL',
  'constructor',
  '__proto__',
  '{{name}} $t(shared.yes)',
  0,
  -1,
  0.004,
  1.005,
  31,
  1e21,
  1e308,
  -1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  true,
  {},
  { id: '' },
  { id: `exp_${'f'.repeat(32)}`, type: 'weight' },
  { name: '\u0000', date: '2026-02-31', actualAmount: 1e308 },
  { type: 'custom', metricRef: '\u0000', date: '', value: 1e308 },
  { systolic: 1e308, diastolic: -1e308 },
  { distanceKm: 1e-320, exerciseType: 'cardio' },
]

const GOOD: Readonly<Record<string, JsonObject>> = {
  create_expense: { name: 'Mercado', category: 'food', actualAmount: 50 },
  update_expense: { expenseRef: { name: 'Padaria' }, actualAmount: 13 },
  delete_expense: { expenseRef: { name: 'Padaria' } },
  create_income: { name: 'Freela', actualAmount: 10 },
  create_bill: { name: 'Internet', amount: 120, dueDay: 31 },
  mark_bill_paid: { billRef: 'luz' },
  unmark_bill_paid: { billRef: 'luz' },
  record_metric: { type: 'weight', value: 82 },
  update_metric: { entryRef: { type: 'mood' }, value: 8 },
  delete_metric: { entryRef: { type: 'mood' } },
  get_tracking_history: { type: 'custom', metricRef: 'x' },
}

/** Every input that differs from a good one in one slot. */
function inputsOf(tool: DomainTool): JsonObject[] {
  const good = GOOD[tool.name] ?? {}
  return Object.keys(tool.input.shape).flatMap((slot) =>
    NASTY.map((value) => ({ ...good, [slot]: value })),
  )
}

/** An input that the schema lets through is answered: written, asked about or refused, but never an error. */
async function use(person: Person, tool: DomainTool, input: JsonObject): Promise<void> {
  if (tool.effect === 'read') {
    const { reply } = await person.read(tool.name, input)
    expect(reply).not.toBe('')
    return
  }
  const preparation = await person.prepare(tool.name, input)
  switch (preparation.status) {
    case 'question':
      expect(preparation.question.length).toBeGreaterThan(0)
      expect(preparation.question.length).toBeLessThan(1000)
      return
    case 'refused':
      expect(preparation.explanation.length).toBeGreaterThan(0)
      expect(preparation.explanation.length).toBeLessThan(1000)
      return
    case 'ready':
      expect(preparation.preview.title.length).toBeLessThan(1000)
      await person.undo(await person.execute(tool.name, preparation.arguments))
  }
}

describe.each(lifeDomains.map((domain) => [domain.name, domain] as const))('%s', (_, domain) => {
  let opened: TestDomain
  let person: Person
  beforeAll(async () => {
    opened = await openTestDomain(domain)
    person = await opened.person()
    if (domain.name === 'finance') {
      await person.write('create_expense', { name: 'Padaria', actualAmount: 12 })
      await person.write('create_bill', { name: 'Luz', amount: 220, dueDay: 20 })
      await person.write('create_bill', { name: 'Água', amount: 90, dueDay: 20 })
      await person.write('mark_bill_paid', { billRef: 'água' })
    } else {
      await person.write('record_metric', { type: 'mood', value: 7 })
      const glucose = { type: 'custom', metricRef: 'glicemia', unit: 'mg/dL', value: 98 }
      await person.write('record_metric', glucose)
    }
  })
  afterAll(() => opened.close())

  it.each(domain.tools.map((tool) => [tool.name, tool] as const))(
    '%s answers whatever its schema lets through',
    async (_name, tool) => {
      const inputs = inputsOf(tool).filter((input) => tool.input.safeParse(input).success)
      for (const input of inputs) {
        try {
          await use(person, tool, input)
        } catch (error) {
          throw new Error(`${tool.name} ${JSON.stringify(input).slice(0, 200)}`, { cause: error })
        }
      }
    },
  )
})
