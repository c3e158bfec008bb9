import { describe, expect, it } from 'vitest'
import { SLOW } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()

describe('people in words', () => {
  it.each([
    ['pt-BR', 'o aniversário da Ana é 12 de março', 'Nova pessoa: Ana, aniversário em 12 de março'],
    ['pt-BR', 'a Ana adora jazz', 'Nova pessoa: Ana, gosta de jazz'],
    ['pt-BR', 'liguei pra minha mãe ontem', 'Nova pessoa, Mãe: ligação com sua mãe, ontem (17/11)'],
    [
      'pt-BR',
      'dei um livro pra Ana de aniversário',
      'Nova pessoa e presente: Livro, para Ana (aniversário), hoje (18/11)',
    ],
    ['pt-BR', 'quero falar com a Ana a cada 20 dias', 'Nova pessoa. Falar com Ana: a cada 20 dias'],
    ['en', "Ana's birthday is March 12", 'New person: Ana, birthday on March 12'],
    ['en', 'Ana loves jazz', 'New person: Ana, likes jazz'],
    ['en', 'I called my mom yesterday', 'New person, Mom: call with your mom, yesterday (Nov 17)'],
    [
      'en',
      'I gave Ana a book for her birthday',
      'New person and gift: Book, to Ana (birthday), today (Nov 18)',
    ],
    ['en', 'I want to call Ana every week', 'New person. Be in touch with Ana: every 7 days'],
  ] as const)('are created by the card that tells of them: %s: %s', async (locale, text, title) => {
    const test = await opened.newUser({ locale })
    const { approvals } = await test.say(text)
    expect(approvals).toMatchObject([{ preview: { title } }])
    expect(await test.count('people')).toBe(0)
    expect((await test.say(YES[locale])).receipts).toHaveLength(1)
    expect(await test.count('people')).toBe(1)
    await test.say(locale === 'en' ? 'undo' : 'desfaz')
    expect(await test.count('people')).toBe(0)
  })

  it('are asked about', async () => {
    const test = await opened.newUser()
    for (const text of [
      'a Ana nasceu em 12 de março de 1990',
      'a Ana adora jazz e detesta coentro',
      'a Ana é vegetariana',
      'ideia de presente pra Ana: vinil',
      'liguei pra Ana dia 6',
    ]) {
      await test.say(text)
      expect((await test.say('sim')).receipts, text).toHaveLength(1)
    }
    expect(await test.count('people')).toBe(1)
    expect((await test.say('quando é o aniversário da Ana?')).text).toBe(
      'O aniversário de Ana é em 12 de março, daqui a 114 dias, e faz 37 anos.',
    )
    expect((await test.say('quando falei com a Ana pela última vez?')).text).toBe(
      'Último contato com Ana: ligação, 06/11, há 12 dias.',
    )
    expect((await test.say('do que a Ana gosta?')).text).toBe(
      [
        'Ana:',
        '- Gosta de jazz',
        '- Não gosta de coentro',
        '- Alergia ou restrição: vegetariana',
        '- Ideia de presente: vinil',
      ].join('\n'),
    )
    expect((await test.say('quem faz aniversário em março?')).text).toBe(
      'Aniversário em março:\n- Ana, 12 de março, faz 37 anos',
    )
    expect((await test.say('quem faz aniversário hoje?')).text).toBe(
      'Nenhum aniversário que eu saiba hoje (18/11).',
    )
    await test.say('muda o aniversário da Ana pra 18 de novembro')
    await test.say('sim')
    expect((await test.say('quem faz aniversário hoje?')).text).toBe(
      'Aniversário hoje (18/11):\n- Ana, hoje (18/11), faz 36 anos',
    )
    expect((await test.say('o que eu anotei em 06/11?')).text).toContain('Ana')
    expect((await test.say('quando é o aniversário do Beto?')).text).toMatch(
      /^Ainda não sei nada de Beto\..* conheço Ana\.$/,
    )
  })

  it('of one name are told apart by a question', async () => {
    const test = await opened.newUser()
    for (const text of ['a Ana Souza é minha amiga', 'a Ana Lima é minha prima']) {
      await test.say(text)
      await test.say('sim')
    }
    const asked = await test.say('liguei pra Ana ontem')
    expect(asked.approvals).toEqual([])
    expect(asked.text).toBe('Qual Ana?\n1. Ana Lima (prima)\n2. Ana Souza (amiga)\n3. Outra pessoa')
    expect((await test.say('a prima')).approvals).toMatchObject([
      { preview: { title: 'Contato: ligação com Ana Lima, ontem (17/11)' } },
    ])
    await test.say('sim')
    expect(await test.count('people')).toBe(2)
    expect(await test.count('interactions')).toBe(1)
  })

  it('become another one where the same name is somebody else', async () => {
    const test = await opened.newUser({ locale: 'en' })
    await test.say('Ana is my cousin')
    await test.say('yes')
    const asked = await test.say('Ana is my boss')
    expect(asked.text).toBe('Is this the Ana I know?\n1. Yes: Ana (cousin)\n2. Somebody else')
    await test.say('2')
    await test.say('yes')
    expect(await test.count('people')).toBe(2)
    expect((await test.say('I called Ana')).text).toContain('Which Ana?')
  })

  it('get a name after what they are', async () => {
    const test = await opened.newUser()
    await test.say('liguei pra minha mãe')
    await test.say('sim')
    expect((await test.say('a Célia é minha mãe')).text).toBe(
      'Célia é quem eu guardei como “Mãe”?\n1. Sim: Mãe\n2. Outra pessoa',
    )
    expect((await test.say('1')).approvals).toMatchObject([
      { preview: { title: 'Pessoa: Mãe, agora é Célia' } },
    ])
    await test.say('sim')
    expect((await test.say('quando falei com minha mãe pela última vez?')).text).toBe(
      'Último contato com Célia: ligação, hoje (18/11).',
    )
    expect(await test.count('people')).toBe(1)
  })

  it('are one where two cards create them', async () => {
    const test = await opened.newUser()
    const { approvals } = await test.say('telefonei pra Célia, o niver dela é dia 28')
    expect(approvals).toHaveLength(2)
    await test.say('sim')
    expect(await test.count('people')).toBe(1)
    expect(await test.count('interactions')).toBe(1)
  })

  it('are listed by who is to be heard from', async () => {
    const test = await opened.newUser()
    for (const text of [
      'liguei pra Bia em 01/11',
      'quero falar com a Bia a cada 10 dias',
      'liguei pro Caio em 01/10',
      'visitei a Duda ontem',
    ]) {
      await test.say(text)
      await test.say('sim')
    }
    expect((await test.say('com quem eu preciso falar?')).text).toBe(
      [
        'Seu último contato com cada pessoa:',
        '- Bia, há 17 dias, você queria a cada 10 dias',
        '- Caio, há 48 dias',
        '- Duda, ontem',
      ].join('\n'),
    )
  })

  it('are removed, and come back whole', async () => {
    const test = await opened.newUser({ locale: 'en' })
    await test.say('Kyle loves chess')
    await test.say('yes')
    expect((await test.say('remove Kyle from my people')).approvals).toMatchObject([
      { toolName: 'delete_person' },
    ])
    await test.say('yes')
    expect((await test.say('who do you know?')).text).toMatch(/^You have not kept anybody yet\./)
    await test.say('undo')
    expect((await test.say('what does Kyle like?')).text).toBe('Kyle: likes chess.')
  })
})

