import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { Terminal } from '../terminal/terminal.ts'
import { type RouteOptions, runRoute } from './route.ts'

const now = '2026-11-18T12:00:00-03:00'

async function route(
  input: readonly (string | Uint8Array)[],
  options: Partial<RouteOptions> = { jsonl: true },
) {
  const written: string[] = []
  const problems: string[] = []
  const terminal: Terminal = {
    input: Readable.from(input),
    write: (text) => void written.push(text),
    writeError: (text) => void problems.push(text),
    directory: '.',
    isInteractive: false,
    hasColour: false,
    environment: { TZ: 'America/Sao_Paulo' },
    onStop: () => () => undefined,
    readSecret: async () => undefined,
    readLines: () => {
      throw new Error('parco route reads the stream itself')
    },
  }
  const exitCode = await runRoute({ jsonl: false, ...options }, terminal)
  const lines = written.join('').split('\n').filter(Boolean)
  return { exitCode, problems, answers: lines.map((line) => JSON.parse(line)) }
}

const line = (request: object) => `${JSON.stringify({ id: '1', now, lang: 'pt-BR', ...request })}\n`

describe('parco route --jsonl', () => {
  it('answers each line with intent, params, source, confidence and time', async () => {
    const { exitCode, answers } = await route([line({ text: 'gastei 18,50 na padaria ontem' })])
    expect(exitCode).toBe(0)
    expect(answers).toEqual([
      {
        id: '1',
        intent: 'create_expense',
        params: { name: 'Padaria', category: 'food', actualAmount: 18.5, date: '2026-11-17' },
        source: 'sentence',
        confidence: expect.any(Number),
        ms: expect.any(Number),
      },
    ])
  })

  it('says "model" for what only a model could read', async () => {
    const { answers } = await route([line({ text: 'qwrt zxcv pldk' })])
    expect(answers[0]).toMatchObject({ id: '1', intent: 'model', params: {} })
  })

  it('reads "now" and the zone of the line', async () => {
    const late = { text: 'gastei 20 no mercado', now: '2026-11-19T02:30:00Z' }
    const { answers } = await route([
      line({ ...late, timeZone: 'America/Sao_Paulo' }),
      line({ ...late, timeZone: 'UTC' }),
    ])
    expect(answers.map(({ params }) => params.date)).toEqual(['2026-11-18', '2026-11-19'])
  })

  it.each([
    ['2026-11-18T23:30:00', 'America/Sao_Paulo', '2026-11-18'],
    ['2026-11-18', 'Asia/Tokyo', '2026-11-18'],
    ['2026-11-18T00:10', 'UTC', '2026-11-18'],
  ])('reads %s as a time in %s', async (localNow, timeZone, date) => {
    const { answers } = await route([
      line({ text: 'gastei 20 no mercado', now: localNow, timeZone }),
    ])
    expect(answers[0].params.date).toBe(date)
  })

  it('reads a reply to pending writes and to a question', async () => {
    const write = {
      intent: 'create_expense',
      params: { name: 'Feira', category: 'food', actualAmount: 30, date: '2026-11-18' },
    }
    const candidate = {
      intent: 'create_expense',
      params: { name: 'Feira', category: 'food', date: '2026-11-18' },
    }
    const question = { intent: 'clarify', params: { missing: ['actualAmount'], candidate } }
    const { answers } = await route([
      line({ text: 'pode salvar', pending: [write] }),
      line({ text: '30', pending: [question] }),
      line({ text: 'gastei 20 no mercado', pending: [] }),
    ])
    expect(answers[0]).toMatchObject({ intent: 'confirm', params: {}, source: 'pending' })
    expect(answers[1]).toMatchObject({ ...write, source: 'pending' })
    expect(answers[2]).toMatchObject({ intent: 'create_expense', source: 'sentence' })
  })

  it.each<[string, string, string]>([
    ['not JSON', 'gastei 20\n', 'bad-request'],
    ['null', 'null\n', 'bad-request'],
    ['a list', '[]\n', 'bad-request'],
    ['no id', '{"text":"oi"}\n', 'bad-request'],
    ['no text', '{"id":"1"}\n', 'bad-request'],
    ['text that is no text', line({ text: 7 }), 'bad-request'],
    ['another language', line({ text: 'hola', lang: 'es' }), 'bad-request'],
    ['no instant', line({ text: 'oi', now: 'ontem' }), 'bad-request'],
    ['a day that is none', line({ text: 'oi', now: '2026-13-40', timeZone: 'UTC' }), 'bad-request'],
    ['no zone', line({ text: 'oi', timeZone: 'Marte/Base' }), 'bad-request'],
    ['pending that is no list', line({ text: 'sim', pending: {} }), 'bad-request'],
    [
      'a question among writes',
      line({ text: 'sim', pending: [{ intent: 'clarify', params: {} }] }),
      'bad-request',
    ],
    ['a line of 2 MB and more', `${'x'.repeat(2_000_001)}\n`, 'too-large'],
  ])('answers %s with an error, goes on, and ends with 2', async (_, bad, code) => {
    const { exitCode, answers } = await route([
      bad,
      line({ id: '2', text: 'gastei 20 no mercado' }),
    ])
    expect(answers[0].error).toEqual({
      code,
      message: expect.stringMatching(/expected|Invalid|Unrecognized/i),
    })
    expect(answers[1]).toMatchObject({ id: '2', intent: 'create_expense' })
    expect(exitCode).toBe(2)
  })

  it('repeats the id of a bad line when it can be read', async () => {
    const { answers } = await route(['{"id":"abc"}\n'])
    expect(answers[0]).toMatchObject({ id: 'abc', error: { code: 'bad-request' } })
  })

  it.each([
    '',
    '\u0000\u0007',
    '\ud800',
    '1'.repeat(100_000),
    'R$ 1.2.3 no mercado',
    'gastei -5 no bar',
    'paguei a luz em 31/02',
  ])('answers any text: %j', async (text) => {
    const { answers } = await route([line({ text })])
    expect(answers[0].error).toBeUndefined()
    expect(answers[0].intent).not.toBe('create_expense')
  })

  it('reads lines however the bytes are cut, with separators of other kinds inside strings', async () => {
    const bytes = new TextEncoder().encode(line({ text: 'gastei 18 no pão\u2028ontem' }))
    const { answers } = await route(Array.from(bytes, (byte) => Uint8Array.of(byte)))
    expect(answers).toHaveLength(1)
    expect(answers[0].id).toBe('1')
  })

  it('takes invalid UTF-8 and a last line without its end', async () => {
    const { answers, exitCode } = await route([
      new TextEncoder().encode('{"id":"1","text":"'),
      Uint8Array.of(0xff, 0xfe),
      '"}',
    ])
    expect(answers).toHaveLength(1)
    expect(exitCode).toBe(0)
  })
})

