import { describe, expect, it } from 'vitest'
import { filled } from './filled.ts'

describe('create_expense', () => {
  it.each([
    [
      'pt-BR',
      'o conserto da máquina de lavar me saiu por 340, passei no débito',
      'category=housing name=Conserto da máquina de lavar actualAmount=340 date=2026-11-18 paymentMethod=debit_card',
    ],
    [
      'pt-BR',
      'chefe, lança 27,50 de padaria aí que eu tô na correria',
      'category=food name=Padaria actualAmount=27.5 date=2026-11-18',
    ],
    [
      'pt-BR',
      'lá se foram 410 em remédio pro meu pai ontem',
      'category=health name=Remédio para meu pai actualAmount=410 date=2026-11-17',
    ],
    [
      'pt-BR',
      'evaporou 60 conto na balada sábado',
      'category=entertainment name=Balada actualAmount=60 date=2026-11-14',
    ],
    [
      'pt-BR',
      'Comunico despesa de R$ 189,90 com combustível no dia 16/11, quitada no cartão de crédito.',
      'category=transport name=Combustível actualAmount=189.9 date=2026-11-16 paymentMethod=credit_card',
    ],
    [
      'pt-BR',
      'pra registrar: estacionamento do shopping 18 reais',
      'category=transport name=Estacionamento do shopping actualAmount=18 date=2026-11-18',
    ],
    [
      'pt-BR',
      'me cobraram 75 no corte de cabelo, paguei em dinheiro',
      'category=other name=Corte de cabelo actualAmount=75 date=2026-11-18 paymentMethod=cash',
    ],
    [
      'pt-BR',
      'despesa: dentista, 350, ontem, pix',
      'category=health name=Dentista actualAmount=350 date=2026-11-17 paymentMethod=pix',
    ],
    [
      'pt-BR',
      'fui no cinema e deixei 64 lá',
      'category=entertainment name=Cinema actualAmount=64 date=2026-11-18',
    ],
    [
      'pt-BR',
      'o almoço com o pessoal do trabalho ficou em 48,70',
      'category=food name=Almoço actualAmount=48.7 date=2026-11-18',
    ],
    [
      'pt-BR',
      'meti 130 no posto pra encher o tanque',
      'category=transport name=Posto actualAmount=130 date=2026-11-18',
    ],
    [
      'pt-BR',
      'gastamos 90 no total com pizza ontem à noite',
      'category=food name=Pizza actualAmount=90 date=2026-11-17',
    ],
    [
      'en',
      'dropped forty bucks on sushi last night',
      'category=food name=Sushi actualAmount=40 currency=USD date=2026-11-17',
    ],
    [
      'en',
      'the vet visit came to 120, paid by debit',
      'category=other name=Vet visit actualAmount=120 date=2026-11-18 paymentMethod=debit_card',
    ],
    [
      'en',
      'please jot down 32 for parking, it was yesterday',
      'category=transport name=Parking actualAmount=32 date=2026-11-17',
    ],
    [
      'en',
      'groceries today: 84.20 on my credit card',
      'category=food name=Groceries actualAmount=84.2 date=2026-11-18 paymentMethod=credit_card',
    ],
    [
      'en',
      'shelled out $60 for new headphones because mine broke',
      'category=shopping name=Headphones actualAmount=60 currency=USD date=2026-11-18',
    ],
    [
      'en',
      'bought my nephew a toy for 25',
      'category=shopping name=Toy actualAmount=25 date=2026-11-18',
    ],
    [
      'en',
      'coffee and a bagel, 9 bucks',
      'category=food name=Coffee and a bagel actualAmount=9 currency=USD date=2026-11-18',
    ],
    [
      'en',
      'haircut 35 cash',
      'category=other name=Haircut actualAmount=35 date=2026-11-18 paymentMethod=cash',
    ],
    [
      'en',
      'cab home after the party cost me 22',
      'category=transport name=Cab home actualAmount=22 date=2026-11-18',
    ],
    [
      'en',
      'stuck 15 on a movie ticket',
      'category=entertainment name=Movie ticket actualAmount=15 date=2026-11-18',
    ],
    [
      'en',
      'put down 70 for gas please, paid on Monday',
      'category=transport name=Gas actualAmount=70 date=2026-11-16',
    ],
    [
      'pt-BR',
      'Prezados, favor lançar R$ 75,90 relativos à compra de ração para o meu cachorro, débito em conta.',
      'category=other name=Ração para o meu cachorro actualAmount=75.9 date=2026-11-18 paymentMethod=debit_card',
    ],
    [
      'pt-BR',
      'DENTISTA 280 PIX',
      'category=health name=Dentista actualAmount=280 date=2026-11-18 paymentMethod=pix',
    ],
    [
      'pt-BR',
      'nossa 96 reais num lanche no aeroporto, um roubo mas paguei',
      'category=food name=Lanche no aeroporto actualAmount=96 date=2026-11-18',
    ],
    [
      'pt-BR',
      'saiu 45 do meu bolso pro presente da Carol',
      'category=gifts name=Presente da Carol actualAmount=45 date=2026-11-18',
    ],
    [
      'pt-BR',
      'ontem de noite tomei duas cervejas no bar e deu 38',
      'category=entertainment name=Cervejas no bar actualAmount=38 date=2026-11-17',
    ],
    [
      'pt-BR',
      'mercado 212,30 no vale e mais nada por hoje',
      'category=food name=Mercado actualAmount=212.3 date=2026-11-18',
    ],
    [
      'pt-BR',
      'tive que comprar remédio pra gripe, 47,80, farmácia da esquina',
      'category=health name=Remédio para gripe actualAmount=47.8 date=2026-11-18',
    ],
    [
      'pt-BR',
      'comprei passagem pra Recife por 890 em 4x no cartão',
      'category=travel name=Passagem para Recife actualAmount=890 date=2026-11-18 paymentMethod=credit_card installments=4',
    ],
    [
      'pt-BR',
      'uma blusa na renner, 119, crédito',
      'category=shopping name=Blusa na renner actualAmount=119 date=2026-11-18',
    ],
    ['pt-BR', 'fiz as unhas hoje, 40', 'category=other name=Unhas actualAmount=40 date=2026-11-18'],
    [
      'pt-BR',
      'gastei os últimos 20 reais com café',
      'category=food name=Café actualAmount=20 date=2026-11-18',
    ],
    [
      'pt-BR',
      'minha assinatura da academia veio 99 esse mês no cartão',
      'category=subscriptions name=Assinatura da academia actualAmount=99 date=2026-11-18 paymentMethod=credit_card',
    ],
    [
      'pt-BR',
      'Pagamento efetuado: consulta médica particular, R$ 400, dia 11/11, via pix.',
      'category=health name=Consulta médica particular actualAmount=400 date=2026-11-11 paymentMethod=pix',
    ],
    [
      'en',
      'Kindly record an outlay of $48.60 for office supplies on the 12th.',
      'category=shopping name=Office supplies actualAmount=48.6 currency=USD date=2026-11-12',
    ],
    [
      'en',
      'ok so I grabbed a burrito after the gym, 12.50, paid cash',
      'category=food name=Burrito actualAmount=12.5 date=2026-11-18 paymentMethod=cash',
    ],
    [
      'en',
      'PARKING 8 BUCKS',
      'category=transport name=Parking actualAmount=8 currency=USD date=2026-11-18',
    ],
    [
      'en',
      'ugh another 65 on the car battery',
      'category=transport name=Car battery actualAmount=65 date=2026-11-18',
    ],
    [
      'en',
      'we ended up spending 140 on dinner last Saturday',
      'category=food name=Dinner actualAmount=140 date=2026-11-14',
    ],
    [
      'en',
      'movie night set us back 38',
      'category=entertainment name=Movie night actualAmount=38 date=2026-11-18',
    ],
    [
      'en',
      'picked up dog food yesterday, 54.99 on debit',
      'category=other name=Dog food actualAmount=54.99 date=2026-11-17 paymentMethod=debit_card',
    ],
    [
      'en',
      'new running shoes!! 130 on my credit card',
      'category=shopping name=Running shoes actualAmount=130 date=2026-11-18 paymentMethod=credit_card',
    ],
    [
      'en',
      'tickets for the show were 90 total',
      'category=entertainment name=Tickets actualAmount=90 date=2026-11-18',
    ],
    [
      'en',
      'had to call a plumber, cost me 175',
      'category=housing name=Plumber actualAmount=175 date=2026-11-18',
    ],
    [
      'en',
      'spent my last 20 on beer',
      'category=entertainment name=Beer actualAmount=20 date=2026-11-18',
    ],
    [
      'en',
      'Uber to the airport, 41, this morning',
      'category=transport name=Uber to the airport actualAmount=41 date=2026-11-18',
    ],
    ['en', 'two coffees 8.40', 'category=food name=Coffees actualAmount=8.4 date=2026-11-18'],
    [
      'en',
      'my flu meds came to 23',
      'category=health name=Flu meds actualAmount=23 date=2026-11-18',
    ],
    [
      'en',
      'bought Sarah a birthday present, 55',
      'category=gifts name=Birthday present actualAmount=55 date=2026-11-18',
    ],
    [
      'pt-BR',
      'Pra controle: R$ 33 em xerox na faculdade, sexta.',
      'category=education name=Xerox na faculdade actualAmount=33 date=2026-11-13',
    ],
    [
      'pt-BR',
      'troquei o pneu hoje, 380 no débito',
      'category=transport name=Pneu actualAmount=380 date=2026-11-18 paymentMethod=debit_card',
    ],
    [
      'pt-BR',
      'ai que dor, 1.290 no dentista em 6x no crédito',
      'category=health name=Dentista actualAmount=1290 date=2026-11-18 paymentMethod=credit_card installments=6',
    ],
    [
      'pt-BR',
      'lanche da tarde: 14 reais, em dinheiro',
      'category=food name=Lanche da tarde actualAmount=14 date=2026-11-18 paymentMethod=cash',
    ],
    [
      'en',
      'threw away 45 on a cab last night',
      'category=transport name=Cab actualAmount=45 date=2026-11-17',
    ],
    [
      'en',
      'Expense: printer ink, 38.90, Nov 16',
      'category=shopping name=Printer ink actualAmount=38.9 date=2026-11-16',
    ],
    [
      'en',
      'ended up dropping 28 at Starbucks today',
      'category=food name=Starbucks actualAmount=28 date=2026-11-18',
    ],
    [
      'en',
      'bus pass for the month 55',
      'category=transport name=Bus pass actualAmount=55 date=2026-11-18',
    ],
    [
      'pt-BR',
      'lápis, borracha e três canetas pra filha: 22,40',
      'category=education name=Lápis, borracha e três canetas para filha actualAmount=22.4 date=2026-11-18',
    ],
    [
      'pt-BR',
      'tipoia nova R$ 48 na ortopédica do centro',
      'category=health name=Tipoia actualAmount=48 date=2026-11-18',
    ],
    [
      'en',
      'theatre tickets for two, £58, worth every penny',
      'category=entertainment name=Theatre tickets actualAmount=58 currency=GBP date=2026-11-18',
    ],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('create_expense', text, locale)).toBe(params)
  })

  it.each([
    ['pt-BR', 'quase comprei um tênis de 300'],
    ['pt-BR', 'lavei 35 camisas hoje pro hotel'],
    ['pt-BR', 'o recapeamento ficou 240 com café'],
    ['pt-BR', 'paguei 5 mil kwanzas no táxi'],
    ['pt-BR', 'comprei 6 cotas de HGLG11, 960'],
    ['en', 'inheritance from my great aunt, 900'],
    ['en', 'flight to Porto 81.20 with a bag'],
    ['pt-BR', 'meu pai gastou 90 no mercado'],
    ['pt-BR', 'o mercado tá caro, 30 reais o quilo do café'],
    ['pt-BR', 'vi uma tv de 2 mil na loja'],
  ] as const)('is left alone: %s "%s"', (locale, text) => {
    expect(filled('create_expense', text, locale)).toBeUndefined()
  })
})

