import { describe, expect, it } from 'vitest'
import { filled } from './filled.ts'

describe('create_debt', () => {
  it.each([
    ['pt-BR', 'a Carla me emprestou 250', 'creditor=Carla totalAmount=250 isNegotiated=false'],
    [
      'pt-BR',
      'tô devendo 40 pro Marcos da padaria',
      'creditor=Marcos totalAmount=40 isNegotiated=false',
    ],
    [
      'pt-BR',
      'fiz um consignado: 24 parcelas de 310, todo dia 5, começa em janeiro',
      'name=Consignado totalAmount=7440 isNegotiated=true totalInstallments=24 installmentAmount=310 dueDay=5 startMonthYear=2027-01',
    ],
    [
      'pt-BR',
      'comprei uma cama no carnê, 10x de 120',
      'ask dueDay,startMonthYear: name=Cama totalAmount=1200 isNegotiated=true totalInstallments=10 installmentAmount=120',
    ],
    ['pt-BR', 'fiado no seu Zé: 35', 'creditor=seu Zé totalAmount=35 isNegotiated=false'],
    ['en', 'I borrowed 300 from my brother', 'creditor=brother totalAmount=300 isNegotiated=false'],
    ['en', 'Mike lent me 60 bucks', 'creditor=Mike totalAmount=60 isNegotiated=false'],
    [
      'en',
      'took out a car loan, 48 payments of 320, due on the 15th, starting in January',
      'name=Car loan totalAmount=15360 isNegotiated=true totalInstallments=48 installmentAmount=320 dueDay=15 startMonthYear=2027-01',
    ],
    ['en', 'I still owe Anna 45', 'creditor=Anna totalAmount=45 isNegotiated=false'],
    [
      'pt-BR',
      'peguei 350 com a Jussara pra pagar o gás, tenho que devolver sexta que vem',
      'creditor=Jussara totalAmount=350 isNegotiated=false',
    ],
    [
      'pt-BR',
      'pendurei 52 reais no boteco do Ademir',
      'creditor=boteco do Ademir totalAmount=52 isNegotiated=false',
    ],
    [
      'pt-BR',
      'financiei uma Biz 125 em 36 de 410, todo dia 12, primeira em dezembro',
      'name=Biz totalAmount=14760 isNegotiated=true totalInstallments=36 installmentAmount=410 dueDay=12 startMonthYear=2026-12',
    ],
    [
      'pt-BR',
      'refinanciei o carro: 24 de 560',
      'ask dueDay,startMonthYear: name=Carro totalAmount=13440 isNegotiated=true totalInstallments=24 installmentAmount=560',
    ],
    [
      'en',
      'my cousin spotted me 80 bucks at the races',
      'creditor=cousin totalAmount=80 isNegotiated=false',
    ],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('create_debt', text, locale)).toBe(params)
  })

  it.each([
    ['pt-BR', 'o João me deve 300'],
    ['pt-BR', 'emprestei 200 pro Zé'],
    ['pt-BR', 'atrasei três boletos, a dívida com o clube tá em 900'],
    ['pt-BR', 'peguei 60 no caixa eletrônico'],
    ['pt-BR', 'parcelei o fogão em 8x de 140 no cartão'],
    ['en', 'student loan 18,000 at 210 a month'],
    ['pt-BR', 'meu irmão pegou 500 emprestado com o banco'],
    ['pt-BR', 'devo comprar um carro de 30 mil em 48x'],
    ['pt-BR', 'não devo mais nada pro João, quitei os 300'],
    ['en', 'Ana owes me 50'],
    ['en', 'I lent Mike 60'],
    ['en', 'my brother took out a loan of 5000'],
    ['en', 'should I borrow 300 from my brother?'],
  ] as const)('is left alone: %s "%s"', (locale, text) => {
    expect(filled('create_debt', text, locale)).toBeUndefined()
  })
})

