import type { Locale } from '@parco/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { replies } from '../../src/replies/replies.generated.ts'
import {
  type AnswerChat,
  beginAnswer,
  event,
  type LoopbackModel,
  refuse,
  sendAnswer,
  startLoopbackModel,
} from '../loopback-model.ts'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

let loopback: LoopbackModel
let test: TestParco
beforeAll(async () => {
  loopback = await startLoopbackModel()
})
afterAll(() => loopback.close())
const opened = openLifeTest({ gateway: () => loopback.gateway() })
beforeEach(async () => {
  await loopback.close()
  loopback = await startLoopbackModel()
})

const QUESTION: Readonly<Record<Locale, string>> = {
  'pt-BR': 'qual é a capital da Austrália?',
  en: 'what is the capital of Australia?',
}
const EXPENSE: Readonly<Record<Locale, string>> = {
  'pt-BR': 'gastei 50 no mercado',
  en: 'spent 50 on groceries',
}

interface CountedCall {
  readonly outcome: string
  readonly input: number
  readonly output: number
  readonly cost: number
}

const calls = (): Promise<CountedCall[]> =>
  test.store.transaction(test.userId, (sql) =>
    sql.query<CountedCall>(
      `select outcome, tokens_input as input, tokens_output as output, cost_micros::integer as cost
         from model_calls order by started_at, id`,
    ),
  )

const FREE = { outcome: 'failed', input: 0, output: 0, cost: 0 }
/** What was used is not known: the estimate from before the call stays. */
const ESTIMATED = { outcome: 'failed', cost: expect.toSatisfy((cost: number) => cost > 0) }

interface Failure {
  readonly name: string
  readonly answer: AnswerChat
  /** What the user reads at last, in each language. */
  readonly said: Readonly<Record<Locale, string>>
  /** What came before it and was kept. */
  readonly kept?: string
  readonly counted: readonly object[]
}

const BUSY = { 'pt-BR': 'está sobrecarregado', en: 'is overloaded right now' }
const PAUSE = { 'pt-BR': 'pediu uma pausa', en: 'asks for a pause' }
const FAULT = { 'pt-BR': 'uma falha do lado dele', en: 'a fault on its side' }
const UNREACHABLE = { 'pt-BR': 'Não consegui falar', en: "I couldn't reach" }
const UNREADABLE = { 'pt-BR': 'não deu uma resposta', en: 'gave no answer' }
const CUT = { 'pt-BR': 'cortada no meio', en: 'was cut off' }

const FAILURES: readonly Failure[] = [
  {
    name: 'stops at its limit of tokens',
    answer: (response) =>
      sendAnswer(response, {
        text: 'A first thing. And then',
        finish: 'length',
        outputTokens: 4_096,
      }),
    said: { 'pt-BR': 'Parei por aqui', en: 'I stopped there' },
    kept: 'A first thing. And then',
    counted: [{ outcome: 'completed', input: 100, output: 4_096, cost: 41_060 }],
  },
  {
    name: 'answers nothing, twice',
    answer: (response) => sendAnswer(response, { text: '' }),
    said: UNREADABLE,
    counted: [
      { outcome: 'completed', input: 100, output: 10, cost: 200 },
      { outcome: 'completed', input: 100, output: 10, cost: 200 },
    ],
  },
  {
    name: 'sends what is no JSON',
    answer(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end('data: {"choices":[{"delta":{"content":"x"\n\ndata: [DONE]\n\n')
    },
    said: UNREADABLE,
    counted: [ESTIMATED],
  },
  {
    name: 'sends what is no JSON after a sentence',
    answer(response) {
      beginAnswer(response, 'A first thing. And')
      response.end('data: }{\n\ndata: [DONE]\n\n')
    },
    said: CUT,
    kept: 'A first thing. And',
    counted: [ESTIMATED],
  },
  {
    name: 'sends another shape',
    answer(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(event({ choices: [{ delta: { content: { deep: [1] } } }] }))
    },
    said: UNREADABLE,
    counted: [ESTIMATED],
  },
  {
    name: 'sends a web page',
    answer(response) {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<html><title>Sign in</title></html>')
    },
    said: UNREADABLE,
    counted: [ESTIMATED],
  },
  {
    name: 'never begins',
    answer: () => undefined,
    said: UNREACHABLE,
    counted: [ESTIMATED],
  },
  {
    name: 'falls silent after a sentence',
    answer: (response) => beginAnswer(response, 'A first thing. And'),
    said: CUT,
    kept: 'A first thing. And',
    counted: [ESTIMATED],
  },
  {
    name: 'has no room for a minute',
    answer: (response) => refuse(response, 429, { 'retry-after': '60' }),
    said: PAUSE,
    counted: [FREE],
  },
  {
    name: 'has no room, again and again',
    answer: (response) => refuse(response, 429, { 'retry-after': '1' }),
    said: PAUSE,
    counted: [FREE],
  },
  {
    name: 'fails by itself',
    answer: (response) => refuse(response, 500),
    said: FAULT,
    counted: [FREE],
  },
  ...[503, 529].map((status) => ({
    name: `is overloaded (${status})`,
    answer: (response: Parameters<AnswerChat>[0]) => refuse(response, status),
    said: BUSY,
    counted: [FREE],
  })),
  {
    name: 'refuses the key',
    answer: (response) => refuse(response, 401),
    said: { 'pt-BR': 'parco model', en: 'parco model' },
    counted: [FREE],
  },
  {
    name: 'closes the connection before a word',
    answer: (response) => void response.destroy(),
    said: UNREACHABLE,
    counted: [ESTIMATED],
  },
  {
    name: 'closes the connection after a sentence',
    answer(response) {
      beginAnswer(response, 'A first thing. And')
      setImmediate(() => response.destroy())
    },
    said: CUT,
    kept: 'A first thing. And',
    counted: [ESTIMATED],
  },
  {
    name: 'withholds the answer',
    answer: (response) => sendAnswer(response, { text: '', finish: 'content_filter' }),
    said: { 'pt-BR': 'segurou essa resposta', en: 'held that answer back' },
    counted: [{ outcome: 'completed', input: 100, output: 10, cost: 200 }],
  },
]

