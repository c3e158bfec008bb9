import { type ScriptedModel, type ScriptLine, scriptedModel } from '@parco/agent/testing'
import { type Approval, foldTurn, type TurnEvent, type TurnResult } from '@parco/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

let model: ScriptedModel | undefined
let test: TestParco
const opened = openLifeTest({ model: () => model, price: { input: 1, output: 10 } })
beforeEach(async () => {
  test = await opened.newUser()
  model = undefined
})

function script(...lines: ScriptLine[]): ScriptedModel {
  model = scriptedModel(lines)
  return model
}

const message = (text: string) => ({
  userId: test.userId,
  conversationId: test.conversationId,
  text,
})

function approve(approval: Approval | undefined): Promise<TurnResult> {
  if (!approval) throw new Error('There is no card.')
  const { id: approvalId, argumentsHash } = approval
  return foldTurn(
    test.parco.decide({
      userId: test.userId,
      conversationId: test.conversationId,
      decisions: [{ approvalId, outcome: 'approve', argumentsHash }],
    }),
  )
}

/** The words that a model was sent last by the user. */
const lastMessage = (scripted: ScriptedModel): string =>
  JSON.stringify(scripted.calls.at(-1)?.prompt.at(-1))

describe('an open question', () => {
  it('is answered by a model, with the day and without anything written', async () => {
    const scripted = script({ text: 'É Camberra.', inputTokens: 600, outputTokens: 5 })
    const result = await test.say('qual é a capital da Austrália?')
    expect(result).toMatchObject({
      outcome: 'completed',
      text: 'É Camberra.',
      receipts: [],
      approvals: [],
      usage: { inputTokens: 600, outputTokens: 5 },
    })
    expect(lastMessage(scripted)).toContain('Today is Wednesday, 2026-11-18')
    expect(lastMessage(scripted)).toContain('qual é a capital da Austrália?')
    scripted.assertDone()
  })

  it('says in one line that there is no model, and what was said before goes on', async () => {
    const result = await test.say('qual é a capital da Austrália?')
    expect(result.outcome).toBe('completed')
    expect(result.text).not.toBe('')
    expect(await test.say('gastei 50 no mercado')).toMatchObject({ outcome: 'waiting' })
  })

  it('is told again to whoever repeats the request, and asked of no model twice', async () => {
    script({ text: 'É Camberra. ' }, { text: 'Outra.' })
    const first = await test.say('qual é a capital da Austrália?', { idempotencyKey: 'once' })
    const again = await test.say('qual é a capital da Austrália?', { idempotencyKey: 'once' })
    expect(again.text).toBe(first.text)
    expect(model?.calls).toHaveLength(1)
  })
})

describe('a model that uses tools', () => {
  it('finds another tool in a prompt that is full of those that are pinned', async () => {
    for (let turn = 0; turn < 6; turn += 1) await test.say('quanto gastei esse mês?')
    const scripted = script(
      { calls: [{ tool: 'find_tools', input: { query: 'record a measurement' } }] },
      {
        calls: [{ tool: 'record_metric', input: { type: 'water', value: 500 } }],
        expect: ({ tools }) => expect(tools?.map(({ name }) => name)).toContain('record_metric'),
      },
      { text: 'O cartão está pronto.' },
    )
    const result = await test.say('será que tô gastando demais com comida esse mês?')
    expect(result).toMatchObject({ outcome: 'waiting', receipts: [] })
    scripted.assertDone()
  })

  it('reads the records in the words that the user would read', async () => {
    await test.say('gastei 50 no mercado')
    await test.say('sim')
    const scripted = script(
      { calls: [{ tool: 'get_expenses', input: {} }] },
      { text: 'Você gastou R$ 50,00 no mercado.' },
    )
    const result = await test.say('como eu faço pra dormir melhor?')
    expect(result.text).toContain('R$ 50,00')
    expect(lastMessage(scripted)).toContain('Mercado')
  })

  it('only proposes a write: a card, and a receipt after the tap', async () => {
    script(
      {
        calls: [
          {
            tool: 'create_expense',
            input: { name: 'Padaria', category: 'food', actualAmount: 12 },
          },
        ],
      },
      { text: 'Deixei o cartão pronto.' },
    )
    const result = await test.say('como eu faço pra dormir melhor?')
    expect(result).toMatchObject({ outcome: 'waiting', receipts: [] })
    expect(result.approvals).toHaveLength(1)
    const approved = await test.say('sim')
    expect(approved.receipts).toHaveLength(1)
  })

  it('cannot claim a write', async () => {
    script({ text: 'Claro! Anotei 12 reais na padaria. Quer mais alguma coisa?' })
    const result = await test.say('como eu faço pra dormir melhor?')
    expect(result.text).toBe('Claro! Ainda não gravei nada. Quer mais alguma coisa?')
  })
})