describe('two people of one name', () => {
  it.each([
    [
      'pt-BR',
      'o aniversário da Ana é 22 de novembro',
      'a Ana faz aniversário dia 30 de novembro',
      'É a mesma pessoa que eu conheço como Ana?\n1. Sim: Ana (22 de novembro)\n2. Outra pessoa',
      'Nova pessoa: Ana, aniversário em 30 de novembro',
    ],
    [
      'pt-BR',
      'o aniversário da Ana é 22 de novembro',
      'a Ana do trabalho faz aniversário dia 30 de novembro',
      'Ana do trabalho é alguém destes?\n1. Ana (22 de novembro)\n2. Outra pessoa',
      'Nova pessoa: Ana do trabalho, aniversário em 30 de novembro',
    ],
    [
      'en',
      "Sarah's birthday is November 22",
      "Sarah from work's birthday is November 30",
      'Is Sarah from work one of these?\n1. Sarah (November 22)\n2. Somebody else',
      'New person: Sarah from work, birthday on November 30',
    ],
  ] as const)('are not made one: %s: %s, %s', async (locale, first, second, question, title) => {
    const test = await opened.newUser({ locale })
    await test.say(first)
    await test.say(YES[locale])
    const asked = await test.say(second)
    expect([asked.text, asked.approvals]).toEqual([question, []])
    expect((await test.say('2')).approvals).toMatchObject([{ preview: { title } }])
    await test.say(YES[locale])
    expect(await test.count('people')).toBe(2)
  })

  it.each([
    [
      'pt-BR',
      'o aniversário da Ana é 22 de novembro',
      'muda o aniversário da Ana pra 23 de novembro',
    ],
    [
      'pt-BR',
      'o aniversário da minha mãe é 22 de novembro',
      'o aniversário da minha mãe é 23 de novembro',
    ],
    ['en', "Sarah's birthday is November 22", "change Sarah's birthday to November 23"],
  ] as const)('are one where a day is put right: %s: %s, %s', async (locale, first, second) => {
    const test = await opened.newUser({ locale })
    await test.say(first)
    await test.say(YES[locale])
    expect((await test.say(second)).approvals).toMatchObject([
      { toolName: 'update_person', preview: { title: expect.stringContaining('→') } },
    ])
  })
})

