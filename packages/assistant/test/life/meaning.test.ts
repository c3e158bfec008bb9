import { createGateway, type Gateway } from '@parco/agent'
import { type ModelServer, startModelServer } from '@parco/agent/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

/** What texts are about, for a server that knows a few subjects and nothing else. */
const SUBJECTS: readonly RegExp[] = [
  /camarão|frutos do mar/i,
  /tartaruga|bichos/i,
  /violão|instrumento/i,
  /consulta|saúde/i,
]

const embed = (text: string): readonly number[] => {
  const about = SUBJECTS.map((words) => (words.test(text) ? 1 : 0))
  return [about.some((one) => one > 0) ? 0.05 : 1, ...about]
}

let server: ModelServer
let isDown = false
let gateway: Gateway
const gatewayOf = (model: string): Gateway =>
  createGateway({
    environment: {},
    configuration: {
      providers: { local: { protocol: 'chat-completions', baseUrl: `${server.url}/v1` } },
      roles: { embedding: `local/${model}` },
    },
    fetch: (input, init) =>
      isDown ? Promise.reject(new TypeError('the provider is away')) : fetch(input, init),
    prices: { 'local/small': { input: 1, output: 0 } },
    resilience: { sleep: async () => {} },
  })

beforeAll(async () => {
  server = await startModelServer([], { embed })
})
afterAll(() => server.close())

const opened = openLifeTest({ gateway: () => gateway })
let test: TestParco
beforeEach(async () => {
  isDown = false
  gateway = gatewayOf('small')
  test = await opened.newUser()
})

async function tell(text: string): Promise<void> {
  expect((await test.say(text)).approvals, text).toHaveLength(1)
  await test.say('sim')
}

interface Row {
  readonly kind: string
  readonly model: string
  readonly text: string
}

/** What has a vector. */
const vectors = () =>
  test.store.transaction(test.userId, (sql) =>
    sql.query<Row>(
      `select v.kind, v.model, coalesce(k.content, m.parts -> 0 ->> 'text') as text
         from memory_vectors as v left join knowledge as k on k.id = v.knowledge_id
         left join messages as m on m.id = v.message_id order by v.place`,
    ),
  )

/** The vector of what is about seafood alone, as it is stored. */
const SEAFOOD = Buffer.from(Int8Array.from([6, 127, 0, 0, 0]).buffer).toString('hex')

const allBytes = async (): Promise<string | undefined> => {
  const [row] = await test.store.transaction(test.userId, (sql) =>
    sql.query<{ bytes: string }>(
      `select string_agg(encode(vector, 'hex'), ' ') as bytes from memory_vectors`,
    ),
  )
  return row?.bytes
}

const embedded = (...texts: readonly string[]) =>
  vi.waitFor(
    async () => {
      const known = (await vectors()).map(({ text }) => text)
      for (const text of texts) expect(known).toContain(text)
    },
    { timeout: 20_000, interval: 50 },
  )

describe('where an embedding model is configured', SLOW, () => {
  it('finds a fact without a word of it, and says what was said', async () => {
    await tell('lembra que sou alérgica a camarão')
    await embedded('é alérgica a camarão')
    const { text } = await test.say('o que você sabe sobre frutos do mar?')
    expect(text).toContain('Você é alérgica a camarão')
    expect((await test.say('o que você sabe sobre pintura?')).text).not.toContain('camarão')
  })

  it('finds what was said without a word of it', async () => {
    await test.say('a tartaruga da Nina fugiu de novo')
    await embedded('a tartaruga da Nina fugiu de novo')
    const answer = await test.say('o que eu falei sobre bichos?')
    expect(answer.text).toContain('tartaruga da Nina')
  })

  it('counts each call, and asks none beyond the spending limit', async () => {
    await tell('lembra que toco violão')
    await embedded('toca violão')
    const calls = await test.store.transaction(test.userId, (sql) =>
      sql.query(`select role, model, outcome, tokens_input > 0 as told from model_calls`),
    )
    expect(calls).toContainEqual({
      role: 'embedding',
      model: 'local/small',
      outcome: 'completed',
      told: true,
    })
    await test.parco.limitSpending(test.userId, { dayUsd: 0 })
    const before = server.embeddingRequests.length
    expect((await test.say('o que você sabe sobre instrumentos?')).outcome).toBe('completed')
    expect(server.embeddingRequests).toHaveLength(before)
  })

  it('makes all vectors anew for another model, and compares none of the old one', async () => {
    await tell('lembra que sou alérgica a camarão')
    await embedded('é alérgica a camarão')
    gateway = gatewayOf('large')
    await test.say('bom dia, como vai você?')
    await vi.waitFor(
      async () => {
        const rows = await vectors()
        expect(rows.map(({ model }) => model)).not.toContain('local/small')
        expect(rows.map(({ text }) => text)).toContain('é alérgica a camarão')
      },
      { timeout: 20_000, interval: 50 },
    )
    expect((await test.say('o que você sabe sobre frutos do mar?')).text).toContain('camarão')
  })

  it('keeps no vector of what was forgotten for good', async () => {
    await tell('lembra que sou alérgica a camarão')
    await tell('lembra que toco violão')
    await embedded('é alérgica a camarão', 'lembra que toco violão')
    expect(await allBytes()).toContain(SEAFOOD)
    await tell('apaga de vez que sou alérgica a camarão')
    await test.parco.deliverDue()
    await embedded('toca violão')
    expect(JSON.stringify(await vectors())).not.toContain('camarão')
    expect((await test.say('o que você sabe sobre frutos do mar?')).text).not.toContain('camarão')
    expect(await allBytes()).not.toContain(SEAFOOD)
  })

  it('loses the vectors of a conversation that is deleted, and exports none', async () => {
    await test.say('a tartaruga da Nina fugiu de novo')
    await embedded('a tartaruga da Nina fugiu de novo')
    let exported = ''
    for await (const piece of await test.parco.exportData(test.userId)) {
      exported += Buffer.from(piece).toString()
    }
    expect(exported).toContain('tartaruga da Nina')
    expect(exported).not.toContain('memory_vectors')
    await test.parco.deleteConversation(test.userId, test.conversationId)
    expect(await test.count('memory_vectors')).toBe(0)
  })
})

describe('while the provider is away', SLOW, () => {
  it('answers from words alone', async () => {
    await tell('lembra que sou alérgica a camarão')
    await embedded('é alérgica a camarão')
    isDown = true
    const { text } = await test.say('sou alérgica a quê?')
    expect(text).toContain('camarão')
    expect((await test.say('o que você sabe sobre frutos do mar?')).outcome).toBe('completed')
  })
})

describe('where none is configured', SLOW, () => {
  it('asks nobody', async () => {
    gateway = createGateway({ environment: {}, configuration: {} })
    const before = server.embeddingRequests.length
    await tell('lembra que sou alérgica a camarão')
    expect((await test.say('sou alérgica a quê?')).text).toContain('camarão')
    expect(server.embeddingRequests).toHaveLength(before)
  })
})
