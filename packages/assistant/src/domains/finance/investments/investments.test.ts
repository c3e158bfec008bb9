import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../../internal/testing/open-test-domain.ts'
import { financeDomain } from '../finance-domain.ts'
import type { Investment, InvestmentMove } from '../tables.ts'
import { standingOf } from './standing.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(financeDomain)
})
afterAll(() => domain.close())

async function saver(settings: Parameters<TestDomain['person']>[0] = {}): Promise<Person> {
  const person = await domain.person(settings)
  await person.write('create_investment', {
    name: 'poupança',
    currentAmount: 1000,
    date: '2026-11-01',
    goalAmount: 5000,
    monthlyContribution: 400,
  })
  return person
}

describe('an investment', () => {
  it('has the return that its worth tells, and none without one', async () => {
    const person = await saver()
    const plain = await person.read('get_investments', { investmentRef: 'poupança' })
    expect(plain.output).toMatchObject({
      investments: [
        { netCents: 100_000, currentCents: 100_000, returnRatio: null, gainCents: null },
      ],
    })
    expect(plain.reply).toContain('É o que você colocou.')
    await person.write('set_investment_value', { investmentRef: 'poupança', amount: 1080 })
    await person.write('add_investment_contribution', { investmentRef: 'poupança', amount: 200 })
    await person.write('withdraw_investment', { investmentRef: 'poupança', amount: 100 })
    const { output, reply } = await person.read('get_investments')
    expect(output).toMatchObject({
      investments: [{ netCents: 110_000, currentCents: 118_000, gainCents: 8000 }],
      total: { cents: 118_000 },
    })
    expect(reply).toBe(
      [
        'Poupança: R$ 1.180,00 (rendeu R$ 80,00, 7,3%)',
        'Valor informado hoje (18/11).',
        '23,6% da meta de R$ 5.000,00; faltam R$ 3.820,00, cerca de 10 meses.',
      ].join('\n'),
    )
  })

  it('gives no more than is in it', async () => {
    const person = await saver()
    const asked = await person.prepare('withdraw_investment', { amount: 1000.01 })
    expect(asked).toMatchObject({ status: 'refused' })
    const { reply } = await person.write('withdraw_investment', { amount: 1000 })
    expect(reply).toContain('Agora tem R$ 0,00.')
  })

  it('says what it is worth, also nothing', async () => {
    const person = await saver({ locale: 'en' })
    const { reply } = await person.write('set_investment_value', { amount: 0 })
    expect(reply).toBe(
      'Worth noted: Poupança, R$0.00, today (Nov 18).\nIt is R$1,000.00 below what you put in.',
    )
  })

  it('is worth what was told last, with what moved since, whatever the moves', () => {
    const move = fc.record({
      kind: fc.constantFrom('deposit', 'withdrawal', 'value' as const),
      amountCents: fc.integer({ min: 1, max: 100_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const investment = { goalCents: null, monthlyCents: null } as Investment
        const { currentCents, gainCents, netCents, returnRatio } = standingOf({
          investment,
          moves: moves as InvestmentMove[],
        })
        let net = 0
        let worth: number | undefined
        for (const { kind, amountCents } of moves) {
          if (kind === 'value') worth = amountCents
          else {
            const signed = kind === 'deposit' ? amountCents : -amountCents
            net += signed
            if (worth !== undefined) worth += signed
          }
        }
        expect([netCents, currentCents]).toEqual([net, worth ?? net])
        expect(gainCents).toBe(worth === undefined ? null : worth - net)
        expect(returnRatio === null).toBe(worth === undefined || net <= 0)
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('a change of an investment', () => {
  it('tells what it was and what it becomes, and takes a goal away', async () => {
    const person = await saver()
    const goal = await person.write('update_investment', { goalAmount: 8000 })
    expect(goal.preview.title).toBe(
      'Alterar investimento: Poupança, meta de R$ 5.000,00 → meta de R$ 8.000,00',
    )
    await person.write('update_investment', {
      goalAmount: 0,
      monthlyContribution: 0,
      name: 'Viagem',
    })
    const { output, reply } = await person.read('get_investments', { investmentRef: 'viagem' })
    expect(output).toMatchObject({
      investments: [{ name: 'Viagem', goal: null, monthlyCents: null }],
    })
    expect(reply).not.toContain('meta')
  })

  it('asks what changes where nothing does', async () => {
    const person = await saver({ locale: 'en' })
    const asked = await person.prepare('update_investment', { goalAmount: 5000 })
    expect(asked).toMatchObject({ status: 'question', missing: ['goalAmount'] })
  })

  it('takes its moves along when it is deleted, and an undo brings all back', async () => {
    const person = await saver()
    await person.write('add_investment_contribution', { amount: 200 })
    const done = await person.write('delete_investment', { investmentRef: 'poupança' })
    expect(done.preview.warning).toBe('Os 2 lançamentos anotados nele saem junto.')
    expect((await person.read('get_investments')).output).toMatchObject({ investments: [] })
    await person.undo(done)
    expect((await person.read('get_investments')).output).toMatchObject({
      investments: [{ currentCents: 120_000 }],
    })
  })
})
