import { describe, expect, it } from 'vitest'
import { filled } from './filled.ts'

describe('create_income', () => {
  it.each([
    [
      'pt-BR',
      'entrou o pagamento do freela, 1.200 na conta',
      'type=freelance name=Pagamento do freela actualAmount=1200 date=2026-11-18',
    ],
    [
      'pt-BR',
      'Registre o recebimento de R$ 4.500,00 referente ao salário de novembro',
      'type=salary name=Salário actualAmount=4500 date=2026-11-18',
    ],
    [
      'pt-BR',
      'minha avó me mandou 100 de presente no pix',
      'type=gift name=Presente actualAmount=100 date=2026-11-18',
    ],
    [
      'pt-BR',
      'o cliente finalmente depositou os 800 do projeto',
      'type=freelance name=Projeto actualAmount=800 date=2026-11-18',
    ],
    [
      'pt-BR',
      'pingou 350 de dividendos hoje',
      'type=investment name=Dividendos actualAmount=350 date=2026-11-18',
    ],
    [
      'pt-BR',
      'vendi meu violão velho por 600',
      'type=other name=Venda de violão velho actualAmount=600 date=2026-11-18',
    ],
    [
      'pt-BR',
      'ganhei um bônus de 2 mil na firma ontem',
      'type=bonus name=Bônus actualAmount=2000 date=2026-11-17',
    ],
    [
      'pt-BR',
      'a agência me transferiu 1.500 pela identidade visual na segunda',
      'type=freelance name=Identidade visual actualAmount=1500 date=2026-11-16',
    ],
    [
      'pt-BR',
      'caiu o reembolso do plano, 210',
      'type=other name=Reembolso do plano actualAmount=210 date=2026-11-18',
    ],
    [
      'pt-BR',
      'fechei o mês com 900 de comissão',
      'type=freelance name=Comissão actualAmount=900 date=2026-11-18',
    ],
    [
      'en',
      'my paycheck hit today, 3,200',
      'type=salary name=Paycheck actualAmount=3200 date=2026-11-18',
    ],
    [
      'en',
      'the tenant sent me 950 for rent on Monday',
      'type=passive name=Rent actualAmount=950 date=2026-11-16',
    ],
    [
      'en',
      'got a 500 bonus from work yesterday',
      'type=bonus name=Bonus from work actualAmount=500 date=2026-11-17',
    ],
    [
      'en',
      'sold my old bike for 180',
      'type=other name=Old bike sale actualAmount=180 date=2026-11-18',
    ],
    [
      'en',
      'freelance gig money came through: 700',
      'type=freelance name=Freelance gig actualAmount=700 date=2026-11-18',
    ],
    [
      'en',
      'refund from the airline landed, 240',
      'type=other name=Refund from the airline actualAmount=240 date=2026-11-18',
    ],
    [
      'pt-BR',
      'Recebi hoje o valor de R$ 2.000,00 a título de honorários.',
      'type=freelance name=Honorários actualAmount=2000 date=2026-11-18',
    ],
    [
      'pt-BR',
      'fiz um bico de garçom e ganhei 180 sábado',
      'type=freelance name=Bico de garçom actualAmount=180 date=2026-11-14',
    ],
    [
      'pt-BR',
      'o décimo terceiro caiu ontem, 3.100',
      'type=salary name=Décimo terceiro actualAmount=3100 date=2026-11-17',
    ],
    [
      'pt-BR',
      'me pagaram 450 pela tradução',
      'type=freelance name=Tradução actualAmount=450 date=2026-11-18',
    ],
    [
      'en',
      'I was paid $2,000 in consulting fees today.',
      'type=freelance name=Consulting fees actualAmount=2000 currency=USD date=2026-11-18',
    ],
    [
      'en',
      'my dad gave me 300 as a birthday gift',
      'type=gift name=Birthday gift actualAmount=300 date=2026-11-18',
    ],
    [
      'en',
      'the tax refund arrived yesterday, 640',
      'type=other name=Tax refund actualAmount=640 date=2026-11-17',
    ],
    [
      'en',
      'they paid me 450 for the translation',
      'type=freelance name=Translation actualAmount=450 date=2026-11-18',
    ],
    [
      'pt-BR',
      'salário na conta: 5.430',
      'type=salary name=Salário actualAmount=5430 date=2026-11-18',
    ],
    [
      'pt-BR',
      'comissão de outubro entrou ontem 780',
      'type=freelance name=Comissão actualAmount=780 date=2026-11-17',
    ],
    ['en', 'salary came in, 4,100', 'type=salary name=Salary actualAmount=4100 date=2026-11-18'],
    [
      'en',
      'got 75 for mowing lawns on Saturday',
      'type=freelance name=Mowing lawns actualAmount=75 date=2026-11-14',
    ],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('create_income', text, locale)).toBe(params)
  })

  it.each([
    ['pt-BR', 'meu irmão recebeu 500 de presente'],
    ['pt-BR', 'minha mãe me deu 50 pra comprar pão'],
    ['pt-BR', 'o cliente pagou o jantar, 200'],
    ['pt-BR', 'a inquilina pagou a luz, 90'],
    ['pt-BR', 'o cliente ainda não depositou os 800 do projeto'],
    ['pt-BR', 'meu chefe prometeu um bônus de 2 mil'],
    ['pt-BR', 'o cliente vai pagar 800 pelo projeto'],
    ['en', 'the client paid for lunch, 60'],
    ['en', 'my brother gave me a book for 20'],
    ['en', 'the tenant paid the water bill, 45'],
    ['en', 'the client says they paid the 800 invoice'],
  ] as const)('is left alone: %s "%s"', (locale, text) => {
    expect(filled('create_income', text, locale)).toBeUndefined()
  })
})