describe.each(['pt-BR', 'en'] as const)('a provider, asked in %s, that', SLOW, (locale) => {
  it.each(FAILURES)('$name', async ({ answer, said, kept = '', counted }) => {
    test = await opened.newUser({ locale })
    loopback.answer = answer
    const failed = await test.say(QUESTION[locale])
    expect(failed.outcome).toBe('completed')
    expect(failed.text).toContain(said[locale])
    expect(failed.text.startsWith(kept)).toBe(true)
    expect(await calls()).toEqual(counted.map((call) => expect.objectContaining(call)))

    const { items } = await test.parco.messages(test.userId, test.conversationId)
    const stored = JSON.stringify(items)
    expect(stored).toContain(QUESTION[locale])
    expect(stored).toContain(said[locale])
    expect(stored).toContain(kept)

    expect(await test.say(EXPENSE[locale])).toMatchObject({ outcome: 'waiting' })
    loopback.answer = (response) => sendAnswer(response, { text: 'Canberra.' })
    expect((await test.say(QUESTION[locale])).text).toContain('Canberra.')
    expect(await calls()).toHaveLength(counted.length + 1)
  })
})

describe('a hard moment', SLOW, () => {
  it.each([
    ['pt-BR', 'meu cachorro morreu', 'grief'],
    ['en', 'I feel so alone', 'love'],
    ['pt-BR', 'tô muito triste hoje', 'low'],
  ] as const)('is met with care where the model fails, %s: %s', async (locale, said, care) => {
    loopback.answer = (response) => refuse(response, 500)
    test = await opened.newUser({ locale })
    const { text } = await test.say(said)
    expect(Object.values(replies[locale].care[care])).toContain(text)
  })

  it('keeps the failure of a choice, which a model can weigh later', async () => {
    loopback.answer = (response) => refuse(response, 500)
    test = await opened.newUser({ locale: 'en' })
    expect((await test.say('should I quit my job?')).text).toContain(FAULT.en)
  })
})

describe('a provider that is asked again', SLOW, () => {
  beforeEach(async () => {
    test = await opened.newUser()
  })

  it.each([
    ['has no room for a second', (response) => refuse(response, 429, { 'retry-after': '1' })],
    ['fails once', (response) => refuse(response, 503)],
    ['closes the connection once', (response) => void response.destroy()],
  ] satisfies [string, AnswerChat][])('and %s answers, and is counted once', async (_, first) => {
    loopback.answer = (response, request, before) =>
      before === 0
        ? (first as AnswerChat)(response, request, before)
        : sendAnswer(response, { text: 'Camberra.' })
    const result = await test.say(QUESTION['pt-BR'])
    expect(result.text).toBe('Camberra.')
    expect(loopback.requests).toHaveLength(2)
    expect(await calls()).toEqual([{ outcome: 'completed', input: 100, output: 10, cost: 200 }])
  })

  it('and fails after a tool keeps the card that was prepared', async () => {
    loopback.answer = (response, _, before) =>
      before === 0
        ? sendAnswer(response, {
            calls: [
              {
                tool: 'create_expense',
                input: { name: 'Padaria', category: 'food', actualAmount: 12 },
              },
            ],
          })
        : refuse(response, 500)
    const result = await test.say('como eu faço pra dormir melhor?')
    expect(result).toMatchObject({ outcome: 'waiting', receipts: [] })
    expect(result.text).toContain('Padaria')
    expect(result.text).toContain(FAULT['pt-BR'])
    expect((await test.say('sim')).receipts).toHaveLength(1)
  })
})
