import type { Message } from '@parco/protocol'
import { turnEventSchema, turnResultSchema } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { ERROR_STATUS } from '../src/http/error-status.ts'
import { MAX_BODY_BYTES } from '../src/http/read-json-body.ts'
import { errorBodySchema } from '../src/http/to-error-response.ts'
import { silentLog } from '../src/log/log.ts'
import { createOpenApiDocument } from '../src/openapi/create-openapi-document.ts'
import { errorsOf, type Route } from '../src/routes/route.ts'
import { ROUTES } from '../src/routes/route-table.ts'
import type { ParcoScript } from '../src/testing/parco-script.ts'
import {
  aDevice,
  aFeed,
  anApproval,
  approvalId,
  aReceipt,
  aRecord,
  aSentence,
  conversationId,
  deviceId,
  feedId,
  messageId,
  receiptId,
  says,
  sentenceId,
  turnEnd,
  turnStart,
  untilAborted,
} from '../src/testing/turn-events.ts'
import { createTestServer, ORIGIN, type SendOptions, testNetwork } from './test-server.ts'

const message: Message = {
  version: 1,
  id: messageId(),
  conversationId: conversationId(),
  role: 'user',
  parts: [{ type: 'text', text: 'oi' }],
  createdAt: '2026-11-18T15:00:00.000Z',
}
const answer = () => [turnStart(), ...says('Pronto.'), turnEnd()]
const refusal = (code: 'stale' | 'conflict' | 'idempotency-mismatch') => () => [
  turnEnd('failed', { code, message: 'Não dá.' }),
]
const script: ParcoScript = {
  conversations: [
    {
      id: conversationId(),
      title: 'oi',
      createdAt: '2026-11-18T15:00:00.000Z',
      updatedAt: '2026-11-18T15:00:00.000Z',
    },
  ],
  messages: [message],
  approvals: [anApproval()],
  receipts: [aReceipt()],
  sentences: [aSentence()],
  records: [aRecord()],
  devices: [aDevice()],
  feeds: [aFeed()],
}
const say = (text: string) => ({
  id: conversationId(),
  messages: [{ id: 'm', role: 'user', parts: [{ type: 'text', text }] }],
  trigger: 'submit-message',
})
const decision = { outcome: 'deny', approvalId: approvalId() }
const hex = 'f'.repeat(32)

/** A request that its route takes, its path filled in, and a script for the turn that it begins. */
interface Example extends SendOptions {
  readonly path: string
  readonly script?: ParcoScript
  /** Devices are let in from the network at home. */
  readonly isOnNetwork?: true
}

