import { createIdMinter, foldTurn } from '@parco/protocol'
import { createServer, silentLog } from '@parco/server'
import {
  anApproval,
  approvalId,
  aRecord,
  aSentence,
  conversationId,
  createScriptedParco,
  type ParcoScript,
  receiptId,
  says,
  turnEnd,
  turnStart,
  untilAborted,
  userId,
} from '@parco/server/testing'
import { describe, expect, it } from 'vitest'
import { createHttpClient, isAnswering } from './create-http-client.ts'

const token = 't'.repeat(43)
const now = () => new Date('2026-11-18T15:00:00.000Z')
const answer = () => [turnStart(), ...says('Pronto, é isso.'), turnEnd()]

function create(script: ParcoScript, shown = token) {
  const parco = createScriptedParco(script)
  const server = createServer({
    parco,
    access: { token, cookieName: 'parco' },
    resolveUserId: async () => userId(),
    mint: createIdMinter({ now, randomBytes: (count) => new Uint8Array(count) }),
    now,
    log: silentLog,
    version: '0.0.0-test',
  })
  const client = createHttpClient({
    address: 'http://127.0.0.1:4747',
    token: shown,
    fetch: async (url, init) => server.fetch(new Request(url as string, init)),
  })
  return { parco, client }
}

describe('createHttpClient', () => {
  it('tells turns, decisions and undos as the assistant itself does', async () => {
    const { parco, client } = create({
      turns: [answer],
      decisions: [answer],
      undos: [answer, answer],
      approvals: [anApproval()],
    })
    const input = { userId: userId(), conversationId: conversationId() }
    const decisions = [{ outcome: 'deny', approvalId: approvalId() }] as const
    const results = [
      await foldTurn(client.turn({ ...input, text: 'olá', locale: 'pt-BR' })),
      await foldTurn(client.decide({ ...input, decisions })),
      await foldTurn(client.undo({ userId: userId(), receiptId: receiptId() })),
      await foldTurn(client.undo({ userId: userId() })),
    ]
    for (const result of results) {
      expect(result).toMatchObject({ text: 'Pronto, é isso.', outcome: 'completed' })
    }
    expect(parco.calls.map(({ name, input }) => [name, input])).toMatchObject([
      ['turn', { conversationId: conversationId(), text: 'olá', locale: 'pt-BR' }],
      ['decide', { decisions }],
      ['undo', { receiptId: receiptId() }],
      ['undo', {}],
    ])
  })

  it('reads and decides sentences', async () => {
    const offered = aSentence()
    const { client } = create({ sentences: [offered] })
    expect(await client.learnedSentences(userId())).toEqual([offered])
    const decision = { userId: userId(), sentenceId: offered.id, status: 'adopted' } as const
    expect(await client.decideSentence(decision)).toEqual({ ...offered, status: 'adopted' })
  })

  it('reads the user, open approvals and records', async () => {
    const record = aRecord()
    const { client } = create({ approvals: [anApproval()], records: [record] })
    expect(await client.localUser()).toMatchObject({ id: userId(), locale: 'pt-BR' })
    expect(await client.openApprovals(userId(), conversationId())).toEqual([anApproval()])
    expect(await client.openApprovals(userId(), conversationId(2))).toEqual([])
    expect(await client.records(userId(), '2026-11-18')).toEqual([record])
  })

  it('ends a turn that is refused with the code of the refusal', async () => {
    const { client } = create({})
    const input = { userId: userId(), conversationId: conversationId(), text: ' ' }
    expect(await foldTurn(client.turn(input))).toMatchObject({
      outcome: 'failed',
      error: { code: 'message-empty' },
    })
  })

  it('throws what the server refuses', async () => {
    const { client } = create({}, 'wrong')
    await expect(client.localUser()).rejects.toMatchObject({ code: 'not-authenticated' })
  })

  it('stops the turn in the server when it is stopped here', async () => {
    const { client } = create({
      turns: [
        async function* (_input, signal) {
          yield turnStart()
          yield* says('Um momento.')
          await untilAborted(signal)
          yield turnEnd('aborted')
        },
      ],
    })
    const controller = new AbortController()
    const input = { userId: userId(), conversationId: conversationId(), text: 'oi' }
    let outcome: string | undefined
    for await (const event of client.turn(input, { signal: controller.signal })) {
      if (event.type === 'text-end') controller.abort()
      if (event.type === 'turn-end') outcome = event.outcome
    }
    expect(outcome).toBe('aborted')
  })

  it('ends a turn whose server goes away as failed', async () => {
    const client = createHttpClient({
      address: 'http://127.0.0.1:1',
      token,
      fetch: async () => Promise.reject(new TypeError('fetch failed')),
    })
    const input = { userId: userId(), conversationId: conversationId(), text: 'oi' }
    expect(await foldTurn(client.turn(input))).toMatchObject({
      outcome: 'failed',
      error: { code: 'store-unavailable' },
    })
    // Nothing listens on port 1.
    expect(await isAnswering('http://127.0.0.1:1')).toBe(false)
  })
})
