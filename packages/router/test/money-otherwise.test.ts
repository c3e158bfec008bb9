import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

const TODAY = 'date=2026-11-18'

describe('money told in words that no sentence has', () => {
  it.each([
    // a debt, an instalment or a contribution beside a word that sentences leave to a model
    [
      'financiei um drone: 10 parcelas de 180, vencimento dia 7, primeira em janeiro',
      'create_debt name=Drone totalAmount=1800 isNegotiated=true totalInstallments=10 installmentAmount=180 dueDay=7 startMonthYear=2027-01',
    ],
    [
      'aporte: previdência, R$ 350, 10/11',
      'add_investment_contribution investmentRef=previdência amount=350 date=2026-11-10',
    ],
    // what was written, beside what is right
    [
      'a pizza de ontem eu lancei errado, era 62 e não 26',
      'update_expense expenseRef={name=pizza date=2026-11-17 actualAmount=26} actualAmount=62',
    ],
    // plans by the month
    [
      'inclua no orçamento R$ 250 mensais para farmácia',
      'create_expense category=health name=Farmácia budgetedAmount=250 isRecurring=true',
    ],
    [
      'reserva 130 por mês pra presente na minha planilha',
      'create_expense name=Presente category=gifts budgetedAmount=130 isRecurring=true',
    ],
    [
      'limita meu gasto com padaria a 90 por mês',
      'create_expense name=Padaria category=food budgetedAmount=90 isRecurring=true',
    ],
    // a bill, and that it is settled
    [
      'chegou a fatura da internet e já paguei pelo app',
      'mark_bill_paid billRef=fatura da internet paidDate=2026-11-18',
    ],
    [
      'botei óleo diesel na caminhonete e ficou 640',
      `create_expense category=transport name=Óleo diesel na caminhonete actualAmount=640 ${TODAY}`,
    ],
    ['qual meu resultado financeiro em 2026 até agora?', 'get_finance_summary period=year'],
    // the day and the way to pay behind what was paid
    [
      'cinquenta e cinco de pomada, foi no pix',
      `create_expense name=Pomada category=health actualAmount=55 ${TODAY} paymentMethod=pix`,
    ],
    [
      'manicure saiu 45, dei em dinheiro vivo',
      `create_expense name=Manicure category=other actualAmount=45 ${TODAY} paymentMethod=cash`,
    ],
    [
      'quitanda 34, isso foi ontem',
      'create_expense name=Quitanda category=food actualAmount=34 date=2026-11-17',
    ],
    [
      'suco 9 e pastel 12, paguei os dois no débito',
      `create_expense name=Suco category=food actualAmount=9 ${TODAY} paymentMethod=debit_card + create_expense name=Pastel category=food actualAmount=12 ${TODAY} paymentMethod=debit_card`,
    ],
    ['comprei 40 de queijo', `create_expense name=Queijo category=food actualAmount=40 ${TODAY}`],
    // which record is deleted
    [
      'apaga o gasto repetido de 38 no açougue, de ontem',
      'delete_expense expenseRef={name=açougue date=2026-11-17 actualAmount=38}',
    ],
    [
      'tira o táxi de 23, o de ontem',
      'delete_expense expenseRef={date=2026-11-17 name=táxi actualAmount=23}',
    ],
    // what a client paid for, and what came in
    [
      'o cliente pagou 420 do portão e eu gastei 90 de tinta',
      `create_income name=Portão type=freelance actualAmount=420 ${TODAY} + create_expense name=Tinta category=housing actualAmount=90 ${TODAY}`,
    ],
    [
      'a firma depositou meu 13º: 2.400',
      `create_income name=13º type=salary actualAmount=2400 ${TODAY}`,
    ],
    ['tudo que entrou em setembro', 'get_incomes month=9 year=2026'],
    // formal orders, drinks and rides that are named like a bill or a number
    [
      'Por gentileza, lance R$ 140,00 referentes à farmácia, pagos ontem via boleto.',
      'create_expense name=Farmácia category=health actualAmount=140 date=2026-11-17 paymentMethod=boleto',
    ],
    [
      'coxinha 7 e uma água 4',
      `create_expense name=Coxinha category=food actualAmount=7 ${TODAY} + create_expense name=Água category=food actualAmount=4 ${TODAY}`,
    ],
    [
      'chamei um 99 e deu 16,40',
      `create_expense name=99 category=transport actualAmount=16.4 ${TODAY}`,
    ],
    // a bill of which only the day is missing
    [
      'entrei na natação, mensalidade de 160',
      'ask dueDay: create_bill name=Natação category=subscription amount=160 isRecurring=true',
    ],
    ['tô devendo dinheiro pra alguém?', 'get_debt_progress'],
  ])('pt-BR: %s', (text, expected) => {
    expect(inWords(route(text))).toBe(expected)
  })

  it.each([
    [
      'set me a monthly budget of 250 for takeout',
      'create_expense category=food name=Takeout budgetedAmount=250 isRecurring=true',
    ],
    [
      'cap my takeout at 150 a month',
      'create_expense name=Takeout category=food budgetedAmount=150 isRecurring=true',
    ],
    [
      "the water bill came to 61 and I've already settled it",
      'mark_bill_paid billRef=water bill paidDate=2026-11-18 amount=61',
    ],
    [
      'my client finally wired me the 850 for the mural',
      `create_income name=Mural type=freelance actualAmount=850 ${TODAY}`,
    ],
    ['everything I earned in September', 'get_incomes month=9 year=2026'],
    ['scrap the 27 I logged for ramen', 'delete_expense expenseRef={name=ramen actualAmount=27}'],
    ["what's the damage on takeout?", 'get_expenses month=11 year=2026 category=food name=takeout'],
    ['do I owe anybody money?', 'get_debt_progress'],
    [
      'still owe the mother-in-law 90',
      'create_debt creditor=mother-in-law totalAmount=90 isNegotiated=false',
    ],
  ])('en: %s', (text, expected) => {
    expect(inWords(route(text, 'en'))).toBe(expected)
  })
})

describe('money near those words that is nobody’s record', () => {
  it.each([
    'simula um empréstimo de 10 mil em 24x de 600',
    'o banco me ofereceu empréstimo de 10 mil em 24x de 600',
    'muda de 31 pra 50',
    'a luz veio 90 e paguei o gás',
    'não lembro se paguei a parcela da moto',
    'gastei 280 calorias na esteira',
    'o cliente pagou 60 do almoço',
    'o cliente pagou 90 da luz',
    'devo uma pra alguém',
    'peguei um 99',
    'minha irmã tá pagando 80 por mês de garagem',
  ])('pt-BR: %s', (text) => {
    expect(['model', 'none']).toContain(route(text).intent)
  })

  it.each(['moved 300 out of savings', 'electric was 60 and I paid the rent'])('en: %s', (text) => {
    expect(['model', 'none']).toContain(route(text, 'en').intent)
  })
})
