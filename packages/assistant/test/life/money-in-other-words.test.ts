import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { cardsOf, sayAndApprove, sayEach } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const [PT, EN] = ['pt-BR', 'en'] as const

describe('purchases that are told', SLOW, () => {
  it.each([
    [
      PT,
      'comprei ração, 89, e levei ele no veterinário, 150',
      ['Ração, R$ 89', 'Veterinário, R$ 150'],
    ],
    [PT, 'peguei um livro por 40 e cortei o cabelo, 50', ['Livro, R$ 40', 'cabelo, R$ 50']],
    [EN, 'bought dog food for 89 and took him to the vet, 150', ['Dog food, R$89', 'Vet, R$150']],
    [EN, 'got a book for 20, then went to the barber, 35', ['Book, R$20', 'Barber, R$35']],
    [PT, 'uns 15 de estacionamento, paguei no dinheiro', ['Estacionamento, R$ 15']],
    [EN, 'about 15 on parking, paid cash', ['Parking, R$15']],
    [EN, 'about 7.30 on coffee, paid by card', ['Coffee, R$7.30']],
  ] as const)('in %s: %s', async (locale, text, names) => {
    const { titles, text: said } = await sayEach(test, locale, [text])
    expect(titles).toHaveLength(names.length)
    for (const [index, name] of names.entries()) expect(titles[index]).toContain(name)
    expect(said).not.toMatch(/não entendi|didn't catch/u)
  })

  it.each([
    [PT, 'comprei um fone de 600 em 6x no cartão', 'quanto falta pagar do fone?', 'R$ 500,00'],
    [
      EN,
      'bought headphones for 600 in 6 installments',
      'how much is left on the headphones?',
      'R$500',
    ],
  ] as const)('in instalments tell what is left, %s', async (locale, bought, ask, left) => {
    await sayAndApprove(test, locale, [bought])
    expect((await sayEach(test, locale, [ask])).text).toContain(left)
    const read = await test.parco.read(test.userId, 'get_purchase_left', {})
    expect(read).toMatchObject({ purchases: [{ number: 1, installments: 6, leftCents: 50_000 }] })
  })

  it.each([
    [PT, 'gastei 90 no posto no cartão azul', 'Gasto: Posto, R$ 90,00'],
    [PT, 'paguei 45 de pizza com o cartão da loja', 'Gasto: Pizza, R$ 45,00'],
    [EN, 'spent 90 on gas on my blue card', 'Expense: Gas, R$90.00'],
  ] as const)('have no card in their name, %s: %s', async (locale, bought, title) => {
    const own = 'cadastra o cartão nubank fecha dia 10 e vence dia 20'
    await sayAndApprove(test, PT, [own])
    const { titles } = await sayEach(test, locale, [bought])
    expect(titles[0]).toContain(title)
    // The only card that is kept is another one.
    expect(titles[0]).not.toContain('Nubank')
  })

  it.each([
    [PT, 'gastei 100 no ifood', 'quanto posso gastar no ifood?', 'R$ 100,00'],
    [EN, 'spent 100 at doordash', 'how much can I spend on doordash?', 'R$100.00'],
  ] as const)('under a name without a plan are told, %s', async (locale, spent, ask, sum) => {
    await sayAndApprove(test, locale, [spent])
    expect((await sayEach(test, locale, [ask])).text).toContain(sum)
  })
})

describe('bills, debts and loans', SLOW, () => {
  it.each([
    [PT, 'a água veio 58,40, vence dia 22', 'a água veio 70, vence dia 20', 'R$ 58,40', 'R$ 70,00'],
    [
      EN,
      'water bill came to 58.40, due on the 22nd',
      'water bill came to 70, due on the 20th',
      'R$58.40',
      'R$70',
    ],
  ] as const)(
    'a bill that came is new, then changes, %s',
    async (locale, first, next, one, two) => {
      expect((await cardsOf(test, locale, first))[0]).toContain(one)
      await sayAndApprove(test, locale, [first])
      expect((await cardsOf(test, locale, next))[0]).toContain(two)
      await sayAndApprove(test, locale, [next])
      expect(await test.count('bills')).toBe(1)
    },
  )

  it.each([
    [
      PT,
      'a luz veio 187,40, com vencimento em 10/11',
      'Conta: Luz, R$ 187,40 por mês, todo dia 10',
    ],
    [
      EN,
      'got the electric bill, 142.18, it was due on November 10',
      'Bill: Electric, R$142.18 a month, due on day 10',
    ],
    [
      EN,
      'EMI for home loan is 32,500 on the 7th every month',
      'Bill: Home loan EMI, R$32,500.00 a month, due on day 7',
    ],
    [
      PT,
      'recebo 5000 todo dia 5 de salário',
      'Receita fixa: Salário, R$ 5.000,00 por mês, todo dia 5',
    ],
    [EN, 'salary credited 1,20,000', 'Income: Salary, R$120,000.00, today (Nov 18)'],
    [PT, 'dei 100 pra Sofia de presente', 'Gasto: Presente para Sofia, R$ 100,00, hoje (18/11)'],
    [EN, 'gave 80 to Tom as a present', 'Expense: Gift for Tom, R$80.00, today (Nov 18)'],
  ] as const)('are told in one breath, %s: %s', async (locale, text, card) => {
    expect(await cardsOf(test, locale, text)).toEqual([card])
  })

  it.each([
    [PT, 'a luz veio 160, vence dia 22', 'a luz ficou em 174', '160,00 → R$ 174,00'],
    [
      EN,
      'phone bill came to 45, due on the 22nd',
      'the phone was 52 this month',
      '45.00 → R$52.00',
    ],
    [PT, 'emprestei 24 pra Lu', 'a Lu vai pagar dia 25', 'Lu: vence 25/11'],
  ] as const)(
    'are changed by what is said of them, %s: %s; %s',
    async (locale, one, then, card) => {
      await sayAndApprove(test, locale, [one])
      expect((await cardsOf(test, locale, then))[0]).toContain(card)
      expect(
        await cardsOf(test, locale, locale === PT ? 'o almoço ficou em 40' : 'lunch was 40'),
      ).toEqual([expect.stringMatching(/^(Gasto|Expense): /u)])
    },
  )

  it.each([
    [PT, 'recebi 3000 de salário', 'quanto vou ter depois de pagar as contas?', '2.840,00'],
    [EN, 'got paid 3000', 'how much will I have left after bills?', '2,840.00'],
  ] as const)('leave what may be spent, %s', async (locale, paid, ask, left) => {
    const bill =
      locale === PT ? 'a luz veio 160, vence dia 22' : 'phone bill came to 160, due on the 22nd'
    await sayAndApprove(test, locale, [bill, paid])
    expect((await sayEach(test, locale, [ask])).text).toContain(left)
  })

  it.each([
    [PT, 'o condomínio veio 640 esse mês', 'Que dia vence Condomínio?'],
    [EN, 'got the water bill, 62.30', 'On which day of the month is Water due?'],
    [EN, "what's coming in next month?", 'Nothing received in December 2026.'],
    [
      EN,
      'how much is left after bills?',
      "No income is logged for November 2026, so I can't tell what is left. Tell me what came in: “got paid 3000”.",
    ],
  ] as const)('%s: %s', async (locale, text, answer) => {
    expect((await sayEach(test, locale, [text])).text).toBe(answer)
  })

  it.each([
    [PT, 'devo 500 pra Lia, pago 100 por mês, dia 5', 'R$ 500,00 em 5x'],
    [EN, 'I owe Lia 500, paying her 100 a month on the 5th', '5 installments of R$100.00'],
    [EN, 'I owe Nina 900, paying 150 a month on the 10th', '6 installments of R$150.00'],
    [PT, 'devo 500 pra Lia, pago 100 por mês a partir de janeiro, dia 5', 'R$ 500,00 em 5x'],
  ] as const)('a debt keeps what is paid each month, %s: %s', async (locale, text, terms) => {
    expect((await cardsOf(test, locale, text))[0]).toContain(terms)
  })

  it.each([
    [
      PT,
      'me empresta… quer dizer, emprestei 80 pra Ana',
      'a Ana me pagou 30',
      'quanto ela já me pagou?',
      'R$ 30,00 de R$ 80,00',
    ],
    [
      EN,
      'lend me… I mean, I lent 80 to Ana',
      'Ana paid me back 30',
      'how much has she paid me back?',
      'R$30.00 of R$80.00',
    ],
  ] as const)('a loan tells what came back, %s', async (locale, lent, paid, ask, told) => {
    await sayAndApprove(test, locale, [lent, paid])
    expect((await sayEach(test, locale, [ask])).text).toContain(told)
  })

  it.each([
    [PT, 'recebi 900 da Acme', 'recebi 3000 de salário', 'quanto a Acme já me pagou?', 'R$ 900,00'],
    [EN, 'got paid 900 by Acme', 'got my 3000 salary', 'how much has Acme paid me?', 'R$900.00'],
  ] as const)('who owes nothing is asked of incomes, %s', async (locale, one, other, ask, sum) => {
    await sayAndApprove(test, locale, [one, other])
    const { text } = await sayEach(test, locale, [ask])
    expect(text).toContain(sum)
    expect(text).not.toMatch(/3[.,]000/u)
  })
})

describe('what depends on more than the words', SLOW, () => {
  it.each([
    [PT, 'minha meta é juntar 5000 pro carro até dezembro de 2027', 'põe 200 pro carro'],
    [EN, 'my goal is to save 5000 for a car by December 2027', 'put 200 toward the car'],
  ] as const)('money goes to a goal of that name, %s', async (locale, goal, text) => {
    await sayAndApprove(test, locale, [goal, text])
    expect(await test.count('goal_values')).toBe(1)
    expect(await test.count('expenses')).toBe(0)
  })

  it.each([
    [PT, 'como tá meu saldo?', 'equilíbrio'],
    [EN, "how's my balance?", 'life balance'],
  ] as const)('a balance of either kind offers the other, %s', async (locale, ask, other) => {
    expect((await sayEach(test, locale, [ask])).text).toContain(other)
  })
})

describe('what is asked in other words', SLOW, () => {
  it.each([
    [
      PT,
      ['a república é 450 todo dia 5', 'a netflix é 45 todo dia 10'],
      'quanto gasto com assinaturas?',
      'R$ 45,00 ao todo',
    ],
    [
      EN,
      ['rent is 450 every 5th', 'netflix is 45 every 10th'],
      'how much do I spend on subscriptions?',
      'R$45.00 in all',
    ],
  ] as const)('subscriptions are no other bills, %s', async (locale, bills, ask, total) => {
    await sayAndApprove(test, locale, bills)
    const { text } = await sayEach(test, locale, [ask])
    expect(text).toContain(total)
    expect(text).not.toMatch(/rep[uú]blica|rent/iu)
  })

  it.each([
    [PT, 'devo 35 pro Caio', 'paguei o Caio', 'R$ 35'],
    [EN, 'I owe Caio 35', 'settled up with Caio', '35'],
    [EN, 'I owe Caio 35', 'paid Caio back', '35'],
  ] as const)('who is owed was paid all of it, %s', async (locale, owes, paid, amount) => {
    await sayAndApprove(test, locale, [owes])
    const { approvals } = await sayEach(test, locale, [paid])
    expect(approvals.map(({ toolName }) => toolName)).toEqual(['pay_debt_installment'])
    expect(approvals[0]?.preview.title).toContain(amount)
    expect(await test.count('expenses')).toBe(0)
  })

  it.each([
    [PT, 'devo 35 pro Caio', 'paguei um pouco pro Caio'],
    [EN, 'I owe Caio 35', 'I paid Caio some'],
  ] as const)('who is owed was paid a part, which is asked, %s', async (locale, owes, paid) => {
    await sayAndApprove(test, locale, [owes])
    const { approvals, text } = await sayEach(test, locale, [paid])
    expect(approvals).toHaveLength(0)
    expect(text).toContain('?')
  })

  it.each([
    [PT, 'a Globo me pagou 2500 pela edição do vídeo', 'quanto a Globo já me pagou?', '2.500'],
    [EN, 'Acme paid me 900 for the website', 'how much has Acme paid me?', '900'],
  ] as const)('work keeps who paid for it, %s', async (locale, paid, ask, sum) => {
    await sayAndApprove(test, locale, [paid])
    expect((await sayEach(test, locale, [ask])).text).toContain(sum)
  })

  it.each([
    [PT, 'quero correr uma meia maratona até abril', '21,1'],
    [EN, 'I want to run a half marathon by April 2027', '21.1'],
  ] as const)('a race is a goal of its distance, %s', async (locale, wish, far) => {
    expect((await sayEach(test, locale, [wish])).text).toContain(far)
  })

  it.each([
    [
      PT,
      ['quero caminhar 3 vezes por semana', 'caminhei 40 minutos hoje'],
      'quantas vezes caminhei essa semana?',
      '1 de 3',
    ],
    [
      EN,
      ['I want to stretch every day', 'stretched for 10 minutes'],
      'how often did I stretch this week?',
      'Stretch',
    ],
  ] as const)('a habit is counted by its days, %s', async (locale, told, ask, count) => {
    await sayAndApprove(test, locale, told)
    expect((await sayEach(test, locale, [ask])).text).toContain(count)
  })
})

describe('what asks for the month or for the next pay', SLOW, () => {
  it.each([
    [PT, 'recebo 3200 todo dia 5', 'quando eu recebo?', 'Salário, R$ 3.200,00'],
    [PT, 'recebo 3200 todo dia 5', 'cai meu salário quando?', 'Salário, R$ 3.200,00'],
    [EN, 'my wages are 1800 and come on the 5th', 'when do I get paid?', 'Salary, R$1,800.00'],
  ] as const)('tells when it comes, %s: %s', async (locale, told, ask, next) => {
    await sayAndApprove(test, locale, [told])
    const { text } = await sayEach(test, locale, [ask])
    expect(text).toContain(next)
    expect(text).not.toMatch(/Nada recebido|Nothing received/u)
  })

  it.each([
    [PT, 'gastei 900 no shopping', 'gastei demais esse mês', 'R$ 900,00'],
    [EN, 'spent 900 at the mall', 'I spent too much this month', 'R$900.00'],
  ] as const)('shows a month in which too much was spent, %s', async (locale, spent, said, sum) => {
    await sayAndApprove(test, locale, [spent])
    const { approvals, text } = await sayEach(test, locale, [said])
    expect(approvals).toEqual([])
    expect(text).toContain(sum)
    expect(text).toMatch(/Acontece|It happens/u)
  })

  it.each([
    [EN, 'I bought groceries', 'I get paid 2100 every two weeks', 'create_income_rule'],
    [PT, 'comprei pão', 'recebo 2100 a cada duas semanas', 'create_income_rule'],
  ] as const)('is no answer to another question, %s: %s, %s', async (locale, asked, own, tool) => {
    await sayEach(test, locale, [asked])
    const { text } = await sayEach(test, locale, [own])
    expect(text).not.toMatch(/Quanto|How much|resposta|answer/u)
    const { approvals } = await sayEach(test, locale, [locale === PT ? 'sexta' : 'Friday'])
    expect(approvals).toMatchObject([{ toolName: tool, input: { amount: 2100 } }])
    expect(approvals[0]?.preview.title).toMatch(/20\/11|Nov 20/u)
  })

  it('owes half of what somebody else paid', async () => {
    const said = 'a Duda pagou o mercado, 240, eu devo metade'
    const { approvals } = await sayEach(test, PT, [said])
    expect(approvals).toMatchObject([{ toolName: 'create_debt', input: { totalAmount: 120 } }])
  })
})
