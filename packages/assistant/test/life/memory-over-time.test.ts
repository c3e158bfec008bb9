import type { Locale } from '@parco/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const answer = async (text: string, locale: Locale = 'pt-BR') =>
  (await test.say(text, { locale })).text

async function tell(text: string, locale: Locale = 'pt-BR'): Promise<string> {
  expect((await test.say(text, { locale })).approvals, text).toHaveLength(1)
  return answer(YES[locale], locale)
}

async function refuses(text: string, locale: Locale, words: string): Promise<void> {
  const { text: said, approvals } = await test.say(text, { locale })
  expect(approvals, text).toHaveLength(0)
  expect(said).toContain(words)
}

describe('what held before', SLOW, () => {
  it('is told with the words and the days, in both languages', async () => {
    await tell('agora moro em Recife')
    test.setNow('2027-06-06T15:00:00.000Z')
    await tell('agora moro em Olinda')
    test.setNow('2027-06-10T15:00:00.000Z')
    const before = await answer('onde eu morava antes?')
    expect(before).toContain('Você me disse em 18 de novembro de 2026: “agora moro em Recife”.')
    expect(before).toContain('Valeu até domingo (06/06)')
    expect(await answer('onde eu moro?')).toContain('Olinda')
    const ever = await answer('onde eu já morei?')
    expect(ever).toContain('Olinda')
    expect(ever).toContain('Recife')
    expect(await answer('where did I live before?', 'en')).toContain('It held until Sunday')
  })

  it('is told as unknown where nothing was, with what holds', async () => {
    await tell('agora moro em Olinda')
    const before = await answer('onde eu morava antes?')
    expect(before).toContain('Como era antes você ainda não me contou.')
    expect(before).toContain('Olinda')
  })

  it('is found by its words, and gone once it is forgotten', async () => {
    await tell('o código do portão é 4821')
    await tell('na verdade o código do portão é 9912')
    expect(await answer('qual era o meu antigo código do portão?')).toContain('4821')
    await tell('esquece o código do portão')
    expect(await answer('qual era o meu antigo código do portão?')).not.toContain('4821')
  })
})

describe('another value of what was forgotten', SLOW, () => {
  it('is found by no search, and erased with it', async () => {
    await test.say('o código do portão é 1111')
    await test.say('não')
    await tell('o código do portão é 4821')
    await test.say('o portão quebrou hoje cedo')
    expect(await answer('o que eu falei do portão?')).toContain('4821')
    await tell('apaga de vez o código do portão')
    expect(await answer('o que eu falei do portão?')).not.toMatch(/1111|4821/)
    await test.parco.deliverDue()
    const { items } = await test.parco.messages(test.userId, test.conversationId, { limit: 60 })
    expect(JSON.stringify(items)).not.toMatch(/1111|4821/)
    expect(JSON.stringify(items)).toContain('o portão quebrou hoje cedo')
  })

  it('stays where another thing of the name is kept', async () => {
    await tell('o código do portão é 4821')
    await tell('o código do portão da garagem é 7755')
    await tell('apaga de vez que o código do portão é 4821')
    await test.parco.deliverDue()
    expect(await answer('qual é o código do portão da garagem?')).toContain('7755')
  })
})

describe('secrets', SLOW, () => {
  it.each<[string, Locale, string]>([
    ['minha senha do banco é 1234', 'pt-BR', 'Senhas, PINs e números de cartão eu não guardo'],
    ['lembra que minha senha do email é abacaxi', 'pt-BR', 'gerenciador de senhas'],
    ['muda minha senha para 1234', 'pt-BR', 'gerenciador de senhas'],
    ['o número do meu cartão é 4111 1111 1111 1111', 'pt-BR', 'gerenciador de senhas'],
    ['change my password to 1234', 'en', 'password manager'],
    ['the PIN of my card is 9921', 'en', 'password manager'],
    ['my card number is 4111 1111 1111 1111', 'en', 'password manager'],
  ])('"%s" are not kept', async (text, locale, words) => {
    await refuses(text, locale, words)
    expect(await test.count('knowledge')).toBe(0)
  })

  it('are not told again from what was said', async () => {
    await test.say('minha senha do banco é 7482')
    const said = await answer('qual é minha senha do banco?')
    expect(said).toContain('eu não guardo')
    expect(said).not.toContain('7482')
    expect(await answer('o que eu falei da senha?')).not.toContain('7482')
  })

  it('of a locker are none', async () => {
    expect(await tell('my gym locker code is 7731', 'en')).toContain('7731')
    expect(await tell('lembra que a senha do wifi é abacaxi77')).toContain('abacaxi77')
  })
})