describe('update_expense', () => {
  it.each([
    [
      'pt-BR',
      'o mercado de ontem na verdade foi 87',
      'expenseRef={name=mercado date=2026-11-17} actualAmount=87',
    ],
    [
      'pt-BR',
      'aquele almoço de segunda foi 52, não 25',
      'expenseRef={name=almoço date=2026-11-16 actualAmount=25} actualAmount=52',
    ],
    [
      'pt-BR',
      'bota o uber de hoje como pago no pix',
      'expenseRef={name=uber date=2026-11-18} paymentMethod=pix',
    ],
    [
      'pt-BR',
      'farmácia do dia 10: valor correto R$ 66,10',
      'expenseRef={name=farmácia date=2026-11-10} actualAmount=66.1',
    ],
    [
      'pt-BR',
      'errei o valor da gasolina de ontem, era 210',
      'expenseRef={name=gasolina date=2026-11-17} actualAmount=210',
    ],
    [
      'pt-BR',
      'troca a categoria do jantar de sábado pra lazer',
      'expenseRef={name=jantar date=2026-11-14} category=entertainment',
    ],
    [
      'pt-BR',
      'a pizza de domingo foi no débito, arruma pra mim',
      'expenseRef={name=pizza date=2026-11-15} paymentMethod=debit_card',
    ],
    [
      'pt-BR',
      'a padaria de ontem tá errada, são 19,90',
      'expenseRef={name=padaria date=2026-11-17} actualAmount=19.9',
    ],
    [
      'pt-BR',
      'corrige de 45 pra 54 o açaí de ontem',
      'expenseRef={name=açaí date=2026-11-17 actualAmount=45} actualAmount=54',
    ],
    [
      'en',
      'the groceries from yesterday should be 92',
      'expenseRef={name=groceries date=2026-11-17} actualAmount=92',
    ],
    [
      'en',
      'that taxi on Friday was 34, not 43',
      'expenseRef={name=taxi date=2026-11-13 actualAmount=43} actualAmount=34',
    ],
    [
      'en',
      "make Monday's lunch 17.80",
      'expenseRef={name=lunch date=2026-11-16} actualAmount=17.8',
    ],
    [
      'en',
      'the pharmacy one from the 12th was on my credit card',
      'expenseRef={name=pharmacy date=2026-11-12} paymentMethod=credit_card',
    ],
    [
      'en',
      "yesterday's coffee was actually 4.50",
      'expenseRef={name=coffee date=2026-11-17} actualAmount=4.5',
    ],
    ['en', 'the uber was 15 not 50', 'expenseRef={name=uber actualAmount=50} actualAmount=15'],
    ['en', "I mistyped the gym thing, it's 60", 'expenseRef={name=gym} actualAmount=60'],
    [
      'pt-BR',
      'Solicito a correção da despesa com combustível do dia 12: o montante correto é R$ 310,00.',
      'expenseRef={name=combustível date=2026-11-12} actualAmount=310',
    ],
    [
      'pt-BR',
      'o jantar de ontem eu lancei 80 mas era 108',
      'expenseRef={name=jantar date=2026-11-17 actualAmount=80} actualAmount=108',
    ],
    [
      'pt-BR',
      'coloca a farmácia de anteontem na categoria saúde',
      'expenseRef={name=farmácia date=2026-11-16} category=health',
    ],
    [
      'pt-BR',
      'o estacionamento de hoje saiu 12',
      'expenseRef={name=estacionamento date=2026-11-18} actualAmount=12',
    ],
    [
      'pt-BR',
      'põe a gasolina de ontem como pix',
      'expenseRef={name=gasolina date=2026-11-17} paymentMethod=pix',
    ],
    [
      'en',
      'Please amend the dentist charge of the 10th to read 240.',
      'expenseRef={name=dentist date=2026-11-10} actualAmount=240',
    ],
    [
      'en',
      "I put 30 for yesterday's lunch but it was 13",
      'expenseRef={name=lunch date=2026-11-17 actualAmount=30} actualAmount=13',
    ],
    [
      'en',
      "switch Monday's uber to debit",
      'expenseRef={name=uber date=2026-11-16} paymentMethod=debit_card',
    ],
    [
      'pt-BR',
      'corrigindo: a padaria de hoje deu 17 e não 71',
      'expenseRef={name=padaria date=2026-11-18 actualAmount=71} actualAmount=17',
    ],
    [
      'pt-BR',
      'o uber de segunda não foi 40, foi 14',
      'expenseRef={name=uber date=2026-11-16 actualAmount=40} actualAmount=14',
    ],
    [
      'en',
      "fix: yesterday's pharmacy was 31, not 13",
      'expenseRef={name=pharmacy date=2026-11-17 actualAmount=13} actualAmount=31',
    ],
    [
      'en',
      'the lunch on the 10th should say 22.50',
      'expenseRef={name=lunch date=2026-11-10} actualAmount=22.5',
    ],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('update_expense', text, locale)).toBe(params)
  })

  it.each([
    ['pt-BR', 'não muda o mercado de ontem pra 80'],
    ['pt-BR', 'o mercado de ontem foi caro'],
    ['pt-BR', 'muda o dentista pra sexta às 10'],
    ['pt-BR', 'o jantar de sábado devia ter sido 50'],
    ['pt-BR', 'ah, o mercado de sábado eu paguei no crédito, não no débito'],
    ['en', 'put the pharmacy run from Friday under health'],
  ] as const)('is left alone: %s "%s"', (locale, text) => {
    expect(filled('update_expense', text, locale)).toBeUndefined()
  })
})

