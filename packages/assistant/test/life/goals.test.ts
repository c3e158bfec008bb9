import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

async function done(locale: 'pt-BR' | 'en', ...messages: readonly string[]): Promise<string> {
  let text = ''
  for (const message of messages) {
    await test.say(message, { locale })
    text = (await test.say(YES[locale], { locale })).text
  }
  return text
}

describe('a goal in words', SLOW, () => {
  it.each([
    ['pt-BR', 'quero ler 24 livros em 2027', 'Nova meta: Ler 24 livros, até 31/12/2027'],
    [
      'pt-BR',
      'quero juntar 10 mil até o fim do ano que vem',
      'Nova meta: Juntar 10.000 reais, até 31/12/2027',
    ],
    ['pt-BR', 'minha meta é pesar 68 até julho', 'Nova meta: Pesar 68 (68 kg), até 31/07/2027'],
    ['en', 'I want to run 100 km by June', 'New goal: Run 100 km, by Jun 30, 2027'],
    [
      'en',
      'goal: learn 300 German words by June',
      'New goal: Learn 300 German words, by Jun 30, 2027',
    ],
  ] as const)('is set: %s: %s', async (locale, text, title) => {
    const { approvals } = await test.say(text, { locale })
    expect(approvals).toMatchObject([{ toolName: 'create_goal', preview: { title } }])
    await test.say(YES[locale], { locale })
    expect(await test.count('goals')).toBe(1)
    await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
    expect(await test.count('goals')).toBe(0)
  })

  it('is in the money of its user where no other is said', async () => {
    const american = await opened.newUser({ locale: 'en', currency: 'USD' })
    const { approvals } = await american.say('I want to save 5000 by June', { locale: 'en' })
    expect(approvals[0]?.preview.title).toContain('5,000 US dollars')
    const inReais = await american.say('I want to save R$ 3000 by July', { locale: 'en' })
    expect(inReais.approvals[0]?.preview.title).toContain('3,000 reais')
  })

  it('asks for its number, and for its end', async () => {
    await test.say('minha meta é ler mais até dezembro')
    const { approvals } = await test.say('10 livros')
    expect(approvals[0]?.preview.title).toContain('(10 livros), até 31/12')
  })

  it.each([
    [
      'pt-BR',
      'quero ler 24 livros em 2027',
      'já li 15 livros da meta',
      'Anotei: Ler 24 livros, 15 de 24 livros (62%).',
    ],
    [
      'pt-BR',
      'quero ler 24 livros em 2027',
      'na meta de leitura já tô em 24 livros',
      'Meta alcançada',
    ],
    [
      'en',
      'I want to run 100 km by June',
      "I'm at 40 km on my running goal",
      'Noted: Run 100 km, 40 of 100 km (40%).',
    ],
  ] as const)('moves on: %s: %s, %s', async (locale, begin, text, expected) => {
    await done(locale, begin)
    expect(await done(locale, text)).toContain(expected)
    expect(await test.count('goal_values')).toBe(1)
    await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
    expect(await test.count('goal_values')).toBe(0)
  })

  it.each([
    [
      'pt-BR',
      'quero ler 24 livros em 2027',
      'muda a meta de leitura pra 30 livros',
      'Ler 24 livros → Ler 30 livros',
    ],
    [
      'en',
      'I want to read 24 books by December 2027',
      'change the reading goal to 15 books',
      'Read 24 books → Read 15 books',
    ],
    [
      'en',
      'I want to read 24 books by December 2027',
      'move the deadline of the reading goal to June 2028',
      '→ Jun 30, 2028',
    ],
  ] as const)('is changed: %s: %s, %s', async (locale, begin, text, change) => {
    await done(locale, begin)
    const { approvals } = await test.say(text, { locale })
    expect(approvals).toMatchObject([{ toolName: 'update_goal' }])
    expect(approvals[0]?.preview.title).toContain(change)
  })

  it.each([
    [
      'pt-BR',
      'quero ler 24 livros em 2027',
      'desisti da meta de leitura, pode excluir',
      'minhas metas',
      'Ler 24 livros',
    ],
    ['en', 'I want to run 100 km by June', 'delete the running goal', 'my goals', 'Run 100 km'],
  ] as const)('is given up, and back with an undo: %s', async (locale, begin, text, all, title) => {
    await done(locale, begin, text)
    expect((await test.say(all, { locale })).text).not.toContain(title)
    await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
    expect((await test.say(all, { locale })).text).toContain(title)
  })

  it.each([
    [
      'pt-BR',
      'quero ler 24 livros em 2027',
      'bati minha meta de leitura',
      'Meta concluída: Ler 24 livros.',
    ],
    [
      'en',
      'I want to run 100 km by June',
      'I reached my running goal',
      'Goal completed: Run 100 km.',
    ],
  ] as const)('is completed by word: %s', async (locale, begin, text, expected) => {
    await done(locale, begin)
    expect(await done(locale, text)).toContain(expected)
    const again = await test.say(text, { locale })
    expect(again.approvals).toEqual([])
    await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
    expect(
      (await test.say(locale === 'en' ? 'my goals' : 'minhas metas', { locale })).text,
    ).toMatch(/nada ainda|nothing yet/)
  })

  it('is in pounds and miles where they were said', async () => {
    const american = await opened.newUser({ locale: 'en', currency: 'USD', units: 'us' })
    const { approvals } = await american.say('I want to get to 160 lbs by March', { locale: 'en' })
    expect(approvals[0]?.preview.title).toBe('New goal: Get to 160 lbs, by Mar 31, 2027')
    await american.say('yes', { locale: 'en' })
    const asked = await american.say("I'm at 170 lbs on my weight goal", { locale: 'en' })
    expect(asked.text).toBe('Was it the goal “Get to 160 lbs”?')
    const moved = await american.say('yes', { locale: 'en' })
    expect(moved.approvals[0]?.preview.title).toBe('Progress: Get to 160 lbs: 170 lb')
  })

  it('needs no name where it is the only one, and is chosen from several', async () => {
    await done('pt-BR', 'quero ler 24 livros em 2027', 'muda a meta pra 30 livros')
    const only = await test.say('apaga a meta')
    expect(only.approvals[0]?.preview.title).toContain('Ler 30 livros')
    await test.say('não')
    await done('pt-BR', 'quero correr 100 km até junho')
    expect((await test.say('apaga a meta')).text).toContain('Correr 100 km')
    const chosen = await test.say('corrida')
    expect(chosen.approvals).toMatchObject([{ toolName: 'delete_goal' }])
  })

  it('is told with how far it is', async () => {
    expect((await test.say('quais são minhas metas?')).text).toContain(
      'Você ainda não tem metas com prazo.',
    )
    await done('pt-BR', 'quero ler 24 livros em 2027', 'já li 15 livros da meta')
    expect((await test.say('quais são minhas metas?')).text).toBe(
      'Sua meta:\n- Ler 24 livros: 15 de 24 livros (62%), até 31/12/2027',
    )
    expect((await test.say('show me my finance goals', { locale: 'en' })).text).toBe(
      'No goal in that area.',
    )
  })
})

