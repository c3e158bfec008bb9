import { describe, expect, it } from 'vitest'
import type { TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()

/** Two weeks of sleep, and a month of which a tenth is left. */
async function withRecords(locale: 'pt-BR' | 'en'): Promise<TestParco> {
  const test = await opened.newUser({ locale })
  await test.store.transaction(test.userId, async (sql) => {
    await sql.query(
      `insert into metrics (id, type, value, unit, measured_on)
       select gen_random_uuid(), 'sleep', 7, 'hours', date '2026-11-18' - ago
         from generate_series(0, 13) as ago`,
    )
    await sql.query(
      `insert into incomes (id, name, type, amount_cents, currency, received_on)
       values (gen_random_uuid(), 'Salário', 'salary', 500000, 'BRL', '2026-10-20')`,
    )
    await sql.query(
      `insert into expenses (id, name, category, total_cents, currency, spent_on)
       values (gen_random_uuid(), 'Aluguel', 'housing', 450000, 'BRL', '2026-11-05')`,
    )
  })
  return test
}

describe('the balance of a life', () => {
  it.each([
    [
      'pt-BR',
      'como tá o equilíbrio da minha vida?',
      [
        'Nas últimas quatro semanas: 9 de 10.',
        '- Finanças: 7,5 (sobra 7,5)',
        '- Saúde: 10 (sono 10)',
        'A nota mais baixa é a de Finanças, 7,5.',
        'Conta só o que você anotou, cerca de 41% do período.',
      ],
    ],
    [
      'en',
      'how balanced is my life?',
      [
        'Over the last four weeks: 9 of 10.',
        '- Finances: 7.5 (money left 7.5)',
        '- Health: 10 (sleep 10)',
        'The lowest is Finances, at 7.5.',
        'It counts only what you noted, about 41% of that time.',
      ],
    ],
  ] as const)('is told by area, from records alone: %s: %s', async (locale, text, lines) => {
    const test = await withRecords(locale)
    const result = await test.say(text)
    expect(result.text.split('\n')).toEqual(lines)
    expect(result).toMatchObject({ approvals: [], receipts: [] })
  })

  it.each([
    ['pt-BR', 'como tá minha vida no geral?', /^Ainda não há registros para uma nota\./],
    ['en', 'how balanced is my life?', /^There are no records for a score yet\./],
  ] as const)('has no score without records: %s', async (locale, text, answer) => {
    const test = await opened.newUser({ locale })
    expect((await test.say(text)).text).toMatch(answer)
  })

  it('is told of the areas that are asked for', async () => {
    const test = await withRecords('pt-BR')
    const { text } = await test.say('quanto tá meu equilíbrio entre família e trabalho?')
    expect(text).toBe(
      'De relacionamentos não tenho registros, então fica sem nota.\nDe trabalho não tenho registros, então fica sem nota.',
    )
  })
})