describe('delete_expense', () => {
  it.each([
    [
      'pt-BR',
      'some com aquele gasto da farmácia de ontem, foi engano',
      'expenseRef={name=farmácia date=2026-11-17}',
    ],
    [
      'pt-BR',
      'pode tirar o uber de 23 reais de hoje, entrou repetido',
      'expenseRef={name=uber date=2026-11-18 actualAmount=23}',
    ],
    [
      'pt-BR',
      'elimina o lançamento do mercado do dia 14',
      'expenseRef={name=mercado date=2026-11-14}',
    ],
    [
      'pt-BR',
      'a pizza de sábado não era minha, exclui ela',
      'expenseRef={name=pizza date=2026-11-14}',
    ],
    [
      'pt-BR',
      'joga fora aquele registro de 80 do posto',
      'expenseRef={name=posto actualAmount=80}',
    ],
    [
      'pt-BR',
      'por favor, remova a compra da livraria de ontem, pois foi estornada',
      'expenseRef={name=livraria date=2026-11-17}',
    ],
    [
      'en',
      "get rid of yesterday's taxi, I logged it twice",
      'expenseRef={name=taxi date=2026-11-17}',
    ],
    [
      'en',
      "the 45 dinner on Saturday shouldn't be there, take it out",
      'expenseRef={name=dinner date=2026-11-14 actualAmount=45}',
    ],
    [
      'en',
      'scratch the pharmacy expense from Monday',
      'expenseRef={name=pharmacy date=2026-11-16}',
    ],
    [
      'en',
      'drop that $12 coffee from today please',
      'expenseRef={name=coffee date=2026-11-18 actualAmount=12}',
    ],
    ['en', 'kill the duplicate uber from the 14th', 'expenseRef={name=uber date=2026-11-14}'],
    ['pt-BR', 'aquela compra da farmácia não foi minha, tira', 'expenseRef={name=farmácia}'],
    [
      'pt-BR',
      'o gasto de 60 com gasolina de ontem saiu duplicado, remove um deles',
      'expenseRef={name=gasolina date=2026-11-17 actualAmount=60}',
    ],
    ['en', 'wipe out the coffee from this morning', 'expenseRef={name=coffee date=2026-11-18}'],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('delete_expense', text, locale)).toBe(params)
  })
})