const GOOD: Readonly<Record<string, Example>> = {
  chat: {
    path: '/api/chat',
    body: { ...say('oi'), type: 'counselor' },
    script: { turns: [answer] },
  },
  resumeChat: { path: `/api/chat/${conversationId()}/stream` },
  stopChat: { path: `/api/chat/${conversationId()}/stop`, method: 'POST' },
  decideApprovals: {
    path: '/api/approvals/decisions',
    body: { conversationId: conversationId(), decisions: [decision] },
    script: { decisions: [answer] },
  },
  listReceipts: { path: '/api/receipts?limit=10' },
  getReceipt: { path: `/api/receipts/${receiptId()}` },
  undoReceipt: {
    path: `/api/receipts/${receiptId()}/undo`,
    body: {},
    script: { undos: [answer] },
  },
  undoLast: { path: '/api/undo', body: { locale: 'en' }, script: { undos: [answer] } },
  listConversations: { path: '/api/conversations?search=uber%20ontem' },
  getConversation: { path: `/api/conversations/${conversationId()}` },
  renameConversation: {
    path: `/api/conversations/${conversationId()}`,
    method: 'PATCH',
    body: { title: 'Férias' },
  },
  deleteConversation: { path: `/api/conversations/${conversationId()}`, method: 'DELETE' },
  exportData: { path: '/api/export' },
  printout: { path: '/api/printout?read=[{"tool":"get_expenses"}]&locale=en' },
  exportTransactions: { path: '/api/export/transactions?locale=en' },
  exportMemory: { path: '/api/export/memory?format=json&locale=en' },
  importData: {
    path: '/api/import',
    rawBody: new Uint8Array([0x7b, 0x7d]),
    headers: { 'content-type': 'application/octet-stream' },
  },
  readFile: {
    path: '/api/files/read?locale=en',
    rawBody: new Uint8Array([0x7b, 0x7d]),
    headers: { 'content-type': 'application/octet-stream' },
    script: { file: { format: 'CSV', tool: 'x', slot: 'y', items: [], unread: [] } },
  },
  deleteData: {
    path: '/api/user/data',
    method: 'DELETE',
    body: { confirmation: 'apagar tudo' },
  },
  listMessages: { path: `/api/conversations/${conversationId()}/messages` },
  listOpenApprovals: { path: `/api/approvals?conversationId=${conversationId()}` },
  listSentences: { path: '/api/sentences' },
  teachSentence: {
    path: '/api/sentences',
    body: { text: 'torrei 50 na feira', sameAs: 'gastei 50 na feira' },
  },
  explainMessage: { path: '/api/explain', body: { text: 'torrei 50 na feira', locale: 'en' } },
  decideSentence: {
    path: `/api/sentences/${sentenceId()}`,
    body: { status: 'adopted' },
  },
  getForm: { path: '/api/form?tool=create_pet&locale=en' },
  checkForm: { path: '/api/form/check', body: { tool: 'create_pet', input: {} } },
  listRecords: { path: '/api/records?day=2026-11-18' },
  listDevices: { path: '/api/devices' },
  removeDevice: { path: `/api/devices/${deviceId()}`, method: 'DELETE' },
  createPairingCode: { path: '/api/devices/codes', method: 'POST', isOnNetwork: true },
  listFeeds: { path: '/api/feeds' },
  addFeed: { path: '/api/feeds', body: { contents: ['events'] } },
  removeFeed: { path: `/api/feeds/${feedId()}`, method: 'DELETE' },
  readFeed: { path: aFeed().path },
  downloadCalendar: { path: '/api/calendar?contents=events,bills' },
  listDayFigures: { path: '/api/figures?day=2026-11-18' },
  getUser: { path: '/api/user' },
  updateUser: { path: '/api/user', method: 'PATCH', body: { timeZone: 'Europe/Lisbon' } },
  followInbox: { path: '/api/events' },
  getInbox: { path: '/api/inbox' },
  readInbox: { path: '/api/inbox/read', body: { upTo: `${conversationId()}:1` } },
  getAlerts: { path: '/api/user/alerts' },
  changeAlerts: {
    path: '/api/user/alerts',
    method: 'PATCH',
    body: { summary: true, summaryAt: '06:30' },
  },
  getModel: { path: '/api/model' },
  chooseModel: { path: '/api/model', method: 'PATCH', body: { model: 'openai/some', apiKey: 'x' } },
  testModel: { path: '/api/model/test', body: {} },
  getUsage: { path: '/api/usage?month=2026-11' },
  listModelCalls: { path: '/api/usage/calls?month=2026-11&limit=10' },
  limitSpending: {
    path: '/api/usage/limits',
    method: 'PATCH',
    body: { dayUsd: 1.5, monthUsd: null },
  },
  suggestSettings: {
    path: '/api/user/first-visit',
    method: 'POST',
    body: { locale: 'en', currency: 'USD', units: 'us', clock: '12h' },
  },
  getHealth: { path: '/api/health' },
  getOpenApiDocument: { path: '/api/openapi.json' },
}