describe('pay_debt_installment', () => {
  it.each([
    [
      'pt-BR',
      'mais uma do consórcio paga hoje',
      'debtRef=consórcio quantity=1 paidDate=2026-11-18',
    ],
    [
      'pt-BR',
      'dei baixa em duas parcelas do empréstimo ontem',
      'debtRef=empréstimo quantity=2 paidDate=2026-11-17',
    ],
    [
      'pt-BR',
      'quitada a prestação do carro de novembro',
      'debtRef=carro quantity=1 paidDate=2026-11-18',
    ],
    [
      'pt-BR',
      'parcela do notebook: paga no dia 10',
      'debtRef=notebook quantity=1 paidDate=2026-11-10',
    ],
    [
      'pt-BR',
      'paguei adiantado 3 prestações do financiamento da casa',
      'debtRef=financiamento da casa quantity=3 paidDate=2026-11-18',
    ],
    [
      'en',
      'knocked out another car loan payment today',
      'debtRef=car loan quantity=1 paidDate=2026-11-18',
    ],
    [
      'en',
      'the laptop installment went out on Monday',
      'debtRef=laptop quantity=1 paidDate=2026-11-16',
    ],
    [
      'en',
      'paid two installments of the student loan yesterday',
      'debtRef=student loan quantity=2 paidDate=2026-11-17',
    ],
    ['en', 'sofa payment done', 'debtRef=sofa quantity=1 paidDate=2026-11-18'],
    [
      'pt-BR',
      'Prestação do apartamento quitada em 05/11.',
      'debtRef=apartamento quantity=1 paidDate=2026-11-05',
    ],
    [
      'pt-BR',
      'foi-se mais uma parcela do consignado ontem',
      'debtRef=consignado quantity=1 paidDate=2026-11-17',
    ],
    [
      'pt-BR',
      'paguei 2x do empréstimo da Caixa hoje',
      'debtRef=empréstimo da Caixa quantity=2 paidDate=2026-11-18',
    ],
    [
      'en',
      'made my mortgage payment this morning',
      'debtRef=mortgage quantity=1 paidDate=2026-11-18',
    ],
    [
      'en',
      'two more car installments down, paid Friday',
      'debtRef=car quantity=2 paidDate=2026-11-13',
    ],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('pay_debt_installment', text, locale)).toBe(params)
  })
})

describe('get_debt_progress', () => {
  it.each([
    ['pt-BR', 'quanto do carro já quitei', 'debtRef=carro'],
    ['pt-BR', 'como tá o empréstimo do Itaú', 'debtRef=empréstimo do Itaú'],
    ['pt-BR', 'quanto falta pra acabar o consórcio', 'debtRef=consórcio'],
    ['pt-BR', 'situação das minhas dívidas', ''],
    ['pt-BR', 'saldo devedor do apartamento', 'debtRef=apartamento'],
    ['pt-BR', 'quanto eu ainda devo pro Marcelo', 'debtRef=Marcelo'],
    ['en', 'how far along am I on the mortgage', 'debtRef=mortgage'],
    ['en', "what's left on the car", 'debtRef=car'],
    ['en', 'how much do I still owe on my student loan', 'debtRef=student loan'],
    ['en', 'overall debt status', ''],
    ['en', "how's the boiler loan going", 'debtRef=boiler loan'],
    ['pt-BR', 'quantas parcelas faltam do carro', 'debtRef=carro'],
    ['pt-BR', 'em que pé está o financiamento da casa', 'debtRef=financiamento da casa'],
    ['en', 'how many payments are left on the car loan', 'debtRef=car loan'],
    ['en', 'where are we with the mortgage', 'debtRef=mortgage'],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('get_debt_progress', text, locale)).toBe(params)
  })
})

