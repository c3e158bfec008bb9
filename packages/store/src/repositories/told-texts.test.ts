import type { UserId } from '@parco/protocol'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storeTables } from '../schema/store-tables.ts'
import { openTestStore, type TestStore } from '../testing/index.ts'
import { readToldRows, TOLD_TABLES, type ToldRow, writeToldRow } from './told-texts.ts'

let store: TestStore
let ana: UserId
beforeEach(async () => {
  store = await openTestStore()
  ana = await store.createUser()
})
afterEach(() => store.close())

/** Columns that hold names of code, hashes and settings, and never what somebody said. */
const WITHOUT_WORDS = new Set(
  `users.locale users.time_zone users.currency users.preferences users.perspective users.units users.clock
   idempotency_keys.key idempotency_keys.request_hash notices.name conversations.kind
   turns.idempotency_key turns.request_hash turns.status turns.origin messages.role
   decisions.intent decisions.source decisions.reason approvals.tool_call_id approvals.tool_name
   approvals.arguments_hash approvals.status questions.missing questions.status receipts.tool_name
   task_runs.intent_key task_runs.status conversation_context.last_intent usage_metrics.intent_key
   usage_metrics.action_type learned_sentences.locale learned_sentences.intent
   learned_sentences.status model_calls.role model_calls.model model_calls.route
   model_calls.skills model_calls.prompt_variant model_calls.outcome model_calls.hosts
   due.kind due.occurrence calendar_feeds.secret_hash calendar_feed_entries.uid
   calendar_feed_entries.fingerprint devices.name devices.secret_hash`.split(/\s+/),
)
/** Nobody's words, or dropped as a whole. */
const APART = new Set(['installation', 'intent_actions', 'classifications', 'response_cache'])

it('knows every column of the store that may hold what was said', () => {
  const unknown = Object.values(storeTables).flatMap((table) => {
    const name = getTableName(table)
    const { texts = [], json = [] } = TOLD_TABLES[name] ?? {}
    return Object.values(getTableColumns(table))
      .filter((column) => /^(text|jsonb)$/.test(column.getSQLType()))
      .filter((column) => ![...texts, ...json].includes(column.name))
      .map((column) => `${name}.${column.name}`)
      .filter((column) => !WITHOUT_WORDS.has(column) && !APART.has(name))
  })
  expect(unknown).toEqual([])
})

it('finds rows by the beginnings of words, whatever their case and accents, and writes them anew', async () => {
  await store.transaction(ana, async (sql) => {
    await sql.query(
      `insert into conversations (id, user_id, title, created_at, updated_at)
       select gen_random_uuid(), parco_user_id(), title, now(), now()
         from unnest(array['O PORTÃO da rua', '50% de desconto', 'Mercado']) as title`,
    )
    const find = async (beginning: string): Promise<ToldRow[]> => {
      const found: ToldRow[] = []
      const query = { beginnings: [beginning], turnIds: [], conversationIds: [] }
      for await (const rows of readToldRows(sql, query)) found.push(...rows)
      return found
    }
    const [row, ...others] = await find('porta')
    expect(others).toEqual([])
    expect(row?.texts).toEqual({ title: 'O PORTÃO da rua' })
    expect(await find('5%')).toEqual([])
    if (row) await writeToldRow(sql, { ...row, texts: { title: '…' } }, new Date())
    expect(await find('porta')).toEqual([])
    expect((await find('merc')).map(({ texts }) => texts.title)).toEqual(['Mercado'])
  })
})