/** Requests that are refused in ways that belong to one route. */
const REFUSED: readonly (Example & { readonly route: string; readonly code: string })[] = [
  {
    route: 'decideSentence',
    code: 'not-found',
    path: `/api/sentences/${sentenceId(9)}`,
    body: { status: 'declined' },
  },
  {
    route: 'decideSentence',
    code: 'conflict',
    path: `/api/sentences/${sentenceId()}`,
    body: { status: 'adopted' },
    script: { isEverySentenceRisky: true },
  },
  {
    route: 'chooseModel',
    code: 'conflict',
    path: '/api/model',
    method: 'PATCH',
    body: { model: 'openai/some' },
    script: { model: { isChangeable: false } },
  },
  { route: 'chat', code: 'message-empty', path: '/api/chat', body: say(' \n ') },
  {
    route: 'chat',
    code: 'message-too-long',
    path: '/api/chat',
    body: say('a'),
    script: {
      turns: [() => [turnStart(), turnEnd('failed', { code: 'message-too-long', message: '…' })]],
    },
  },
  {
    route: 'chat',
    code: 'idempotency-mismatch',
    path: '/api/chat',
    body: say('a'),
    script: { turns: [refusal('idempotency-mismatch')] },
  },
  {
    route: 'chat',
    code: 'not-found',
    path: '/api/chat',
    body: {
      id: conversationId(),
      messages: [
        {
          role: 'assistant',
          parts: [
            { type: 'data-approval', data: anApproval(9) },
            {
              type: 'tool-x',
              state: 'approval-responded',
              approval: { id: approvalId(9), approved: true },
            },
          ],
        },
      ],
    },
  },
  {
    route: 'decideApprovals',
    code: 'not-found',
    path: '/api/approvals/decisions',
    body: {
      conversationId: conversationId(),
      decisions: [{ outcome: 'deny', approvalId: approvalId(9) }],
    },
  },
  {
    route: 'decideApprovals',
    code: 'stale',
    path: '/api/approvals/decisions',
    body: GOOD.decideApprovals?.body,
    script: { decisions: [refusal('stale')] },
  },
  { route: 'getReceipt', code: 'not-found', path: `/api/receipts/rcp_${hex}` },
  {
    route: 'undoReceipt',
    code: 'not-found',
    path: `/api/receipts/rcp_${hex}/undo`,
    body: {},
    script: { undos: [() => [turnEnd('failed', { code: 'not-found', message: '…' })]] },
  },
  {
    route: 'undoReceipt',
    code: 'conflict',
    path: `/api/receipts/${receiptId()}/undo`,
    body: {},
    script: { undos: [refusal('conflict')] },
  },
  {
    route: 'undoLast',
    code: 'not-found',
    path: '/api/undo',
    body: {},
    script: { undos: [() => [turnEnd('failed', { code: 'not-found', message: '…' })]] },
  },
  {
    route: 'undoLast',
    code: 'idempotency-mismatch',
    path: '/api/undo',
    body: {},
    script: { undos: [refusal('idempotency-mismatch')] },
  },
  { route: 'listMessages', code: 'not-found', path: `/api/conversations/cnv_${hex}/messages` },
  {
    route: 'importData',
    code: 'conflict',
    path: '/api/import',
    rawBody: new Uint8Array([0x7b, 0x7d]),
    headers: { 'content-type': 'application/octet-stream' },
    script: { isAnswering: true },
  },
  {
    route: 'importData',
    code: 'bad-request',
    path: '/api/import',
    rawBody: new Uint8Array(),
    headers: { 'content-type': 'application/octet-stream' },
  },
  {
    route: 'importData',
    code: 'unsupported-media-type',
    path: '/api/import',
    body: {},
  },
  {
    route: 'importData',
    code: 'too-large',
    path: '/api/import',
    rawBody: new Uint8Array([0x7b, 0x7d]),
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(10 ** 9),
    },
  },
  {
    route: 'readFile',
    code: 'bad-request',
    path: '/api/files/read',
    rawBody: new Uint8Array(),
    headers: { 'content-type': 'application/octet-stream' },
  },
  {
    route: 'printout',
    code: 'not-found',
    path: '/api/printout?read=[{"tool":"create_expense"}]',
  },
  { route: 'readFile', code: 'unsupported-media-type', path: '/api/files/read', body: {} },
  {
    route: 'readFile',
    code: 'too-large',
    path: '/api/files/read',
    rawBody: new Uint8Array([0x7b, 0x7d]),
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(10 ** 9),
    },
  },
  {
    route: 'deleteData',
    code: 'bad-request',
    path: '/api/user/data',
    body: { confirmation: 'sim' },
  },
  { route: 'getConversation', code: 'not-found', path: `/api/conversations/cnv_${hex}` },
  {
    route: 'renameConversation',
    code: 'not-found',
    path: `/api/conversations/cnv_${hex}`,
    body: { title: 'x' },
  },
  {
    route: 'checkForm',
    code: 'not-found',
    path: '/api/form/check',
    body: { tool: 'read_minds', input: {} },
  },
  { route: 'createPairingCode', code: 'conflict', path: '/api/devices/codes', method: 'POST' },
  { route: 'removeFeed', code: 'not-found', path: `/api/feeds/cfd_${hex}` },
  { route: 'readFeed', code: 'not-found', path: `/api/feed/${'a'.repeat(64)}.ics` },
  { route: 'removeDevice', code: 'not-found', path: `/api/devices/dev_${hex}` },
  { route: 'getForm', code: 'not-found', path: '/api/form?tool=read_minds' },
  { route: 'deleteConversation', code: 'not-found', path: `/api/conversations/cnv_${hex}` },
  {
    route: 'deleteConversation',
    code: 'conflict',
    path: `/api/conversations/${conversationId()}`,
    script: { isAnswering: true },
  },
]

