import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { sayAndApprove, sayEach } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const [PT, EN] = ['pt-BR', 'en'] as const

describe('an invoice that was sent', SLOW, () => {
  it.each([
    [PT, 'enviei a nota de 2 mil pro cliente Sol', 'quem ainda falta me pagar?', 'a Sol pagou'],
    [EN, 'I sent client Acme an invoice for 2000', 'who still owes me?', 'Acme paid'],
    [EN, 'also billed Initech 2000', 'who owes me money?', 'Initech paid me'],
  ] as const)(
    'is owed until it is paid, and an income then, %s: %s',
    async (locale, sent, asks, paid) => {
      const { approvals } = await sayEach(test, locale, [sent])
      expect(approvals).toMatchObject([{ toolName: 'lend_money', input: { isInvoice: true } }])
      await sayEach(test, locale, [locale === PT ? 'sim' : 'yes'])
      const before = await test.parco.read(test.userId, 'get_finance_summary', {})
      expect(before).toMatchObject({ spentCents: 0, incomeCents: 0 })
      expect((await sayEach(test, locale, [asks])).text).toMatch(/2[.,]000/)
      await sayAndApprove(test, locale, [paid])
      const after = await test.parco.read(test.userId, 'get_finance_summary', {})
      expect(after).toMatchObject({ spentCents: 0, incomeCents: 200_000 })
      expect((await sayEach(test, locale, [asks])).text).not.toMatch(/2[.,]000/)
    },
  )

  it.each([
    [PT, 'enviei a nota de 2 mil pro cliente Sol', 'a Sol pagou metade', 'desfaz'],
    [EN, 'I invoiced Globex 2000', 'Globex paid half', 'undo'],
  ] as const)(
    'is paid in parts, and its income is undone with it, %s',
    async (locale, sent, half, undo) => {
      await sayAndApprove(test, locale, [sent, half])
      const paid = await test.parco.read(test.userId, 'get_finance_summary', {})
      expect(paid).toMatchObject({ incomeCents: 100_000 })
      await sayEach(test, locale, [undo])
      expect(await test.parco.read(test.userId, 'get_finance_summary', {})).toMatchObject({
        incomeCents: 0,
      })
      expect(await test.count('incomes')).toBe(0)
      expect(await test.count('loan_moves')).toBe(1)
    },
  )

  it.each([
    [PT, 'o cliente Lume me deve 3 mil, vence dia 20', '20/11'],
    [
      PT,
      'faturei 1200 pro estúdio, vence sexta',
      'Estúdio, R$ 1.200,00, cobrança de hoje (18/11), vence sexta (20/11)',
    ],
    [EN, 'I invoiced Globex 3500 euros, due in 30 days', 'Dec 18'],
    [
      EN,
      'client Harper owes me 800 for the album, due Dec 12',
      'invoiced today (Nov 18), due Dec 12',
    ],
    [PT, 'o cliente Sol me deve 900 do logo, vence 12/12', 'cobrança de hoje (18/11), vence 12/12'],
    [EN, 'invoice for Bright Studio 2,400 due Nov 10', 'invoiced today (Nov 18), due Nov 10'],
    [PT, 'nota de 3200 pro estúdio Lua, vence 10/11', 'cobrança de hoje (18/11), vence 10/11'],
  ] as const)('has its day, %s: %s', async (locale, sent, day) => {
    test.setNow('2026-11-18T15:00:00.000Z')
    const { titles } = await sayEach(test, locale, [sent])
    expect(titles[0]).toContain(day)
  })

  it.each([
    [PT, 'enviei a nota de 700 pra Lia', 'mandei outra pra Petra de 950', 'quem tá atrasado?'],
    [EN, 'I invoiced Lia 700', 'also sent one to Petra for 950', "who's late?"],
  ] as const)('is followed by another, and nobody is late, %s', async (locale, one, other, ask) => {
    expect((await sayEach(test, locale, [other])).approvals).toEqual([])
    await sayAndApprove(test, locale, [one, other])
    const { loans } = (await test.parco.read(test.userId, 'get_loans', {})) as {
      loans: readonly { person: string; invoicedCents: number }[]
    }
    expect(loans.map(({ invoicedCents, person }) => [person, invoicedCents])).toEqual([
      ['Lia', 70_000],
      ['Petra', 95_000],
    ])
    expect((await sayEach(test, locale, [ask])).text).toMatch(/Ninguém|Nobody/u)
  })

  it.each([
    [
      PT,
      'nota de 3200 pro estúdio Lua, vence 15/12',
      'o vencimento da nota do estúdio mudou pra 20/12',
      'tira o vencimento da nota do estúdio',
      'o estúdio pagou o resto',
    ],
    [
      EN,
      'invoice for Studio Lua 3,200 due Dec 15',
      'move the due date to Dec 20',
      'remove the due date of the Studio Lua invoice',
      'Studio Lua paid the rest',
    ],
  ] as const)(
    'is due on another day, on none, and paid to its end, %s',
    async (locale, sent, moved, dropped, rest) => {
      await sayAndApprove(test, locale, [sent])
      const due = async () =>
        (await test.parco.read(test.userId, 'get_loans', {})) as {
          loans: readonly { dueOn: string | null; leftCents: number }[]
        }
      const ask =
        locale === PT ? 'quanto ainda falta do estúdio?' : 'how much is left on the studio?'
      expect((await sayEach(test, locale, [ask])).text).toMatch(/3[.,]200/)
      await sayAndApprove(test, locale, [moved])
      expect((await due()).loans).toMatchObject([{ dueOn: '2026-12-20' }])
      await sayAndApprove(test, locale, [dropped])
      expect((await due()).loans).toMatchObject([{ dueOn: null, leftCents: 320_000 }])
      await sayAndApprove(test, locale, [
        locale === PT ? 'o estúdio me pagou 1200' : 'Lua paid 1,200',
      ])
      expect((await due()).loans).toMatchObject([{ leftCents: 200_000 }])
      await sayAndApprove(test, locale, [rest])
      expect((await due()).loans).toEqual([])
      expect(await test.count('expenses')).toBe(0)
    },
  )

  it.each([
    [PT, 'nota de 900 pra Sol', 'quanto a Sol ainda deve?', 'a nota da Sol é 950'],
    [
      EN,
      'I invoiced Harper 900',
      'how much does Harper still owe?',
      "Harper's invoice should be 950",
    ],
  ] as const)('is asked for and put right, %s', async (locale, sent, ask, right) => {
    expect((await sayEach(test, locale, [ask])).text).not.toContain('900')
    await sayAndApprove(test, locale, [sent])
    expect((await sayEach(test, locale, [ask])).text).toContain('900')
    expect((await sayEach(test, locale, [right])).titles[0]).toMatch(/900.* → .*950/u)
  })

  it('is none of the bills where it is asked for', async () => {
    await sayAndApprove(test, EN, ['I invoiced X 500'])
    expect((await sayEach(test, EN, ['any overdue invoices?'])).text).toContain('Nobody is late')
    expect((await sayEach(test, PT, ['tem alguma nota vencida?'])).text).toContain('Ninguém')
  })

  it('is late once its day is over', async () => {
    await sayAndApprove(test, EN, ['I invoiced Globex 500, due in 5 days', 'I lent Sam 40'])
    test.setNow('2026-11-25T15:00:00.000Z')
    const { text } = await sayEach(test, EN, ["who's late?"])
    expect(text).toContain('Globex has R$500.00 to pay, was due')
    expect(text).not.toContain('Sam')
  })

  it.each([
    [PT, ['emprestei 200 pro Caio', 'recebo 3200 todo dia 5'], 'quanto tenho pra receber?'],
    [EN, ['I lent Caio 200', 'I get paid 3200 on the 5th'], 'what am I owed?'],
  ] as const)('is told with all that is to come, %s', async (locale, said, ask) => {
    await sayAndApprove(test, locale, said)
    const { text } = await sayEach(test, locale, [ask])
    expect(text).toMatch(/Caio .*200[.,]00/u)
    expect(text).toMatch(/(Salário|Salary), R\$ ?3[.,]200[.,]00/u)
  })

  it('leaves money that was lent what it is', async () => {
    await sayAndApprove(test, PT, ['emprestei 300 pra Ana', 'enviei a nota de 200 pra Ana'])
    const { approvals } = await sayEach(test, PT, ['a Ana me pagou'])
    expect(approvals[0]?.preview.warning).toContain('R$ 200,00')
    await sayEach(test, PT, ['sim'])
    expect(await test.parco.read(test.userId, 'get_finance_summary', {})).toMatchObject({
      incomeCents: 20_000,
    })
  })
})

