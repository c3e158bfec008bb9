import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../../internal/testing/open-test-domain.ts'
import { financeDomain } from '../finance-domain.ts'

let opened: TestDomain
let person: Person
beforeAll(async () => {
  opened = await openTestDomain(financeDomain)
})
afterAll(() => opened.close())
beforeEach(async () => {
  person = await opened.person()
  await person.write('create_card', { name: 'Nubank', closingDay: 3, dueDay: 10 })
})

const MARKET = { name: 'Mercado', actualAmount: 50, paymentMethod: 'credit_card' }

async function fieldOf(tool: string, input: Parameters<Person['prepare']>[1]) {
  const preparation = await person.prepare(tool, input)
  if (preparation.status !== 'ready') throw new Error(JSON.stringify(preparation))
  return preparation.preview.fields.find(({ slot }) => slot === 'cardRef')
}

describe('the card of an expense', () => {
  it('is a field that can be changed, also to none', async () => {
    const field = await fieldOf('create_expense', MARKET)
    expect(field).toMatchObject({ kind: 'choice', display: 'Nubank', editable: true })
    expect(field?.options?.map(({ label }) => label)).toEqual(['Nubank', 'Nenhum'])
    const none = await fieldOf('create_expense', { ...MARKET, cardRef: 'none' })
    expect(none?.display).toBe('Nenhum')
    const chosen = await fieldOf('create_expense', { ...MARKET, cardRef: String(field?.value) })
    expect(chosen?.display).toBe('Nubank')
  })

  it.each(['pix', 'debit_card', 'cash'])('is not there where %s paid', async (paymentMethod) => {
    expect(await fieldOf('create_expense', { ...MARKET, paymentMethod })).toBeUndefined()
    const named = { ...MARKET, paymentMethod, cardRef: 'Nubank' }
    expect(await fieldOf('create_expense', named)).toBeUndefined()
  })

  it('is not the only one where another is named', async () => {
    const field = await fieldOf('create_expense', { ...MARKET, cardRef: 'Itaú' })
    expect(field?.display).toBe('Nenhum')
  })

  it('stays when something else is corrected, changes, and goes with the way to pay', async () => {
    await person.write('create_card', { name: 'Visa', closingDay: 20, dueDay: 27 })
    await person.write('create_expense', { ...MARKET, cardRef: 'Nubank' })
    const expenseRef = { name: 'mercado' }
    expect((await fieldOf('update_expense', { expenseRef, actualAmount: 60 }))?.display).toBe(
      'Nubank',
    )
    const other = await fieldOf('update_expense', { expenseRef, cardRef: 'visa' })
    expect(other?.display).toBe('Nubank → Visa')
    await person.write('update_expense', { expenseRef, paymentMethod: 'pix' })
    expect(await fieldOf('update_expense', { expenseRef, actualAmount: 60 })).toBeUndefined()
  })

  it('is asked for its invoice by name, in any month', async () => {
    await person.write('create_expense', { ...MARKET, actualAmount: 100, installments: 3 })
    const inMonth = async (month: number, year: number) =>
      (await person.read('get_invoice', { cardRef: 'nubank', month, year })).reply
    expect(await inMonth(12, 2026)).toContain('R$ 33,34')
    expect(await inMonth(2, 2027)).toContain('R$ 33,33')
    expect(await inMonth(3, 2027)).toContain('Nada ainda')
    expect((await person.read('get_invoice', { cardRef: 'visa' })).reply).toBe(
      'Não há cartão “visa”. Você tem: Nubank.',
    )
  })
})

describe('a card', () => {
  it.each([0, 32, 3.5])('does not close on day %d', async (closingDay) => {
    const input = { name: 'Visa', closingDay, dueDay: 10 }
    expect(await person.prepare('create_card', input)).toMatchObject({
      status: 'question',
      missing: ['closingDay'],
    })
  })

  it('changes its days under the same name, and says what they were', async () => {
    const preparation = await person.prepare('create_card', {
      name: 'cartão nubank',
      closingDay: 5,
    })
    expect(preparation).toMatchObject({
      status: 'ready',
      arguments: { name: 'Nubank', closingDay: 5, dueDay: 10 },
      preview: { warning: expect.stringContaining('Nubank, fecha dia 3 e vence dia 10') },
    })
  })

  it('is never given to somebody else', async () => {
    const other = await opened.person()
    expect((await other.read('get_invoice', {})).reply).toContain('Nenhum cartão ainda')
    const refused = await other.prepare('delete_card', { cardRef: 'nubank' })
    expect(refused.status).toBe('refused')
  })
})