describe('gifts and good wishes in words', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'comprei um livro pro Rafael',
      'Nova pessoa e presente: Livro, para Rafael, hoje (18/11)',
    ],
    [
      'pt-BR',
      'dei uma caneca pra minha mãe de aniversário',
      'Nova pessoa e presente: Caneca, para sua mãe (aniversário), hoje (18/11)',
    ],
    ['pt-BR', 'comprei um livro pro Rafael por 50 reais', 'Gasto: Livro, R$ 50,00, hoje (18/11)'],
    [
      'pt-BR',
      'dei uma boneca pra Clara no natal',
      'Nova pessoa e presente: Boneca, para Clara (Natal), 25/12/2025',
    ],
    [
      'en',
      'I gave Clara a doll for Christmas',
      'New person and gift: Doll, to Clara (Christmas), Dec 25, 2025',
    ],
    ['pt-BR', 'dei parabéns pra Ana', 'Nova pessoa, Ana: conversa com Ana, hoje (18/11)'],
    ['en', 'bought Rafael a book', 'New person and gift: Book, to Rafael, today (Nov 18)'],
    [
      'en',
      'I got my mom some flowers for her birthday',
      'New person and gift: Flowers, to your mom (birthday), today (Nov 18)',
    ],
    ['en', 'wished Ana a happy birthday', 'New person, Ana: talk with Ana, today (Nov 18)'],
  ] as const)('%s: %s', async (locale, message, title) => {
    const test = await opened.newUser({ locale })
    expect(
      (await test.say(message)).approvals.map(({ preview }) =>
        preview.title.replaceAll('\u00a0', ' '),
      ),
    ).toEqual([title])
  })

  it.each([
    ['pt-BR', 'comprei remédio pra minha mãe'],
    ['pt-BR', 'comprei um relógio pra mim'],
    ['pt-BR', 'comprei um jogo pro meu filho jogar'],
    ['en', 'bought medicine for my mom'],
    ['en', 'bought myself a watch'],
    ['en', 'bought a game to play'],
  ] as const)('what somebody needs is an expense: %s: %s', async (locale, message) => {
    const test = await opened.newUser({ locale })
    const turn = await test.say(message)
    expect([turn.approvals, turn.text]).toEqual([[], expect.stringMatching(/quanto|How much/)])
  })
})

