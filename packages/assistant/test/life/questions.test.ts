import { expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco

/** The whole answer, which cost no token and left nothing to approve. */
async function answer(text: string, locale: 'pt-BR' | 'en' = 'pt-BR'): Promise<string> {
  const result = await test.say(text, { locale })
  expect(result.error, text).toBeUndefined()
  expect(result.usage).toEqual({ inputTokens: 0, outputTokens: 0, cachedInputTokens: 0 })
  expect(result.approvals, text).toEqual([])
  return result.text
}

const first = async (text: string, locale?: 'pt-BR' | 'en') =>
  (await answer(text, locale)).split('\n')[0]

async function note(...texts: string[]): Promise<void> {
  for (const text of texts) {
    await test.say(text)
    await test.say('sim')
  }
}

it(
  'leans a short question on the one before, in any order',
  async () => {
    test = await opened.newUser()
    await note(
      'gastei 23 no uber',
      'gastei 80 no posto ontem no crédito',
      'gastei 12 no café dia 20 de outubro',
    )
    expect(await first('e com comida?')).toMatch(/^Não sei a qual pergunta/)
    expect(await first('quanto gastei com transporte esse mês?')).toBe(
      'R$ 103,00 com Transporte em novembro de 2026: 2 gastos. Hoje: R$ 23,00.',
    )
    expect(await first('e ontem?')).toBe('R$ 80,00 com Transporte ontem (17/11): 1 gasto.')
    expect(await first('e com comida?')).toBe('Nenhum gasto com Alimentação ontem (17/11).')
    expect(await first('e em outubro?')).toBe(
      'R$ 12,00 com Alimentação em outubro de 2026: 1 gasto.',
    )
    expect(await first('e com uber?')).toMatch(/^Nenhum gasto com “uber” em outubro de 2026\./)
    expect(await first('quanto gastei esse mês?')).toContain('saíram R$ 103,00')
    expect(await first('só no cartão?')).toBe(
      'R$ 80,00 no cartão de crédito em novembro de 2026: 1 gasto.',
    )
    expect(await first('what about yesterday?', 'en')).toBe(
      'R$80.00 by credit card yesterday (Nov 17): 1 expense.',
    )
    expect(await test.count('expenses')).toBe(3)
  },
  SLOW.timeout,
)

it(
  'asks a summary for another month, and of a single day only what was spent',
  async () => {
    test = await opened.newUser()
    await note('gastei 23 no uber', 'gastei 12 no café dia 20 de outubro')
    expect(await first('quanto gastei?')).toContain('novembro de 2026')
    expect(await first('e no mês passado?')).toContain('outubro de 2026')
    expect(await first('e ontem?')).toBe('Nenhum gasto ontem (17/11).')
  },
  SLOW.timeout,
)

it(
  'tells what was noted in all areas of life, and what was noted last',
  async () => {
    test = await opened.newUser()
    expect(await answer('o que eu anotei hoje?')).toBe('Você ainda não anotou nada hoje (18/11).')
    await note('gastei 23 no uber', 'pesei 82,4')
    expect(await answer('o que eu anotei hoje?')).toBe(
      'Você anotou 2 coisas hoje (18/11):\n- Uber, R$ 23,00\n- Peso, 82,4 kg',
    )
    expect(await first('what did I note this week?', 'en')).toMatch(/^You noted 2 things this week/)
    expect(await answer('o que eu acabei de anotar?')).toContain('82,4 kg')
    expect(await first('qual meu peso?')).toContain('82,4 kg')
  },
  SLOW.timeout,
)

it(
  'knows the day, the hour and arithmetic',
  async () => {
    test = await opened.newUser()
    expect(await answer('que dia é hoje?')).toBe('Hoje é quarta-feira, 18 de novembro de 2026.')
    expect(await answer('que horas são?')).toBe('Agora são 12:00.')
    expect(await answer('what time is it?', 'en')).toBe("It's 12:00.")
    expect(await answer('que dia cai o natal?')).toBe(
      'Natal: sexta-feira, 25 de dezembro de 2026. Faltam 37 dias.',
    )
    expect(await answer('em que dia da semana cai 7 de setembro?')).toMatch(
      /^Terça-feira, 7 de setembro/,
    )
    expect(await answer('how many days until thanksgiving?', 'en')).toBe(
      'Thanksgiving: Thursday, November 26, 2026. 8 days to go.',
    )
    expect(await answer('quanto é 15% de 230?')).toBe('Dá 34,5.')
    expect(await answer('230 dividido por 3')).toBe('Dá 76,666667, arredondado.')
    expect(await answer('1,234.56 + 20', 'en')).toBe("That's 1,254.56.")
    expect(await answer('12 x 7')).toBe('Dá 84.')
    expect(await answer('5 / 0')).toBe('Não dá para dividir por zero.')
  },
  SLOW.timeout,
)

it(
  'knows the hour elsewhere and turns one unit into another',
  async () => {
    test = await opened.newUser()
    expect(await answer('que horas são em Tóquio?')).toBe('Lá são 00:00, amanhã (19/11).')
    expect(await answer('que horas são em Nova York agora?')).toBe('Lá são 10:00.')
    expect(await answer('what time is it in South Korea right now?', 'en')).toBe(
      "It's 00:00 there, tomorrow (Nov 19).",
    )
    expect(await answer('que horas são em Xanadu?')).toContain('Não sei o fuso de “Xanadu”')
    expect(await answer('converte 10 milhas pra km')).toBe('10 milhas = 16,09 quilômetros.')
    expect(await answer('quantos ml tem em 2 xícaras?')).toBe('2 xícaras = 480 mililitros.')
    expect(await answer("what's 68 kg in pounds?", 'en')).toBe('68 kilograms = 149.91 pounds.')
  },
  SLOW.timeout,
)

it(
  'says a day once where all that is listed is of that day',
  async () => {
    test = await opened.newUser()
    await note('gastei 20 no uber e 12 no café', 'recebi 300 de freela')
    expect(await answer('gastos de novembro')).toContain(
      'R$ 32,00 em novembro de 2026: 2 gastos, todos de hoje (18/11).\n- Café, R$ 12,00\n- Uber, R$ 20,00',
    )
    expect(await answer('quanto entrou hoje?')).toBe(
      'R$ 300,00 recebidos hoje (18/11).\n- Freela, R$ 300,00',
    )
  },
  SLOW.timeout,
)