describe('names and sizes', SLOW, () => {
  it('are set right by the words alone', async () => {
    await tell('calço 39')
    expect(await tell('corrige: calço 40')).toContain('calça 40')
    const { text } = await test.say('que número eu calço?')
    expect(text).toContain('40')
    expect(text).not.toContain('39')
    await tell('I wear size 9 shoes', 'en')
    await tell('correction: I wear size 10 shoes', 'en')
    expect(await answer('what size shoes do I wear?', 'en')).not.toContain('size 9')
  })

  it('are the ones that somebody wants to be called by', async () => {
    await tell('me chama de sam')
    expect(await answer('como você me chama?')).toContain('Você prefere o nome Sam.')
    await tell('pode me chamar de Lu')
    expect(await answer('como você me chama?')).toContain('Você prefere o nome Lu.')
    expect(await answer("what's my nickname?", 'en')).toContain('Lu')
  })
})

describe('what is told of health, people and things', SLOW, () => {
  it('asks where a denial says more, and quotes the words that said so', async () => {
    await tell('sou celíaca')
    await test.say('não sou celíaca, foi engano do médico')
    await test.say('1')
    expect(await answer('sim')).toContain('você não é celíaca')
    const known = await answer('sou celíaca?')
    expect(known).toContain('“não sou celíaca, foi engano do médico”')
  })

  it('tells short values apart', async () => {
    await tell('meu tipo sanguíneo é O+')
    expect(await tell('meu tipo sanguíneo é A+')).toContain('antes: seu tipo sanguíneo é O+')
  })

  it('answers of days, numbers, places and people that are kept', async () => {
    await tell('meu aniversário é 3 de maio')
    await tell('tenho dois gatos, Mia e Tom')
    await tell('minha irmã Carla mora em Lisboa')
    await tell('o passaporte tá na gaveta do escritório')
    expect(await answer('quando é meu aniversário?')).toContain('3 de maio')
    expect(await answer('quantos gatos eu tenho?')).toContain('dois gatos')
    expect(await answer('onde a Carla mora?')).toContain('Sua irmã Carla mora em Lisboa')
    expect(await answer('me lembra onde guardei o passaporte')).toContain('gaveta do escritório')
  })

  it('forgets everything at once, by a card that lists it, and takes it back', async () => {
    await tell('my favorite color is green', 'en')
    await tell('I live in Leeds now', 'en')
    const { approvals } = await test.say('forget everything you know about me', { locale: 'en' })
    expect(JSON.stringify(approvals)).toContain('your favorite color is green')
    expect(await answer('yes', 'en')).toContain('Forgot 2 things')
    expect(await answer('what do you know about me?', 'en')).toContain('haven’t kept anything')
    await test.say('undo', { locale: 'en' })
    expect(await answer('what do you know about me?', 'en')).toContain('Leeds')
  })
})

describe('what is asked in other words', SLOW, () => {
  it('is answered of the speaker', async () => {
    await tell('sou de Belo Horizonte')
    await tell('meu filho tem 7 anos')
    await tell('não bebo álcool')
    await tell('gosto de café sem açúcar')
    await tell('guarda que a chave da casa da praia fica com o porteiro')
    expect(await answer('de onde eu sou?')).toContain('Belo Horizonte')
    expect(await answer('quantos anos tem meu filho?')).toContain('Seu filho tem 7 anos')
    expect(await answer('eu bebo?')).toContain('não bebe álcool')
    expect(await answer('como eu gosto do café?')).toContain('sem açúcar')
    const key = await answer('onde fica a chave da casa da praia?')
    expect(key).toContain('porteiro')
    expect(key).not.toContain('álcool')
  })

  it('is set right after "tá errado", and what changed is asked about', async () => {
    await tell('a senha do wifi é mar2026')
    expect(await tell('tá errado, a senha do wifi é mar2027')).toContain('mar2027')
    await tell('my dentist is Dr. Brown', 'en')
    const { text } = await test.say('my dentist is now Dr. Lee', { locale: 'en' })
    expect(text).toContain('Did that change?')
  })
})