describe('get_debt_payment_history', () => {
  it.each([
    ['pt-BR', 'histórico do consórcio, últimas 3', 'debtRef=consórcio limit=3'],
    ['pt-BR', 'quando foi que paguei as parcelas do carro', 'debtRef=carro'],
    ['pt-BR', 'lista os pagamentos do empréstimo do banco', 'debtRef=empréstimo do banco'],
    ['en', 'last 4 payments on the car loan', 'debtRef=car loan limit=4'],
    ['en', "show what I've paid on the student loan", 'debtRef=student loan'],
    ['en', 'mortgage payment record', 'debtRef=mortgage'],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('get_debt_payment_history', text, locale)).toBe(params)
  })
})

describe('get_upcoming_installments', () => {
  it.each([
    ['pt-BR', 'quais parcelas caem em janeiro', 'monthYear=2027-01'],
    ['pt-BR', 'prestações do mês que vem', 'monthYear=2026-12'],
    ['en', 'what installments are due in December', 'monthYear=2026-12'],
    ['en', 'instalments coming up next month', 'monthYear=2026-12'],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('get_upcoming_installments', text, locale)).toBe(params)
  })
})

describe('add_investment_contribution', () => {
  it.each([
    ['pt-BR', 'joguei mais 300 na poupança', 'investmentRef=poupança amount=300 date=2026-11-18'],
    [
      'pt-BR',
      'guardei 150 na reserva de emergência ontem',
      'investmentRef=reserva de emergência amount=150 date=2026-11-17',
    ],
    [
      'pt-BR',
      'mandei 500 pro tesouro selic',
      'investmentRef=tesouro selic amount=500 date=2026-11-18',
    ],
    [
      'pt-BR',
      'fiz um aporte de 1.000 no cdb na sexta',
      'investmentRef=cdb amount=1000 date=2026-11-13',
    ],
    ['pt-BR', 'apliquei 250 em fii', 'investmentRef=fii amount=250 date=2026-11-18'],
    ['en', 'moved 400 into savings yesterday', 'investmentRef=savings amount=400 date=2026-11-17'],
    [
      'en',
      'stashed 100 in the emergency fund',
      'investmentRef=emergency fund amount=100 date=2026-11-18',
    ],
    ['en', 'tossed 75 in bitcoin', 'investmentRef=bitcoin amount=75 date=2026-11-18'],
    [
      'en',
      'contributed 500 to the college fund',
      'investmentRef=college fund amount=500 date=2026-11-18',
    ],
    [
      'pt-BR',
      'Aporte: previdência, R$ 600, 10/11.',
      'investmentRef=previdência amount=600 date=2026-11-10',
    ],
    [
      'pt-BR',
      'separei 200 pra reserva da viagem',
      'investmentRef=reserva da viagem amount=200 date=2026-11-18',
    ],
    ['pt-BR', 'botei 1000 no tesouro ontem', 'investmentRef=tesouro amount=1000 date=2026-11-17'],
    ['en', '300 into the Roth IRA today', 'investmentRef=Roth IRA amount=300 date=2026-11-18'],
    [
      'en',
      'Deposited $150 to my savings account on Nov 12.',
      'investmentRef=savings account amount=150 date=2026-11-12',
    ],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('add_investment_contribution', text, locale)).toBe(params)
  })
})

describe('get_investments', () => {
  it.each([
    ['pt-BR', 'quanto tenho na poupança', 'investmentRef=poupança'],
    ['pt-BR', 'como anda minha carteira', ''],
    ['pt-BR', 'saldo da reserva de emergência', 'investmentRef=reserva de emergência'],
    ['pt-BR', 'quanto já juntei no tesouro', 'investmentRef=tesouro'],
    ['en', "how's my portfolio doing", ''],
    ['en', "what's in the emergency fund", 'investmentRef=emergency fund'],
    ['en', 'how much do I have in bitcoin', 'investmentRef=bitcoin'],
    ['pt-BR', 'quanto tá rendendo minha poupança', 'investmentRef=poupança'],
    ['pt-BR', 'como estão meus investimentos', ''],
    ['en', 'show my investment accounts', ''],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('get_investments', text, locale)).toBe(params)
  })
})