describe('what was just paid, and comes each month', SLOW, () => {
  it.each([
    [PT, 'gastei 250 no adobe', 'o adobe é todo mês dia 15', { dueDay: 15, amount: 250 }],
    [PT, 'gastei 76 no contador', 'todo mês tem isso, dia 20', { dueDay: 20, amount: 76 }],
    [EN, 'paid 49 for Figma', "that's every month on the 3rd", { dueDay: 3, amount: 49 }],
  ] as const)('is a bill from the next month on, %s: %s', async (locale, paid, said, input) => {
    await sayAndApprove(test, locale, [paid])
    const { approvals } = await sayEach(test, locale, [said])
    expect(approvals).toMatchObject([
      { toolName: 'create_bill', input: { ...input, startMonthYear: '2026-12' } },
    ])
  })

  it.each([
    [PT, 'isso é todo mês'],
    [EN, "that's every month on the 3rd"],
  ] as const)('is nothing where nothing was paid, %s', async (locale, said) => {
    expect((await sayEach(test, locale, [said])).approvals).toEqual([])
  })
})

describe('a bill that is shared', SLOW, () => {
  it.each([
    [PT, 'o aluguel é 2400 e a gente racha meio a meio, vence dia 5', { amount: 1200, dueDay: 5 }],
    [EN, 'rent is 650 on the 1st, split with Mia', { amount: 325, dueDay: 1 }],
  ] as const)('is kept with the part of its user, %s', async (locale, said, input) => {
    const { approvals } = await sayEach(test, locale, [said])
    expect(approvals).toMatchObject([{ toolName: 'create_bill', input }])
  })

  it('is owed in half by whom half of it is', async () => {
    const { approvals } = await sayEach(test, PT, ['paguei a luz 180, metade é da Bia'])
    expect(approvals).toMatchObject([
      { toolName: 'create_expense', input: { actualAmount: 90 } },
      { toolName: 'lend_money', input: { amount: 90, person: 'Bia' } },
    ])
  })
})

