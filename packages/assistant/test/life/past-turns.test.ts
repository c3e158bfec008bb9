import type { LanguageModel } from '@parco/agent'
import { scriptedModel } from '@parco/agent/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

let model: LanguageModel | undefined
const opened = openLifeTest({ model: () => model })
let test: TestParco
beforeEach(async () => {
  model = undefined
  test = await opened.newUser()
})

const ask = async (text: string): Promise<string> => (await test.say(text)).text
/** Says something in a conversation of its own, days after the first. */
async function sayLater(days: number, text: string): Promise<void> {
  test.setNow(new Date(Date.parse('2026-11-18T15:00:00Z') + days * 86_400_000).toISOString())
  await test.say(text, { conversationId: test.mint('conversation') })
}

describe('what was said before', SLOW, () => {
  it('is found by its words, with the day, in all conversations and at no token', async () => {
    await sayLater(0, 'ai, a reforma da cozinha vai atrasar por causa dos azulejos')
    await sayLater(1, 'a dentista disse que preciso de um canal')
    await sayLater(2, 'hoje choveu o dia todo')
    expect(await ask('quando falamos da reforma?')).toBe(
      'Você me disse em 18 de novembro: “ai, a reforma da cozinha vai atrasar por causa dos azulejos”',
    )
    const { text, usage } = await test.say('o que eu te falei sobre a dentista?')
    expect(text).toBe('Você me disse ontem: “a dentista disse que preciso de um canal”')
    expect(usage).toMatchObject({ inputTokens: 0, outputTokens: 0 })
    expect(await ask('quando falamos do casamento?')).toBe(
      'Não achei nada sobre “casamento” nas nossas conversas.',
    )
    // Neither the questions nor their answers are found later.
    expect(await ask('quando falamos da reforma?')).toContain('Você me disse em 18 de novembro')
  })

  it('is told of a day, in its order', async () => {
    await sayLater(0, 'ai que dia')
    await sayLater(1, 'comecei a ler um livro novo')
    await sayLater(1, 'e o cachorro fugiu de novo')
    test.setNow('2026-11-20T15:00:00Z')
    expect(await ask('o que eu te disse ontem?')).toBe(
      'O que você me disse ontem (19/11):\n- “comecei a ler um livro novo”\n- “e o cachorro fugiu de novo”',
    )
  })

  it('takes in what is said meanwhile, and gives up deleted conversations', async () => {
    await sayLater(0, 'o sofá novo é verde')
    expect(await ask('quando falamos do sofá?')).toContain('o sofá novo é verde')
    const conversationId = test.mint('conversation')
    await test.say('o tapete combina com as cortinas', { conversationId })
    expect(await ask('quando falamos do tapete?')).toContain('combina com as cortinas')
    await test.parco.deleteConversation(test.userId, conversationId)
    expect(await ask('quando falamos do tapete?')).toContain('Não achei nada')
    expect(await ask('quando falamos do sofá?')).toContain('o sofá novo é verde')
  })

  it('is found once what is thought about it has been answered, however often it was looked for', async () => {
    const scripted = scriptedModel([{ text: 'É Camberra.' }])
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    model = {
      ...scripted,
      async doStream(call) {
        asked.resolve()
        await answered.promise
        return scripted.doStream(call)
      },
    }
    const conversationId = test.mint('conversation')
    const thought = test.say('qual é a capital da Austrália?', { conversationId })
    await asked.promise
    for (let times = 0; times < 3; times += 1) {
      expect(await ask('quando falamos da Austrália?')).toContain('Não achei nada')
    }
    answered.resolve()
    expect((await thought).text).toBe('É Camberra.')
    expect(await ask('quando falamos da Austrália?')).toContain('qual é a capital da Austrália?')
  })

  it('is nobody else’s', async () => {
    await sayLater(0, 'o segredo é a canela')
    const other = await opened.newUser()
    expect((await other.say('quando falamos da canela?')).text).toContain('Não achei nada')
  })

  it('does not bring back what was forgotten, neither before nor after it is erased', async () => {
    await test.say('lembra que o código do portão é 4821')
    await test.say('sim')
    await sayLater(0, 'o código do portão é 4821, e o porteiro se chama Jair')
    expect(await ask('quando falamos do portão?')).toContain('4821')
    await test.say('esquece o código do portão')
    await test.say('sim')
    expect(await ask('quando falamos do portão?')).not.toContain('4821')
    expect(await ask('qual é o código do portão?')).not.toContain('4821')
    test.setNow('2026-11-26T15:00:00Z')
    await test.parco.deliverDue()
    expect(await ask('quando falamos do portão?')).not.toContain('4821')
    expect(await ask('quando falamos do 4821?')).toContain('Não achei nada')
  })
})
