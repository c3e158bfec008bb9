import type { UserId } from '@parco/protocol'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestStore, type TestStore } from '../testing/index.ts'

const SOME_ID = '019aa000-0000-7000-8000-000000000002'

let store: TestStore
let userId: UserId
beforeEach(async () => {
  store = await openTestStore()
  userId = await store.createUser()
})
afterEach(() => store.close())

/** How a statement finds its rows, as the database plans it without statistics, and keeps it. */
const planOf = (text: string, values: readonly unknown[]): Promise<string> =>
  store.transaction(userId, async (sql) => {
    const rows = await sql.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })

it.each([
  ['its id, while it runs', /\(id =/u, `id = $1 and status = 'running' and lease_epoch = 0`],
  ['its key', /\(idempotency_key =/u, 'idempotency_key = $1'],
  ['its conversation', /\(conversation_id =/u, 'conversation_id = $1 and started_at > now()'],
  [
    'what runs in its conversation',
    // Few turns run at once.
    /\(conversation_id =|using turns_running/u,
    `conversation_id = $1 and status = 'running' and origin = 'message'`,
  ],
])('a turn is found by %s, and not among all turns of its user', async (_, found, condition) => {
  const plan = await planOf(`select * from turns where ${condition}`, [SOME_ID])
  const [scan = '', cond = ''] = plan.split('\n')
  expect(scan + cond).toMatch(found)
})
