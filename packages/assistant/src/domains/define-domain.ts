import { ID_PREFIXES, LOCALES, ParcoError } from '@parco/protocol'
import { isOwnTable } from '../receipts/own-tables.ts'
import type { Domain, ReplyCatalogue } from './domain.ts'
import { replies as sharedReplies } from './internal/replies.generated.ts'

/** What a domain brings: everything but what every domain has. */
export type DomainDefinition = Omit<Domain, 'recordKinds'> & Partial<Pick<Domain, 'recordKinds'>>

/**
 * Defines an area of life, and adds the replies that tools share (`shared`).
 * @throws ParcoError `configuration` when the definition contradicts itself: two tools of one name, a
 * tool that writes to a table that is not listed, a prefix that is none or taken, a text that only one
 * language has, a kind of record or the area itself without a label.
 */
export function defineDomain(definition: DomainDefinition): Domain {
  const { replies } = definition
  const domain: Domain = {
    recordKinds: [],
    ...definition,
    replies: {
      'pt-BR': { ...replies['pt-BR'], shared: sharedReplies['pt-BR'] },
      en: { ...replies.en, shared: sharedReplies.en },
    },
  }
  assertTables(domain)
  assertTools(domain)
  assertDues(domain)
  assertReplies(domain)
  return domain
}

/**
 * Checks that domains can live together.
 * @throws ParcoError `configuration` when two have the same name, table or prefix of ids; two tools of
 * one name are found where tools are looked up by it.
 */
export function assertDomains(domains: readonly Domain[]): void {
  assertUnique(
    'domain',
    domains.map(({ name }) => name),
  )
  assertUnique(
    'table',
    domains.flatMap(({ tables }) => Object.keys(tables)),
  )
  assertUnique(
    'prefix of ids',
    domains.flatMap(({ tables }) => Object.values(tables)),
  )
  assertUnique(
    'kind of what is due',
    domains.flatMap(({ dues = [] }) => dues.map(({ kind }) => kind)),
  )
}

function assertTables({ name, tables }: Domain): void {
  const own: readonly string[] = Object.values(ID_PREFIXES)
  for (const [table, prefix] of Object.entries(tables)) {
    if (!/^[a-z][a-z0-9_]*$/.test(table)) throw wrong(name, `"${table}" is no name of a table`)
    if (!/^[a-z]{3}$/.test(prefix)) throw wrong(name, `"${prefix}" is no prefix of three letters`)
    if (isOwnTable(table)) throw wrong(name, `the table "${table}" is one of Parco's own`)
    if (own.includes(prefix)) throw wrong(name, `the prefix "${prefix}" is one of Parco's own`)
  }
  assertUnique('prefix of ids', Object.values(tables))
}

function assertTools({ name, tools, tables, conversation }: Domain): void {
  assertUnique(
    'tool',
    tools.map((tool) => tool.name),
  )
  const reads = tools.filter(({ effect }) => effect === 'read').map((tool) => tool.name)
  const unread = conversation?.overview.find((tool) => !reads.includes(tool))
  if (unread !== undefined)
    throw wrong(name, `its overview names ${unread}, no tool of its that reads`)
  for (const tool of tools) {
    if (tool.effect === 'read') continue
    const unlisted = tool.writes.find(
      (table) => !Object.hasOwn(tables, table) && !isOwnTable(table),
    )
    if (unlisted === undefined) continue
    throw wrong(name, `${tool.name} writes to ${unlisted}, which its tables do not list`)
  }
}

function assertDues({ name, tables, dues = [] }: Domain): void {
  for (const { kind, prefix, tables: moving } of dues) {
    if (!/^[a-z][a-z-]{1,39}$/.test(kind)) throw wrong(name, `"${kind}" is no kind of what is due`)
    const unlisted = moving.find((table) => !Object.hasOwn(tables, table))
    if (unlisted !== undefined) throw wrong(name, `${kind} is due by ${unlisted}, no table of its`)
    const prefixes = [...Object.values(tables), ID_PREFIXES.user]
    if (!prefixes.includes(prefix)) throw wrong(name, `"${prefix}" is no prefix of its`)
  }
}

function assertReplies({ name, replies, recordKinds }: Domain): void {
  const keys = new Set([
    ...['area', ...recordKinds].map((kind) => `record.${kind}`),
    ...LOCALES.flatMap((locale) => keysOf(replies[locale])),
  ])
  for (const locale of LOCALES) {
    const here = new Set(keysOf(replies[locale]))
    const missing = [...keys].find((key) => !here.has(key))
    if (missing !== undefined) throw wrong(name, `its replies in ${locale} lack "${missing}"`)
  }
}

function keysOf(catalogue: ReplyCatalogue, prefix = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  )
}

function assertUnique(what: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice === undefined) return
  throw new ParcoError('configuration', `The ${what} "${twice}" is there twice.`)
}

const wrong = (domain: string, problem: string): ParcoError =>
  new ParcoError('configuration', `The domain ${domain} is not right: ${problem}.`)
