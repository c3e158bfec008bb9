import type { JsonObject, JsonValue } from '@parco/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DomainTool } from '../domain-tool.ts'
import { lifeDomains } from '../index-of-domains.ts'
import type { DomainSample } from './testing/domain-sample.ts'
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

/** What the folder of a domain says of itself for this test. */
async function sampleOf(domain: string): Promise<DomainSample> {
  const { sample } = await import(`../${domain}/testing/sample.ts`)
  return sample
}

/** Every input that differs from a good one in one slot. */
function inputsOf(tool: DomainTool, { inputs }: DomainSample): JsonObject[] {
  const good = inputs[tool.name] ?? {}
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
  let sample: DomainSample
  beforeAll(async () => {
    opened = await openTestDomain(domain)
    person = await opened.person()
    sample = await sampleOf(domain.name)
    for (const [tool, input] of sample.writes) await person.write(tool, input)
  })
  afterAll(() => opened.close())

  it.each(domain.tools.map((tool) => [tool.name, tool] as const))(
    '%s answers whatever its schema lets through',
    async (_name, tool) => {
      const inputs = inputsOf(tool, sample).filter((input) => tool.input.safeParse(input).success)
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
