import { type ScriptedModel, type ScriptLine, scriptedModel } from '@parco/agent/testing'
import { estimateTokens } from '@parco/agent/tokens'
import type { TurnEvent } from '@parco/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { BUDGETS } from '../../src/composer/budgets.ts'
import type { TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

let model: ScriptedModel | undefined
let test: TestParco
const opened = openLifeTest({ model: () => model })
beforeEach(async () => {
  test = await opened.newUser()
  model = undefined
})

/** The prompt of a message of a new conversation, which a model answers. */
async function promptOf(text: string, ...lines: ScriptLine[]): Promise<string> {
  model = scriptedModel(lines.length > 0 ? lines : [{ text: 'Entendi.' }])
  await test.say(text, { conversationId: test.mint('conversation') })
  const prompt = JSON.stringify(model.calls.at(-1)?.prompt ?? '')
  model = undefined
  return prompt
}

async function tell(text: string): Promise<void> {
  expect((await test.say(text)).approvals, text).toHaveLength(1)
  await test.say('sim')
}

const insert = (contents: readonly string[]) =>
  test.store.transaction(test.userId, (sql) =>
    sql.query(
      `insert into knowledge (id, user_id, type, content, source, confidence, valid_from, created_at)
       select gen_random_uuid(), parco_user_id(), 'fact', content, 'form', 1, '2026-11-18', now()
         from unnest($1::text[]) content`,
      [contents],
    ),
  )

describe('a turn that thinks', () => {
  it('is told who the user is, and what has to do with the message, with its day', async () => {
    await tell('agora moro em Joinville')
    await tell('lembra que sou alérgica a camarão')
    await tell('lembra que adoro jabuticaba')
    const prompt = await promptOf('qual a origem da alergia a camarão?')
    expect(prompt).toContain('Agora mora em Joinville')
    expect(prompt).toContain('É alérgica a camarão (2026-11-18)')
    expect(prompt).not.toContain('jabuticaba')
  })

  it('remembers within its budget, however much is kept', async () => {
    await insert(
      Array.from(
        { length: 100 },
        (_, at) => `comprou vinho de número ${at} ${'da serra '.repeat(20)}`,
      ),
    )
    const prompt = await promptOf('qual a história do vinho da serra gaúcha?')
    const [, remembered = ''] = /<remembered>(.*?)<\/remembered>/.exec(prompt) ?? []
    expect(remembered).toContain('vinho')
    expect(estimateTokens(remembered.replaceAll('\\n', '\n'))).toBeLessThanOrEqual(BUDGETS.memory)
  })

  it('knows nothing that a model made of a conversation before its user adopts it', async () => {
    const inferred = { type: 'fact', content: 'tem uma tartaruga chamada Donatela' }
    const propose = { calls: [{ tool: 'add_knowledge', input: inferred }] }
    model = scriptedModel([propose, { text: 'Posso guardar isso.' }])
    const { approvals } = await test.say('qual o melhor alimento pra tartaruga?')
    expect(approvals).toHaveLength(1)
    expect(await test.count('knowledge')).toBe(0)
    expect(await promptOf('quantos anos vive uma tartaruga?')).not.toContain('Donatela')
    await test.say('sim')
    expect(await promptOf('quantos anos vive uma tartaruga?')).toContain('Donatela')
  })

  it('is told nothing that was forgotten, and proposes it in vain', async () => {
    await tell('lembra que minha tartaruga se chama Donatela')
    await tell('esquece o nome da minha tartaruga')
    expect(await promptOf('quantos anos vive uma tartaruga?')).not.toContain('Donatela')
    const content = 'tem uma tartaruga que se chama Donatela'
    model = scriptedModel([
      { calls: [{ tool: 'add_knowledge', input: { type: 'fact', content } }] },
      { text: 'Certo.' },
    ])
    const conversationId = test.mint('conversation')
    const { approvals } = await test.say('qual o melhor alimento pra tartaruga?', {
      conversationId,
    })
    expect(approvals).toHaveLength(0)
  })

  it('shows what it remembers as quiet cards, also after a reload', async () => {
    await tell('lembra que sou alérgica a camarão')
    await test.say('a moqueca de camarão da vovó levava dendê e leite de coco')
    const conversationId = test.mint('conversation')
    model = scriptedModel([{ text: 'A moqueca é antiga.' }])
    const events: TurnEvent[] = []
    const text = 'qual a origem da moqueca de camarão com dendê?'
    for await (const event of test.parco.turn({ userId: test.userId, conversationId, text })) {
      events.push(event)
    }
    const recalled = events.flatMap((event) =>
      event.type === 'memory-recall' ? event.memories : [],
    )
    expect(recalled.map(({ content }) => content)).toEqual([
      'É alérgica a camarão',
      '“a moqueca de camarão da vovó levava dendê e leite de coco”',
    ])
    const messages = await test.parco.messages(test.userId, conversationId, { limit: 10 })
    expect(messages.items.at(-1)?.parts.map(({ type }) => type)).toEqual([
      'memory',
      'memory',
      'text',
    ])
  })

  it('shows what a model looks up, once, and says meanwhile what it does', async () => {
    await tell('lembra que meu médico é o dr. Paulo')
    const look = { calls: [{ tool: 'search_knowledge', input: { query: 'médico' } }] }
    model = scriptedModel([look, look, { text: 'O dr. Paulo.' }])
    const events: TurnEvent[] = []
    const { userId, conversationId } = test
    const text = 'como eu preparo uma consulta de rotina?'
    for await (const event of test.parco.turn({ userId, conversationId, text })) events.push(event)
    expect(events.filter(({ type }) => type === 'memory-recall')).toEqual([
      expect.objectContaining({
        memories: [expect.objectContaining({ content: 'Médico é o dr. Paulo' })],
      }),
    ])
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'status-replace', text: 'Buscando na memória…' }),
    )
  })
})
