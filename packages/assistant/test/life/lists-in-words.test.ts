import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { cardsOf, sayAndApprove, sayEach } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

describe('what is left on a list', SLOW, () => {
  it.each([
    ['pt-BR', 'põe leite na lista de compras', 'que que falta?', 'Lista de compras:\n- Leite'],
    [
      'pt-BR',
      'põe chapéu na lista da mala',
      'O que falta pôr na mala?',
      'Lista da mala:\n- Chapéu',
    ],
    ['pt-BR', 'põe a Bia na lista de convidados', 'quem falta na lista de convidados?', '- Bia'],
    ['en', 'put a hat on my packing list', 'what do I still need to pack?', '- Hat'],
  ] as const)('%s: %s; %s', async (locale, put, asked, said) => {
    await sayAndApprove(test, locale, [put])
    expect((await test.say(asked, { locale })).text).toContain(said)
  })

  it.each([
    [
      'pt-BR',
      ['põe leite na lista de compras', 'põe gelo na lista da festa'],
      'o que tem nas minhas listas?',
      'Lista de compras:\n- Leite\nLista da festa:\n- Gelo',
    ],
    [
      'en',
      ['add milk to my shopping list', 'put ice on the party list'],
      "what's on my lists?",
      'Your shopping list:\n- Milk\nYour party list:\n- Ice',
    ],
    ['pt-BR', ['põe leite na lista'], 'minha lista de mercado está vazia?', '- Leite'],
    ['pt-BR', [], 'minha lista está vazia?', 'Sua lista de compras está vazia'],
    ['en', ['put ice on the party list'], 'is my party list empty?', '- Ice'],
    ['en', [], 'is my list empty?', 'Your shopping list is empty'],
  ] as const)('is told of each, %s: %s; %s', async (locale, put, asked, said) => {
    await sayAndApprove(test, locale, put)
    expect((await test.say(asked, { locale })).text).toContain(said)
  })

  it('is of bills where no list was spoken of', async () => {
    expect((await test.say('que que falta?', { locale: 'pt-BR' })).text).toMatch(/conta/)
  })

  it('is told of a list that is named alone', async () => {
    await sayAndApprove(test, 'pt-BR', ['põe bola na lista de presentes de natal'])
    const { text } = await test.say('lista de presentes de natal', { locale: 'pt-BR' })
    expect(text).toBe('Lista de presentes de natal:\n- Bola')
  })
})

describe('a list that was just spoken of', SLOW, () => {
  it.each([
    [
      'pt-BR',
      ['põe carne, carvão e cerveja na lista da festa', 'comprei a carne por 180'],
      'o que falta?',
      'quantas coisas faltam?',
      'troca a cerveja por refri',
    ],
    [
      'en',
      ['put beef, coal and beer on the party list', 'bought the beef for 32'],
      "what's left on it?",
      'how many things are left?',
      'swap the beer for soda',
    ],
  ] as const)(
    'is asked for behind a purchase, and changed, %s',
    async (locale, said, left, count, swap) => {
      await sayAndApprove(test, locale, said)
      expect((await test.say(left, { locale })).text).toMatch(/- (Carvão|Coal)\n- (Cerveja|Beer)/u)
      expect((await test.say(count, { locale })).text).toMatch(/- (Cerveja|Beer)/u)
      expect((await cardsOf(test, locale, swap))[0]).toMatch(/: (cerveja → refri|beer → soda)$/u)
    },
  )

  it('is back under its own name when its end is undone', async () => {
    await sayAndApprove(test, 'pt-BR', ['põe gelo na lista da festa', 'limpa a lista da festa'])
    expect((await test.say('desfaz', { locale: 'pt-BR' })).text).toBe(
      'Pronto, está de volta: lista da festa (1 item).',
    )
  })
})

describe('what is put back', SLOW, () => {
  it.each([
    ['pt-BR', 'põe bola na lista da festa', 'peguei a bola', 'põe a bola de volta', 'da festa'],
    ['en', 'put a ball on the party list', 'got the ball', 'put the ball back', 'party'],
  ] as const)('opens again what was crossed off, %s', async (locale, put, got, back, list) => {
    await sayAndApprove(test, locale, [put, got])
    const [card, ...others] = await cardsOf(test, locale, back)
    expect(others).toEqual([])
    expect(card).toMatch(locale === 'en' ? /^Back on your party list: ball/ : /^Voltar pra lista/)
    expect(card).toContain(list)
  })

  it('stands again on the list that it was taken off', async () => {
    await sayAndApprove(test, 'en', [
      'put a ball on the party list',
      'remove ball from the party list',
    ])
    expect(await cardsOf(test, 'en', 'put the ball back')).toEqual(['Add to your party list: ball'])
  })
})

