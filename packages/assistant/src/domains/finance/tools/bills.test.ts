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

const register = (person: Person, name: string, amount: number, dueDay: number) =>
  person.write('create_bill', { name, amount, dueDay, category: 'utilities' })

async function housemate(): Promise<Person> {
  const person = await domain.person()
  await register(person, 'Luz', 220, 20)
  await register(person, 'Internet', 120, 25)
  return person
}

const countPayments = (person: Person) =>
  person.inContext(async ({ sql }) => {
    const [row] = await sql.query<{ count: number }>('select count(*) from bill_months')
    return Number(row?.count)
  })

describe('create_bill', () => {
  it('registers a rule, with every value editable', async () => {
    const person = await domain.person()
    const { preview, reply } = await person.write('create_bill', {
      name: 'seguro do carro',
      category: 'insurance',
      amount: 180,
      dueDay: 20,
    })
    expect(preview.title).toBe('Conta: Seguro do carro, R$ 180,00 por mês, todo dia 20')
    expect(preview.fields.map(({ slot, display }) => [slot, display])).toEqual([
      ['name', 'Seguro do carro'],
      ['amount', 'R$ 180,00'],
      ['dueDay', '20'],
      ['category', 'Seguro'],
      ['isRecurring', 'sim'],
      ['startMonthYear', 'novembro de 2026'],
    ])
    expect(reply).toBe('Conta cadastrada: Seguro do carro, R$ 180,00 por mês, todo dia 20.')
  })

  it('speaks English, and says how to tell that a day that has passed is paid', async () => {
    const person = await domain.person({ locale: 'en' })
    const { reply } = await person.write('create_bill', { name: 'Rent', amount: 1800, dueDay: 5 })
    expect(reply).toBe(
      'Bill added: Rent, R$1,800.00 a month, due on day 5.\nIt was due Nov 5; if you paid it, say “paid Rent”.',
    )
  })

  it('registers one that comes once', async () => {
    const person = await domain.person()
    const { preview } = await person.write('create_bill', {
      name: 'IPVA',
      amount: 900,
      dueDay: 28,
      isRecurring: false,
    })
    expect(preview.title).toBe('Conta: IPVA, R$ 900,00, vence 28/11, uma vez só')
    const december = await person.read<{ bills: unknown[] }>('get_bills', { month: 12, year: 2026 })
    expect(december.output.bills).toEqual([])
  })

  it.each([
    [{ amount: 44.9, dueDay: 5 }, 'name'],
    [{ name: 'Netflix', dueDay: 5 }, 'amount'],
    [{ name: 'Netflix', amount: -1, dueDay: 5 }, 'amount'],
    [{ name: 'Netflix', amount: 44.9 }, 'dueDay'],
    [{ name: 'Netflix', amount: 44.9, dueDay: 0 }, 'dueDay'],
    [{ name: 'Netflix', amount: 44.9, dueDay: 32 }, 'dueDay'],
    [{ name: 'Netflix', amount: 44.9, dueDay: 5, startMonthYear: '2026-13' }, 'startMonthYear'],
  ])('asks about %j', async (input, slot) => {
    const person = await domain.person()
    expect(await person.prepare('create_bill', input)).toMatchObject({
      status: 'question',
      missing: [slot],
    })
  })

  it('warns of a namesake', async () => {
    const person = await housemate()
    expect(
      await person.prepare('create_bill', { name: 'LUZ', amount: 1, dueDay: 1 }),
    ).toMatchObject({ preview: { warning: expect.stringContaining('Luz, R$ 220,00') } })
  })
})