describe('thinking', () => {
  it('is told sentence by sentence while it happens', async () => {
    script({ text: 'Primeiro isto. Depois aquilo.' })
    const events: TurnEvent[] = []
    for await (const event of test.parco.turn(message('qual é a capital da Austrália?'))) {
      events.push(event)
    }
    const types = events.map(({ type }) => type)
    expect(types.indexOf('text-delta')).toBeGreaterThan(types.indexOf('step-start'))
    expect(types.at(-1)).toBe('turn-end')
  })

  it('stops on request and keeps what was said', async () => {
    script({ text: 'Metade da resposta. E o resto', stalls: true })
    const stop = new AbortController()
    let text = ''
    let outcome: string | undefined
    for await (const event of test.parco.turn(message('qual é a capital da Austrália?'), {
      signal: stop.signal,
    })) {
      if (event.type === 'text-delta') {
        text += event.delta
        stop.abort()
      }
      if (event.type === 'turn-end') outcome = event.outcome
    }
    expect(text).toContain('Metade da resposta.')
    expect(outcome).toBe('aborted')
    expect(await test.say('gastei 50 no mercado')).toMatchObject({ outcome: 'waiting' })
  })

  it('does not keep a card from being approved meanwhile', async () => {
    const waiting = await test.say('gastei 50 no mercado')
    const [approval] = waiting.approvals
    script({ text: 'Penso nisto. ', stalls: true })
    const stop = new AbortController()
    const turn = test.parco.turn(message('qual é a capital da Austrália?'), { signal: stop.signal })
    for await (const event of turn) {
      if (event.type !== 'text-delta' || stop.signal.aborted) continue
      const decided = await approve(approval)
      expect(decided.receipts).toHaveLength(1)
      stop.abort()
    }
  })

  it('refuses a second message until the first is answered', async () => {
    script({ text: 'Penso nisto. ', stalls: true })
    const stop = new AbortController()
    const turn = test.parco.turn(message('qual é a capital da Austrália?'), { signal: stop.signal })
    for await (const event of turn) {
      if (event.type !== 'text-delta' || stop.signal.aborted) continue
      const second = await test.say('gastei 50 no mercado')
      expect(second).toMatchObject({ outcome: 'failed', error: { code: 'conflict' } })
      expect(second.error?.message).toContain('Ainda estou pensando')
      stop.abort()
    }
  })
})

describe('what models cost', () => {
  it('is told by month, with the messages that cost nothing', async () => {
    script({ text: 'Camberra.', inputTokens: 600, outputTokens: 5 })
    await test.say('qual é a capital da Austrália?')
    await test.say('gastei 50 no mercado')
    expect(await test.parco.usage(test.userId)).toMatchObject({
      month: '2026-11',
      turns: 2,
      thoughtTurns: 1,
      costUsd: 0.00065,
      calls: [{ route: 'none', calls: 1, failed: 0, inputTokens: 600, outputTokens: 5 }],
      limits: {},
      spentTodayUsd: 0.00065,
    })
    expect(await test.parco.usage(test.userId, '2026-10')).toMatchObject({ turns: 0, calls: [] })
    await expect(test.parco.usage(test.userId, '2026-13')).rejects.toMatchObject({
      code: 'bad-request',
    })
  })

  it('stops at the limit of the user, in their words, while code goes on', async () => {
    const plan = await test.parco.limitSpending(test.userId, { dayUsd: 0.01, monthUsd: 5 })
    expect(plan).toEqual({ dayUsd: 0.01, monthUsd: 5 })
    const scripted = script({ text: 'Camberra.', inputTokens: 9_000, outputTokens: 100 })
    await test.say('qual é a capital da Austrália?')
    const refused = await test.say('qual é a capital do Chile?')
    expect(refused.outcome).toBe('completed')
    expect(refused.text).toContain('limite')
    expect(scripted.calls).toHaveLength(1)
    expect(await test.say('gastei 50 no mercado')).toMatchObject({ outcome: 'waiting' })
    expect(await test.parco.limitSpending(test.userId, { dayUsd: null })).toEqual({ monthUsd: 5 })
    for (const dayUsd of [-1, Number.NaN, 1e7]) {
      await expect(test.parco.limitSpending(test.userId, { dayUsd })).rejects.toMatchObject({
        code: 'bad-request',
      })
    }
  })
})

describe('trying the model', () => {
  it('asks for one word, which is counted, and says what came of it', async () => {
    const scripted = script({ text: 'ready', inputTokens: 12, outputTokens: 1 })
    expect(await test.parco.testModel(test.userId, { locale: 'en' })).toMatchObject({
      isOk: true,
      message: expect.stringContaining('answers'),
    })
    scripted.assertDone()
    const { calls } = await test.parco.usage(test.userId)
    expect(calls).toMatchObject([{ route: 'test', calls: 1, inputTokens: 12 }])
  })

  it('says that there is none, that a limit is reached, and that it is not chosen here', async () => {
    expect(await test.parco.testModel(test.userId)).toMatchObject({ isOk: false })
    script({ text: 'ready' })
    await test.parco.limitSpending(test.userId, { dayUsd: 0 })
    const refused = await test.parco.testModel(test.userId)
    expect(refused).toMatchObject({ isOk: false, message: expect.stringContaining('limite') })
    await expect(test.parco.chooseModel({ model: 'openai/some' })).rejects.toMatchObject({
      code: 'not-allowed',
    })
  })
})
