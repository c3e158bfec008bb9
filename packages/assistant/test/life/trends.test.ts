import { describe, expect, it } from 'vitest'
import type { TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()

/** Three weeks of sleep, and a mood that follows it, up to today. */
async function withThreeWeeks(locale: 'pt-BR' | 'en'): Promise<TestParco> {
  const test = await opened.newUser({ locale })
  await test.store.transaction(test.userId, (sql) =>
    sql.query(
      `insert into metrics (id, type, value, unit, measured_on)
       select gen_random_uuid(), one.type, one.value, one.unit, date '2026-11-18' - ago
         from generate_series(0, 20) as ago,
              lateral (select 6 + ((ago * 5) % 7) * 0.3 as slept) as night,
              lateral (values ('sleep', night.slept, 'hours'),
                              ('mood', round((night.slept - 5) * 3) + (ago % 2), 'score')
              ) as one (type, value, unit)`,
    ),
  )
  return test
}

describe('trends in words', () => {
  it.each([
    [
      'pt-BR',
      'meu humor depende do sono?',
      /^Nos dias em que você dormiu mais, seu humor ficou em .+ em média; nos outros, em .+\. O padrão aparece bem, em 21 dias\.\nAndam juntos; se um leva ao outro, os números não dizem\.$/,
    ],
    [
      'pt-BR',
      'tem relação entre água e humor?',
      /^Para comparar água e humor preciso de 7 dias com os dois\. Faltam 7\.$/,
    ],
    ['pt-BR', 'meu sono piorou?', /^Sono: estável, com média de 6h\d\d, em 21 de 30 dias\.$/],
    ['pt-BR', 'qual a tendência do meu peso?', /^Nada de peso nos últimos 30 dias/],
    [
      'en',
      'does sleep affect my mood?',
      /^On days you slept more, your mood was .+ on average; on the others, .+\. The pattern shows well, over 21 days\.\nThey go together; whether one leads to the other, numbers can't tell\.$/,
    ],
    [
      'en',
      'any link between water and energy?',
      /^To compare water and energy I need 7 days with both\. 7 more will do\.$/,
    ],
    [
      'en',
      'has my sleep improved?',
      /^Sleep: steady, at 6 h \d+ min on average, on 21 of 30 days\.$/,
    ],
    ['en', "how's my weight trending?", /^Nothing for weight in the last 30 days/],
  ] as const)('%s: %s', async (locale, text, answer) => {
    const test = await withThreeWeeks(locale)
    const result = await test.say(text)
    expect(result.text).toMatch(answer)
    expect(result).toMatchObject({ approvals: [], receipts: [] })
  })

  it('look at money beside the body', async () => {
    const test = await withThreeWeeks('pt-BR')
    await test.store.transaction(test.userId, (sql) =>
      sql.query(
        `insert into expenses (id, name, category, total_cents, currency, spent_on)
         select gen_random_uuid(), 'Mercado', 'food', 9000 - 100 * ((ago * 5) % 7) * 10, 'BRL',
                date '2026-11-18' - ago
           from generate_series(0, 20) as ago`,
      ),
    )
    const read = await test.parco.read(test.userId, 'get_trends', {
      metrics: ['sleep', 'spending'],
    })
    expect(read).toMatchObject({ pairs: [{ a: 'Sono', b: 'Gastos', r: -1, confidence: 'medium' }] })
  })

  it('look at habits beside the body', async () => {
    const test = await withThreeWeeks('pt-BR')
    await test.store.transaction(test.userId, async (sql) => {
      await sql.query(
        `insert into habits (id, name, name_key, frequency, period_of_day, started_on)
         values ('00000000-0000-7000-8000-0000000000aa', 'Meditação', 'meditacao', 'daily',
                 'anytime', '2026-10-29')`,
      )
      await sql.query(
        `insert into habit_marks (id, habit_id, done_on)
         select gen_random_uuid(), '00000000-0000-7000-8000-0000000000aa', date '2026-11-18' - ago
           from generate_series(0, 20) as ago where ((ago * 5) % 7) > 3`,
      )
    })
    expect((await test.say('meditar melhora meu humor?')).text).toMatch(
      /^Nos dias com meditação, seu humor ficou em .+; nos outros, em .+\. O padrão aparece bem/,
    )
  })
})