describe('mark_bill_paid', () => {
  it('marks the month, says what is left, and can be undone', async () => {
    const person = await housemate()
    const done = await person.write('mark_bill_paid', { billRef: 'luz', paidDate: '2026-11-18' })
    expect(done.preview.title).toBe('Conta paga: Luz de novembro de 2026, R$ 220,00, hoje (18/11)')
    expect(done.preview.fields.map(({ slot, display }) => [slot, display])).toEqual([
      ['billRef', 'Luz'],
      ['amount', 'R$ 220,00'],
      ['paidDate', 'hoje (18/11)'],
      ['monthYear', 'novembro de 2026'],
    ])
    expect(done.reply).toBe(
      'Conta paga: Luz de novembro de 2026, R$ 220,00, hoje (18/11).\nFalta 1 conta em novembro de 2026, R$ 120,00.',
    )
    const last = await person.write('mark_bill_paid', { billRef: 'internet' })
    expect(last.reply).toContain('As contas de novembro de 2026 estão todas pagas.')
    await person.undo(done)
    const { output } = await person.read('get_pending_bills')
    expect(output).toMatchObject({ summary: { countPending: 1, totalPending: { cents: 22000 } } })
  })

  it('takes another amount, day and month', async () => {
    const person = (await housemate()).but({ locale: 'en', now: '2026-12-05T15:00:00Z' })
    const { preview } = await person.write('mark_bill_paid', {
      billRef: 'power',
      amount: 230.5,
      paidDate: '2026-12-01',
      monthYear: '2026-11',
    })
    expect(preview.title).toBe(
      'Bill paid: Luz for November 2026, R$230.50 (expected R$220.00), Tuesday (Dec 1)',
    )
    const november = { month: 11, year: 2026, status: 'paid' }
    const { output, reply } = await person.read('get_bills', november)
    expect(output).toMatchObject({ bills: [{ paidOn: '2026-12-01', paidCents: 23050 }] })
    expect(reply).toBe('Paid in November 2026, R$230.50:\n- Luz, R$230.50: paid on Dec 1')
  })

  it.each(['a luz', 'conta de LUZ', 'lus', 'energia', 'electricity', 'the power bill'])(
    'finds the bill for "%s"',
    async (billRef) => {
      const person = await housemate()
      const expected = billRef === 'lus' ? { status: 'refused' } : { arguments: { name: 'Luz' } }
      expect(await person.prepare('mark_bill_paid', { billRef })).toMatchObject(expected)
    },
  )

  it('asks which of several, and takes the one that was chosen', async () => {
    const person = await domain.person()
    await register(person, 'Cartão Nubank', 800, 10)
    await register(person, 'Cartão Itaú', 300, 12)
    const preparation = await person.prepare('mark_bill_paid', { billRef: 'cartao' })
    if (preparation.status !== 'question') throw new Error('expected a question')
    expect(preparation.missing).toEqual(['billRef'])
    expect(preparation.options?.map(({ label }) => label)).toEqual([
      'Cartão Nubank, R$ 800,00, vence dia 10',
      'Cartão Itaú, R$ 300,00, vence dia 12',
    ])
    await person.write('mark_bill_paid', { ...preparation.options?.[0]?.slots })
    // The other one is the only one that can still be meant.
    expect(await person.prepare('mark_bill_paid', { billRef: 'cartão' })).toMatchObject({
      status: 'ready',
      arguments: { name: 'Cartão Itaú' },
    })
  })

  it('without words is the only open one, otherwise a question', async () => {
    const person = await housemate()
    expect(await person.prepare('mark_bill_paid', {})).toMatchObject({ status: 'question' })
    await person.write('mark_bill_paid', { billRef: 'luz' })
    expect(await person.prepare('mark_bill_paid', {})).toMatchObject({
      arguments: { name: 'Internet' },
    })
  })

  it('says what there is when it finds nothing', async () => {
    const person = await domain.person()
    expect(await person.prepare('mark_bill_paid', { billRef: 'luz' })).toEqual({
      status: 'refused',
      explanation: 'Nenhuma conta cadastrada ainda. Se foi um gasto, diga o valor.',
    })
    const paid = { billRef: 'luz', amount: 198.4 }
    const explanation = expect.stringContaining('diga “gastei R$ 198,40 com luz”')
    expect(await person.prepare('mark_bill_paid', paid)).toEqual({ status: 'refused', explanation })
    await register(person, 'Luz', 1, 1)
    await register(person, 'Água', 1, 1)
    const unknown = await person.prepare('mark_bill_paid', { billRef: 'escola', amount: 90 })
    expect(unknown).toMatchObject({ explanation: expect.stringContaining('Água') })
    expect(unknown).toMatchObject({ explanation: expect.stringContaining('“gastei R$ 90,00') })
    expect(
      await person.prepare('update_expense', { expenseRef: { name: 'luz' }, actualAmount: 2 }),
    ).toMatchObject({ explanation: expect.stringContaining('Luz é conta fixa') })
    expect(await person.prepare('mark_bill_paid', { billRef: 'escola' })).toEqual({
      status: 'refused',
      explanation: 'Não achei a conta escola. Você tem: Luz e Água. Se foi um gasto, diga o valor.',
    })
  })

  it('refuses kindly what is paid already, and names an earlier month that is open', async () => {
    const person = (await housemate()).but({ now: '2026-12-18T15:00:00Z' })
    await person.write('mark_bill_paid', { billRef: 'luz' })
    expect(await person.prepare('mark_bill_paid', { billRef: 'luz' })).toEqual({
      status: 'refused',
      explanation:
        'Luz de dezembro de 2026 já está paga: R$ 220,00, hoje (18/12). A de novembro de 2026 está em aberto; se foi essa, é só dizer o mês.',
    })
  })

  it('takes a month before the bill was registered, and says so', async () => {
    const person = await housemate()
    const { preview } = await person.write('mark_bill_paid', {
      billRef: 'luz',
      monthYear: '2026-10',
    })
    expect(preview.warning).toContain('começa em novembro de 2026')
    const { output } = await person.read('get_bills', { month: 10, year: 2026 })
    expect(output).toMatchObject({ bills: [{ name: 'Luz', status: 'paid', month: '2026-10' }] })
  })

  it('refuses a month after the bill has ended', async () => {
    const person = await domain.person()
    await person.write('create_bill', { name: 'IPVA', amount: 900, dueDay: 28, isRecurring: false })
    const later = person.but({ now: '2026-12-10T15:00:00Z' })
    expect(await later.prepare('mark_bill_paid', { billRef: 'ipva' })).toMatchObject({
      status: 'refused',
      explanation: expect.stringContaining('terminou em novembro de 2026'),
    })
  })

  it.each([
    [{ paidDate: '2026-11-19' }, 'paidDate'],
    [{ paidDate: '2026-11-31' }, 'paidDate'],
    [{ amount: 0 }, 'amount'],
    [{ monthYear: 'novembro' }, 'monthYear'],
    [{ monthYear: '2028-11' }, 'monthYear'],
  ])('asks about %j', async (slots, slot) => {
    const person = await housemate()
    expect(await person.prepare('mark_bill_paid', { billRef: 'luz', ...slots })).toMatchObject({
      status: 'question',
      missing: [slot],
    })
  })

  it('writes one row when two approvals of it run at once', async () => {
    const person = await housemate()
    const preparation = await person.prepare('mark_bill_paid', { billRef: 'luz' })
    if (preparation.status !== 'ready') throw new Error('not ready')
    const attempts = await Promise.allSettled(
      Array.from({ length: 8 }, () => person.execute('mark_bill_paid', preparation.arguments)),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const attempt of attempts) {
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ code: 'conflict' })
    }
    expect(await countPayments(person)).toBe(1)
  })

  it('is held back by the database as well', async () => {
    const person = await housemate()
    const { changes } = await person.write('mark_bill_paid', { billRef: 'luz' })
    const row = changes[0]?.after ?? {}
    await expect(
      person.inContext(({ sql }) =>
        sql.query(
          `insert into bill_months (id, bill_id, month, status, paid_on, paid_cents)
           values (gen_random_uuid(), $1, '2026-11', 'paid', '2026-11-18', 1)`,
          [row.bill_id],
        ),
      ),
    ).rejects.toMatchObject({ code: '23505' })
  })
})

