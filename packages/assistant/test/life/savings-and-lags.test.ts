import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

type Locale = 'pt-BR' | 'en'

async function note(locale: Locale, ...messages: readonly string[]): Promise<void> {
  for (const message of messages) {
    await test.say(message, { locale })
    const { receipts } = await test.say(YES[locale], { locale })
    expect(receipts, message).toHaveLength(1)
  }
}

describe('money taken out of savings, with why', SLOW, () => {
  it.each([
    ['pt-BR', 'guardei 500 na poupança', 'tirei 50 da poupança pq precisei'],
    ['en', 'I put 500 into savings', 'took 50 out of savings because I had to'],
  ] as const)('%s: “%s”, then “%s” proposes the withdrawal', async (locale, saved, taken) => {
    const none = await test.say(taken, { locale })
    expect(none.approvals).toEqual([])
    expect(none.text).toMatch(/investiment|investment/i)
    await note(locale, saved)
    const { approvals } = await test.say(taken, { locale })
    expect(approvals).toMatchObject([{ toolName: 'withdraw_investment' }])
    expect(approvals[0]?.preview.title).toMatch(/50[.,]00/)
  })
})

describe('the goal that lags most', SLOW, () => {
  it.each([
    [
      'pt-BR',
      ['quero ler 24 livros até dezembro de 2027', 'quero correr 100 km até junho'],
      'qual meta está mais atrasada?',
      'Nenhuma das suas metas está atrás do tempo.',
      'A mais atrasada é “Correr 100 km”:',
    ],
    [
      'en',
      ['I want to read 24 books by December 2027', 'I want to run 100 km by June'],
      'which goal is furthest behind?',
      'None of your goals is behind its time.',
      'Furthest behind is “Run 100 km”:',
    ],
  ] as const)('%s: of %j is named when asked “%s”', async (locale, goals, asked, none, named) => {
    await note(locale, ...goals)
    expect((await test.say(asked, { locale })).text).toContain(none)
    test.setNow('2027-02-18T15:00:00.000Z')
    const { text } = await test.say(asked, { locale })
    expect(text).toContain(named)
    expect(text).not.toMatch(/24 (livros|books)/)
  })
})

describe('money put aside each month up to a month', SLOW, () => {
  it('is put aside more than once until next December', async () => {
    const said = 'save 50 a month for a bike until next December'
    const { approvals } = await test.say(said, { locale: 'en' })
    expect(approvals.map(({ preview }) => preview.title)).toEqual([
      'New goal: Bike (650 reais), by Dec 31, 2027',
    ])
  })
})

describe('what was just put aside', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'guardei 50 pra viagem',
      'na verdade 60',
      'bota mais 20 nela',
      /R\$ 50,00 → R\$ 60,00/u,
    ],
    ['en', 'save 50 for taxes', 'actually 60', 'put 20 more toward it', /R\$50\.00 → R\$60\.00/u],
  ] as const)('is put right and added to, %s', async (locale, saved, right, more, change) => {
    await note(locale, saved)
    const { approvals } = await test.say(right, { locale })
    expect(approvals[0]?.preview.title).toMatch(change)
    await test.say(YES[locale], { locale })
    expect(await test.count('investment_moves')).toBe(1)
    await note(locale, more)
    const read = await test.parco.read(test.userId, 'get_investments', {})
    expect(JSON.stringify(read)).toContain('8000')
  })

  it.each([
    [
      'pt-BR',
      'quero juntar 2000 pra uma bicicleta até dezembro de 2027',
      ['guardei 100 pra bicicleta', 'na verdade 80', 'põe mais 20 nela'],
      'desisto dela',
    ],
    [
      'en',
      'I want to save 2000 for a trip by June',
      ['put 80 toward it', 'actually 60', 'put 40 more toward it'],
      'drop it',
    ],
  ] as const)('is of the goal that was spoken of, %s: %s', async (locale, goal, steps, drop) => {
    await note(locale, goal, ...steps)
    const read = await test.parco.read(test.userId, 'get_goals', {})
    expect(JSON.stringify(read)).toContain('"current":100')
    const { approvals } = await test.say(drop, { locale })
    expect(approvals).toMatchObject([{ toolName: 'delete_goal' }])
  })

  it.each([
    ['pt-BR', 'bebi 500 ml de água', 'desisto dela'],
    ['en', 'I drank 500 ml of water', 'put 20 toward it'],
  ] as const)('is not what was spoken of after something else, %s', async (locale, other, said) => {
    await note(
      locale,
      locale === 'en'
        ? 'I want to save 2000 for a trip by June'
        : 'quero juntar 2000 pra uma bicicleta até dezembro de 2027',
      other,
    )
    const { approvals } = await test.say(said, { locale })
    expect(approvals.map(({ toolName }) => toolName)).not.toContain('delete_goal')
    expect(approvals.map(({ toolName }) => toolName)).not.toContain('update_goal_progress')
  })
})
