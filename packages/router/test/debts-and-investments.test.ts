import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

describe('debts and investments, pt-BR', () => {
  it.each([
    [
      'paguei a parcela do carro',
      'pay_debt_installment debtRef=carro quantity=1 paidDate=2026-11-18',
    ],
    [
      'paguei 2 parcelas do empréstimo do Itaú',
      'pay_debt_installment debtRef=empréstimo do Itaú quantity=2 paidDate=2026-11-18',
    ],
    [
      'paguei a parcela 3 do sofá ontem',
      'pay_debt_installment debtRef=sofá quantity=1 paidDate=2026-11-17',
    ],
    [
      'paguei a prestação da geladeira',
      'pay_debt_installment debtRef=geladeira quantity=1 paidDate=2026-11-18',
    ],
    ['paguei a parcela', 'ask debtRef: pay_debt_installment quantity=1 paidDate=2026-11-18'],
    [
      'registra o pagamento da parcela do financiamento',
      'pay_debt_installment debtRef=financiamento quantity=1 paidDate=2026-11-18',
    ],
    ['devo 500 pro Marcos', 'create_debt creditor=Marcos totalAmount=500 isNegotiated=false'],
    [
      'tô devendo 300 reais pra minha irmã',
      'create_debt creditor=irmã totalAmount=300 isNegotiated=false',
    ],
    [
      'peguei 1000 emprestado com meu pai',
      'create_debt creditor=pai totalAmount=1000 isNegotiated=false',
    ],
    ['a Ana me emprestou 200', 'create_debt creditor=Ana totalAmount=200 isNegotiated=false'],
    [
      'fiz um empréstimo de 6000 em 12x de 600 no Bradesco, vence dia 10, começa em janeiro',
      'create_debt name=Empréstimo creditor=Bradesco totalAmount=6000 isNegotiated=true totalInstallments=12 installmentAmount=600 dueDay=10 startMonthYear=2027-01',
    ],
    [
      'comprei uma geladeira no carnê em 10x de 250',
      'ask dueDay,startMonthYear: create_debt name=Geladeira totalAmount=2500 isNegotiated=true totalInstallments=10 installmentAmount=250',
    ],
    [
      'tenho um financiamento de 30 mil em 48x de 900',
      'ask dueDay,startMonthYear: create_debt name=Financiamento totalAmount=30000 isNegotiated=true totalInstallments=48 installmentAmount=900',
    ],
    ['como tá minha dívida do carro?', 'get_debt_progress debtRef=carro'],
    ['quanto falta pra quitar o financiamento?', 'get_debt_progress debtRef=financiamento'],
    ['quantas parcelas faltam do empréstimo?', 'get_debt_progress debtRef=empréstimo'],
    ['quanto eu devo no total?', 'get_debt_progress'],
    ['quais são minhas dívidas?', 'get_debt_progress'],
    [
      'histórico de pagamentos do financiamento do carro',
      'get_debt_payment_history debtRef=pagamentos do financiamento do carro',
    ],
    ['quais parcelas do sofá já paguei?', 'get_debt_payment_history debtRef=sofá'],
    ['quais parcelas vencem mês que vem?', 'get_upcoming_installments monthYear=2026-12'],
    ['quanto tenho de parcela em janeiro?', 'get_upcoming_installments monthYear=2027-01'],
    ['próximas parcelas', 'get_upcoming_installments monthYear=2026-11'],
    [
      'coloquei 200 na reserva de emergência',
      'add_investment_contribution investmentRef=reserva de emergência amount=200 date=2026-11-18',
    ],
    [
      'investi 500 no tesouro direto ontem',
      'add_investment_contribution investmentRef=tesouro direto amount=500 date=2026-11-17',
    ],
    [
      'guardei 150 na poupança',
      'add_investment_contribution investmentRef=poupança amount=150 date=2026-11-18',
    ],
    ['aportei 300', 'ask investmentRef: add_investment_contribution amount=300 date=2026-11-18'],
    [
      'quanto tenho na reserva de emergência?',
      'get_investments investmentRef=reserva de emergência',
    ],
    ['como estão meus investimentos?', 'get_investments'],
    ['quanto tenho investido?', 'get_investments'],
  ])('%s', (text, expected) => {
    expect(inWords(route(text, 'pt-BR'))).toBe(expected)
  })
})

describe('debts and investments, en', () => {
  it.each([
    ['paid the car installment', 'pay_debt_installment debtRef=car quantity=1 paidDate=2026-11-18'],
    [
      'paid 2 installments of the student loan',
      'pay_debt_installment debtRef=student loan quantity=2 paidDate=2026-11-18',
    ],
    ['I owe Marcos 500', 'create_debt creditor=Marcos totalAmount=500 isNegotiated=false'],
    [
      'I owe 300 dollars to my sister',
      'create_debt creditor=sister totalAmount=300 isNegotiated=false',
    ],
    ['borrowed 1000 from my dad', 'create_debt creditor=dad totalAmount=1000 isNegotiated=false'],
    [
      'took out a loan of 6000 in 12 installments of 600 from Chase, due on the 10th starting in January',
      'create_debt name=Loan creditor=Chase totalAmount=6000 isNegotiated=true totalInstallments=12 installmentAmount=600 dueDay=10 startMonthYear=2027-01',
    ],
    ['how much do I still owe on the car?', 'get_debt_progress debtRef=car'],
    ['how many payments are left on the loan?', 'get_debt_progress debtRef=loan'],
    ['how much do I owe in total?', 'get_debt_progress'],
    ['payment history of the car loan', 'get_debt_payment_history debtRef=car loan'],
    ['what installments are due next month?', 'get_upcoming_installments monthYear=2026-12'],
    [
      'put 200 into my emergency fund',
      'add_investment_contribution investmentRef=emergency fund amount=200 date=2026-11-18',
    ],
    [
      'invested 500 in stocks yesterday',
      'add_investment_contribution investmentRef=stocks amount=500 date=2026-11-17',
    ],
    ['how are my investments doing?', 'get_investments'],
    ['how much do I have in my emergency fund?', 'get_investments investmentRef=emergency fund'],
  ])('%s', (text, expected) => {
    expect(inWords(route(text, 'en'))).toBe(expected)
  })
})