describe('get_incomes', () => {
  it.each([
    ['pt-BR', 'quanto entrou em setembro', 'month=9 year=2026'],
    ['pt-BR', 'rendas do mês passado', 'month=10 year=2026'],
    ['pt-BR', 'quanto ganhei em agosto de 2025', 'month=8 year=2025'],
    ['en', 'money in for July', 'month=7 year=2026'],
    ['en', 'what did I earn last month', 'month=10 year=2026'],
    ['en', 'incoming money for Aug 2026, itemized', 'month=8 year=2026'],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('get_incomes', text, locale)).toBe(params)
  })
})

describe('create_bill', () => {
  it.each([
    [
      'pt-BR',
      'põe aí que a academia cai todo dia 5, 119,90',
      'category=subscription name=Academia amount=119.9 dueDay=5 isRecurring=true',
    ],
    [
      'pt-BR',
      'fiz plano novo de internet: 99,90, vencimento dia 20',
      'category=utilities name=Internet amount=99.9 dueDay=20 isRecurring=true',
    ],
    [
      'pt-BR',
      'Cadastrar conta recorrente: aluguel, R$ 1.800,00, vencimento dia 10.',
      'category=housing name=Aluguel amount=1800 dueDay=10 isRecurring=true',
    ],
    [
      'pt-BR',
      'assinei a netflix por 55,90, cobra todo dia 12',
      'category=subscription name=Netflix amount=55.9 dueDay=12 isRecurring=true',
    ],
    [
      'pt-BR',
      'condomínio passa a ser 640 com vencimento no dia 8',
      'category=housing name=Condomínio amount=640 dueDay=8 isRecurring=true',
    ],
    [
      'pt-BR',
      'agora tenho seguro do carro, 180 por mês, vence dia 3',
      'category=insurance name=Seguro do carro amount=180 dueDay=3 isRecurring=true',
    ],
    [
      'pt-BR',
      'preciso que cadastre a mensalidade da escola, 950, dia 7',
      'category=other name=Mensalidade da escola amount=950 dueDay=7 isRecurring=true',
    ],
    [
      'en',
      'new recurring bill: internet, 60, due on the 15th',
      'category=utilities name=Internet amount=60 dueDay=15 isRecurring=true',
    ],
    [
      'en',
      'we signed up for hulu, 17.99 on the 4th of every month',
      'category=subscription name=Hulu amount=17.99 dueDay=4 isRecurring=true',
    ],
    [
      'en',
      'put in the rent as a bill, 1500 due the 1st',
      'category=housing name=Rent amount=1500 dueDay=1 isRecurring=true',
    ],
    [
      'en',
      'gym membership, 45 a month, comes out on the 20th',
      'category=subscription name=Gym membership amount=45 dueDay=20 isRecurring=true',
    ],
    [
      'en',
      'set up car insurance at 130 due on the 9th',
      'category=insurance name=Car insurance amount=130 dueDay=9 isRecurring=true',
    ],
    [
      'pt-BR',
      'Solicito o cadastro da despesa fixa "seguro residencial", R$ 85,00, vencimento todo dia 18.',
      'category=insurance name=Seguro residencial amount=85 dueDay=18 isRecurring=true',
    ],
    [
      'pt-BR',
      'todo dia 10 tem o boleto da faculdade, 720',
      'category=other name=Faculdade amount=720 dueDay=10 isRecurring=true',
    ],
    [
      'pt-BR',
      'spotify 21,90 dia 14 todo mês',
      'category=subscription name=Spotify amount=21.9 dueDay=14 isRecurring=true',
    ],
    [
      'pt-BR',
      'contratei internet fibra de 109,90, vence dia 25',
      'category=utilities name=Internet fibra amount=109.9 dueDay=25 isRecurring=true',
    ],
    [
      'en',
      'Please register a recurring bill for home insurance: $85, due on the 18th of each month.',
      'category=insurance name=Home insurance amount=85 currency=USD dueDay=18 isRecurring=true',
    ],
    [
      'en',
      'every month on the 10th, college tuition, 720',
      'category=other name=College tuition amount=720 dueDay=10 isRecurring=true',
    ],
    [
      'en',
      'spotify 10.99 on the 14th, monthly',
      'category=subscription name=Spotify amount=10.99 dueDay=14 isRecurring=true',
    ],
    [
      'pt-BR',
      'seguro do barco, renovação 64 por mês, debita dia 9',
      'category=insurance name=Seguro do barco amount=64 dueDay=9 isRecurring=true',
    ],
    [
      'en',
      'set up a recurring bill for the pool guy, $70, 12th',
      'category=other name=Pool guy amount=70 currency=USD dueDay=12 isRecurring=true',
    ],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('create_bill', text, locale)).toBe(params)
  })
})

