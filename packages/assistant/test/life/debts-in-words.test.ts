import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

/** Says each in turn, in one language; the last answer. */
async function say(locale: 'pt-BR' | 'en', ...messages: readonly string[]): Promise<string> {
  let text = ''
  for (const message of messages) text = (await test.say(message, { locale })).text
  return text
}

const MOTO = ['financiei a moto em 12x de 1000', 'todo dia 10', 'em dezembro', 'sim']
const BIKE = ['I financed a motorcycle in 12 installments of 1000', 'the 10th', 'December', 'yes']

describe('a debt in words', SLOW, () => {
  it('is noted, paid, asked about and undone', async () => {
    expect(await say('pt-BR', ...MOTO)).toBe(
      'Anotei a dívida: Moto, R$ 12.000,00 em 12x de R$ 1.000,00, todo dia 10, de dezembro de 2026 a novembro de 2027.',
    )
    expect(await say('pt-BR', 'paguei duas parcelas da moto')).toContain(
      'Pagamento: Moto, parcelas 1 a 2 de 12, R$ 2.000,00, hoje (18/11)',
    )
    expect(await say('pt-BR', 'sim')).toContain('Faltam 10 parcelas, R$ 10.000,00')
    expect(await say('pt-BR', 'quanto falta da moto?')).toContain('2 de 12 parcelas pagas')
    expect(await say('pt-BR', 'desfaz', 'quanto falta da moto?')).toContain('0 de 12')
    expect(await say('pt-BR', 'desfaz', 'quanto eu devo?')).toContain('Nenhuma dívida anotada')
    expect(await test.count('debts')).toBe(0)
  })

  it('is the same in English', async () => {
    expect(await say('en', ...BIKE)).toContain('R$12,000.00 in 12 installments of R$1,000.00')
    expect(await say('en', 'paid the motorcycle installment, 950')).toContain(
      'Payment: Motorcycle, installment 1 of 12, R$950.00 (expected R$1,000.00), today (Nov 18)',
    )
    expect(await say('en', 'yes', 'how much do I owe?')).toContain('R$11,000.00 left')
    expect(await say('en', 'payment history of the motorcycle')).toContain('R$950.00')
    expect(await say('en', 'change the motorcycle installment to 1100')).toContain(
      'R$13,200.00 in 12 installments of R$1,100.00',
    )
    expect(await say('en', 'yes', 'delete the motorcycle debt')).toContain(
      'The payment noted for it goes too.',
    )
    expect(await say('en', 'yes', 'how much do I owe?')).toContain('No debts noted')
  })

  it('is owed to somebody on no terms, and given back in parts', async () => {
    await say('pt-BR', 'devo 300 pro Marcos', 'sim', 'devolvi 120 pro Marcos', 'sim')
    expect(await say('pt-BR', 'paguei a dívida do Marcos')).toBe(
      'Quanto você pagou (Marcos)? Faltam R$ 180,00.',
    )
    expect(await say('pt-BR', '80', 'sim')).toContain('Faltam R$ 100,00.')
    // A yes to how much is all that the question named; the card says so once more.
    expect(await say('pt-BR', 'paguei a dívida do Marcos', 'sim')).toContain(
      'Pagamento: Marcos, R$ 100,00',
    )
    await say('pt-BR', 'não')
    expect(await say('pt-BR', 'paguei o resto pro Marcos')).toContain(
      'Pagamento: Marcos, R$ 100,00',
    )
    await say('pt-BR', 'não')
    expect(await say('pt-BR', 'o Marcos perdoou minha dívida', 'sim')).toContain('acertada')
    await say('en', 'I owe Ana 40', 'yes')
    await say('en', 'I gave Ana 25', 'yes')
    expect(await say('en', 'paid her the rest', 'yes')).toContain('Ana: paid off!')
  })

  it('is paid by an amount, and a card of it that waits stays as it was', async () => {
    const waiting = await say('pt-BR', 'devo 5000 no consignado', 'paguei 400 do consignado')
    expect(waiting).toContain('Ainda falta o seu ok: Dívida: Consignado, R$ 5.000,00.')
    await say('pt-BR', 'não')
    await say('pt-BR', 'devo 5000 no consignado', 'sim', 'paguei 400 do consignado')
    expect(await say('pt-BR', 'sim')).toContain('Faltam R$ 4.600,00.')
    await say('en', 'I owe 12000 on my student loan', 'yes', 'paid 400 on the student loan')
    expect(await say('en', 'yes')).toContain('R$11,600.00 is left.')
  })

  it('that is not kept is offered, and nothing is written before', async () => {
    expect(await say('pt-BR', 'paguei a parcela do sofá')).toBe(
      'Ainda não acompanho Sofá. Para começar:\n\nEm quantas parcelas (Sofá)?',
    )
    expect(await test.count('debts')).toBe(0)
    expect(await say('pt-BR', '10', '1200', 'dia 5', 'outubro', 'sim')).toContain(
      'de outubro de 2026 a julho de 2027, 1 já paga',
    )
    expect(await say('en', 'paid the boat installment')).toContain('I do not follow Boat yet.')
    expect(await say('en', 'paid Tom back 60')).toContain('Expense: Tom, R$60.00')
  })

  it('is one to a card, which names another that was said', async () => {
    const asked = await say('pt-BR', 'devo 100 pra minha irmã e 50 pro João')
    expect(asked).toContain('Dívida: Irmã, R$ 100,00')
    expect(asked).toContain('Uma de cada vez: depois diga “devo 50 pro João”.')
  })

  it('of two debts of one name is asked about', async () => {
    await say('pt-BR', 'devo 50 pra Ana', 'sim', 'devo 80 pra Ana', 'sim')
    const asked = await say('pt-BR', 'paguei a dívida da Ana')
    expect(asked).toContain('Qual destas dívidas?')
    expect(await say('pt-BR', '2')).toContain('Faltam R$ 80,00')
  })

  it('takes another amount or another day before it is approved', async () => {
    await say('pt-BR', ...MOTO, 'paguei a parcela da moto')
    expect(await say('pt-BR', 'foi 940')).toContain('R$ 940,00 (o previsto era R$ 1.000,00)')
    expect(await say('pt-BR', 'foi ontem', 'sim')).toContain('R$ 940,00')
    expect(await test.count('debt_payments')).toBe(1)
  })
})

