import type { TurnEvent } from '@parco/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  beginAnswer,
  type LoopbackModel,
  sendAnswer,
  startLoopbackModel,
} from '../loopback-model.ts'
import type { TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

let loopback: LoopbackModel
let test: TestParco
const opened = openLifeTest({ gateway: () => loopback.gateway() })
beforeEach(async () => {
  loopback = await startLoopbackModel()
  test = await opened.newUser()
})
afterEach(() => loopback.close())

/** Asks an open question and stops it at the first event of a type. */
async function stopAt(type: TurnEvent['type']): Promise<TurnEvent[]> {
  const stop = new AbortController()
  const { userId, conversationId, parco } = test
  const text = 'qual é a capital da Austrália?'
  const told: TurnEvent[] = []
  for await (const event of parco.turn({ userId, conversationId, text }, { signal: stop.signal })) {
    told.push(event)
    if (event.type === type) stop.abort()
  }
  return told
}

const textOf = (events: readonly TurnEvent[]): string =>
  events.flatMap((event) => (event.type === 'text-delta' ? [event.delta] : [])).join(' ')

const outcomes = () =>
  test.store.transaction(test.userId, (sql) =>
    sql.query<{ outcome: string }>('select outcome from model_calls'),
  )

describe('a thought that is stopped', () => {
  it('leaves the provider, keeps what was said, and says that it stopped', async () => {
    loopback.answer = (response) => beginAnswer(response, 'Metade da resposta. E o resto')
    const told = await stopAt('text-delta')
    // Would hang if the connection stayed open.
    await loopback.left
    expect(textOf(told)).toMatch(/^Metade da resposta\..* Parei antes do fim\.$/)
    expect(told.at(-1)).toMatchObject({ type: 'turn-end', outcome: 'aborted' })
    const { items } = await test.parco.messages(test.userId, test.conversationId)
    expect(JSON.stringify(items)).toMatch(/capital da Austrália.*Metade da resposta.*Parei antes/)
    expect(await outcomes()).toEqual([{ outcome: 'aborted' }])

    loopback.answer = (response) => sendAnswer(response, { text: 'Camberra.' })
    expect((await test.say('qual é a capital da Austrália?')).text).toBe('Camberra.')
  })

  it('leaves a provider that has not answered yet', async () => {
    const asked = Promise.withResolvers<void>()
    loopback.answer = () => asked.resolve()
    const stop = new AbortController()
    const { userId, conversationId, parco } = test
    const turn = parco.turn(
      { userId, conversationId, text: 'qual é a capital da Austrália?' },
      { signal: stop.signal },
    )
    const told: TurnEvent[] = []
    const heard = (async () => {
      for await (const event of turn) told.push(event)
    })()
    await asked.promise
    stop.abort()
    await Promise.all([heard, loopback.left])
    expect(told.at(-1)).toMatchObject({ type: 'turn-end', outcome: 'aborted' })
    expect(textOf(told)).toBe('Parei antes do fim.')
    expect(await test.say('gastei 50 no mercado')).toMatchObject({ outcome: 'waiting' })
  })

  it('keeps the card that it had prepared', async () => {
    loopback.answer = (response, _, before) => {
      if (before > 0) return beginAnswer(response, 'Deixei o cartão. E')
      const input = { name: 'Padaria', category: 'food', actualAmount: 12 }
      sendAnswer(response, { calls: [{ tool: 'create_expense', input }] })
    }
    const told = await stopAt('text-delta')
    await loopback.left
    expect(told.filter(({ type }) => type === 'approval-request')).toHaveLength(1)
    expect((await test.say('sim')).receipts).toHaveLength(1)
  })
})