describe('mark_bill_paid', () => {
  it.each([
    ['pt-BR', 'a conta de luz já era, paguei hoje cedo', 'billRef=luz paidDate=2026-11-18'],
    ['pt-BR', 'boleto do condomínio liquidado ontem', 'billRef=condomínio paidDate=2026-11-17'],
    [
      'pt-BR',
      'pode dar baixa no aluguel de outubro',
      'billRef=aluguel paidDate=2026-11-18 monthYear=2026-10',
    ],
    ['pt-BR', 'internet ok, paga na segunda', 'billRef=internet paidDate=2026-11-16'],
    ['pt-BR', 'quitei o iptu no dia 3, 420 reais', 'billRef=iptu paidDate=2026-11-03 amount=420'],
    ['pt-BR', 'a netflix debitou hoje, 55,90', 'billRef=netflix paidDate=2026-11-18 amount=55.9'],
    [
      'pt-BR',
      'Informo o pagamento da fatura do cartão em 10/11.',
      'billRef=fatura do cartão paidDate=2026-11-10',
    ],
    ['pt-BR', 'resolvi a água no app ontem, deu 88', 'billRef=água paidDate=2026-11-17 amount=88'],
    [
      'en',
      'the electric bill is taken care of, did it Monday',
      'billRef=electric bill paidDate=2026-11-16',
    ],
    ['en', 'just knocked out the rent', 'billRef=rent paidDate=2026-11-18'],
    ['en', "water's been paid, 42.10, yesterday", 'billRef=water paidDate=2026-11-17 amount=42.1'],
    ['en', 'go ahead and check off the internet', 'billRef=internet paidDate=2026-11-18'],
    ['en', 'car insurance went through on the 3rd', 'billRef=car insurance paidDate=2026-11-03'],
    ['en', 'credit card bill: paid this morning', 'billRef=credit card bill paidDate=2026-11-18'],
    [
      'pt-BR',
      'viu minha filha, a internet eu paguei ontem',
      'billRef=internet paidDate=2026-11-17',
    ],
    [
      'pt-BR',
      'Comunico a quitação do condomínio referente a outubro, efetuada em 05/11.',
      'billRef=condomínio paidDate=2026-11-05 monthYear=2026-10',
    ],
    ['pt-BR', 'tá pago o aluguel viu', 'billRef=aluguel paidDate=2026-11-18'],
    ['pt-BR', 'gás, paguei ontem, 112', 'billRef=gás paidDate=2026-11-17 amount=112'],
    ['pt-BR', 'escola das crianças paga', 'billRef=escola das crianças paidDate=2026-11-18'],
    [
      'pt-BR',
      'finalmente acertei a água de setembro',
      'billRef=água paidDate=2026-11-18 monthYear=2026-09',
    ],
    [
      'en',
      'Kindly note that the council tax was settled on 2 November.',
      'billRef=council tax paidDate=2026-11-02',
    ],
    ['en', 'gas bill sorted, 58 quid', 'billRef=gas bill paidDate=2026-11-18 amount=58'],
    [
      'en',
      "that's the phone bill done for October",
      'billRef=phone bill paidDate=2026-11-18 monthYear=2026-10',
    ],
    ['en', 'netflix came out of my account today', 'billRef=netflix paidDate=2026-11-18'],
    ['en', "I've paid the daycare", 'billRef=daycare paidDate=2026-11-18'],
    ['pt-BR', 'já foi a conta da internet desse mês', 'billRef=internet paidDate=2026-11-18'],
    ['pt-BR', 'pix do aluguel feito agora', 'billRef=aluguel paidDate=2026-11-18'],
    ['pt-BR', 'baixa na água, paguei dia 9', 'billRef=água paidDate=2026-11-09'],
    ['en', 'sent the rent this morning', 'billRef=rent paidDate=2026-11-18'],
    ['en', 'insurance: paid 130 on the 4th', 'billRef=insurance paidDate=2026-11-04 amount=130'],
    ['en', "Electric's done, 77.30", 'billRef=Electric paidDate=2026-11-18 amount=77.3'],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('mark_bill_paid', text, locale)).toBe(params)
  })

  it.each([
    ['pt-BR', 'a luz não foi paga ainda'],
    ['pt-BR', 'quanto deu a luz?'],
    ['pt-BR', 'meu pai pagou a luz ontem'],
    ['pt-BR', 'vou pagar a internet amanhã'],
    ['pt-BR', 'a luz veio 200 esse mês, um absurdo'],
    ['pt-BR', 'paguei a luz e a água ontem'],
    ['en', "rent isn't paid yet"],
    ['en', 'my roommate paid the rent'],
    ['en', 'need to pay the water bill'],
    ['en', 'Netflix paid me 200 for the script'],
  ] as const)('is left alone: %s "%s"', (locale, text) => {
    expect(filled('mark_bill_paid', text, locale)).toBeUndefined()
  })
})