describe('parco route TEXT', () => {
  it('answers one message', async () => {
    const { answers, exitCode } = await route([], { text: 'gastei 20 no mercado' })
    expect(answers).toMatchObject([{ intent: 'create_expense', source: 'sentence' }])
    expect(answers[0]).not.toHaveProperty('id')
    expect(exitCode).toBe(0)
  })

  it('ends with 4 when it does not understand', async () => {
    expect((await route([], { text: 'qwrt zxcv pldk' })).exitCode).toBe(4)
  })

  it('shows what matched when asked', async () => {
    const { answers } = await route([line({ text: 'gastei 20 no mercado' })], {
      jsonl: true,
      explain: true,
    })
    expect(answers[0].explanation).toEqual(expect.arrayContaining([expect.any(String)]))
  })

  it('explains one message as JSON', async () => {
    const { answers } = await route([], {
      text: 'não gastei 20 no mercado',
      explain: true,
      json: true,
    })
    expect(answers[0].decision).toMatchObject({ intent: 'none', reason: 'negation' })
    expect(answers[0].clauses[0].gates).toEqual([
      { gate: 'negation', text: 'não', start: 0, end: 3 },
    ])
  })

  it('says how it is used when nothing is asked', async () => {
    const { exitCode, problems } = await route([], {})
    expect(exitCode).toBe(2)
    expect(problems.join('')).toContain('--jsonl')
  })
})