describe('get_expenses', () => {
  it.each([
    ['pt-BR', 'onde foi parar meu dinheiro em outubro?', 'month=10 year=2026'],
    ['pt-BR', 'gastos com saúde em setembro, lista completa', 'month=9 year=2026 category=health'],
    ['pt-BR', 'quanto torrei em delivery mês passado', 'month=10 year=2026 category=food'],
    ['pt-BR', 'me mostra o extrato de despesas de agosto', 'month=8 year=2026'],
    [
      'pt-BR',
      'quanto foi embora em gasolina e uber esse mês',
      'month=11 year=2026 category=transport name=gasolina e uber',
    ],
    ['en', 'where did my money go in October?', 'month=10 year=2026'],
    [
      'en',
      "what'd I burn on entertainment last month",
      'month=10 year=2026 category=entertainment',
    ],
    [
      'en',
      'give me everything I spent on groceries in September',
      'month=9 year=2026 category=food name=groceries',
    ],
    [
      'en',
      'how much have I dropped on gas and parking this month',
      'month=11 year=2026 category=transport name=gas and parking',
    ],
    [
      'pt-BR',
      'me dá um raio x dos gastos com roupa em outubro',
      'month=10 year=2026 category=shopping name=roupa',
    ],
    ['pt-BR', 'onde gastei dinheiro essa semana', 'startDate=2026-11-16 endDate=2026-11-22'],
    [
      'en',
      'breakdown of my clothing spend in October',
      'month=10 year=2026 category=shopping name=clothing',
    ],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('get_expenses', text, locale)).toBe(params)
  })
})

describe('get_finance_summary', () => {
  it.each([
    ['pt-BR', 'como estou de grana esse mês', 'period=current_month'],
    ['pt-BR', 'balanço de outubro', 'period=last_month'],
    ['pt-BR', 'tô no vermelho?', 'period=current_month'],
    ['pt-BR', 'fechamento do ano', 'period=year'],
    ['en', 'am I in the red this month', 'period=current_month'],
    ['en', 'how did last month close out', 'period=last_month'],
    ['en', '2026 in review, money-wise', 'period=year'],
  ] as const)('is filled: %s "%s"', (locale, text, params) => {
    expect(filled('get_finance_summary', text, locale)).toBe(params)
  })
})
