import { randomBytes } from 'node:crypto'
import type { Domain, Models } from '@parco/assistant'
import { openLifeParco } from '@parco/assistant/testing'
import {
  type Approval,
  type ApprovalDecision,
  createIdMinter,
  type Locale,
  type TurnResult,
  turnResultSchema,
} from '@parco/protocol'
import { expect } from 'vitest'
import { createServer } from '../src/create-server.ts'
import { silentLog } from '../src/log/log.ts'
import { ORIGIN, TOKEN } from './test-server.ts'

/** A client that talks to the real assistant over HTTP, one conversation at a time. */
export async function createLifeClient(
  locale: Locale,
  further: readonly Domain[] = [],
  models?: Models,
) {
  const life = await openLifeParco({ locale }, further, models)
  const mint = createIdMinter({ now: life.now, randomBytes })
  const server = createServer({
    parco: life.parco,
    access: { token: TOKEN, cookieName: 'parco' },
    resolveUserId: async () => life.user.id,
    mint,
    now: life.now,
    log: silentLog,
    version: '0.0.0-test',
  })
  const conversationId = mint('conversation')

  async function send(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    method = body === undefined ? 'GET' : 'POST',
  ) {
    return server.fetch(
      new Request(`${ORIGIN}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${TOKEN}`,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  }
  async function get<Answer>(path: string): Promise<Answer> {
    return (await (await send(path)).json()) as Answer
  }
  async function post(path: string, body: unknown): Promise<TurnResult> {
    return turnResultSchema.parse(await (await send(path, body)).json())
  }
  async function say(text: string): Promise<TurnResult> {
    const message = { id: mint('message'), role: 'user', parts: [{ type: 'text', text }] }
    const result = await post('/api/chat', { id: conversationId, messages: [message] })
    if (!models) expect(result.usage).toMatchObject({ inputTokens: 0, outputTokens: 0 })
    return result
  }
  const decide = (...decisions: ApprovalDecision[]) =>
    post('/api/approvals/decisions', { conversationId, decisions })

  const patch = (path: string, body: unknown) => send(path, body, {}, 'PATCH')

  return {
    ...life,
    conversationId,
    send,
    patch,
    get,
    say,
    decide,
    undo: (path: string) => post(path, {}),
  }
}

type ApprovalEdits = NonNullable<Extract<ApprovalDecision, { outcome: 'approve' }>['edits']>

/** The decision that approves a write, with values that were changed first. */
export const approve = (
  { id, argumentsHash }: Approval,
  edits?: ApprovalEdits,
): ApprovalDecision => ({
  outcome: 'approve',
  approvalId: id,
  argumentsHash,
  ...(edits ? { edits } : {}),
})

/** The one item of a list, which has no other. */
export function only<Item>(items: readonly Item[]): Item {
  expect(items).toHaveLength(1)
  return items[0] as Item
}
