import type { TurnEvent } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import type { TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()

/** Says something that a card shows, and approves it. */
async function tell(test: TestParco, text: string): Promise<string> {
  const { approvals } = await test.say(text)
  expect(approvals, text).toHaveLength(1)
  const { receipts, text: reply } = await test.say('sim')
  expect(receipts, text).toHaveLength(1)
  return reply
}

const ask = async (test: TestParco, text: string): Promise<string> => (await test.say(text)).text

describe('memory in words', () => {
  it('keeps what is told, and answers with the words and the day', async () => {
    const test = await opened.newUser()
    expect(await tell(test, 'lembra que sou alérgica a camarão')).toContain('Guardei')
    await tell(test, 'minha professora se chama Ana')
    await tell(test, 'agora moro em Joinville')
    expect(await ask(test, 'qual o nome da minha professora?')).toBe(
      'Sua professora se chama Ana. Você me disse hoje: “minha professora se chama Ana”.',
    )
    expect(await ask(test, 'onde eu moro?')).toContain('Você agora mora em Joinville.')
    const all = await ask(test, 'o que você sabe sobre mim?')
    expect(all).toContain('O que eu sei sobre você:')
    expect(all).toContain('- Você é alérgica a camarão (18/11)')
    expect(await ask(test, 'qual é o código do portão?')).toContain('Não sei')
  })

  it('answers with cards of what it remembers', async () => {
    const test = await opened.newUser({ locale: 'en' })
    await test.say('remember that my gate code is 4821')
    await test.say('yes')
    const { parco, userId, conversationId } = test
    const events: TurnEvent[] = []
    const turn = parco.turn({ userId, conversationId, text: "what's my gate code?" })
    for await (const event of turn) events.push(event)
    expect(events).toContainEqual({
      type: 'memory-recall',
      memories: [
        {
          content: 'Gate code is 4821',
          saidOn: '2026-11-18',
          quote: 'remember that my gate code is 4821',
        },
      ],
    })
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'status-replace', text: 'Searching memory…' }),
    )
  })

  it('says so instead of keeping a thing twice, and replaces what cannot be true any more', async () => {
    const test = await opened.newUser()
    await tell(test, 'lembra que sou alérgico a amendoim')
    const again = await test.say('lembra que sou alérgico a amendoim')
    expect(again.approvals).toHaveLength(0)
    expect(again.text).toContain('Isso eu já sei: Você é alérgico a amendoim.')
    await tell(test, 'agora moro em Joinville')
    expect(await tell(test, 'me mudei pra Campinas')).toContain(
      '(antes: você agora mora em Joinville)',
    )
    expect(await ask(test, 'onde eu moro?')).toContain('Você mora em Campinas.')
    expect(await test.count('knowledge')).toBe(3)
    await test.say('desfaz')
    expect(await ask(test, 'onde eu moro?')).toContain('Você agora mora em Joinville.')
  })

  it('asks where only the user knows what holds', async () => {
    const test = await opened.newUser()
    await tell(test, 'lembra que adoro café')
    const { text, approvals } = await test.say('lembra que odeio café')
    expect(approvals).toHaveLength(0)
    expect(text).toContain('Mudou?')
    const chosen = await test.say('1')
    expect(chosen.approvals).toHaveLength(1)
    await test.say('sim')
    expect(await ask(test, 'o que você sabe sobre café?')).toContain('Você odeia café')
    expect(await ask(test, 'o que você sabe sobre mim?')).not.toContain('adora café')
  })

  it('forgets, and brings back', async () => {
    const test = await opened.newUser()
    await tell(test, 'lembra que sou alérgico a camarão')
    expect(await tell(test, 'esquece que sou alérgico a camarão')).toContain('Esqueci')
    expect(await ask(test, 'sou alérgico a quê?')).not.toContain('camarão')
    expect(await ask(test, 'o que você sabe sobre mim?')).toContain('Ainda não guardei nada')
    await test.say('desfaz')
    expect(await ask(test, 'o que você sabe sobre mim?')).toContain('camarão')
  })

  it('sets right what is kept by a card with the old and the new', async () => {
    const test = await opened.newUser()
    await tell(test, 'lembra que meu médico é o dr. João')
    const { approvals } = await test.say('na verdade meu médico é o dr. Paulo')
    expect(approvals[0]?.preview.title).toBe('Seu médico é o dr. João → seu médico é o dr. Paulo')
    expect(approvals[0]?.preview.fields[0]?.value).toBe('médico é o dr. João')
    expect((await test.say('sim')).text).toContain('Corrigi')
    expect(await ask(test, 'quem é meu médico?')).toContain('dr. Paulo')
    expect(await ask(test, 'o que você sabe sobre mim?')).not.toContain('João')
    const again = await test.say('na verdade meu médico é o dr. Paulo')
    expect(again.approvals).toHaveLength(0)
    expect(again.text).toContain('Isso eu já sei')
    await test.say('desfaz')
    expect(await ask(test, 'quem é meu médico?')).toContain('dr. João')
  })

  it('keeps a correction of nothing that is kept, and says so', async () => {
    const test = await opened.newUser({ locale: 'en' })
    const { text, approvals } = await test.say("actually my sister's name is Julia")
    expect(text).toContain('I hadn’t kept that yet.')
    expect(approvals.map(({ toolName }) => toolName)).toEqual(['add_knowledge'])
    await test.say('yes')
    await test.say("correction: my sister's name is Julie")
    await test.say('yes')
    expect(await ask(test, "what's my sister's name?")).toContain('Julie')
    expect(await ask(test, "what's my sister's name?")).not.toContain('Julia.')
  })

  it('takes the name of somebody else for no answer about oneself', async () => {
    const test = await opened.newUser({ locale: 'en' })
    await test.say("my landlord's name is Pedro")
    await test.say('yes')
    expect(await ask(test, "what's my landlord's name?")).toContain('Pedro')
    expect(await ask(test, "what's my name?")).not.toContain('Pedro')
    const other = await opened.newUser()
    await tell(other, 'anota que minha sobrinha calça 31')
    expect(await ask(other, 'que número minha sobrinha calça?')).toContain('Sua sobrinha calça 31')
    expect(await ask(other, 'quanto eu calço?')).not.toContain('31')
    await test.say('remember that my name is Sam')
    await test.say('yes')
    expect(await ask(test, "what's my name?")).toContain('Your name is Sam.')
  })
})

