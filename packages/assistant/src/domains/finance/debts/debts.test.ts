import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../../internal/testing/open-test-domain.ts'
import { financeDomain } from '../finance-domain.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(financeDomain)
})
afterAll(() => domain.close())

const MOTO = {
  name: 'moto',
  totalAmount: 12_000,
  totalInstallments: 12,
  dueDay: 10,
  startMonthYear: '2026-02',
}

/** 12,000 in 12 parts of 1,000 from February, of which February, March and April are paid. */
async function debtor(settings: Parameters<TestDomain['person']>[0] = {}): Promise<Person> {
  const person = await domain.person(settings)
  await person.write('create_debt', { ...MOTO, paidInstallments: 3 })
  return person
}

const count = (person: Person, table: string) =>
  person.inContext(async ({ sql }) => {
    const [row] = await sql.query<{ count: number }>(`select count(*) from ${table}`)
    return Number(row?.count)
  })

const explain = (person: Person, tool: string, input: Record<string, string | number>) =>
  person.prepare(tool, input).then((prepared) => {
    if (prepared.status === 'ready') throw new Error('it is ready')
    return prepared.status === 'question' ? prepared.question : prepared.explanation
  })

describe('create_debt', () => {
  it('notes the terms, with every value editable', async () => {
    const person = await domain.person()
    const { preview, reply } = await person.write('create_debt', { ...MOTO, creditor: 'Honda' })
    expect(preview.fields.map(({ slot, display, editable }) => [slot, display, editable])).toEqual([
      ['name', 'Moto', true],
      ['creditor', 'Honda', true],
      ['totalAmount', 'R$ 12.000,00', true],
      ['totalInstallments', '12', true],
      ['installmentAmount', 'R$ 1.000,00', true],
      ['dueDay', '10', true],
      ['startMonthYear', 'fevereiro de 2026', true],
    ])
    expect(reply).toBe(
      [
        'Anotei a dívida: Moto (Honda), R$ 12.000,00 em 12x de R$ 1.000,00, todo dia 10, de fevereiro de 2026 a janeiro de 2027.',
        '10 parcelas já venceram. Se foram pagas, diga “paguei 10 parcelas: Moto”.',
      ].join('\n'),
    )
  })

  it('lets the last instalment take the rest, and says what is interest', async () => {
    const person = await domain.person({ locale: 'en' })
    const thirds = { ...MOTO, totalAmount: 1000, totalInstallments: 3, startMonthYear: '2026-12' }
    const { preview } = await person.write('create_debt', thirds)
    expect(preview.title).toBe(
      'Debt: Moto, R$1,000.00 in 3 installments of R$333.33 (the last one R$333.34), due on day 10, December 2026 to February 2027',
    )
    const dear = await person.prepare('create_debt', {
      ...thirds,
      name: 'Loan',
      installmentAmount: 400,
    })
    expect(dear).toMatchObject({
      preview: {
        warning:
          'The installments come to R$200.00 more than R$1,000.00; I note what they come to.',
      },
    })
  })

  it('asks for one thing at a time, and takes a debt on no terms', async () => {
    const person = await domain.person()
    const ask = (input: Record<string, string | number>) => explain(person, 'create_debt', input)
    expect(await ask({ totalAmount: 100 })).toBe('A quem você deve?')
    expect(await ask({ name: 'Carro', totalInstallments: 10 })).toContain('somando as parcelas')
    const { startMonthYear: _, ...undated } = MOTO
    expect(await ask(undated)).toBe('Em que mês é a primeira parcela (Moto)?')
    const { preview } = await person.write('create_debt', { creditor: 'marcos', totalAmount: 300 })
    expect(preview.title).toBe('Dívida: Marcos, R$ 300,00')
    expect(await ask({ creditor: 'Bia', totalAmount: 0.001 })).toContain('maior que zero')
  })

  it('takes a month for the one behind, where some were paid', async () => {
    const person = await domain.person()
    const { preview } = await person.write('create_debt', {
      ...MOTO,
      startMonthYear: '2027-10',
      paidInstallments: 1,
    })
    expect(preview.title).toContain('de outubro de 2026 a setembro de 2027, 1 já paga')
  })
})

describe('a debt of which nothing is paid', () => {
  it('ends as it was agreed', async () => {
    const person = await domain.person()
    await person.write('create_debt', { ...MOTO, startMonthYear: '2026-12' })
    expect((await person.read('get_debt_progress')).reply).toBe(
      [
        'Moto: 0 de 12 parcelas pagas (0%), faltam R$ 12.000,00.',
        'A próxima vence 10/12, R$ 1.000,00.',
        'Pagando uma por mês, termina em novembro de 2027.',
      ].join('\n'),
    )
  })
})

