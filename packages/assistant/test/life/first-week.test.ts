import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco
let minute = 0
beforeEach(async () => {
  test = await opened.newUser()
  minute = 0
})

/** Says something a minute after what was said before. */
function say(text: string, overrides?: Parameters<TestParco['say']>[1]) {
  minute += 1
  test.setNow(new Date(Date.UTC(2026, 10, 18, 15, minute)).toISOString())
  return test.say(text, overrides)
}

async function note(...messages: readonly string[]) {
  for (const text of messages) {
    await say(text)
    await say('sim')
  }
}

const english = (text: string) => say(text, { locale: 'en' })

describe('what is said of a write right behind it', SLOW, () => {
  it.each([
    ['foi 45, não 35', 'R$ 35,00 → R$ 45,00'],
    ['foi 45', 'R$ 35,00 → R$ 45,00'],
    ['foi ontem', 'hoje (18/11) → ontem (17/11)'],
    ['saiu por 41', 'R$ 35,00 → R$ 41,00'],
  ])('corrects it: %s', async (said, change) => {
    await note('gastei 35 no lanche')
    expect((await say(said)).text).toContain(change)
    expect((await say('sim')).receipts).toMatchObject([{ toolName: 'update_expense' }])
    expect(await test.count('expenses')).toBe(1)
  })

  it('corrects a measurement and an income', async () => {
    await note('bebi 300 ml de água')
    expect((await say('foram 500')).text).toContain('300 ml → 500 ml')
    await note('recebi 3000 de salário')
    expect((await say('foi 3200')).text).toContain('R$ 3.200,00')
    expect((await say('sim')).receipts).toMatchObject([{ toolName: 'update_income' }])
    expect(await test.count('incomes')).toBe(1)
  })

  it('corrects it in English', async () => {
    await note('gastei 12 no café')
    expect((await english('was 15')).text).toContain('R$12.00 → R$15.00')
  })

  it.each(['foi caro', 'foi ótimo', 'foi 45?', 'deu ruim'])(
    'changes nothing where it says no value: %s',
    async (said) => {
      await note('gastei 35 no lanche')
      const { approvals, receipts } = await say(said)
      expect([...approvals, ...receipts]).toEqual([])
    },
  )

  it('is an expense of its own where it has a name', async () => {
    await note('gastei 35 no lanche')
    expect((await say('foi 20 na padaria')).text).toContain('Gasto: Padaria, R$ 20,00')
  })
})

describe('an expense that is named with another day or amount', SLOW, () => {
  it('is asked back by its name', async () => {
    await note('gastei 18 no uber ontem', 'gastei 9 no pão')
    expect((await say('apaga o uber de hoje')).text).toBe(
      'Você quis dizer Uber, R$ 18,00, ontem (17/11)?',
    )
    await say('sim')
    expect((await say('sim')).receipts).toMatchObject([{ toolName: 'delete_expense' }])
    expect(await test.count('expenses')).toBe(1)
  })
})

describe('a question about Parco while something waits', SLOW, () => {
  it('is answered, and what waits goes on waiting', async () => {
    await say('gastei 35 no lanche')
    expect((await say('isso é de graça?')).text).toContain('É de graça')
    expect((await say('o que você faz?')).text).toContain('É só conversar')
    expect((await say('sim')).receipts).toHaveLength(1)
    await say('já comprei a ração')
    expect((await say('você é tipo o chatgpt?')).text).toContain('programa')
    expect((await say('40')).text).toContain('R$ 40,00')
  })
})

describe('a week', SLOW, () => {
  it('is told with all areas of life, from Monday to Sunday', async () => {
    await note('gastei 35 no lanche', 'dormi 7 horas')
    for (const asked of [await say('como foi minha semana?'), await english('how was my week?')]) {
      expect(asked.text).toMatch(/16[/ ]?/)
      expect(asked.text).toMatch(/Lanche[\s\S]*(Sono|Sleep)|(Sono|Sleep)[\s\S]*Lanche/)
    }
    expect((await say('como foi ontem?')).text).toBe('Você ainda não anotou nada ontem (17/11).')
  })

  it('says how often one trained', async () => {
    await note('corri 30 minutos', 'treinei perna 1h')
    expect((await say('quantas vezes treinei essa semana?')).text).toContain('1h30 em 2 treinos')
    expect((await say('quantos dias treinei este mês?')).text).toContain('em 2 treinos')
    expect((await english('how many times did i work out this week')).text).toContain(
      'in 2 workouts',
    )
  })
})

describe('what is left of a budget', SLOW, () => {
  it('is told where it is asked what one may still spend', async () => {
    await note('quero gastar no máximo 600 com mercado por mês', 'gastei 80 no mercado')
    const left = 'Mercado: R$ 80,00 de R$ 600,00, sobram R$ 520,00.'
    expect((await say('quanto ainda posso gastar com mercado?')).text).toBe(left)
    expect((await say('ainda posso gastar quanto no mercado?')).text).toBe(left)
    expect((await english('how much more can i spend on mercado?')).text).toContain('R$520.00 left')
  })
})

describe('lists', SLOW, () => {
  it('are put together, asked for and crossed off', async () => {
    expect((await say('o que tem na lista de compras?')).text).toContain('está vazia')
    await note('coloca 2 quilos de arroz, feijão e leite na lista de compras')
    expect((await say('minha lista de compras')).text).toBe(
      'Lista de compras:\n- Arroz (2 quilos)\n- Feijão\n- Leite',
    )
    await note('já peguei o feijão', 'comprei o leite')
    expect((await english("what's on my shopping list")).text).toContain('- Arroz (2 quilos)\n(2 ')
  })

  it('take more where they were spoken of last, and only there', async () => {
    expect((await say('precisamos de sabão')).approvals).toEqual([])
    await note('acabou o café, põe na lista', 'precisamos de sabão', 'coloca também 3 maçãs')
    expect((await say('tem sabão na lista?')).text).toBe('Sim, na lista de compras: sabão.')
    await note('lista da mala: carregador', 'já coloquei o carregador na mala', 'tira o sabão')
    expect((await say('minha lista de compras')).text).toBe(
      'Lista de compras:\n- Café\n- Maçãs (3)',
    )
    await note('gastei 50 no mercado')
    expect((await say('precisamos de sabão')).approvals).toEqual([])
  })

  it('leave purchases of other things, and tasks, as they are', async () => {
    await note('põe leite na lista de compras')
    expect((await say('comprei um tênis')).text).toBe('De quanto foi?')
    const { approvals } = await say('comprei leite por 6 reais')
    expect(approvals.map(({ toolName }) => toolName)).toEqual([
      'create_expense',
      'check_list_items',
    ])
    expect((await say('lista de tarefas')).text).toContain('lembrete')
  })
})

describe('good news', SLOW, () => {
  it.each(['tô muito feliz, passei na prova!', 'tô feliz demais', 'consegui o emprego!!'])(
    'is met with joy: %s',
    async (said) => {
      expect((await say(said)).text).toMatch(/^(Que bom!|Boa, fico feliz!|Que ótimo)|parabéns/iu)
    },
  )

  it('hides no expense that is told with it', async () => {
    expect((await say('tô feliz demais, gastei só 20 no mercado')).text).toContain(
      'Gasto: Mercado, R$ 20,00',
    )
  })
})

describe('a bill whose amount is not said', SLOW, () => {
  it('is asked how much it is, not how much it was', async () => {
    expect((await say('minha conta de luz vence dia 10')).text).toBe('De quanto é?')
    expect((await say('uns 180')).text).toContain('R$ 180,00 por mês, todo dia 10')
  })
})