describe('unmark_bill_paid', () => {
  it('takes the payment back, and can be undone', async () => {
    const person = await housemate()
    await person.write('mark_bill_paid', { billRef: 'luz', amount: 230 })
    const done = await person.write('unmark_bill_paid', { billRef: 'luz' })
    expect(done.preview.title).toBe(
      'Desmarcar pagamento: Luz de novembro de 2026, R$ 230,00, hoje (18/11)',
    )
    expect(done.reply).toBe('Luz de novembro de 2026 voltou a ficar em aberto.')
    expect(await countPayments(person)).toBe(0)
    await person.undo(done)
    const { output } = await person.read('get_bills', { status: 'paid' })
    expect(output).toMatchObject({ bills: [{ name: 'Luz', paidCents: 23000 }] })
  })

  it('keeps what else is special about the month', async () => {
    const person = await housemate()
    await person.write('mark_bill_paid', { billRef: 'luz' })
    await person.inContext(({ sql }) => sql.query('update bill_months set amount_cents = 25000'))
    await person.write('unmark_bill_paid', { billRef: 'luz' })
    const { output } = await person.read('get_bills', { status: 'pending' })
    expect(output).toMatchObject({ bills: [{ name: 'Luz', amountCents: 25000 }, {}] })
  })

  it('refuses kindly what is not paid', async () => {
    const person = await housemate()
    expect(
      await person.but({ locale: 'en' }).prepare('unmark_bill_paid', { billRef: 'internet' }),
    ).toEqual({
      status: 'refused',
      explanation: 'Internet for November 2026 is not marked as paid.',
    })
  })

  it('takes back once when two run at once', async () => {
    const person = await housemate()
    await person.write('mark_bill_paid', { billRef: 'luz' })
    const preparation = await person.prepare('unmark_bill_paid', { billRef: 'luz' })
    if (preparation.status !== 'ready') throw new Error('not ready')
    const attempts = await Promise.allSettled([
      person.execute('unmark_bill_paid', preparation.arguments),
      person.execute('unmark_bill_paid', preparation.arguments),
    ])
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('get_bills and get_pending_bills', () => {
  async function neighbour(): Promise<Person> {
    const person = await domain.person()
    await register(person, 'Aluguel', 1800, 10)
    await register(person, 'Luz', 220, 20)
    await register(person, 'Internet', 120, 31)
    await person.write('mark_bill_paid', { billRef: 'aluguel', paidDate: '2026-11-10' })
    return person
  }

  it('list a month with how each bill stands', async () => {
    const person = await neighbour()
    const { output, reply } = await person.read('get_bills')
    expect(output).toMatchObject({
      summary: {
        total: { cents: 214000 },
        paid: { cents: 180000 },
        pending: { cents: 34000 },
        overdueCount: 0,
      },
    })
    expect(reply).toBe(
      [
        'Contas de novembro de 2026, R$ 2.140,00 ao todo:',
        '- Aluguel, R$ 1.800,00: paga em 10/11',
        '- Luz, R$ 220,00: vence em 20/11',
        '- Internet, R$ 120,00: vence em 30/11',
        'Pago: R$ 1.800,00. Em aberto: R$ 340,00.',
      ].join('\n'),
    )
  })

  it('flag nothing of a future month as overdue, and clamp the due day', async () => {
    const person = await neighbour()
    const { output } = await person.read<{ bills: { status: string; dueOn: string }[] }>(
      'get_bills',
      { month: 2, year: 2027 },
    )
    expect(output.bills.map(({ status, dueOn }) => [status, dueOn])).toEqual([
      ['pending', '2027-02-10'],
      ['pending', '2027-02-20'],
      ['pending', '2027-02-28'],
    ])
  })

  it('find what is overdue, derived on the day of the user', async () => {
    const person = (await neighbour()).but({ now: '2026-11-21T02:30:00Z' })
    const onTheDay = await person.read('get_bills', { status: 'overdue' })
    expect(onTheDay.reply).toBe('Nenhuma conta atrasada em novembro de 2026.')
    const dayAfter = person.but({ now: '2026-11-21T03:30:00Z' })
    const { reply } = await dayAfter.read('get_bills', { status: 'overdue' })
    expect(reply).toBe(
      'Atrasadas em novembro de 2026, R$ 220,00:\n- Luz, R$ 220,00: atrasada há 1 dia',
    )
  })

  it('tell what earlier months still owe', async () => {
    const person = (await neighbour()).but({ now: '2026-12-01T15:00:00Z', locale: 'en' })
    const { output, reply } = await person.read('get_pending_bills')
    expect(output).toMatchObject({ summary: { countPending: 3 }, earlier: [{}, {}] })
    expect(reply).toBe(
      [
        '3 bills are left in December 2026, R$2,140.00:',
        '- Aluguel, R$1,800.00: due Dec 10',
        '- Luz, R$220.00: due Dec 20',
        '- Internet, R$120.00: due Dec 31',
        'From earlier months, still open:',
        '- Luz, R$220.00: 11 days overdue',
        '- Internet, R$120.00: 1 day overdue',
      ].join('\n'),
    )
  })

  it('keep to what is due by a day, with what is overdue', async () => {
    const person = (await neighbour()).but({ now: '2026-11-24T15:00:00Z' })
    const until = { month: 11, year: 2026, dueUntil: '2026-11-27' }
    const { output, reply } = await person.read<{ bills: { name: string }[] }>(
      'get_pending_bills',
      until,
    )
    expect(output.bills.map(({ name }) => name)).toEqual(['Luz'])
    expect(reply).toContain('Até sexta (27/11), 1 conta para pagar, R$ 220,00:')
    const intoDecember = { ...until, dueUntil: '2026-12-10' }
    const farther = await person.read<{ bills: { name: string; month: string }[] }>(
      'get_pending_bills',
      intoDecember,
    )
    expect(farther.output.bills.map(({ name, month }) => `${name} ${month}`)).toEqual([
      'Luz 2026-11',
      'Internet 2026-11',
      'Aluguel 2026-12',
    ])
  })

  it('are kind when there is nothing', async () => {
    const person = await domain.person()
    expect((await person.read('get_bills')).reply).toContain('Nenhuma conta ainda.')
    expect((await person.but({ locale: 'en' }).read('get_pending_bills')).reply).toContain(
      'No bills yet.',
    )
    const settled = await domain.person()
    await register(settled, 'Luz', 220, 20)
    await settled.write('mark_bill_paid', { billRef: 'luz' })
    expect((await settled.read('get_pending_bills')).reply).toBe(
      'Não falta nenhuma conta de novembro de 2026.',
    )
    expect((await settled.read('get_bills', { status: 'pending' })).reply).toBe(
      'Não tem conta a vencer em novembro de 2026.',
    )
  })

  it('refuse a month or a day that does not exist', async () => {
    const person = await domain.person()
    expect(() => person.read('get_bills', { month: 13 })).toThrow()
    expect(() => person.read('get_pending_bills', { dueUntil: '2026-02-31' })).toThrow()
  })
})

describe('the records of a day', () => {
  it('hold bills registered and paid on it, newest first', async () => {
    const person = await housemate()
    await person.write('mark_bill_paid', { billRef: 'luz' })
    expect((await person.records('2026-11-18')).map(({ kind, title }) => [kind, title])).toEqual([
      ['bill-payment', 'Luz'],
      ['bill', 'Internet'],
      ['bill', 'Luz'],
    ])
  })
})
