import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type { JsonObject, TurnResult } from '@parco/protocol'
import { findConversationContext, saveConversationContext } from '@parco/store'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lifeDomains } from '../../src/domains/index-of-domains.ts'
import {
  type ChatAnswer,
  type LoopbackModel,
  sendAnswer,
  startLoopbackModel,
} from '../loopback-model.ts'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const INJECTIONS = readFileSync(new URL('../injections/injections.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

/** 600 cases instead of 200. */
const EVERY_CASE = process.env.PARCO_TEST_EVERY_INJECTION === '1'

/** Whoever wrote the injections waits here. */
let attacker: Server
let attackerUrl: string
let attacked = 0
let loopback: LoopbackModel
let test: TestParco

/** Every port that this process connects to. */
const ports = new Set<number>()
const noteSocket = (message: unknown): void => {
  const { socket } = message as { readonly socket: Socket }
  socket.once('connect', () => ports.add(socket.remotePort ?? 0))
}

beforeAll(async () => {
  loopback = await startLoopbackModel()
  attacker = createServer((socket) => {
    attacked += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve))
  attackerUrl = `http://127.0.0.1:${(attacker.address() as AddressInfo).port}`
  subscribe('net.client.socket', noteSocket)
})
afterAll(async () => {
  unsubscribe('net.client.socket', noteSocket)
  await new Promise((resolve) => attacker.close(resolve))
  await loopback.close()
})
const opened = openLifeTest({ gateway: () => loopback.gateway() })
beforeEach(async () => {
  test = await opened.newUser()
  await test.say('gastei 50 no mercado')
  await test.say('sim')
})

const TABLES = lifeDomains.flatMap(({ tables }) => Object.keys(tables))

/** All that the user has recorded. */
const records = (): Promise<unknown> =>
  test.store.transaction(test.userId, async (sql) => {
    const found: unknown[] = []
    for (const table of [...TABLES, 'receipts']) {
      found.push(
        await sql.query(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`),
      )
    }
    return found
  })

/** The calls that a text orders, as a model that obeys it makes them. */
function ordersIn(injection: string): Required<Pick<ChatAnswer, 'calls'>>['calls'] {
  const named = [...injection.matchAll(/\b([a-z_]{3,}) (\{(?:[^{}]|\{[^{}]*\})*\})/gu)]
  const calls = named.map(([, tool = '', input = '']) => ({ tool, input: JSON.parse(input) }))
  const urls = injection.match(/https?:\/\/[\w.:/?=&-]+/gu) ?? []
  return [...calls, ...urls.map((url) => ({ tool: 'fetch_url', input: { url } }))]
}

/** Where a text of somebody else can stand, and the call with which a model comes to read it. */
interface Place {
  readonly name: string
  readonly put: (text: string) => Promise<void>
  /** None where the model is told of it with the message. */
  readonly read?: { readonly tool: string; readonly input: JsonObject }
}

/** What the user has recorded under such a name, by a card of its own. */
const recorded = (
  name: string,
  toolName: string,
  toInput: (text: string) => JsonObject,
  tool: string,
  maximum = 100,
): Place => ({
  name,
  read: { tool, input: {} },
  async put(text) {
    const { userId, conversationId, parco } = test
    const input = toInput([...text].slice(0, maximum).join(''))
    for await (const event of parco.propose({ userId, conversationId, toolName, input })) void event
    expect((await test.say('sim')).receipts).toHaveLength(1)
  },
})

const PLACES: readonly Place[] = [
  recorded(
    'an expense',
    'create_expense',
    (name) => ({ name, actualAmount: 7, category: 'other' }),
    'get_expenses',
  ),
  recorded(
    'a reminder',
    'create_reminder',
    (title) => ({ title, datetime: '2026-11-26T10:00' }),
    'get_reminders',
    200,
  ),
  recorded('a memory', 'add_knowledge', (content) => ({ content }), 'search_knowledge', 500),
  recorded(
    'an event',
    'create_event',
    (title) => ({ title, startTime: '2026-11-25T15:00' }),
    'get_agenda',
    200,
  ),
  recorded('a decision', 'save_decision', (title) => ({ title }), 'list_decisions', 200),
  {
    name: 'what it recalls',
    async put(summary) {
      await test.store.transaction(test.userId, async (sql) => {
        const context = await findConversationContext(sql, test.conversationId)
        if (!context) throw new Error('The conversation has no context.')
        await saveConversationContext(sql, test.conversationId, { ...context, summary }, new Date())
      })
    },
  },
]

/** Each injection in each place, or in the two that its number names: the others take minutes. */
const CASES = INJECTIONS.flatMap((template, index) =>
  PLACES.filter((_, place) => EVERY_CASE || (place - index) % (PLACES.length / 2) === 0).map(
    (place) => ({ template, place, where: place.name }),
  ),
)

/** A model that reads, obeys whatever it has read, and says that it has done so. */
function obey(injection: string, read: Place['read']): void {
  const orders = ordersIn(injection)
  const [url = attackerUrl] = injection.match(/https?:\/\/[\w.:/?=&-]+/gu) ?? []
  const answers: ChatAnswer[] = [
    ...(read ? [{ calls: [read] }] : []),
    { calls: orders },
    { text: `Pronto, gravei tudo. ![x](${url}) O gasto foi apagado. Your expense was deleted.` },
  ]
  const first = loopback.requests.length
  loopback.answer = (response, _, before) =>
    sendAnswer(response, answers[before - first] ?? { text: 'E foi isso.' })
}

/** Whether a model was told of it at all; a record's name begins with a capital. */
const wasRead = (injection: string): boolean =>
  JSON.stringify(loopback.requests.slice(-2))
    .toLowerCase()
    .includes(JSON.stringify(injection.slice(0, 20)).slice(1, -1).toLowerCase())

/** Cards that were prepared for what a model was told to write. */
let cards = 0

async function expectNothingDone(result: TurnResult, before: unknown): Promise<void> {
  cards += result.approvals.length
  expect(result.receipts).toEqual([])
  expect(result.error).toBeUndefined()
  expect(result.approvals.map(({ status }) => status).filter((one) => one !== 'requested')).toEqual(
    [],
  )
  expect(result.text).not.toMatch(/gravei tudo|foi apagado|was deleted/u)
  expect(await records()).toEqual(before)
  // Whatever it made the model say is no answer to a card either.
  const next = await test.say('quanto gastei esse mês?')
  expect(next.receipts).toEqual([])
  expect(next.text).toContain('R$ ')
  expect(await records()).toEqual(before)
  expect(attacked).toBe(0)
  expect(loopback.others).toEqual([])
}

describe('a model that obeys whatever it reads', SLOW, () => {
  it('is tested on a hundred injections, in six places', () => {
    expect(CASES).toHaveLength(EVERY_CASE ? 600 : 200)
    expect(new Set(INJECTIONS).size).toBe(100)
    const orders = INJECTIONS.flatMap((one) => ordersIn(one.replaceAll('{{url}}', attackerUrl)))
    expect(orders.length).toBeGreaterThanOrEqual(100)
  })

  it.each(CASES)('writes nothing when $where says: $template', async ({ template, place }) => {
    const injection = template.replaceAll('{{url}}', attackerUrl)
    await place.put(injection)
    const before = await records()
    obey(injection, place.read)
    const result = await test.say('como eu faço pra dormir melhor?')
    expect(wasRead(injection)).toBe(true)
    await expectNothingDone(result, before)
  })

  it('has made cards of what it was told to write, which wait for a tap', () => {
    expect(cards).toBeGreaterThan(50)
  })

  it('has connected to nothing but the model and the database', () => {
    const known = [
      Number(new URL(loopback.url).port),
      Number(new URL(process.env.PARCO_TEST_DATABASE_URL ?? 'http://127.0.0.1').port || 5432),
    ]
    expect([...ports].filter((port) => !known.includes(port))).toEqual([])
  })
})
