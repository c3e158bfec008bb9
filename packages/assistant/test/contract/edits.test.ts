import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Domain } from '../../src/domains/domain.ts'
import { lifeDomains } from '../../src/domains/index-of-domains.ts'
import { addDays } from '../../src/domains/internal/calendar.ts'
import type { DomainSample } from '../../src/domains/internal/testing/domain-sample.ts'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../../src/domains/internal/testing/open-test-domain.ts'
import type { RecordEdit } from '../../src/domains/life-view.ts'
import { describeForm } from '../../src/forms/describe-form.ts'

const FIRST = '2026-11-01'
const DAYS = Array.from({ length: 60 }, (_, index) => addDays(FIRST, index))

/** Every way by which pages put a record of these days right, once for each write. */
async function editsOf(person: Person, opened: Domain): Promise<RecordEdit[]> {
  return person.inContext(async (context) => {
    const records = []
    for (const day of DAYS) records.push(...((await opened.recordsOfDay?.(context, day)) ?? []))
    const items = (await opened.agendaOf?.(context, FIRST, DAYS.at(-1) ?? FIRST)) ?? []
    const edits = [...records, ...items].flatMap(({ edit }) => (edit ? [edit] : []))
    const named = edits.map((edit) => [`${edit.change?.tool} ${edit.remove?.tool}`, edit] as const)
    return [...new Map(named).values()]
  })
}

describe.each(lifeDomains.map((domain) => [domain.name, domain] as const))('%s', (name, domain) => {
  let opened: TestDomain
  let person: Person
  beforeAll(async () => {
    const { sample } = (await import(`../../src/domains/${name}/testing/sample.ts`)) as {
      readonly sample: DomainSample
    }
    opened = await openTestDomain(domain)
    person = await opened.person()
    for (const [tool, input] of sample.writes) await person.write(tool, input)
  })
  afterAll(() => opened.close())

  it('says of each record only writes that take it, and values that its form has', async () => {
    for (const { change, reference, remove } of await editsOf(person, domain)) {
      if (remove) {
        const preparation = await person.prepare(remove.tool, reference)
        expect(preparation, `${remove.tool} ${JSON.stringify(reference)}`).toMatchObject({
          status: 'ready',
        })
      }
      if (!change) continue
      const given = Object.entries(change.values).filter(([, value]) => value !== null)
      const input = { ...reference, ...Object.fromEntries(given) }
      // Nothing is different yet, which a tool may ask about.
      // A value that is noted already is no news, and refused as such.
      expect((await person.prepare(change.tool, input)).status, change.tool).toMatch(
        /^(ready|question|refused)$/,
      )
      const tool = domain.tools.find((one) => one.name === change.tool)
      if (tool?.effect !== 'write') throw new Error(`${change.tool} does not write`)
      const fields = await person.inContext(async (context) => describeForm(tool, domain, context))
      const slots = fields.map(({ slot }) => slot)
      expect(slots).toEqual(expect.arrayContaining(Object.keys(change.values)))
    }
  })

  it('sums up a day in figures with a name and a value each', async () => {
    const figures = await person.inContext(
      async (context) => (await domain.figuresOfDay?.(context, context.today)) ?? [],
    )
    for (const { display, name: title } of figures)
      expect(`${title}${display}`).not.toMatch(/\{\{|undefined|NaN/)
    expect(new Set(figures.map(({ key }) => key)).size).toBe(figures.length)
  })
})
