import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { cardsOf, sayAndApprove } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

/** What a question is answered with, once each of these was said and approved. */
async function answerAfter(
  locale: 'pt-BR' | 'en',
  told: readonly string[],
  question: string,
): Promise<string> {
  await sayAndApprove(test, locale, told)
  return (await test.say(question, { locale })).text
}

describe('what holds of somebody', SLOW, () => {
  it.each([
    ['pt-BR', 'sogra mora em Campinas', 'onde minha sogra mora?', 'Sogra mora em Campinas'],
    ['pt-BR', 'a Carla mora em Olinda', 'onde a Carla mora?', 'A Carla mora em Olinda'],
    [
      'pt-BR',
      'meu primo torce pro Sport',
      'pra quem meu primo torce?',
      'Seu primo torce pro Sport',
    ],
    [
      'pt-BR',
      'meu pai toma losartana às 8h e sinvastatina às 22h',
      'que remédio meu pai toma?',
      'Seu pai toma losartana às 8h e sinvastatina às 22h',
    ],
    [
      'pt-BR',
      'guarda que o pai é alérgico a dipirona e que a mãe usa marcapasso',
      'a que o pai é alérgico?',
      'O pai é alérgico a dipirona.',
    ],
    [
      'pt-BR',
      'guarda que o pai é alérgico a dipirona e que a mãe usa marcapasso',
      'o que eu sei da mãe?',
      'A mãe usa marcapasso',
    ],
    [
      'pt-BR',
      'a consulta do Theo é com a dra Renata',
      'com quem é a consulta do Theo?',
      'com a dra Renata',
    ],
    ['pt-BR', 'a professora da Alice se chama Cleide', 'quem é Cleide?', 'professora da Alice'],
    [
      'pt-BR',
      'tenho dois filhos, o Theo de 9 e a Alice de 5',
      'quantos filhos eu tenho?',
      'o Theo de 9',
    ],
    ['en', 'mother-in-law lives in Campinas', 'where does my mother-in-law live?', 'Campinas'],
    [
      'en',
      'my dad takes losartan at 8am and simvastatin at 10pm',
      'what meds does my dad take?',
      'Your dad takes losartan at 8am and simvastatin at 10pm',
    ],
    [
      'en',
      'remember that dad is allergic to ibuprofen and that mom has a pacemaker',
      'what do I know about mom?',
      'Mom has a pacemaker',
    ],
    ['en', 'Marcus prefers Slack over email', 'how does Marcus like to be contacted?', 'Slack'],
    ['en', "Priya's partner is called Dan", "who's Dan?", "Priya's partner is Dan"],
  ] as const)('is kept and told, %s: %s', async (locale, told, question, answer) => {
    expect(await answerAfter(locale, [told], question)).toContain(answer)
  })

  it.each([
    ['pt-BR', 'minha mãe tem que sair'],
    ['pt-BR', 'a Carla tem reunião amanhã às 10h'],
    ['pt-BR', 'a pauta da reunião é Orçamento'],
    ['en', 'Mom has to leave'],
    ['en', "the meeting's topic is Budget"],
    ['en', 'Marcus is late'],
  ] as const)('is nothing of the moment, and of no thing, %s: %s', async (locale, text) => {
    const { approvals } = await test.say(text, { locale })
    expect(approvals.map(({ toolName }) => toolName)).not.toContain('add_knowledge')
  })
})

describe('what was lent', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'emprestei o livro pro João',
      'o João devolveu o livro',
      'com quem está meu livro?',
      'O João devolveu o livro',
    ],
    [
      'pt-BR',
      'emprestei o livro pro Antônio',
      'O Antônio, aquele vizinho, me devolveu o livro',
      'com quem está meu livro?',
      'devolveu o livro',
    ],
    [
      'en',
      'I lent the book to John',
      'John gave the book back',
      'who has my book?',
      'John gave the book back',
    ],
  ] as const)('comes back, %s: %s, %s', async (locale, lent, back, question, answer) => {
    expect(await answerAfter(locale, [lent, back], question)).toContain(answer)
    expect(await test.count('knowledge')).toBe(2)
  })

  it('is not known to have been with somebody else', async () => {
    await sayAndApprove(test, 'pt-BR', ['emprestei o livro pro João'])
    expect(await cardsOf(test, 'pt-BR', 'o Pedro devolveu a escada')).toEqual([])
  })

  it.each([
    ['pt-BR', 'emprestei o livro pro João', 'a quem foi mesmo que eu emprestei o livro?'],
    ['pt-BR', 'emprestei o livro pro João', 'desculpe o incômodo, mas com quem está meu livro?'],
  ] as const)('is asked after politely, %s: %s, %s', async (locale, told, question) => {
    expect(await answerAfter(locale, [told], question)).toContain('Você emprestou o livro pro João')
  })
})