describe('the worked example', () => {
  it('stands as the figures say', async () => {
    const person = await debtor()
    const { output, reply } = await person.read('get_debt_progress', { debtRef: 'moto' })
    expect(output).toMatchObject({
      debts: [
        {
          status: 'overdue',
          paidCents: 300_000,
          remainingCents: 900_000,
          paidShare: 0.25,
          installments: { total: 12, paid: 3, remaining: 9, overdue: 7, overdueCents: 700_000 },
          projection: { rate: 1, remainingMonths: 9, payoffMonth: '2027-08', isRegular: true },
        },
      ],
      remaining: { cents: 900_000 },
    })
    expect(reply).toBe(
      [
        'Moto: 3 de 12 parcelas pagas (25%), faltam R$ 9.000,00. 7 estão atrasadas, R$ 7.000,00.',
        'Nesse ritmo, termina em agosto de 2027.',
      ].join('\n'),
    )
  })

  it('pays the next instalment for the month that it belongs to', async () => {
    const person = await debtor()
    const { changes, preview, reply } = await person.write('pay_debt_installment', {
      debtRef: 'a moto',
    })
    expect(changes.map(({ table, after }) => [table, after?.installment, after?.month])).toEqual([
      ['debt_payments', 4, '2026-05'],
    ])
    expect(preview.title).toBe('Pagamento: Moto, parcela 4 de 12, R$ 1.000,00, hoje (18/11)')
    expect(reply).toContain('Faltam 8 parcelas, R$ 8.000,00; a próxima vence em 10/06.')
    const history = await person.read<{ debts: { payments: object[] }[] }>(
      'get_debt_payment_history',
      { debtRef: 'moto', limit: 1 },
    )
    expect(history.output.debts[0]?.payments).toEqual([
      {
        installment: 4,
        month: '2026-05',
        amountCents: 100_000,
        paidOn: '2026-11-18',
        isEarly: false,
      },
    ])
  })

  it('is visible from its first month to its last', async () => {
    const person = await debtor()
    const due = async (monthYear: string) =>
      (await person.read<{ installments: unknown[] }>('get_upcoming_installments', { monthYear }))
        .output.installments.length
    expect(await Promise.all(['2026-01', '2026-02', '2027-01', '2027-02'].map(due))).toEqual([
      0, 1, 1, 0,
    ])
  })

  it('is in the summary of its month', async () => {
    const person = await debtor()
    await person.write('pay_debt_installment', { debtRef: 'moto', quantity: 7 })
    const { output, reply } = await person.read('get_finance_summary')
    expect(output).toMatchObject({
      budgetedCents: 100_000,
      spentCents: 100_000,
      debts: { dueCents: 100_000, paidCents: 100_000, remainingCents: 200_000, openCount: 1 },
    })
    expect(reply).toContain(
      '- Parcelas de dívidas: R$ 1.000,00 pagos de R$ 1.000,00. Faltam R$ 2.000,00 ao todo.',
    )
  })
})

describe('pay_debt_installment', () => {
  it('is done with the last one, and an undo opens it again', async () => {
    const person = await debtor()
    const done = await person.write('pay_debt_installment', { debtRef: 'moto', quantity: 9 })
    expect(done.reply).toContain('Moto: quitada!')
    expect((await person.read('get_debt_progress')).reply).toContain('Moto está quitada')
    expect(await explain(person, 'pay_debt_installment', { debtRef: 'moto' })).toBe(
      'Moto já está quitada.',
    )
    await person.undo(done)
    expect(await count(person, 'debt_payments')).toBe(3)
    expect((await person.read('get_debt_progress')).reply).toContain('faltam R$ 9.000,00')
  })

  it('refuses more than is owed', async () => {
    const person = await debtor()
    const pay = (input: Record<string, string | number>) =>
      explain(person, 'pay_debt_installment', { debtRef: 'moto', ...input })
    expect(await pay({ quantity: 10 })).toBe('Em Moto só faltam 9 parcelas, R$ 9.000,00.')
    expect(await pay({ amount: 9000.01 })).toContain('passa do que você deve')
    expect(await pay({ paidDate: '2026-11-19' })).toContain('ainda não chegou')
    expect(await pay({ quantity: 0 })).toBe('Quantas parcelas foram (Moto)?')
    await person.write('create_debt', { creditor: 'Bia', totalAmount: 50 })
    expect(
      await explain(person, 'pay_debt_installment', { debtRef: 'bia', amount: 50.01 }),
    ).toContain('faltam R$ 50,00')
  })

  it('keeps what was paid, with a discount or a fine, and owes as many fewer', async () => {
    const person = await debtor()
    const { preview } = await person.write('pay_debt_installment', {
      debtRef: 'moto',
      quantity: 3,
      amount: 2900,
    })
    expect(preview.title).toContain(
      'parcelas 4 a 6 de 12, R$ 2.900,00 (o previsto era R$ 3.000,00)',
    )
    const { output } = await person.read('get_debt_progress')
    expect(output).toMatchObject({ debts: [{ paidCents: 590_000, remainingCents: 600_000 }] })
  })

  it('takes an amount of what is owed on no terms, or asks for it', async () => {
    const person = await domain.person()
    await person.write('create_debt', { creditor: 'Marcos', totalAmount: 300 })
    const asked = await person.prepare('pay_debt_installment', { debtRef: 'marcos' })
    expect(asked).toMatchObject({ status: 'question', options: [{ slots: { isWhole: true } }] })
    const { reply } = await person.write('pay_debt_installment', { amount: 100 })
    expect(reply).toBe('Anotei o pagamento: Marcos, R$ 100,00, hoje (18/11).\nFaltam R$ 200,00.')
  })

  it('asks which of two debts of one name, and knows them by whom they are owed to', async () => {
    const person = await domain.person()
    for (const creditor of ['Itaú', 'Caixa'])
      await person.write('create_debt', { ...MOTO, name: 'Consignado', creditor })
    const asked = await person.prepare('pay_debt_installment', { debtRef: 'consignado' })
    expect(asked).toMatchObject({ status: 'question', missing: ['debtRef'] })
    const { preview } = await person.write('pay_debt_installment', {
      debtRef: 'consignado da Caixa',
    })
    expect(preview.title).toContain('Consignado (Caixa), parcela 1 de 12')
    const chosen = asked.status === 'question' ? asked.options?.[0]?.slots : undefined
    expect((await person.write('pay_debt_installment', { ...chosen })).preview.title).toContain(
      'Consignado (Itaú)',
    )
  })

  it('pays an instalment once, though two cards show it', async () => {
    const person = await debtor()
    const prepare = () => person.prepare('pay_debt_installment', { debtRef: 'moto' })
    const [one, other] = [await prepare(), await prepare()]
    if (one.status !== 'ready' || other.status !== 'ready') throw new Error('not ready')
    await person.execute('pay_debt_installment', one.arguments)
    await expect(person.execute('pay_debt_installment', other.arguments)).rejects.toMatchObject({
      code: 'stale',
    })
    expect(await count(person, 'debt_payments')).toBe(4)
  })

  it('belongs to the day and the month of its user', async () => {
    const person = await debtor({ now: '2026-12-01T01:30:00Z' })
    const { changes } = await person.write('pay_debt_installment', { debtRef: 'moto' })
    expect(changes[0]?.after?.paid_on).toBe('2026-11-30')
  })
})