describe('money that is put aside', SLOW, () => {
  it.each([
    [EN, 'set aside 600 for taxes', 600],
    [EN, 'I set aside 200 for taxes', 200],
    [PT, 'reserva 500 pro imposto', 500],
    [PT, 'separei 100 pra viagem', 100],
  ] as const)('is neither spent nor a limit of spending, %s: %s', async (locale, said, amount) => {
    const { approvals } = await sayEach(test, locale, [said])
    expect(approvals).toMatchObject([
      { toolName: 'create_investment', input: { currentAmount: amount } },
    ])
  })

  it.each([
    [EN, 'I want to save 5000 for a trip by December 2027', 'set aside 200 for the trip'],
    [PT, 'quero juntar 5000 pra viagem até dezembro de 2027', 'reserva 200 pra viagem'],
  ] as const)('is a step of the goal of that name, %s', async (locale, goal, said) => {
    await sayAndApprove(test, locale, [goal])
    const { approvals } = await sayEach(test, locale, [said])
    expect(approvals).toMatchObject([
      { toolName: 'update_goal_progress', input: { currentValue: 200 } },
    ])
  })

  it('stays a plan of what is spent each month', async () => {
    const { approvals } = await sayEach(test, EN, ['set aside 300 for groceries'])
    expect(approvals).toMatchObject([
      { toolName: 'create_expense', input: { budgetedAmount: 300 } },
    ])
  })

  it.each([
    [EN, 'I got paid 3000', 'set aside 25% of that for tax', 750],
    [PT, 'recebi 5000 de salário', 'reserva 30% pra imposto', 1500],
  ] as const)('is a share of what came in last, %s', async (locale, came, said, amount) => {
    expect((await sayEach(test, locale, [said])).approvals).toEqual([])
    await sayAndApprove(test, locale, [came])
    const { approvals } = await sayEach(test, locale, [said])
    expect(approvals[0]?.input).toMatchObject({ currentAmount: amount })
  })

  it.each([
    [PT, 'quero economizar 100 por mês', 'dezembro de 2027'],
    [EN, 'I want to save 100 a month', 'December 2027'],
  ] as const)('each month for nothing in particular is a goal, %s', async (locale, said, until) => {
    const { approvals } = await sayEach(test, locale, [said, until])
    expect(approvals).toMatchObject([{ toolName: 'create_goal', input: { monthlyAmount: 100 } }])
  })
})

