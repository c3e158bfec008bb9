import { describe, expect, it } from 'vitest'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()

describe('targets in words', () => {
  it.each([
    ['pt-BR', 'minha meta de água é 2,5 L por dia', 'Meta de água: 2,5 L por dia'],
    ['pt-BR', 'quero dormir 8 horas por noite', 'Meta de sono: 8h por noite'],
    ['pt-BR', 'quero treinar 150 minutos por semana', 'Meta de exercício: 2h30 por semana'],
    ['pt-BR', 'quero andar 8000 passos por dia', 'Meta de passos: 8.000 passos por dia'],
    ['en', 'my water target is 2.5 L a day', 'Target for water: 2.5 L a day'],
    ['pt-BR', '2,5 litros de água por dia é a minha meta', 'Meta de água: 2,5 L por dia'],
    ['en', '2.5 L of water a day is my goal', 'Target for water: 2.5 L a day'],
    ['en', 'I want to sleep 8 hours a night', 'Target for sleep: 8 h a night'],
    ['en', 'I want to exercise 150 minutes a week', 'Target for exercise: 2 h 30 min a week'],
    ['en', 'my goal is 10,000 steps a day', 'Target for steps: 10,000 steps a day'],
  ] as const)('are shown, approved and undone: %s: %s', async (locale, text, title) => {
    const test = await opened.newUser({ locale })
    const { approvals } = await test.say(text)
    expect(approvals).toMatchObject([{ toolName: 'set_target', preview: { title } }])
    expect(await test.count('targets')).toBe(0)
    expect((await test.say(YES[locale])).receipts).toHaveLength(1)
    expect(await test.count('targets')).toBe(1)
    await test.say(locale === 'en' ? 'undo' : 'desfaz')
    expect(await test.count('targets')).toBe(0)
  })

  it('say how far one is, are asked for and taken away', async () => {
    const test = await opened.newUser()
    await test.say('minha meta de água é 2 litros por dia')
    await test.say('sim')
    await test.say('bebi 500 ml de água')
    expect((await test.say('sim')).text).toContain('Meta de hoje (18/11): 500 ml de 2 L.')
    expect((await test.say('qual minha meta de água?')).text).toBe(
      'Sua meta é 2 L por dia.\nMeta de hoje (18/11): 500 ml de 2 L. Faltam 1,5 L.',
    )
    expect((await test.say('quanta água bebi hoje?')).text).toContain('500 ml de 2 L.')
    await test.say('tira minha meta de água')
    expect((await test.say('sim')).text).toContain('Tirei a meta de água (2 L por dia).')
    expect(await test.count('targets')).toBe(0)
  })

  it('are said whole: an amount alone would be what was drunk', async () => {
    const test = await opened.newUser({ locale: 'en' })
    expect(await test.say('set my water goal')).toMatchObject({
      text: 'Nice! How much? Say it like this: “my water target is 2 L a day”.',
      approvals: [],
    })
    expect((await test.say('my water target is 2 L a day')).approvals).toHaveLength(1)
  })

  it('are changed by a word before they are set', async () => {
    const test = await opened.newUser()
    await test.say('minha meta de água é 2 litros por dia')
    expect((await test.say('muda pra 3 litros')).approvals).toMatchObject([
      { preview: { title: 'Meta de água: 3 L por dia' } },
    ])
    await test.say('não')
    await test.say('quero dormir 8 horas por noite')
    expect((await test.say('muda pra 7 horas e meia')).approvals).toMatchObject([
      { preview: { title: 'Meta de sono: 7h30 por noite' } },
    ])
  })

  it('of exercise are of a day or a week, as is answered', async () => {
    const test = await opened.newUser({ locale: 'en' })
    expect((await test.say('my exercise target is 45 minutes')).text).toContain(
      'Is that a day or a week?',
    )
    expect((await test.say('per day')).approvals).toMatchObject([
      { preview: { title: 'Target for exercise: 45 min a day' } },
    ])
  })
})