describe('update_debt and delete_debt', () => {
  it('changes terms beyond what is paid, and shows both', async () => {
    const person = await debtor()
    const { preview } = await person.write('update_debt', {
      debtRef: 'moto',
      totalInstallments: 24,
    })
    expect(preview.title).toBe(
      'Mudar dívida: Moto, R$ 12.000,00 em 12x de R$ 1.000,00 → R$ 12.000,00 em 24x de R$ 500,00',
    )
    expect(await explain(person, 'update_debt', { debtRef: 'moto', totalInstallments: 2 })).toBe(
      'Moto já tem 3 parcelas pagas (R$ 3.000,00); não dá para ficar abaixo disso.',
    )
    expect(await explain(person, 'update_debt', { debtRef: 'moto' })).toContain(
      'O que muda em Moto',
    )
  })

  it('settles a debt: nothing is left of it, in no total', async () => {
    const person = await debtor()
    await person.write('create_debt', { creditor: 'Bia', totalAmount: 50 })
    await person.write('update_debt', { debtRef: 'moto', status: 'settled' })
    const { output } = await person.read('get_debt_progress')
    expect(output).toMatchObject({ remaining: { cents: 5000 } })
    expect((await person.read('get_upcoming_installments')).reply).toBe(
      'Nenhuma parcela vence em novembro de 2026.',
    )
  })

  it('keeps what was paid of a settled debt out of what is left, and in its months', async () => {
    const person = await debtor()
    await person.write('create_debt', { creditor: 'Bia', totalAmount: 50 })
    await person.write('update_debt', { debtRef: 'moto', status: 'settled' })
    const { output } = await person.read('get_finance_summary', { period: 'year' })
    expect(output).toMatchObject({
      spentCents: 300_000,
      debts: { remainingCents: 5000, paidCents: 300_000, dueCents: 300_000, openCount: 1 },
    })
    const month = await person.read('get_finance_summary', { period: 'last_month' })
    expect(month.output).toMatchObject({ spentCents: 0, debts: { dueCents: 0 }, isEmpty: true })
  })

  it('deletes a debt with its payments, and brings all back', async () => {
    const person = await debtor()
    const done = await person.write('delete_debt', { debtRef: 'moto' })
    expect(done.preview.warning).toBe('Os 3 pagamentos anotados dela saem junto.')
    expect(await count(person, 'debts')).toBe(0)
    await person.undo(done)
    expect([await count(person, 'debts'), await count(person, 'debt_payments')]).toEqual([1, 3])
  })
})

describe('what was not said', () => {
  it('is not invented: unknown names say what there is', async () => {
    const person = await debtor({ locale: 'en' })
    for (const tool of ['get_debt_progress', 'get_debt_payment_history'])
      expect((await person.read(tool, { debtRef: 'boat' })).reply).toBe(
        'I found no debt called boat. You have: Moto.',
      )
    const nobody = await domain.person()
    expect((await nobody.read('get_debt_progress')).reply).toContain('Nenhuma dívida anotada')
  })
})
