import type { Preparation } from '@parco/agent/approvals'
import {
  createIdMinter,
  type JsonObject,
  type JsonValue,
  type Locale,
  type Preview,
  type RowChange,
} from '@parco/protocol'
import { fromUuid, type Sql } from '@parco/store'
import { openTestStore, type TestUser } from '@parco/store/testing'
import { createFormatter } from '../../../format/create-formatter.ts'
import { createChangeLedger } from '../../../receipts/change-ledger.ts'
import { tablesOf } from '../../../receipts/own-tables.ts'
import { revertChanges } from '../../../receipts/revert-changes.ts'
import { createTexts } from '../../../replies/create-texts.ts'
import { dayInZone } from '../../../turn/day-in-zone.ts'
import type { Domain, DomainRecord } from '../../domain.ts'
import type { DomainContext } from '../../domain-context.ts'
import type { DomainTool, DomainWriteTool } from '../../domain-tool.ts'
import { createLifeView } from '../create-life-view.ts'

/** A domain on a database of its own, for one test file. */
export interface TestDomain {
  /** Somebody new, with no data: on Wednesday 2026-11-18 at noon in São Paulo, speaking pt-BR, unless told. */
  person(settings?: PersonSettings): Promise<Person>
  close(): Promise<void>
}

export interface PersonSettings extends TestUser {
  /** An instant in ISO 8601. */
  readonly now?: string
}

/** A write that was prepared, approved and carried out. */
export interface Done {
  readonly preview: Preview
  readonly prepared: JsonObject
  readonly reply: string
  readonly changes: readonly RowChange[]
}

/** Somebody who uses the tools of the domain. */
export interface Person {
  /** The same person at another time, or in another language. */
  but(settings: { readonly now?: string; readonly locale?: Locale }): Person
  prepare(toolName: string, input: JsonObject): Promise<Preparation>
  execute(toolName: string, prepared: JsonObject): Promise<Omit<Done, 'preview'>>
  /** Prepares, which must be ready, and executes. */
  write(toolName: string, input: JsonObject): Promise<Done>
  read<Output = JsonValue>(toolName: string, input?: JsonObject): Promise<Read<Output>>
  undo(done: Pick<Done, 'changes'>): Promise<void>
  records(day: string): Promise<readonly DomainRecord[]>
  /** Runs with the context that tools get, in a transaction of its own. */
  inContext<Result>(run: (context: DomainContext) => Promise<Result>): Promise<Result>
}

export interface Read<Output> {
  readonly output: Output
  readonly reply: string
}

const DEFAULT_NOW = '2026-11-18T15:00:00Z'
const CONVERSATION = fromUuid('conversation', '00000000-0000-7000-8000-000000000001')

/** Opens a domain for tests, on either database. */
export async function openTestDomain(domain: Domain): Promise<TestDomain> {
  const store = await openTestStore({
    migrations: [domain].flatMap(({ migrations = [] }) => migrations),
  })
  const texts = createTexts({ [domain.name]: domain.replies })
  let clockMs = Date.parse('2026-11-18T00:00:00Z')
  const mint = createIdMinter({
    now: () => new Date(clockMs++),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  })
  const tables = tablesOf([domain])

  async function person(settings: PersonSettings = {}): Promise<Person> {
    const userId = await store.createUser(settings)
    return createPerson({
      now: settings.now ?? DEFAULT_NOW,
      locale: settings.locale ?? 'pt-BR',
    })

    function createPerson(moment: { readonly now: string; readonly locale: Locale }): Person {
      function contextOf(sql: Sql): DomainContext {
        const timeZone = settings.timeZone ?? 'America/Sao_Paulo'
        const { currency = 'BRL', units = 'metric', clock = '24h' } = settings
        const now = new Date(moment.now)
        const today = dayInZone(now, timeZone)
        const context: DomainContext = {
          userId,
          conversationId: CONVERSATION,
          locale: moment.locale,
          timeZone,
          currency,
          units,
          now,
          today,
          sql,
          text: texts(domain.name, moment.locale),
          format: createFormatter(
            { locale: moment.locale, timeZone, currency, units, clock },
            today,
          ),
          life: createLifeView([domain], () => context),
        }
        return context
      }

      const self: Person = {
        but: (changes) => createPerson({ ...moment, ...changes }),
        inContext: (run) => store.transaction(userId, (sql) => run(contextOf(sql))),
        prepare(toolName, input) {
          const tool = findWriteTool(domain, toolName)
          const slots = tool.input.parse(input)
          return store.transaction(userId, (sql) => tool.prepare(slots, contextOf(sql)), {
            readOnly: true,
          })
        },
        execute(toolName, prepared) {
          const tool = findWriteTool(domain, toolName)
          // What is approved has been stored and read again.
          const stored = JSON.parse(JSON.stringify(prepared)) as JsonObject
          return store.transaction(userId, async (sql) => {
            const context = contextOf(sql)
            const ledger = createChangeLedger({ sql, userId, tables })
            const output = await tool.execute(stored, { ...context, mint, ledger })
            return {
              prepared: stored,
              reply: tool.reply(output, context),
              changes: [...ledger.changes()],
            }
          })
        },
        async write(toolName, input) {
          const preparation = await self.prepare(toolName, input)
          if (preparation.status !== 'ready') {
            throw new Error(`${toolName} is not ready: ${JSON.stringify(preparation)}`)
          }
          const done = await self.execute(toolName, preparation.arguments)
          return { ...done, preview: preparation.preview }
        },
        read<Output>(toolName: string, input: JsonObject = {}) {
          const tool = findTool(domain, toolName)
          if (tool.effect !== 'read') throw new Error(`${toolName} writes`)
          const slots = tool.input.parse(input)
          return store.transaction(
            userId,
            async (sql): Promise<Read<Output>> => {
              const context = contextOf(sql)
              const output = await tool.execute(slots, context)
              return { output: output as Output, reply: tool.reply(output, context) }
            },
            { readOnly: true },
          )
        },
        async undo({ changes }) {
          await store.transaction(userId, (sql) => revertChanges({ sql, userId, tables }, changes))
        },
        records: (day) =>
          self.inContext(async (context) => (await domain.recordsOfDay?.(context, day)) ?? []),
      }
      return self
    }
  }

  return { person, close: () => store.close() }
}

function findTool(domain: Domain, name: string): DomainTool {
  const tool = domain.tools.find((one) => one.name === name)
  if (!tool) throw new Error(`there is no tool ${name}`)
  return tool
}

function findWriteTool(domain: Domain, name: string): DomainWriteTool {
  const tool = findTool(domain, name)
  if (tool.effect !== 'write') throw new Error(`${name} only reads`)
  return tool
}
