import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorBodySchema } from '../src/http/to-error-response.ts'
import { ROUTES } from '../src/routes/route-table.ts'
import { approvalId, conversationId, says, turnEnd, turnStart } from '../src/testing/turn-events.ts'
import { createTestServer } from './test-server.ts'

const answer = () => [turnStart(), ...says('Pronto.'), turnEnd()]
const many = Array.from({ length: 2000 }, () => answer)
const { send, parco } = createTestServer({ turns: many, decisions: many, undos: many })
const say = (text: unknown) => ({
  id: conversationId(),
  messages: [{ id: 'm', role: 'user', parts: [{ type: 'text', text }] }],
})

async function expectRefusal(response: Response, code?: string) {
  const { error } = errorBodySchema.parse(await response.json())
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  if (code) expect(error.code).toBe(code)
}

it('names the member of the body or query that is not right', async () => {
  const body = { model: 'openai/some', baseUrl: 'file:///etc/passwd' }
  const refused = await send('/api/model', { method: 'PATCH', body })
  expect(errorBodySchema.parse(await refused.json()).error.field).toBe('baseUrl')
  const month = await send('/api/usage?month=2026-13')
  expect(errorBodySchema.parse(await month.json()).error.field).toBe('month')
})

describe('bad input to the chat', () => {
  it.each([
    ['nothing but spaces', ' \t\n ', 'message-empty'],
    ['nothing', '', 'message-empty'],
    ['half of a surrogate pair', 'gastei \ud83d 50', 'bad-request'],
    ['a null character', 'gastei\u0000 50', 'bad-request'],
    ['an escape', 'gastei \u001b[2J 50', 'bad-request'],
    ['a number for a text', 50, 'bad-request'],
    ['a list for a text', ['gastei'], 'bad-request'],
  ])('%s is refused', async (_name, text, code) => {
    await expectRefusal(await send('/api/chat', { body: say(text) }), code)
    expect(parco.calls).toEqual([])
  })

  it.each([
    ['no messages', { id: conversationId(), messages: [] }],
    ['messages that are none', { id: conversationId(), messages: [null] }],
    [
      'an approval given by the client itself',
      {
        id: conversationId(),
        messages: [
          {
            role: 'assistant',
            parts: [
              {
                type: 'tool-create_expense',
                toolCallId: 'call-1',
                state: 'approval-responded',
                approval: { id: approvalId(), approved: true },
              },
            ],
          },
        ],
      },
    ],
    ['a system message', { id: conversationId(), messages: [{ role: 'system', parts: [] }] }],
    ['an empty id', { ...say('oi'), id: '' }],
    ['an id with a null character', { ...say('oi'), id: 'a\u0000' }],
    ['a language that there is not', { ...say('oi'), locale: 'xx' }],
  ])('%s are refused', async (_name, body) => {
    await expectRefusal(await send('/api/chat', { body }))
  })

  it('takes line ends, tabs, emoji and any script', async () => {
    const response = await send('/api/chat', {
      body: say('gastei 50 😀\n\tno mercado, depois 日本語'),
    })
    expect(response.status).toBe(200)
    expect(parco.calls.at(-1)?.input).toMatchObject({
      text: 'gastei 50 😀\n\tno mercado, depois 日本語',
    })
  })

  it('takes the id that a chat library makes up for a conversation of its own', async () => {
    const ids = []
    for (const id of ['aB3dE5fG7hI9jK1l', 'aB3dE5fG7hI9jK1l', 'other']) {
      await send('/api/chat', { body: { ...say('oi'), id } })
      const call = parco.calls.at(-1) as { input: { conversationId: string } }
      ids.push(call.input.conversationId)
    }
    expect(ids[0]).toMatch(/^cnv_[0-9a-f]{32}$/)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  it.each([
    [{ locale: 5 }],
    [{ timeZone: 'Mars/Olympus' }],
    [{ timeZone: '+25:99' }],
    [{ currency: 'reais' }],
    [{}],
  ])('a user changed to %j is refused', async (body) => {
    await expectRefusal(await send('/api/user', { method: 'PATCH', body }), 'bad-request')
  })

  it.each(['2026-02-31', '31/02/2026', 'hoje', '2026-13-01', '0'])(
    'the day %s is refused',
    async (day) => {
      await expectRefusal(await send(`/api/records?day=${encodeURIComponent(day)}`), 'bad-request')
    },
  )
})

describe('anything at all', () => {
  const anyPath = fc.oneof(
    fc.constantFrom(...ROUTES.map(({ path }) => path)),
    fc
      .tuple(fc.constantFrom(...ROUTES.map(({ path }) => path)), fc.string({ unit: 'binary' }))
      .map(([path, id]) => path.replace(/\{\w+\}/, encodeURIComponent(id.toWellFormed()))),
    fc.webPath(),
    fc.constantFrom(
      '/api/receipts/%ff',
      '/%ff',
      '/..%2f..%2fetc%2fpasswd.txt',
      '/%00.js',
      '/a\\b.js',
    ),
  )
  const anyQuery = fc.webQueryParameters()
  const anyBody = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.uint8Array({ maxLength: 64 }),
    fc
      .record({ id: fc.string(), messages: fc.array(fc.jsonValue()) })
      .map((body) => JSON.stringify(body)),
    fc.string({ unit: 'binary' }).map((text) => JSON.stringify(say(text))),
  )

  it('is answered below 500', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'),
        anyPath,
        anyQuery,
        anyBody,
        async (method, path, query, rawBody) => {
          const hasBody = method !== 'GET' && method !== 'HEAD'
          const response = await send(`${path}?${query}`, {
            method,
            ...(hasBody ? { rawBody } : {}),
          })
          expect(response.status).toBeLessThan(500)
          await response.body?.cancel()
        },
      ),
      { numRuns: 300, seed: 20261118 },
    )
  })
})
