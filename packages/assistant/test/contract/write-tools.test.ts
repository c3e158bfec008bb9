import { hashArguments } from '@parco/agent/approvals'
import type { JsonObject, Preview } from '@parco/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Domain } from '../../src/domains/domain.ts'
import type { DomainWriteTool } from '../../src/domains/domain-tool.ts'
import { lifeDomains } from '../../src/domains/index-of-domains.ts'
import type { DomainSample } from '../../src/domains/internal/testing/domain-sample.ts'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../../src/domains/internal/testing/open-test-domain.ts'
import { OWN_TABLES } from '../../src/receipts/own-tables.ts'

/** What the folder of a domain says of itself: records to refer to, and one good input for each tool. */
async function sampleOf(domain: string): Promise<DomainSample> {
  const { sample } = await import(`../../src/domains/${domain}/testing/sample.ts`)
  return sample
}

const isWrite = (tool: Domain['tools'][number]): tool is DomainWriteTool => tool.effect === 'write'

/** Every row that the tool could have touched, as the database writes it. */
function rowsOf(person: Person, domain: Domain): Promise<string> {
  return person.inContext(async ({ sql }) => {
    const tables = [...Object.keys(domain.tables), ...Object.keys(OWN_TABLES)].sort()
    const rows: string[] = []
    for (const table of tables) {
      const found = await sql.query<{ row: string }>(
        `select to_jsonb(t)::text as row from "${table}" t order by t.id`,
      )
      rows.push(...found.map(({ row }) => `${table} ${row}`))
    }
    return rows.join('\n')
  })
}

const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn)
  return typeof value === 'string' ? value.toLowerCase().split(/[^\p{L}\p{N}]+/u) : []
}

/** A slot is a field of the card; a reference to a record may be a word of the title, which names it. */
function isShown(preview: Preview, slot: string, value: unknown): boolean {
  if (preview.fields.some((field) => field.slot === slot)) return true
  if (!slot.endsWith('Ref')) return false
  const title = preview.title.toLowerCase()
  return wordsIn(value).some((word) => word !== '' && title.includes(word))
}

describe.each(lifeDomains.map((domain) => [domain.name, domain] as const))('%s', (name, domain) => {
  let opened: TestDomain
  let sample: DomainSample
  beforeAll(async () => {
    opened = await openTestDomain(domain)
    sample = await sampleOf(name)
  })
  afterAll(() => opened.close())

  async function ready(tool: DomainWriteTool) {
    const person = await opened.person()
    for (const [earlier, input] of sample.writes) await person.write(earlier, input)
    const input = sample.inputs[tool.name]
    if (input === undefined) throw new Error(`${name}/testing/sample.ts has none for ${tool.name}`)
    return { person, input, prepare: () => prepared(person, tool, input) }
  }

  async function prepared(person: Person, tool: DomainWriteTool, input: JsonObject) {
    const preparation = await person.prepare(tool.name, input)
    if (preparation.status === 'ready') return preparation
    throw new Error(`${tool.name} is not ready: ${JSON.stringify(preparation)}`)
  }

  const writes = domain.tools.filter(isWrite).map((tool) => [tool.name, tool] as const)

  it.each(writes)('%s writes nothing while it is prepared', async (_name, tool) => {
    const { person, prepare } = await ready(tool)
    const before = await rowsOf(person, domain)
    await prepare()
    expect(await rowsOf(person, domain)).toBe(before)
  })

  it.each(writes)('%s shows every slot that was said', async (_name, tool) => {
    const { input, prepare } = await ready(tool)
    const { preview } = await prepare()
    const hidden = Object.entries(input).filter(
      ([slot, value]) => !sample.named?.includes(slot) && !isShown(preview, slot, value),
    )
    expect(hidden).toEqual([])
  })

  it.each(writes)('%s is prepared the same each time', async (_name, tool) => {
    const { prepare } = await ready(tool)
    const first = await prepare()
    const again = await prepare()
    expect(hashArguments(tool.name, again.arguments)).toBe(
      hashArguments(tool.name, first.arguments),
    )
    expect(again.preview).toEqual(first.preview)
  })

  it.each(writes)('%s changes rows, and an undo puts back every byte', async (_name, tool) => {
    const { person, prepare } = await ready(tool)
    const before = await rowsOf(person, domain)
    const done = await person.execute(tool.name, (await prepare()).arguments)
    expect(done.reply).not.toBe('')
    expect(await rowsOf(person, domain)).not.toBe(before)
    await person.undo(done)
    expect(await rowsOf(person, domain)).toBe(before)
  })
})