describe('a number that changed', SLOW, () => {
  it.each([
    [
      'pt-BR',
      ['o telefone do encanador é 81 99999-1234'],
      'o encanador mudou de telefone, agora é 81 98888-4321',
      'o telefone do encanador é 81 98888-4321',
    ],
    ['pt-BR', [], 'a Ana mudou de número, o novo é 81 97777-0000', 'número da Ana é 81 97777-0000'],
    [
      'pt-BR',
      ['meu telefone é 81 99999-0000'],
      'mudei de telefone, agora é 81 96666-0000',
      '81 99999-0000 → ',
    ],
    [
      'en',
      ["the plumber's phone is 555-1234"],
      "the plumber changed numbers, it's now 555-9876",
      "the plumber's phone is 555-9876",
    ],
    ['en', [], "I changed my number, it's now 555-7777", 'your number is 555-7777'],
  ] as const)(
    'takes the place of the one before, %s: %j %s',
    async (locale, before, text, title) => {
      await sayAndApprove(test, locale, before)
      const cards = await cardsOf(test, locale, text)
      expect(cards).toHaveLength(1)
      expect(cards[0]).toContain(title)
    },
  )

  it('of somebody without a page is forgotten with all about them', async () => {
    await sayAndApprove(test, 'en', ["the plumber's phone is 555-1234"])
    expect((await test.say("what's the plumber's number?", { locale: 'en' })).text).toContain(
      '555-1234',
    )
    expect(await cardsOf(test, 'en', 'delete everything about the plumber')).toEqual([
      "Forget: the plumber's phone is 555-1234",
    ])
  })
})

describe('the number of a paper', SLOW, () => {
  it.each([
    ['pt-BR', 'meu RG é 12.345.678-9', 'seu RG é 12.345.678-9'],
    ['pt-BR', 'meu RG é MG-12.345.678', 'seu RG é MG-12.345.678'],
    ['pt-BR', 'o RG da Alice é 12.345.678-9', 'o RG da Alice é 12.345.678-9'],
    ['pt-BR', 'minha CNH é 12345678900', 'sua CNH é 12345678900'],
    ['en', 'my ID number is 12.345.678-9', 'your ID number is 12.345.678-9'],
    ['en', "Alice's passport number is FX123456", "Alice's passport number is FX123456"],
  ] as const)('is no secret, and kept digit by digit, %s: %s', async (locale, text, kept) => {
    expect((await cardsOf(test, locale, text))[0]).toContain(kept)
  })
})

describe('a day of their own', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'nosso aniversário de casamento é dia 14 de dezembro',
      'quando é nosso aniversário de casamento?',
    ],
    ['en', 'our anniversary is December 14', 'when is our anniversary?'],
  ] as const)('is kept, %s: %s', async (locale, told, question) => {
    expect(await answerAfter(locale, [told], question)).toMatch(/14\/12|Dec 14/)
  })
})

describe('somebody who says their name', SLOW, () => {
  it.each([
    ['pt-BR', 'oi, bom dia! sou a Juliana', 'Juliana'],
    ['pt-BR', 'Oi! Aqui é o Pedro, prazer', 'Pedro'],
    ['en', "hi, I'm Sam", 'Sam'],
  ] as const)('is called so: %s: %s', async (locale, text, name) => {
    expect((await cardsOf(test, locale, text))[0]).toContain(name)
  })

  it.each([
    ['pt-BR', 'oi, sou a mãe do Theo'],
    ['en', "hi, I'm hungry"],
  ] as const)('with a name alone: %s: %s', async (locale, text) => {
    expect(await cardsOf(test, locale, text)).toEqual([])
  })
})

it('the aunt of a question is the one who is named', async () => {
  await sayAndApprove(test, 'pt-BR', ['liguei pra tia Socorro ontem'])
  const { text } = await test.say('quando falei com a tia Socorro?', { locale: 'pt-BR' })
  expect(text).toContain('Último contato com Socorro: ligação, ontem (17/11)')
})

it('a day of the week behind a question about the agenda is the one ahead', async () => {
  await sayAndApprove(test, 'pt-BR', ['dentista sexta 15h'])
  await test.say('o que tem amanhã?', { locale: 'pt-BR' })
  expect((await test.say('e sexta?', { locale: 'pt-BR' })).text).toContain('sexta (20/11)')
  expect((await test.say('e ontem?', { locale: 'pt-BR' })).text).toContain('ontem (17/11)')
})

describe('what is said of somebody in passing', SLOW, () => {
  it.each([
    ['pt-BR', 'meu pai tomou losartana hoje'],
    ['pt-BR', 'minha mãe toma café amanhã com a Ana'],
    ['en', 'my dad takes the bus on Friday'],
  ] as const)('is no fact of theirs, %s: %s', async (locale, said) => {
    expect(await cardsOf(test, locale, said)).toEqual([])
  })

  it('is one fact where nothing joins two', async () => {
    expect(await cardsOf(test, 'pt-BR', 'guarda que a mãe usa marcapasso')).toHaveLength(1)
  })
})