describe('a step towards one of several goals', SLOW, () => {
  const GOALS = {
    'pt-BR': ['quero ler 24 livros em 2027', 'quero juntar 10 mil pra viagem até julho'],
    en: ['I want to read 24 books in 2027', 'my goal is to save 10k for Japan by July'],
  } as const

  it.each([
    ['pt-BR', ['terminei 2 livros'], '2 de 24 livros'],
    ['pt-BR', ['li mais um livro', 'finalizei 3 livros'], '4 de 24 livros'],
    ['pt-BR', ['juntei 500', 'guardei mais 300 pra viagem'], '800 de 10.000 reais'],
    ['pt-BR', ['juntei 800', 'tirei 300 da meta da viagem'], '500 de 10.000 reais'],
    ['pt-BR', ['juntei 800', 'botei 500 na meta da viagem'], '1.300 de 10.000 reais'],
    ['pt-BR', ['juntei 300', 'já juntei 800 pra viagem'], '800 de 10.000 reais'],
    ['pt-BR', ['li 2 livros', 'li 3 livros no total'], '3 de 24 livros'],
    ['en', ['finished 2 books'], '2 of 24 books'],
    ['en', ['finished 2 books', "I've read 3 books so far"], '3 of 24 books'],
    ['en', ['read another book', 'just finished a book'], '2 of 24 books'],
    ['en', ['saved 500', 'put another 800 toward Japan'], '1,300 of 10,000 reais'],
    ['en', ['saved 800', 'took 300 out of the Japan goal'], '500 of 10,000 reais'],
    ['en', ['saved 500', 'added 200 to the Japan goal'], '700 of 10,000 reais'],
  ] as const)('is added to what is there: %s: %s', async (locale, messages, progress) => {
    expect(await done(locale, ...GOALS[locale], ...messages)).toContain(progress)
  })

  it('is added in dollars as well', async () => {
    const american = await opened.newUser({ locale: 'en', currency: 'USD' })
    for (const text of ['my goal is to save 10k for Japan by July', 'yes', 'saved 250', 'yes'])
      await american.say(text, { locale: 'en' })
    const { approvals } = await american.say('put another 150 toward Japan', { locale: 'en' })
    expect(approvals[0]?.preview.title).toContain('250 → 400 US dollars')
  })

  it.each([
    ['pt-BR', 'como tá minha meta da viagem?', 'Juntar 10 mil', 'Ler 24'],
    ['pt-BR', 'quantos livros ainda faltam?', 'Ler 24', 'Juntar 10 mil'],
    ['en', "how's my Japan goal going?", 'Save 10k', 'Read 24'],
    ['en', 'am I on pace with the books?', 'Read 24', 'Save 10k'],
  ] as const)('is asked of by name: %s: %s', async (locale, question, named, other) => {
    await done(locale, ...GOALS[locale])
    const { text } = await test.say(question, { locale })
    expect(text).toContain(named)
    expect(text).not.toContain(other)
    const all = await test.say(locale === 'en' ? 'my goals' : 'minhas metas', { locale })
    expect(all.text).toContain(other)
  })

  it('never merges what was asked about one goal into another', async () => {
    await done('en', ...GOALS.en, 'I want to run 10 km by March')
    await test.say('change the garden goal to 20', { locale: 'en' })
    const { approvals } = await test.say('push the Japan goal to May', { locale: 'en' })
    expect(approvals).toHaveLength(1)
    expect(approvals[0]?.preview.title).toContain('→ May 31, 2027')
    expect(approvals[0]?.preview.title).not.toContain('10,000')
  })

  it('is found by one of what is counted', async () => {
    await done('en', ...GOALS.en)
    const { approvals } = await test.say('change the book goal to 20', { locale: 'en' })
    expect(approvals[0]?.preview.title).toBe('Change goal: Read 24 books → Read 20 books')
  })
})