describe('what is put on a list', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'põe chapéu na lista da mala',
      'põe bolo e vela na lista da festa de oitenta anos da vovó Zilda',
      /^Pôr na lista .*festa de oitenta anos da vovó Zilda.*: bolo e vela$/iu,
    ],
    [
      'en',
      'put a hat on my packing list',
      "add cake and candles to the list for grandma's eightieth birthday party",
      /^Add to your .*grandma's eightieth birthday party.*: cake and candles$/iu,
    ],
  ] as const)('has the whole of a long name, %s', async (locale, before, put, card) => {
    await sayAndApprove(test, locale, [before])
    const titles = await cardsOf(test, locale, put)
    expect(titles).toHaveLength(1)
    expect(titles[0]).toMatch(card)
  })

  it.each([
    ['pt-BR', 'não esquece de colocar ovo na lista', 'Pôr na lista de compras: ovo'],
    ['pt-BR', 'põe protetor na mala', 'Pôr na lista da mala: protetor'],
    ['pt-BR', 'põe protetor e repelente na mala', 'Pôr na lista da mala: protetor e repelente'],
    ['pt-BR', 'coloca gelo na lista da festa', 'Pôr na lista da festa: gelo'],
    ['pt-BR', 'põe arroz e leite em pó na lista', 'Pôr na lista de compras: arroz e leite em pó'],
    [
      'pt-BR',
      'preciso comprar fraldas e leite em pó',
      'Pôr na lista de compras: fraldas e leite em pó',
    ],
    [
      'pt-BR',
      'cria uma lista de presentes de natal: livro pra Bia, perfume pra mãe',
      'Pôr na lista de presentes de natal: livro pra Bia e perfume pra mãe',
    ],
    [
      'en',
      'make a Christmas gift list: a book for Bia, perfume for mom',
      'Add to your Christmas gift list: book for Bia and perfume for mom',
    ],
    ['en', 'need to buy diapers and wipes', 'Add to your shopping list: diapers and wipes'],
    ['en', "don't forget to add eggs to the list", 'Add to your shopping list: eggs'],
  ] as const)('%s: %s', async (locale, said, card) => {
    expect(await cardsOf(test, locale, said)).toEqual([card])
  })

  it('is taken off the list that is called by its name', async () => {
    await sayAndApprove(test, 'pt-BR', ['põe boné e água de coco na mala'])
    expect(await cardsOf(test, 'pt-BR', 'tira o boné da mala')).toEqual([
      'Tirar da lista da mala: boné',
    ])
    expect(await cardsOf(test, 'pt-BR', 'põe o uber na viagem')).toEqual([])
  })

  it.each([
    ['pt-BR', 'põe protetor solar na lista da viagem', 'tira protetor da mala', 'protetor solar'],
    ['pt-BR', 'põe feijão preto na lista', 'tira o feijão', 'feijão preto'],
    ['en', 'add oat bread to my list', 'take the bread off', 'oat bread'],
  ] as const)('is taken off by part of its name, %s: %s; %s', async (locale, put, off, item) => {
    await sayAndApprove(test, locale, [put])
    const titles = await cardsOf(test, locale, off)
    expect(titles).toHaveLength(1)
    expect(titles[0]).toMatch(new RegExp(`^(Tirar da|Take off your) .*: ${item}$`, 'u'))
  })

  it('is missed on the list of a bag, and no expense is', async () => {
    await sayAndApprove(test, 'pt-BR', ['põe leite na lista'])
    expect((await test.say('tira o chinelo da mala', { locale: 'pt-BR' })).text).toContain(
      'Você não tem uma lista da mala.',
    )
  })

  it.each([
    [
      'pt-BR',
      'põe boné na lista da mala',
      'acabou o café, põe na lista',
      'Pôr na lista de compras: café',
    ],
    [
      'en',
      'put a hat on my packing list',
      "we're out of coffee, add it to the list",
      'Add to your shopping list: coffee',
    ],
  ] as const)('is to be bought where it ran out, %s', async (locale, put, said, card) => {
    await sayAndApprove(test, locale, [put])
    expect(await cardsOf(test, locale, said)).toEqual([card])
  })

  it('is asked for where only its kind is said', async () => {
    const { approvals, text } = await test.say('Add a note to my shopping list', { locale: 'en' })
    expect(approvals).toEqual([])
    expect(text).toBe('What shall I put on your shopping list?')
  })

  it('is a reminder on a list of what is to be done', async () => {
    await test.say('cria uma lista de tarefas: lavar o carro', { locale: 'pt-BR' })
    expect(await cardsOf(test, 'pt-BR', 'amanhã às 9')).toEqual([
      'Lembrete: Lavar o carro, amanhã (19/11) às 09:00',
    ])
  })

  it('is nothing where it is forbidden', async () => {
    expect(await cardsOf(test, 'pt-BR', 'não coloca ovo na lista')).toEqual([])
  })
})

it.each([
  ['rename the party list to birthday', 'Rename your party list: Birthday'],
  ['rename party to birthday', 'Rename your party list: Birthday'],
] as const)('a list gets another name: %s', SLOW, async (rename, card) => {
  await sayAndApprove(test, 'en', ['put balloons on the party list'])
  const { titles } = await sayEach(test, 'en', [rename])
  expect(titles).toEqual([card])
  await test.say('yes', { locale: 'en' })
  expect((await test.say("what's on my birthday list?", { locale: 'en' })).text).toContain(
    '- Balloons',
  )
})