describe('what is told of oneself and of something else at once', () => {
  it.each([
    [
      'pt-BR',
      'anota: meu tamanho de camisa é M e calço 39',
      'seu tamanho de camisa é M e você calça 39',
      'quanto eu calço?',
    ],
    [
      'en',
      'note: my shirt size is M and I wear size 9 shoes',
      'your shirt size is M and you wear size 9 shoes',
      "what's my shoe size?",
    ],
  ] as const)('is told as both: %s: %s', async (locale, message, told, ask) => {
    const test = await opened.newUser({ locale })
    const { approvals } = await test.say(message)
    expect(approvals[0]?.preview.title).toContain(told)
    await test.say(YES[locale])
    expect((await test.say(ask)).text).toMatch(/39|size 9/)
  })
})

describe('what is told of others', () => {
  it.each([
    [
      'pt-BR',
      'a Ju mudou pra Portugal',
      'Guardar na memória: a Ju mora em Portugal',
      'onde a Ju mora?',
    ],
    [
      'pt-BR',
      'o médico do meu filho é a dra. Marta',
      'Guardar na memória: o médico do seu filho é a dra. Marta',
      'quem é o médico do meu filho?',
    ],
    [
      'en',
      'Jules moved to Portugal',
      'Remember: Jules lives in Portugal',
      'where does Jules live?',
    ],
    [
      'en',
      "my son's doctor is Dr. Martha",
      "Remember: your son's doctor is Dr. Martha",
      "who's my son's doctor?",
    ],
    [
      'en',
      "remember that my dad's Golf is red",
      "Remember: your dad's Golf is red",
      "what color is my dad's Golf?",
    ],
    [
      'pt-BR',
      'lembra que o Gol do meu pai é vermelho',
      'Guardar na memória: o Gol do seu pai é vermelho',
      'de que cor é o Gol do meu pai?',
    ],
    [
      'en',
      'the cabin wifi password is in the blue notebook',
      'Remember: the cabin wifi password is in the blue notebook',
      "where's the cabin wifi password?",
    ],
  ] as const)('is kept, and answers: %s: %s, %s', async (locale, message, title, question) => {
    const test = await opened.newUser({ locale })
    const { approvals } = await test.say(message)
    expect(approvals.map(({ preview }) => preview.title)).toEqual([title])
    await test.say(YES[locale])
    const { text } = await test.say(question)
    expect(text).toContain(message)
    if (/Ju/.test(message)) {
      const who = await test.say(locale === 'en' ? 'who is Jules?' : 'quem é a Ju?')
      expect(who.text).toContain('Portugal')
    }
  })

  it.each([
    ['pt-BR', 'quem ganhou a copa do mundo?'],
    ['en', "where's the best pizza in town?"],
  ] as const)('is no answer to anything else: %s: %s', async (locale, question) => {
    const test = await opened.newUser({ locale })
    await test.say(locale === 'en' ? 'my pizza place is closed on Monday' : 'moro no mundo novo')
    await test.say(YES[locale])
    expect((await test.say(question)).text).not.toMatch(/You told me|Você me disse/)
  })
})

describe('what is kept by its name', () => {
  it.each([
    ['pt-BR', 'me chama de Mari', 'Guardar na memória: você prefere o nome Mari'],
    ['en', 'call me Mari', 'Remember: you prefer the name Mari'],
    ['en', 'please call me Mari from now on', 'Remember: you prefer the name Mari'],
  ] as const)('is a name: %s: %s', async (locale, message, title) => {
    const test = await opened.newUser({ locale })
    const { approvals } = await test.say(message)
    expect(approvals.map(({ preview }) => preview.title)).toEqual([title])
  })

  it.each([
    ['pt-BR', 'me chama de volta'],
    ['en', 'call me later'],
    ['en', 'call me a cab'],
  ] as const)('is no name: %s: %s', async (locale, message) => {
    const test = await opened.newUser({ locale })
    expect((await test.say(message)).approvals).toEqual([])
  })

  it.each([
    [
      'pt-BR',
      'anota que a chave da casa de praia tá com a vizinha',
      'esquece a chave da casa de praia',
      'Esquecer: a chave da casa de praia tá com a vizinha',
    ],
    [
      'pt-BR',
      'guarda que o código do portão fica atrás do quadro',
      'esquece o código do portão',
      'Esquecer: o código do portão fica atrás do quadro',
    ],
    [
      'en',
      'remember that the beach house key is with the neighbor',
      'forget the beach house key',
      'Forget: the beach house key is with the neighbor',
    ],
  ] as const)('is forgotten by it: %s: %s, %s', async (locale, told, forget, title) => {
    const test = await opened.newUser({ locale })
    await test.say(told)
    await test.say(YES[locale])
    const { approvals } = await test.say(forget)
    expect(approvals.map(({ preview }) => preview.title)).toEqual([title])
  })
})