/** Which documented statuses the tests below have seen. */
const seen = new Set<string>()

async function send(route: Route, example: Example, changes: SendOptions = {}) {
  const options = example.isOnNetwork ? { network: testNetwork() } : {}
  const { send } = createTestServer({ ...script, ...example.script }, options)
  const response = await send(example.path, {
    method: route.method.toUpperCase(),
    ...example,
    ...changes,
  })
  seen.add(`${route.operationId} ${response.status}`)
  expect(response.headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{32}$/)
  return response
}

async function expectError(response: Response, code: string) {
  const { error } = errorBodySchema.parse(await response.json())
  expect(error.code).toBe(code)
  expect(error.requestId).toBe(response.headers.get('x-request-id'))
  expect(response.status).toBe(ERROR_STATUS[error.code])
}

describe.each(ROUTES.map((route) => [route.operationId, route] as const))('%s', (name, route) => {
  const example = GOOD[name] as Example

  it('answers as its schema says', async () => {
    const response = await send(route, example)
    const reply = route.replies[response.status]
    expect(reply, `status ${response.status} is not documented`).toBeDefined()
    if (reply && 'schema' in reply) {
      const body = await response.json()
      expect(reply.schema.parse(body)).toEqual(body)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  if (Object.values(route.replies).some((reply) => 'turn' in reply) && example.script) {
    it('tells its turn as a stream, as JSON and as events', async () => {
      const stream = await send(route, example, { headers: { accept: 'text/event-stream' } })
      expect(stream.headers.get('content-type')).toBe('text/event-stream')
      expect((await stream.text()).endsWith('data: [DONE]\n\n')).toBe(true)
      const json = await send(route, example, { headers: { accept: 'application/json' } })
      expect(turnResultSchema.parse(await json.json()).text).toBe('Pronto.')
      const events = await send(route, example, { headers: { accept: 'application/x-ndjson' } })
      const lines = (await events.text()).trim().split('\n')
      for (const line of lines) turnEventSchema.parse(JSON.parse(line))
      expect(lines).toHaveLength(5)
    })
  }

  if (!route.isPublic)
    it('wants the token', async () => {
      await expectError(await send(route, example, { withoutToken: true }), 'not-authenticated')
      const headers = { authorization: 'Bearer nope' }
      await expectError(await send(route, example, { headers }), 'not-authenticated')
      const { send: ask } = createTestServer()
      const request = { method: route.method.toUpperCase(), ...example, headers }
      for (let count = 0; count < 30; count += 1) await ask(example.path, request)
      const refused = await ask(example.path, request)
      seen.add(`${route.operationId} ${refused.status}`)
      await expectError(refused, 'too-many-requests')
    })

  it('refuses another origin', async () => {
    const headers = { origin: 'http://127.0.0.1:3000' }
    await expectError(await send(route, example, { headers }), 'not-allowed')
  })

  if (route.body)
    it('refuses a body that is too large or no JSON', async () => {
      const rawBody = ` ${'x'.repeat(MAX_BODY_BYTES)}`
      await expectError(await send(route, example, { rawBody }), 'too-large')
      const headers = { 'content-type': 'text/plain' }
      await expectError(await send(route, example, { headers }), 'unsupported-media-type')
      for (const bad of ['{', '', new Uint8Array([0x22, 0xff, 0x22]), '[]', 'null', '"x"']) {
        await expectError(await send(route, example, { rawBody: bad }), 'bad-request')
      }
    })

  if (route.params)
    it('refuses an id that is none', async () => {
      const path = example.path.replace(/(cnv|rcp|lrn|dev|cfd)_[0-9a-f]+|f{64}/, 'a'.repeat(300))
      await expectError(await send(route, { ...example, path }), 'bad-request')
    })

  if (route.query)
    it('refuses a query that it cannot read', async () => {
      const [path = ''] = example.path.split('?')
      for (const field of Object.keys(route.query?.shape ?? {})) {
        await expectError(
          await send(route, { ...example, path: `${path}?${field}=` }),
          'bad-request',
        )
      }
    })

  if (route.takesIdempotencyKey)
    it('refuses an idempotency key that is none', async () => {
      const headers = { 'idempotency-key': 'a b' }
      await expectError(await send(route, example, { headers }), 'bad-request')
    })
})

describe('refusals of one route', () => {
  it.each(REFUSED.map((example) => [example.route, example.code, example] as const))(
    '%s: %s',
    async (name, code, example) => {
      const route = ROUTES.find(({ operationId }) => operationId === name) as Route
      await expectError(await send(route, example), code)
    },
  )
})

describe('an address of calendars', () => {
  const { path } = aFeed()

  it('says that a calendar has it already', async () => {
    const { send } = createTestServer(script)
    const first = await send(path, { withoutToken: true })
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const etag = first.headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"old", ${etag}`, '*']) {
      const headers = { 'if-none-match': known }
      const again = await send(path, { withoutToken: true, headers })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    }
    const headers = { 'if-none-match': '"old"' }
    expect((await send(path, { withoutToken: true, headers })).status).toBe(200)
    const head = await send(path, { withoutToken: true, method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
    seen.add('readFeed 304')
  })

  it('refuses whoever tries many, and never the right one', async () => {
    const { send } = createTestServer(script)
    const wrong = path.replace('ff', 'ab')
    for (let count = 0; count < 30; count += 1) {
      await expectError(await send(wrong, { withoutToken: true }), 'not-found')
    }
    await expectError(await send(wrong, { withoutToken: true }), 'too-many-requests')
    seen.add('readFeed 429')
    expect((await send(path, { withoutToken: true })).status).toBe(200)
    await expectError(
      await send('/api/feed/../feed/x.ics', { withoutToken: true }),
      'too-many-requests',
    )
  })

  it('opens nothing else', async () => {
    const { send } = createTestServer(script)
    const secret = path.slice('/api/feed/'.length, -'.ics'.length)
    for (const route of ROUTES.filter((one) => !one.isPublic)) {
      const example = GOOD[route.operationId] as Example
      for (const headers of [
        { authorization: `Bearer ${secret}` },
        { cookie: `parco_4747=${secret}` },
      ]) {
        const request = { method: route.method.toUpperCase(), ...example, headers }
        const { status } = await send(example.path, { ...request, withoutToken: true })
        expect([401, 429], route.path).toContain(status)
      }
    }
    const visit = await send(`/?token=${secret}`, { withoutToken: true })
    expect(visit.headers.get('set-cookie')).toBeNull()
    const post = { method: 'POST', withoutToken: true } as const
    expect((await send(path, post)).status).toBe(404)
  })

  it('is in no line of the log', async () => {
    const lines: string[] = []
    const note = (...said: unknown[]) => lines.push(JSON.stringify(said))
    const log = { ...silentLog, info: note, warn: note, error: note }
    const { send } = createTestServer(script, { log })
    await send(path, { withoutToken: true })
    expect(lines.join('')).toContain('/api/feed/{file}')
    expect(lines.join('')).not.toContain('ffff')
  })
})

describe('a turn under way', () => {
  it('is heard again from its beginning', async () => {
    const goOn = Promise.withResolvers<void>()
    const route = ROUTES.find(({ operationId }) => operationId === 'resumeChat') as Route
    const { send } = createTestServer({
      turns: [
        async function* () {
          yield turnStart()
          yield* says('Um momento.', 'first')
          await goOn.promise
          yield* says('Pronto.', 'second')
          yield turnEnd()
        },
      ],
    })
    const first = await send('/api/chat', { body: say('oi') })
    await first.body?.cancel()
    const again = await send(`/api/chat/${conversationId()}/stream`)
    expect(again.status).toBe(200)
    seen.add(`${route.operationId} ${again.status}`)
    goOn.resolve()
    const text = await again.text()
    expect(text).toContain('Um momento.')
    expect(text).toContain('Pronto.')
    expect((await send(`/api/chat/${conversationId()}/stream`)).status).toBe(204)
  })

  it('is stopped by its own endpoint', async () => {
    const { send } = createTestServer({
      turns: [
        async function* (_input, signal) {
          yield turnStart()
          yield* says('Um momento.')
          await untilAborted(signal)
          yield turnEnd('aborted')
        },
      ],
    })
    const response = await send('/api/chat', { body: say('oi') })
    const stop = await send(`/api/chat/${conversationId()}/stop`, { method: 'POST' })
    expect(await stop.json()).toEqual({ stopped: true })
    expect(await response.text()).toContain('{"type":"abort"}')
    const idle = await send(`/api/chat/${conversationId()}/stop`, { method: 'POST' })
    expect(await idle.json()).toEqual({ stopped: false })
  })

  it('that throws ends with an error that tells nothing but a reference', async () => {
    const { send } = createTestServer({
      turns: [
        function* () {
          yield turnStart()
          yield* says('Um momento.')
          throw new Error('secret words')
        },
      ],
    })
    const response = await send('/api/chat', { body: say('oi') })
    const text = await response.text()
    expect(text).not.toContain('secret words')
    expect(text).toContain('"type":"error"')
    expect(text).toContain('"finishReason":"error"')
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
  })
})

describe('the OpenAPI document', () => {
  const document = createOpenApiDocument(ROUTES, '1.0.0') as {
    openapi: string
    paths: Record<string, Record<string, { operationId: string; responses: object }>>
    components: { schemas: Record<string, unknown> }
  }

  it('has every route, and an example here for each', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    const names = ROUTES.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(names.toSorted())
    expect(Object.keys(GOOD).toSorted()).toEqual(names.toSorted())
  })

  it('refers to nothing that it does not define', () => {
    const json = JSON.stringify(document)
    const references = [...json.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] as string)
    expect(references.length).toBeGreaterThan(10)
    for (const reference of new Set(references)) {
      expect(reference).toMatch(/^#\/components\/schemas\//)
      expect(document.components.schemas).toHaveProperty(reference.split('/').at(-1) as string)
    }
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Approval', 'Receipt', 'TurnResult', 'UiMessage', 'Error']),
    )
  })

  it('documents only answers that the tests above have seen', () => {
    const documented = Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ operationId, responses }) =>
        Object.keys(responses).map((status) => `${operationId} ${status}`),
      )
    expect(documented.filter((answer) => !seen.has(answer))).toEqual([])
  })

  it('documents every refusal that a route declares', () => {
    for (const route of ROUTES) {
      for (const code of errorsOf(route)) {
        const operation = document.paths[route.path]?.[route.method]
        expect(operation?.responses).toHaveProperty(String(ERROR_STATUS[code]))
      }
    }
  })

  it('is served', async () => {
    const { send } = createTestServer()
    const response = await send('/api/openapi.json')
    expect(await response.json()).toMatchObject({
      openapi: '3.1.0',
      info: { version: '0.0.0-test' },
    })
    expect(ORIGIN).toContain('127.0.0.1')
  })
})
