import { describe, expect, it } from 'vitest'
import { SLOW } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()

describe('an exercise', SLOW, () => {
  it.each([
    ['pt-BR', 'corri 5 km', 'Anotei: Exercício, 5 km, cardio, hoje (18/11).'],
    ['pt-BR', 'nadei 1km', 'Anotei: Exercício, 1 km, cardio, hoje (18/11).'],
    ['en', 'I ran 5k', 'Noted: Exercise, 5 km, cardio, today (Nov 18).'],
  ] as const)(
    'needs no minutes where its distance is said: %s: %s',
    async (locale, text, logged) => {
      const test = await opened.newUser({ locale })
      await test.say(text)
      expect((await test.say(YES[locale])).text).toBe(logged)
      await test.say('desfaz')
      expect(await test.count('metrics')).toBe(0)
    },
  )

  it('stands on the card with what else a message said', async () => {
    const test = await opened.newUser()
    const { approvals } = await test.say('gastei 30 no uber, 22 de lanche e corri 5 km')
    expect(approvals.map(({ toolName }) => toolName)).toEqual([
      'create_expense',
      'create_expense',
      'record_metric',
    ])
  })

  it('without minutes adds none to those of the day', async () => {
    const test = await opened.newUser()
    for (const text of ['corri 5 km', 'treinei 40 min']) {
      await test.say(text)
      expect((await test.say('sim')).text).not.toContain('Total')
    }
    expect((await test.say('como foi meu exercício esta semana?')).text).toContain('40 min')
  })

  it('of another kind is not one just like it', async () => {
    const test = await opened.newUser()
    await test.say('fiz 40 min de cardio')
    await test.say('sim')
    const { approvals } = await test.say('fiz 40 min de musculação')
    expect(approvals[0]?.preview.warning).toBeUndefined()
  })
})

describe('a second night on one day', SLOW, () => {
  it('asks of which night it is, and says how to replace the first', async () => {
    const test = await opened.newUser()
    await test.say('dormi 7h30')
    await test.say('sim')
    const { text, approvals } = await test.say('dormi 6 horas')
    expect(approvals).toEqual([])
    expect(text).toContain('muda o sono pra 6h')
    const { approvals: changed } = await test.say('muda o sono pra 6h')
    expect(changed).toMatchObject([{ toolName: 'update_metric' }])
  })
})

describe('what still waits', SLOW, () => {
  it('is said once, and again where a yes went to another card', async () => {
    const test = await opened.newUser()
    const at = (minute: number) => test.setNow(`2026-11-18T15:0${minute}:00.000Z`)
    await test.say('gastei 45 na padaria')
    at(1)
    expect((await test.say('quanto recebi em outubro?')).text).toContain('Padaria')
    at(2)
    expect((await test.say('quanto recebi em outubro?')).text).not.toContain('Padaria')
    at(3)
    expect((await test.say('bebi 500 ml de água')).text).not.toContain('Padaria')
    at(4)
    expect((await test.say('sim')).text).toContain('Padaria')
  })
})
