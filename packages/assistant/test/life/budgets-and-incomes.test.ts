import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

async function record(...messages: readonly string[]): Promise<void> {
  for (const message of messages) {
    await test.say(message)
    await test.say('sim')
  }
}

describe('the plans of a month', SLOW, () => {
  it('count all of a category where they are named after it, and else what has their name', async () => {
    await record('meu orçamento de lazer é 300', 'meu orçamento do mercado é 600')
    await record('gastei 50 no cinema', 'gastei 80 no mercado', 'gastei 30 na padaria')
    expect((await test.say('quanto sobra do orçamento de lazer?')).text).toBe(
      'Lazer: R$ 50,00 de R$ 300,00, sobram R$ 250,00.',
    )
    const all = (await test.say('quais são meus orçamentos?')).text
    expect(all).toContain('Orçamentos de novembro de 2026:')
    expect(all).toContain('- Mercado: R$ 80,00 de R$ 600,00, sobram R$ 520,00')
    expect((await test.say("how's my food budget?", { locale: 'en' })).text).toContain(
      'Mercado: R$80.00 of R$600.00',
    )
  })

  it('say when there is none, and which there are', async () => {
    expect((await test.say('quais são meus orçamentos?')).text).toContain('Não há orçamento')
    await record('meu orçamento de lazer é 300')
    expect((await test.say('quanto sobra do orçamento de saúde?')).text).toBe(
      'Não há orçamento “saúde” em novembro de 2026. Há: Lazer.',
    )
  })
})

describe('an income', SLOW, () => {
  it.each([
    ['corrige o salário pra 4600', 'pt-BR', 'Mudar receita: Salário, R$ 4.500,00'],
    ['my salary was actually 4600', 'en', 'Change income: Salário, R$4,500.00'],
  ] as const)('is set right and back: %s', async (text, locale, title) => {
    await record('caiu o salário, 4.500')
    expect((await test.say(text, { locale })).text).toContain(title)
    await test.say('sim')
    expect((await test.say('quanto entrou este mês?')).text).toContain('4.600,00')
    await test.say('desfaz')
    expect((await test.say('quanto entrou este mês?')).text).toContain('4.500,00')
  })

  it('is deleted and brought back', async () => {
    await record('caiu o salário, 4.500', 'recebi 300 de freela')
    await record('apaga o salário')
    expect((await test.say('quanto entrou este mês?')).text).not.toContain('4.500,00')
    await test.say('desfaz')
    expect((await test.say('quanto entrou este mês?')).text).toContain('4.500,00')
  })

  it('is asked about or refused where it is not clear or not there', async () => {
    expect((await test.say('apaga o salário')).text).toContain('nenhuma receita')
    await record('recebi 300 de freela')
    const refused = await test.say('apaga o salário')
    expect(refused.text).toContain('Não achei essa receita')
    expect(refused.text).toContain('Freela, R$ 300,00')
  })
})

describe('an income that comes again and again', SLOW, () => {
  it('is expected until it came, each month, and ends', async () => {
    await test.say('meu salário é 4500 todo dia 25')
    const card = await test.say('sim')
    expect(card.text).toContain('Salário, R$ 4.500,00 por mês, todo dia 25')
    const before = (await test.say('quanto entrou este mês?')).text
    expect(before).toContain('Ainda deve entrar:')
    expect(before).toContain('Salário, R$ 4.500,00')
    await record('recebi 4500 de salário')
    expect((await test.say('quanto entrou este mês?')).text).not.toContain('Ainda deve entrar')
    await record('não recebo mais o salário')
    test.setNow('2026-12-02T15:00:00.000Z')
    expect((await test.say('quanto entrou este mês?')).text).not.toContain('Ainda deve entrar')
  })

  it('asks for the day, in English too', async () => {
    const asked = await test.say('my salary is 4500 a month', { locale: 'en' })
    expect(asked.text).toBe('On which day of the month does it come?')
    expect((await test.say('5', { locale: 'en' })).text).toContain('R$4,500.00 a month, on day 5')
  })

  it('is asked when it comes next where weeks count', async () => {
    const asked = await test.say('my paycheck is 2300 every other friday', { locale: 'en' })
    expect(asked.text).toBe('On which day does it come next?')
    const card = await test.say('november 20', { locale: 'en' })
    expect(card.text).toContain('Paycheck, R$2,300.00 every two weeks, from')
    expect(card.approvals).toHaveLength(1)
  })
})
