import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const said = async (text: string, locale: 'pt-BR' | 'en' = 'pt-BR') =>
  (await test.say(text, { locale })).text

async function record(...messages: readonly string[]): Promise<void> {
  for (const message of messages) {
    await test.say(message)
    await test.say('sim')
  }
}

const linked = async () =>
  test.store.transaction(test.userId, (sql) =>
    sql.query<{ name: string; card: string | null }>(
      `select e.name, c.name as card from expenses e left join cards c on c.id = e.card_id
       order by e.id`,
    ),
  )

const NUBANK = 'meu cartão nubank fecha dia 3 e vence dia 10'

describe('a credit card', SLOW, () => {
  it('is registered in one sentence, and its days change in another', async () => {
    expect(await said(NUBANK)).toContain('Nubank, fecha dia 3 e vence dia 10')
    expect(await said('sim')).toContain('Cartão anotado: Nubank, fecha dia 3 e vence dia 10.')
    expect(await said('meu cartão nubank fecha dia 5')).toContain(
      'Nubank, fecha dia 5 e vence dia 10',
    )
    await said('sim')
    expect(await test.count('cards')).toBe(1)
    expect(await said('quero cadastrar um cartão')).toBe('Como se chama o cartão?')
  })

  it.each([
    [
      'pt-BR',
      'cadastra o cartão nubank',
      'Em que dia do mês fecha a fatura do Nubank?',
      'Nubank, fecha dia 3 e vence dia 10',
    ],
    [
      'en',
      'add my Visa card',
      'On which day of the month does the Visa bill close?',
      'Visa, closes on day 3, due on day 10',
    ],
  ] as const)('asks for its days: %s', async (locale, text, question, card) => {
    expect(await said(text, locale)).toBe(question)
    await said('3', locale)
    expect(await said('10', locale)).toContain(card)
  })

  it('asks for the day that is missing alone', async () => {
    expect(await said('meu cartão nubank vence dia 10')).toContain('fecha a fatura do Nubank?')
    expect(await said('dia 3')).toContain('Nubank, fecha dia 3 e vence dia 10')
    expect(await said('fecha dia 4')).toContain('Nubank, fecha dia 4 e vence dia 10')
  })

  it.each(['3 e 10', 'fecha dia 3 e vence dia 10', 'vence dia 10, fecha dia 3'])(
    'is told both days at once: %s',
    async (days) => {
      await said('cadastra o cartão nubank')
      expect(await said(days)).toContain('Nubank, fecha dia 3 e vence dia 10')
    },
  )

  it('is named by who pays with it, or the only one; its invoice tells what it holds', async () => {
    await record(NUBANK)
    const card = await said('gastei 200 no mercado no cartão nubank')
    expect(card).toContain('no cartão Nubank')
    expect(await said('sim')).toContain('Entra na fatura do Nubank que fecha 03/12 e vence 10/12.')
    await record('gastei 50 na farmácia no cartão', 'gastei 30 na padaria no pix')
    await record('comprei uma tv de 1000 em 3x no cartão nubank')
    expect(await linked()).toEqual([
      { name: 'Mercado', card: 'Nubank' },
      { name: 'Farmácia', card: 'Nubank' },
      { name: 'Padaria', card: null },
      { name: 'Tv', card: 'Nubank' },
    ])
    const invoice = await said('quanto tá a fatura do nubank?')
    expect(invoice).toContain('Fatura do Nubank: R$ 583,34 até agora. Fecha 03/12, vence 10/12.')
    expect(invoice).toContain('- Tv, R$ 333,34 (1 de 3)')
    expect(invoice).toContain('Na fatura seguinte já há R$ 333,33.')
    expect(invoice).not.toContain('Padaria')
    expect(await said('qual a próxima fatura?')).toBe(invoice)
    expect(await said('fatura de janeiro')).toContain('R$ 333,33 já lançados. Fecha 03/01/2027')
    expect(await said('quanto foi a fatura passada?')).toContain('Nada na fatura do Nubank')
  })

  it('is told in English', async () => {
    await said('my Visa closes on the 3rd and is due on the 10th', 'en')
    await said('yes', 'en')
    await said('paid 60 on my Visa at the grocery', 'en')
    expect(await said('yes', 'en')).toContain('It goes on the Visa bill that closes')
    expect(await said('how much is my Visa bill this month?', 'en')).toContain(
      'Visa bill: R$60.00 so far.',
    )
  })

  it('is the one that is named of several, and none where nobody says which', async () => {
    await record(NUBANK, 'meu cartão itaú fecha dia 20 e vence dia 27')
    await record('gastei 200 no mercado no cartão itaú', 'gastei 10 na padaria no cartão')
    await record('gastei 15 na farmácia com o nubank', 'gastei 20 na feira no débito do nubank')
    expect(await linked()).toEqual([
      { name: 'Mercado', card: 'Itaú' },
      { name: 'Padaria', card: null },
      { name: 'Farmácia', card: 'Nubank' },
      { name: 'Feira', card: null },
    ])
    const all = await said('quanto tá a fatura?')
    expect(all).toContain('- Nubank: R$ 15,00, fecha 03/12')
    expect(all).toContain('- Itaú: R$ 200,00, fecha sexta (20/11)')
    expect(all).toContain('Qual quer abrir?')
  })

  it('is not taken for another that is named and not registered', async () => {
    await record(NUBANK, 'gastei 40 no posto no cartão itaú')
    expect(await linked()).toEqual([{ name: 'Posto', card: null }])
  })

  it('is set right afterwards', async () => {
    await record('gastei 200 no mercado no cartão', NUBANK, 'o mercado foi no cartão nubank')
    expect(await linked()).toEqual([{ name: 'Mercado', card: 'Nubank' }])
    await record('o mercado foi no pix')
    expect(await linked()).toEqual([{ name: 'Mercado', card: null }])
  })

  it('goes without what was paid with it, and comes back with it', async () => {
    await record(NUBANK, 'gastei 200 no mercado no cartão nubank')
    expect(await said('exclui o cartão nubank')).toContain('1 gasto fica anotado, mas sem cartão.')
    await said('sim')
    expect(await linked()).toEqual([{ name: 'Mercado', card: null }])
    expect(await said('quanto gastei este mês?')).toContain('R$ 200,00')
    await said('desfaz')
    expect(await linked()).toEqual([{ name: 'Mercado', card: 'Nubank' }])
  })

  it('is not there yet: how to register one', async () => {
    expect(await said('quanto tá a fatura?')).toContain('meu cartão Nubank fecha dia 3')
    expect(await said("what's my card bill?", 'en')).toContain('my Visa closes on the 3rd')
    await record('gastei 50 no mercado no cartão')
    expect(await linked()).toEqual([{ name: 'Mercado', card: null }])
  })

  it('is not paid twice: its invoice is what was noted already', async () => {
    await record(NUBANK, 'gastei 200 no mercado no cartão nubank')
    const paid = await said('paguei a fatura do nubank, 200')
    expect(paid).toContain('o pagamento não entra de novo')
    await said('sim')
    expect(await test.count('expenses')).toBe(1)
  })

  it('leaves bills of the same kind of name alone', async () => {
    await record(NUBANK, 'a internet é 120 todo dia 10')
    expect(await said('quanto tá a fatura da internet?')).toContain('Internet')
    expect(await said('quanto tá a fatura do itaú?')).toContain('Você tem: Nubank.')
  })
})
