import { afterEach, describe, expect, it } from 'vitest'
import { toUuid } from './ids.ts'
import { openTestStore, type TestStore } from './testing/index.ts'

const opened: TestStore[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})

async function open(): Promise<TestStore> {
  const store = await openTestStore()
  opened.push(store)
  return store
}

describe('transaction', () => {
  it('shows each user their own rows alone', async () => {
    const store = await open()
    const ana = await store.createUser()
    const bia = await store.createUser({ locale: 'en' })
    const seen = await store.transaction(ana, (sql) =>
      sql.query<{ id: string; role: string }>('select id, current_user as role from users'),
    )
    expect(seen).toEqual([{ id: toUuid(ana), role: 'parco_app' }])
    expect(bia).not.toBe(ana)
  })
})