describe('what is asked before something is spent', SLOW, () => {
  it.each([
    [PT, 'recebi 3000 de salário', 'posso gastar 200 com um tênis?', '2.800,00'],
    [EN, 'I got paid 3000', 'can I spend 200 on shoes?', '2,800.00'],
    [EN, 'I got paid 3000', 'can I afford new shoes for 200?', '2,800.00'],
    [PT, 'recebi 3000 de salário', 'dá pra pagar a luz?', '3.000,00'],
    [EN, 'I got paid 3000', 'can I pay the rent?', '3,000.00'],
  ] as const)('is told by what would be left, %s', async (locale, came, asks, left) => {
    await sayAndApprove(test, locale, [came])
    const { approvals, text } = await sayEach(test, locale, [asks])
    expect(approvals).toEqual([])
    expect(text).toContain(left)
  })

  it.each([
    [
      PT,
      'quero gastar no máximo 300 por mês com comida',
      'gastei 40 no almoço',
      'como tô indo com comida?',
    ],
    [EN, 'keep me under 300 on food this month', 'spent 40 on lunch', 'how am I doing on food?'],
  ] as const)('stands beside its plan, %s', async (locale, plan, spent, asks) => {
    await sayAndApprove(test, locale, [plan, spent])
    expect((await sayEach(test, locale, [asks])).text).toContain('260')
  })
})

describe('two purchases with commas', SLOW, () => {
  it.each([
    [PT, 'comprei fralda, 89,90, e lenço, 23', [89.9, 23]],
    [EN, 'bought diapers, 38, and wipes, 9', [38, 9]],
  ] as const)('are two, %s', async (locale, said, amounts) => {
    const { approvals } = await sayEach(test, locale, [said])
    expect(approvals.map(({ input }) => input.actualAmount)).toEqual(amounts)
  })
})

describe('a card', SLOW, () => {
  it('has its word once', async () => {
    await sayEach(test, PT, ['tenho um cartão que fecha dia 5 e vence dia 12', 'Cartão'])
    await sayEach(test, PT, ['sim'])
    const { titles } = await sayEach(test, PT, ['gastei 80 no mercado no cartão'])
    expect(titles[0]).toContain('no Cartão')
    expect(titles[0]).not.toContain('cartão Cartão')
  })
})

describe('what somebody else paid', SLOW, () => {
  it('is owed to them in half', async () => {
    const { approvals } = await sayEach(test, EN, ['Tom paid the internet, 60, I owe him half'])
    expect(approvals).toMatchObject([
      { toolName: 'create_debt', input: { creditor: 'Tom', totalAmount: 30 } },
    ])
  })
})