describe('what was noted', SLOW, () => {
  it('is taken back by what it was of, the newest first', async () => {
    await say('pt-BR', 'devo 300 pro Marcos', 'sim', 'devolvi 50 pro Marcos', 'sim')
    await say('pt-BR', 'guardei 200 na poupança', 'sim')
    expect(await say('pt-BR', 'desfaz o pagamento do Marcos')).toContain('Marcos, R$ 50,00')
    expect(await say('pt-BR', 'quanto eu devo?')).toContain('faltam R$ 300,00')
    expect(await say('en', 'undo the contribution to my poupança')).toContain('Poupança')
    expect(await test.count('investments')).toBe(0)
    expect(await say('en', 'undo my debt to Marcos')).toContain('Marcos')
    expect(await test.count('debts')).toBe(0)
  })

  it('is paid by what is given, and only asked about where money was spent', async () => {
    await say('pt-BR', 'devo 300 pro Marcos', 'sim')
    expect(await say('pt-BR', 'paguei 100 pro Marcos')).toContain('Pagamento: Marcos, R$ 100,00')
    await say('pt-BR', 'não')
    expect(await say('pt-BR', 'gastei 100 com Marcos')).toContain(
      'Você deve R$ 300,00 a Marcos. Se foi disso: “paguei 100 da dívida com Marcos”.',
    )
    await say('pt-BR', 'não')
    expect(await say('pt-BR', 'paguei 100 da dívida com Marcos')).toContain(
      'Pagamento: Marcos, R$ 100,00',
    )
    await say('pt-BR', 'não')
    await say('en', 'paid 100 to Marcos')
    expect(await say('en', 'paid 100 of my debt to Marcos')).toContain('Payment: Marcos, R$100.00')
  })
})

describe('an investment in words', SLOW, () => {
  it('that is not kept is offered with what went in, and grows', async () => {
    expect(await say('pt-BR', 'guardei 200 na poupança')).toContain(
      'Ainda não acompanho Poupança. Começo agora?\n\nInvestimento: Poupança, R$ 200,00 hoje (18/11)',
    )
    expect(await test.count('investments')).toBe(0)
    await say('pt-BR', 'sim', 'guardei 100 na poupança', 'sim', 'a poupança está com 330', 'sim')
    expect(await say('pt-BR', 'quanto rendeu a poupança?')).toContain(
      'Poupança: R$ 330,00 (rendeu R$ 30,00, 10%)',
    )
    expect(await say('pt-BR', 'tirei 500 da poupança')).toContain('Poupança tem R$ 330,00.')
    expect(await say('pt-BR', 'tirei 50 da poupança', 'sim')).toContain('Agora tem R$ 280,00.')
    expect(await say('pt-BR', 'como estão minhas finanças?')).toContain(
      '- Investimentos: R$ 280,00 guardados.',
    )
  })

  it('is the same in English, and is taken back', async () => {
    await say('en', 'put 200 into savings', 'yes', 'my savings is worth 230', 'yes')
    expect(await say('en', 'took 50 out of my savings')).toContain('Withdrawal: Savings, R$50.00')
    expect(await say('en', 'actually 40', 'yes')).toContain('It now holds R$190.00.')
    expect(await say('en', 'undo', 'how are my savings doing?')).toContain('Savings: R$230.00')
    expect(await say('en', 'create an emergency fund with a goal of 10,000', 'yes')).toContain(
      'Investment noted: Emergency fund, goal of R$10,000.00.',
    )
  })
})
