import { foldTurn, type TurnResult } from '@parco/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ProposalInput } from '../../src/parco/turns.ts'
import {
  OPEN_TIMEOUT_MS,
  type OpenedParco,
  openTestParco,
  SLOW,
  type TestParco,
} from '../open-test-parco.ts'
import { notesDomain } from './notes-domain.ts'
import { notesIntents, notesRouter } from './notes-router.ts'

let opened: OpenedParco
let test: TestParco
beforeAll(async () => {
  opened = await openTestParco({
    domains: [notesDomain],
    router: notesRouter,
    intents: notesIntents,
  })
}, OPEN_TIMEOUT_MS)
beforeEach(async () => {
  test = await opened.newUser()
})
afterAll(() => opened.close())

function propose(more: Partial<ProposalInput> = {}): Promise<TurnResult> {
  const { userId, conversationId } = test
  const input = { title: 'a' }
  return foldTurn(
    test.parco.propose({ userId, conversationId, toolName: 'create_note', input, ...more }),
  )
}

describe('a write proposed without words', SLOW, () => {
  it('shows its card, and writes after its approval alone', async () => {
    const result = await propose()
    expect(result).toMatchObject({
      outcome: 'waiting',
      approvals: [{ toolName: 'create_note', input: { title: 'a' } }],
    })
    expect(await test.count('notes')).toBe(0)
    // The card is the conversation's: a message approves it too.
    expect((await test.say('yes')).receipts).toHaveLength(1)
    expect(await test.count('notes')).toBe(1)
  })

  it('is proposed once for each key, and the key stands for one input', async () => {
    const idempotencyKey = 'form-1'
    const results = await Promise.all(Array.from({ length: 5 }, () => propose({ idempotencyKey })))
    expect(new Set(results.map(({ approvals }) => approvals[0]?.id)).size).toBe(1)
    expect(await test.count('approvals')).toBe(1)
    expect(await propose({ idempotencyKey, input: { title: 'b' } })).toMatchObject({
      outcome: 'failed',
      error: { code: 'idempotency-mismatch' },
    })
  })

  it('names what does not fit, and stores nothing', async () => {
    const failed = await propose({ input: { title: 7 }, locale: 'en' })
    expect(failed).toMatchObject({ outcome: 'failed', error: { code: 'bad-request' } })
    expect(failed.error?.message).toContain('title')
    expect(await propose({ input: 'text' })).toMatchObject({ error: { code: 'bad-request' } })
    expect(await propose({ toolName: 'get_notes' })).toMatchObject({ error: { code: 'not-found' } })
    expect(await test.count('turns')).toBe(0)
  })
})