describe('unmark_bill_paid', () => {
  it.each([
    ['pt-BR', 'a luz ainda não foi paga, marquei errado', 'billRef=luz'],
    ['pt-BR', 'volta o aluguel pra pendente', 'billRef=aluguel'],
    ['pt-BR', 'tira o pago da internet, o boleto voltou', 'billRef=internet'],
    ['pt-BR', 'desfaz a baixa do condomínio de outubro', 'billRef=condomínio monthYear=2026-10'],
    ['en', "the rent isn't actually paid, put it back to unpaid", 'billRef=rent'],
    ['en', 'uncheck the water bill, the payment bounced', 'billRef=water'],
    ['en', 'I marked the internet as paid by accident', 'billRef=internet'],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('unmark_bill_paid', text, locale)).toBe(params)
  })

  it.each([
    ['pt-BR', 'não desmarca a luz'],
    ['pt-BR', 'não precisa desmarcar a internet'],
    ['en', "don't unmark the rent"],
  ] as const)('is left alone: %s "%s"', (locale, text) => {
    expect(filled('unmark_bill_paid', text, locale)).toBeUndefined()
  })
})

describe('get_bills', () => {
  it.each([
    ['pt-BR', 'tem alguma conta vencida?', 'month=11 year=2026 status=overdue'],
    ['pt-BR', 'quais boletos de outubro eu não paguei', 'month=10 year=2026 status=pending'],
    ['pt-BR', 'me lista as contas de dezembro', 'month=12 year=2026 status=all'],
    ['pt-BR', 'o que já quitei das contas desse mês', 'month=11 year=2026 status=paid'],
    ['en', 'any bills past due?', 'month=11 year=2026 status=overdue'],
    ['en', 'what bills are still unpaid from October', 'month=10 year=2026 status=pending'],
    ['en', "show me the bills I've settled this month", 'month=11 year=2026 status=paid'],
    ['en', "list December's bills", 'month=12 year=2026 status=all'],
    ['pt-BR', 'quais contas vencidas eu tenho', 'month=11 year=2026 status=overdue'],
    ['pt-BR', 'me mostra o que já paguei de conta em setembro', 'month=9 year=2026 status=paid'],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('get_bills', text, locale)).toBe(params)
  })
})

describe('get_pending_bills', () => {
  it.each([
    ['pt-BR', 'o que ainda falta pagar até sexta', 'month=11 year=2026 dueUntil=2026-11-20'],
    ['pt-BR', 'quais contas vencem semana que vem', 'month=11 year=2026 dueUntil=2026-11-29'],
    ['pt-BR', 'tem boleto pra pagar até o fim do mês?', 'month=11 year=2026 dueUntil=2026-11-30'],
    ['en', "what's left to pay before Friday", 'month=11 year=2026 dueUntil=2026-11-20'],
    ['en', 'which bills are coming up next week', 'month=11 year=2026 dueUntil=2026-11-29'],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('get_pending_bills', text, locale)).toBe(params)
  })
})