describe('who somebody is, said from that side', SLOW, () => {
  it.each([
    ['pt-BR', 'minha chefe é a Paula', /Nova pessoa: Paula/, 'quem é minha chefe?'],
    ['en', 'my boss is Paula', /New person: Paula/, 'who is my boss?'],
  ] as const)('%s: %s', async (locale, message, title, question) => {
    const test = await opened.newUser({ locale })
    expect((await test.say(message)).approvals[0]?.preview.title).toMatch(title)
    await test.say(YES[locale])
    expect((await test.say(question)).text).toContain('Paula')
  })

  it.each([
    ['pt-BR', 'minha chefe é chata'],
    ['en', 'my boss is annoying'],
  ] as const)('is no name: %s: %s', async (locale, message) => {
    const test = await opened.newUser({ locale })
    expect((await test.say(message)).approvals).toEqual([])
  })
})

describe('gifts that are asked about', SLOW, () => {
  it.each([
    ['pt-BR', 'comprei um vinho pro meu sogro', 'o que eu dei pro meu sogro?', /Vinho/],
    [
      'en',
      'got my father in law a bottle of wine',
      'what did I give my father in law?',
      /Bottle of wine/,
    ],
  ] as const)('%s: %s, %s', async (locale, gift, ask, expected) => {
    const test = await opened.newUser({ locale })
    await test.say(gift)
    await test.say(YES[locale])
    expect((await test.say(ask)).text).toMatch(expected)
  })
})

describe('who somebody is', SLOW, () => {
  it.each([
    [
      'pt-BR',
      [
        'anota que o Frank conserta a geladeira',
        'liguei pra Ana',
        'lembra que a Ana mora em Olinda',
      ],
      'quem é o Frank?',
      'Do que você me contou sobre Frank:\n- O Frank conserta a geladeira (18/11)',
      'quem é a Ana?',
      'A Ana mora em Olinda (18/11)',
    ],
    [
      'en',
      ['remember that Frank fixes our fridge', 'I called Ana', 'remember that Ana lives in Austin'],
      'who is Frank?',
      'What you told me about Frank:\n- Frank fixes your fridge (Nov 18)',
      'who is Ana?',
      'Ana lives in Austin (Nov 18)',
    ],
  ] as const)(
    'holds what is only kept in mind: %s',
    async (locale, told, who, said, known, fact) => {
      const test = await opened.newUser({ locale })
      for (const message of told) {
        await test.say(message)
        await test.say(YES[locale])
      }
      expect((await test.say(who)).text).toBe(said)
      const { text } = await test.say(known)
      expect(text).toContain(fact)
      expect(text).toMatch(/Último contato|Last contact/)
    },
  )

  it.each([
    [
      'pt-BR',
      ['minha mãe mora em Recife', 'o aniversário da minha irmã é 3 de março', 'moro em Natal'],
      'o que você sabe da minha família?',
      ['Sua mãe mora em Recife', '3 de março'],
      'Você mora em Natal',
    ],
    [
      'pt-BR',
      ['minha mãe mora em Recife', 'o aniversário da minha irmã é 3 de março', 'moro em Natal'],
      'quem é da minha família?',
      ['Sua mãe mora em Recife', '3 de março'],
      'Você mora em Natal',
    ],
    [
      'en',
      ['my mom lives in Boston', "my sister's birthday is March 3", 'I live in Reno'],
      'what do you know about my family?',
      ['Your mom lives in Boston', 'March 3'],
      'You live in Reno',
    ],
  ] as const)('of a family tells of all of it: %s', async (locale, told, ask, expected, other) => {
    const test = await opened.newUser({ locale })
    for (const message of told) {
      await test.say(message)
      await test.say(YES[locale])
    }
    const { text } = await test.say(ask)
    for (const line of expected) expect(text).toContain(line)
    expect(text).not.toContain(other)
  })
})
