import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

/** Left out of every row: what is said of no day is of today. */
const short = (words: string) =>
  words.replaceAll(/ (?:date|paidDate)=2026-11-18| isRecurring=true/g, '')

describe('what was spent and received', () => {
  it.each([
    ['paguei 35 no almoço', 'create_expense name=Almoço category=food actualAmount=35'],
    [
      'gastei quarenta e dois reais no ifood',
      'create_expense name=Ifood category=food actualAmount=42',
    ],
    [
      'deixei 15 conto no estacionamento do shopping',
      'create_expense name=Estacionamento do shopping category=transport actualAmount=15',
    ],
    [
      'comprei pão e leite, 18 reais',
      'create_expense name=Pão e leite category=food actualAmount=18',
    ],
    [
      'comprei café e açúcar, deu 22',
      'create_expense name=Café e açúcar category=food actualAmount=22',
    ],
    [
      'comprei 3 camisetas por 120',
      'create_expense name=Camisetas category=shopping actualAmount=120',
    ],
    ['comprei 2 pizzas 80 reais', 'create_expense name=Pizzas category=food actualAmount=80'],
    ['peguei um uber de 23,50', 'create_expense name=Uber category=transport actualAmount=23.5'],
    ['mercado deu 312,45', 'create_expense name=Mercado category=food actualAmount=312.45'],
    [
      'a conta do restaurante deu 180',
      'create_expense name=Conta do restaurante category=food actualAmount=180',
    ],
    [
      'restaurante 180 no crédito',
      'create_expense name=Restaurante category=food actualAmount=180 paymentMethod=credit_card',
    ],
    [
      'farmácia 45 no débito ontem',
      'create_expense name=Farmácia category=health actualAmount=45 date=2026-11-17 paymentMethod=debit_card',
    ],
    ['saiu 60 reais a corrida', 'create_expense name=Corrida category=transport actualAmount=60'],
    ['o dentista saiu por 250', 'create_expense name=Dentista category=health actualAmount=250'],
    ['a consulta custou 300', 'create_expense name=Consulta category=health actualAmount=300'],
    ['hoje o almoço ficou em 38', 'create_expense name=Almoço category=food actualAmount=38'],
    ['foram 90 no posto', 'create_expense name=Posto category=transport actualAmount=90'],
    ['meti 200 na feira', 'create_expense name=Feira category=food actualAmount=200'],
    ['morri com 90 no mecânico', 'create_expense name=Mecânico category=transport actualAmount=90'],
    ['bah gastei 45 no xis', 'create_expense name=Xis category=food actualAmount=45'],
    ['oxe gastei 30 na feira', 'create_expense name=Feira category=food actualAmount=30'],
    ['lá se foram 150 no salão', 'create_expense name=Salão category=other actualAmount=150'],
    ['anota aí 25 de padaria', 'create_expense name=Padaria category=food actualAmount=25'],
    [
      'lança 80 de gasolina no cartão de crédito',
      'create_expense name=Gasolina category=transport actualAmount=80 paymentMethod=credit_card',
    ],
    [
      'registra um gasto de 45 reais com remédio',
      'create_expense name=Remédio category=health actualAmount=45',
    ],
    ['anota um gasto de 50', 'ask name: create_expense actualAmount=50'],
    [
      'adiciona despesa: aluguel da quadra 60',
      'create_expense name=Aluguel da quadra category=entertainment actualAmount=60',
    ],
    ['bota aí 12 de café', 'create_expense name=Café category=food actualAmount=12'],
    [
      'coloca 30 reais de estacionamento',
      'create_expense name=Estacionamento category=transport actualAmount=30',
    ],
    ['gastei com uber 22 reais', 'create_expense name=Uber category=transport actualAmount=22'],
    ['com gasolina gastei 150', 'create_expense name=Gasolina category=transport actualAmount=150'],
    [
      'no mercado gastei 230,90 no pix',
      'create_expense name=Mercado category=food actualAmount=230.9 paymentMethod=pix',
    ],
    [
      'ontem no mercado gastei 200',
      'create_expense name=Mercado category=food actualAmount=200 date=2026-11-17',
    ],
    [
      'sexta passada gastei 90 no bar',
      'create_expense name=Bar category=entertainment actualAmount=90 date=2026-11-13',
    ],
    [
      'segunda paguei 60 de manicure',
      'create_expense name=Manicure category=other actualAmount=60 date=2026-11-16',
    ],
    [
      'dia 3 gastei 140 na farmácia',
      'create_expense name=Farmácia category=health actualAmount=140 date=2026-11-03',
    ],
    [
      'semana passada gastei 300 no mercado',
      'ask date: create_expense name=Mercado category=food actualAmount=300',
    ],
    ['gastei 60 reais no sacolão 😊', 'create_expense name=Sacolão category=food actualAmount=60'],
    ['GASTEI 50 NO MERCADO', 'create_expense name=Mercado category=food actualAmount=50'],
    ['gastei R$50,00 em pizza', 'create_expense name=Pizza category=food actualAmount=50'],
    ['gastei 50$ no mercado', 'create_expense name=Mercado category=food actualAmount=50'],
    [
      'gastei 20 dólares na amazon',
      'create_expense name=Amazon category=shopping actualAmount=20 currency=USD',
    ],
    [
      'comprei um livro de 15 euros',
      'create_expense name=Livro category=education actualAmount=15 currency=EUR',
    ],
    [
      'paguei 1.250 na revisão do carro',
      'create_expense name=Revisão do carro category=transport actualAmount=1250',
    ],
    [
      'paguei mil e duzentos no notebook',
      'create_expense name=Notebook category=shopping actualAmount=1200',
    ],
    [
      'gastei 2 mil no conserto do carro',
      'create_expense name=Conserto do carro category=transport actualAmount=2000',
    ],
    ['cinema 40', 'create_expense name=Cinema category=entertainment actualAmount=40'],
    ['ifood 62,90', 'create_expense name=Ifood category=food actualAmount=62.9'],
    ['netflix 44,90', 'create_expense name=Netflix category=subscriptions actualAmount=44.9'],
    ['gasolina 200', 'create_expense name=Gasolina category=transport actualAmount=200'],
    ['ração 120', 'create_expense name=Ração category=other actualAmount=120'],
    [
      'presente da maria 150',
      'create_expense name=Presente da maria category=gifts actualAmount=150',
    ],
    [
      'padaria 12,50 e farmácia 33',
      'create_expense name=Padaria category=food actualAmount=12.5 + create_expense name=Farmácia category=health actualAmount=33',
    ],
    ['cafezinho 6 reais', 'create_expense name=Cafezinho category=food actualAmount=6'],
    ['20 reais de pipoca', 'create_expense name=Pipoca category=food actualAmount=20'],
    ['15 no pastel', 'create_expense name=Pastel category=food actualAmount=15'],
    [
      'comprei remédio pro cachorro por 80',
      'create_expense name=Remédio para cachorro category=other actualAmount=80',
    ],
    [
      'levei o gato no veterinário, 200 reais',
      'create_expense name=Gato no veterinário category=other actualAmount=200',
    ],
    [
      'cortei o cabelo por 45',
      'create_expense name=Corte de cabelo category=other actualAmount=45',
    ],
    ['abasteci 150', 'create_expense name=Gasolina category=transport actualAmount=150'],
    [
      'abasteci o carro, deu 220',
      'create_expense name=Gasolina category=transport actualAmount=220',
    ],
    ['almocei no shopping por 42', 'create_expense name=Almoço category=food actualAmount=42'],
    ['jantei fora, 95 reais', 'create_expense name=Jantar category=food actualAmount=95'],
    ['enchi o tanque 280', 'create_expense name=Gasolina category=transport actualAmount=280'],
    ['paguei o almoço, 35 reais', 'create_expense name=Almoço category=food actualAmount=35'],
    ['paguei o uber 18', 'create_expense name=Uber category=transport actualAmount=18'],
    [
      'comprei um tênis de 350 no cartão',
      'create_expense name=Tênis category=shopping actualAmount=350 paymentMethod=credit_card',
    ],
    [
      'comprei uma tv de 2400 em 10x no cartão',
      'create_expense name=Tv category=shopping actualAmount=2400 paymentMethod=credit_card installments=10',
    ],
    [
      'comprei um celular em 12x de 150 no crédito',
      'create_expense name=Celular category=shopping actualAmount=1800 paymentMethod=credit_card installments=12',
    ],
    [
      'parcelei a geladeira em 10x de 300',
      'ask dueDay,startMonthYear: create_debt name=Geladeira totalAmount=3000 isNegotiated=true totalInstallments=10 installmentAmount=300',
    ],
    [
      'comprei sofá por 1800 em 6 vezes',
      'ask dueDay,startMonthYear: create_debt name=Sofá totalInstallments=6 installmentAmount=300 totalAmount=1800 isNegotiated=true',
    ],
    [
      'gastei uma grana no shopping',
      'ask actualAmount: create_expense name=Shopping category=shopping',
    ],
    ['gastei demais', 'ask actualAmount,name: create_expense'],
    ['gastei no mercado', 'ask actualAmount: create_expense name=Mercado category=food'],
    ['comprei um livro', 'ask actualAmount: create_expense name=Livro category=education'],
    ['gastei 80', 'ask name: create_expense actualAmount=80'],
    [
      'fiz uma compra de 90 na shopee',
      'create_expense name=Shopee category=shopping actualAmount=90',
    ],
    ['fiz compras no mercado, 340', 'create_expense name=Mercado category=food actualAmount=340'],
    [
      'tive um gasto de 70 com o encanador',
      'create_expense name=Encanador category=housing actualAmount=70',
    ],
    [
      'tive que pagar 400 pro pedreiro',
      'create_expense name=Pedreiro category=housing actualAmount=400',
    ],
    ['paguei 150 pra diarista', 'create_expense name=Diarista category=housing actualAmount=150'],
    ['dei 20 de gorjeta', 'create_expense name=Gorjeta category=gifts actualAmount=20'],
    ['doei 100 pra igreja', 'create_expense name=Igreja category=gifts actualAmount=100'],
    ['meu almoço hoje foi 32', 'create_expense name=Almoço category=food actualAmount=32'],
    ['o lanche foi 25 pila', 'create_expense name=Lanche category=food actualAmount=25'],
    ['acabei de gastar 27 na padaria', 'create_expense name=Padaria category=food actualAmount=27'],
    ['acabei gastando 60 no bar', 'create_expense name=Bar category=entertainment actualAmount=60'],
    ['já gastei 45 hoje de uber', 'create_expense name=Uber category=transport actualAmount=45'],
    ['torrei 300 conto em roupa', 'create_expense name=Roupa category=shopping actualAmount=300'],
    ['gastamos 180 no jantar', 'create_expense name=Jantar category=food actualAmount=180'],
    ['a gente gastou 180 no jantar', 'create_expense name=Jantar category=food actualAmount=180'],
    [
      'custou 90 o corte de cabelo',
      'create_expense name=Corte de cabelo category=other actualAmount=90',
    ],
    [
      'põe no orçamento 300 por mês de farmácia',
      'create_expense name=Farmácia category=health budgetedAmount=300',
    ],
    [
      'quero um orçamento de 500 por mês pra lazer',
      'create_expense name=Lazer category=entertainment budgetedAmount=500',
    ],
    [
      'orçamento de mercado 800 por mês',
      'create_expense name=Mercado category=food budgetedAmount=800',
    ],
    [
      'reserva 200 por mês pra presentes no orçamento',
      'create_expense name=Presentes category=gifts budgetedAmount=200',
    ],
    ['recebi meu salário de 5000', 'create_income name=Salário type=salary actualAmount=5000'],
    ['caiu o salário 4.800', 'create_income name=Salário type=salary actualAmount=4800'],
    ['recebi 300 de comissão', 'create_income name=Comissão type=freelance actualAmount=300'],
    ['ganhei 150 de um bico', 'create_income name=Bico type=freelance actualAmount=150'],
    ['entrou 2000 de aluguel', 'create_income name=Aluguel type=passive actualAmount=2000'],
    [
      'recebi o décimo terceiro 2.500',
      'create_income name=Décimo terceiro type=salary actualAmount=2500',
    ],
    ['ganhei 100 da minha vó', 'create_income name=Presente type=gift actualAmount=100'],
    [
      'vendi minha bicicleta por 400',
      'create_income name=Venda de bicicleta type=other actualAmount=400',
    ],
    ['recebi 500', 'ask name: create_income actualAmount=500'],
    ['recebi 80 de cashback', 'create_income name=Cashback type=other actualAmount=80'],
    [
      'pingou 1.200 do freela ontem',
      'create_income name=Freela type=freelance actualAmount=1200 date=2026-11-17',
    ],
    ['me pagaram 900 do projeto', 'create_income name=Projeto type=freelance actualAmount=900'],
    [
      'recebi 50 reais de dividendos',
      'create_income name=Dividendos type=investment actualAmount=50',
    ],
    ['caiu meu salário', 'ask actualAmount: create_income name=Salário type=salary'],
    ['recebi bônus de 3 mil', 'create_income name=Bônus type=bonus actualAmount=3000'],
    ['recebi um pix de 200 do João', 'create_income name=Pix João type=other actualAmount=200'],
    [
      'registra uma receita de 700 de consultoria',
      'create_income name=Consultoria type=freelance actualAmount=700',
    ],
  ])('%s', (text, expected) => {
    expect(short(inWords(route(text, 'pt-BR')))).toBe(expected)
  })
})

describe('bills and questions about money', () => {
  it.each([
    ['já paguei o aluguel', 'mark_bill_paid billRef=aluguel'],
    ['ja paguei a internet', 'mark_bill_paid billRef=internet'],
    ['paguei o aluguel', 'mark_bill_paid billRef=aluguel'],
    [
      'paguei aluguel e condomínio',
      'mark_bill_paid billRef=aluguel + mark_bill_paid billRef=condomínio',
    ],
    [
      'paguei a luz, a água e o gás',
      'mark_bill_paid billRef=luz + mark_bill_paid billRef=água + mark_bill_paid billRef=gás',
    ],
    [
      'paguei luz água e internet',
      'mark_bill_paid billRef=luz + mark_bill_paid billRef=água + mark_bill_paid billRef=internet',
    ],
    ['a luz já foi', 'mark_bill_paid billRef=luz'],
    ['o aluguel tá pago', 'mark_bill_paid billRef=aluguel'],
    ['a luz tá paga desde terça', 'mark_bill_paid billRef=luz paidDate=2026-11-17'],
    [
      'a conta de luz veio 150, paguei ontem',
      'mark_bill_paid billRef=luz paidDate=2026-11-17 amount=150',
    ],
    ['paguei 150 de luz', 'mark_bill_paid billRef=luz amount=150'],
    ['paguei 89,90 da internet', 'mark_bill_paid billRef=internet amount=89.9'],
    ['paguei o boleto da faculdade', 'mark_bill_paid billRef=faculdade'],
    ['paguei a escola das crianças', 'mark_bill_paid billRef=escola das crianças'],
    ['quitei a fatura do cartão ontem', 'mark_bill_paid billRef=cartão paidDate=2026-11-17'],
    ['paguei o iptu dia 10', 'mark_bill_paid billRef=iptu paidDate=2026-11-10'],
    ['marca o condomínio como pago', 'mark_bill_paid billRef=condomínio'],
    ['marca que paguei a luz', 'mark_bill_paid billRef=luz'],
    ['dá baixa na conta de água', 'mark_bill_paid billRef=água'],
    ['paguei a netflix', 'mark_bill_paid billRef=netflix'],
    ['paguei a academia', 'mark_bill_paid billRef=academia'],
    ['paguei a conta', 'ask billRef: mark_bill_paid'],
    ['paguei o cartão de outubro', 'mark_bill_paid billRef=cartão monthYear=2026-10'],
    ['paguei a conta de luz do mês passado', 'mark_bill_paid billRef=luz monthYear=2026-10'],
    ['pagamento do aluguel feito ✅', 'mark_bill_paid billRef=aluguel'],
    ['acabei de pagar o gás', 'mark_bill_paid billRef=gás'],
    ['o condomínio eu já paguei', 'mark_bill_paid billRef=condomínio'],
    ['desmarca o aluguel', 'unmark_bill_paid billRef=aluguel'],
    ['desmarca o gás que eu não paguei não', 'unmark_bill_paid billRef=gás'],
    ['marquei a internet errado, desmarca', 'unmark_bill_paid billRef=internet'],
    ['desfaz o pagamento do condomínio', 'unmark_bill_paid billRef=condomínio'],
    ['na verdade não paguei a luz', 'unmark_bill_paid billRef=luz'],
    ['cancela o pagamento da internet, voltou', 'unmark_bill_paid billRef=internet'],
    ['volta a luz pra pendente', 'unmark_bill_paid billRef=luz'],
    [
      'assinei spotify, 21,90 por mês, dia 4',
      'create_bill name=Spotify category=subscription amount=21.9 dueDay=4',
    ],
    [
      'assinei o disney plus por 43,90',
      'ask dueDay: create_bill name=Disney plus category=subscription amount=43.9',
    ],
    [
      'cadastra o aluguel, 1500, dia 5',
      'create_bill name=Aluguel category=housing amount=1500 dueDay=5',
    ],
    [
      'cadastra uma conta de internet de 120 todo dia 15',
      'create_bill name=Internet category=utilities amount=120 dueDay=15',
    ],
    [
      'nova conta fixa: academia 110 vence dia 8',
      'create_bill name=Academia category=subscription amount=110 dueDay=8',
    ],
    [
      'netflix 44,90 vence dia 12, põe nas contas fixas',
      'create_bill name=Netflix category=subscription amount=44.9 dueDay=12',
    ],
    [
      'adiciona a conta de luz 180 vencimento dia 22',
      'create_bill name=Luz category=utilities amount=180 dueDay=22',
    ],
    [
      'cria uma conta: seguro de vida, 90 reais, vencimento 10',
      'create_bill name=Seguro de vida category=insurance amount=90 dueDay=10',
    ],
    [
      'todo dia 10 pago 250 de plano de saúde',
      'create_bill name=Plano de saúde category=insurance amount=250 dueDay=10',
    ],
    [
      'meu aluguel é 1800 e vence dia 7',
      'create_bill name=Aluguel category=housing amount=1800 dueDay=7',
    ],
    ['cadastra a conta de luz', 'ask amount,dueDay: create_bill name=Luz category=utilities'],
    [
      'contratei um plano de celular de 59,90 por mês',
      'ask dueDay: create_bill name=Plano de celular category=utilities amount=59.9',
    ],
    ['quero cadastrar uma conta fixa', 'ask name,amount,dueDay: create_bill'],
    ['tenho que pagar quanto esse mês?', 'get_pending_bills month=11 year=2026'],
    [
      'quais contas vencem essa semana?',
      'get_pending_bills month=11 year=2026 dueUntil=2026-11-22',
    ],
    ['quais contas tenho pra pagar?', 'get_pending_bills month=11 year=2026'],
    ['o que falta pagar?', 'get_pending_bills month=11 year=2026'],
    ['tem conta vencendo hoje?', 'get_pending_bills month=11 year=2026 dueUntil=2026-11-18'],
    ['tem alguma conta vencida?', 'get_bills month=11 year=2026 status=overdue'],
    ['quais contas estão atrasadas?', 'get_bills month=11 year=2026 status=overdue'],
    ['quais contas já paguei?', 'get_bills month=11 year=2026 status=paid'],
    ['lista minhas contas', 'get_bills month=11 year=2026 status=all'],
    ['minhas contas do mês', 'get_bills month=11 year=2026 status=all'],
    ['me mostra as contas de janeiro', 'get_bills month=1 year=2027 status=all'],
    ['quanto falta pagar esse mês?', 'get_pending_bills month=11 year=2026'],
    ['falta pagar alguma coisa?', 'get_pending_bills month=11 year=2026'],
    ['já paguei a luz?', 'get_pending_bills month=11 year=2026 name=luz'],
    ['a internet tá paga?', 'get_pending_bills month=11 year=2026 name=internet'],
    ['que contas vencem até dia 25?', 'get_pending_bills month=11 year=2026 dueUntil=2026-11-25'],
    ['quando vence o aluguel?', 'get_pending_bills month=11 year=2026 name=aluguel'],
    ['contas pendentes', 'get_pending_bills month=11 year=2026'],
    ['quanto gastei hoje?', 'get_expenses startDate=2026-11-18 endDate=2026-11-18'],
    ['quanto gastei ontem', 'get_expenses startDate=2026-11-17 endDate=2026-11-17'],
    ['quanto gastei essa semana?', 'get_expenses startDate=2026-11-16 endDate=2026-11-22'],
    [
      'quanto eu gastei com transporte esse mês',
      'get_expenses month=11 year=2026 category=transport',
    ],
    [
      'quanto foi de mercado em outubro?',
      'get_expenses month=10 year=2026 category=food name=mercado',
    ],
    ['gastei quanto esse mês?', 'get_finance_summary period=current_month'],
    [
      'quanto gastei de uber em setembro?',
      'get_expenses month=9 year=2026 category=transport name=uber',
    ],
    [
      'quanto gastei com lazer mês passado?',
      'get_expenses month=10 year=2026 category=entertainment',
    ],
    ['me mostra meus gastos', 'get_expenses month=11 year=2026'],
    ['lista os gastos de outubro', 'get_expenses month=10 year=2026'],
    ['quais foram meus gastos com saúde', 'get_expenses month=11 year=2026 category=health'],
    ['com o que gastei mais esse mês?', 'get_expenses month=11 year=2026'],
    ['resumo do mês', 'get_finance_summary period=current_month'],
    ['como tá meu orçamento?', 'get_finance_summary period=current_month'],
    ['como foi o mês passado financeiramente?', 'get_finance_summary period=last_month'],
    ['meu saldo', 'get_finance_summary period=current_month'],
    ['quanto sobrou esse mês?', 'get_finance_summary period=current_month'],
    ['quanto ainda posso gastar?', 'get_allowance'],
    ['tô no vermelho?', 'get_finance_summary period=current_month'],
    ['quanto gastei esse ano?', 'get_finance_summary period=year'],
    ['quanto recebi esse mês?', 'get_incomes month=11 year=2026'],
    ['quanto ganhei em outubro', 'get_incomes month=10 year=2026'],
    ['minhas receitas de setembro', 'get_incomes month=9 year=2026'],
    ['quanto entrou mês passado', 'get_incomes month=10 year=2026'],
    ['fechei o mês no azul?', 'get_finance_summary period=current_month'],
    ['como estão as contas?', 'get_bills month=11 year=2026 status=all'],
  ])('%s', (text, expected) => {
    expect(short(inWords(route(text, 'pt-BR')))).toBe(expected)
  })
})

describe('the body, corrections and several things at once', () => {
  it.each([
    ['me pesei agora: 82,5', 'record_metric type=weight value=82.5 unit=kg'],
    ['tô pesando 80', 'record_metric type=weight value=80 unit=kg'],
    ['peso 79,8', 'record_metric type=weight value=79.8 unit=kg'],
    ['balança hoje: 81,2', 'record_metric type=weight value=81.2 unit=kg'],
    ['peso de hoje 82.5', 'record_metric type=weight value=82.5 unit=kg'],
    ['estou com 90kg', 'record_metric type=weight value=90 unit=kg'],
    ['80,5 kg', 'record_metric type=weight value=80.5 unit=kg'],
    ['dormi 7 horas', 'record_metric type=sleep value=7 unit=hours'],
    ['dormi umas 6h', 'record_metric type=sleep value=6 unit=hours'],
    ['dormi 8h essa noite', 'record_metric type=sleep value=8 unit=hours'],
    [
      'dormi das 22:30 às 5:45',
      'record_metric type=sleep value=7.25 unit=hours metadata={bedtime=22:30 waketime=05:45}',
    ],
    [
      'deitei 23h e acordei 6h30',
      'record_metric type=sleep value=7.5 unit=hours metadata={bedtime=23:00 waketime=06:30}',
    ],
    [
      'fui dormir meia noite e acordei às 8',
      'record_metric type=sleep value=8 unit=hours metadata={bedtime=00:00 waketime=08:00}',
    ],
    ['dormi só 4 horas', 'record_metric type=sleep value=4 unit=hours'],
    ['dormi 7h e meia', 'record_metric type=sleep value=7.5 unit=hours'],
    ['dormi super bem, 8 horas', 'record_metric type=sleep value=8 unit=hours notes=dormiu bem'],
    ['ontem dormi 6 horas', 'record_metric type=sleep value=6 unit=hours date=2026-11-17'],
    ['sono: 7h', 'record_metric type=sleep value=7 unit=hours'],
    ['bebi 500ml de água', 'record_metric type=water value=500 unit=ml'],
    ['bebi meio litro de água', 'record_metric type=water value=500 unit=ml'],
    ['tomei 1 litro e meio de água', 'record_metric type=water value=1500 unit=ml'],
    ["tomei um copo d'água", 'record_metric type=water value=250 unit=ml'],
    ['bebi uma garrafa de 500ml', 'record_metric type=water value=500 unit=ml'],
    ['água 300ml', 'record_metric type=water value=300 unit=ml'],
    ['2 copos de água', 'record_metric type=water value=500 unit=ml'],
    ['+500ml', 'record_metric type=water value=500 unit=ml'],
    ['bebi dois litros', 'record_metric type=water value=2000 unit=ml'],
    ['bebi 2L hoje', 'record_metric type=water value=2000 unit=ml'],
    ['bebi água', 'ask value: record_metric type=water unit=ml'],
    ['tomei uma garrafinha de água', 'ask value: record_metric type=water unit=ml'],
    [
      'corri 30 minutos',
      'record_metric type=exercise value=30 unit=min metadata={exerciseType=cardio}',
    ],
    [
      'corri 5 km em 28 minutos',
      'record_metric type=exercise value=28 unit=min metadata={exerciseType=cardio distanceKm=5}',
    ],
    [
      'corri 10k em 1h',
      'record_metric type=exercise value=60 unit=min metadata={exerciseType=cardio distanceKm=10}',
    ],
    [
      'caminhei 40 min no parque',
      'record_metric type=exercise value=40 unit=min metadata={exerciseType=cardio}',
    ],
    [
      'pedalei 20km em uma hora',
      'record_metric type=exercise value=60 unit=min metadata={exerciseType=cardio distanceKm=20}',
    ],
    [
      'nadei 45 minutos',
      'record_metric type=exercise value=45 unit=min metadata={exerciseType=cardio}',
    ],
    ['treinei 1 hora', 'record_metric type=exercise value=60 unit=min'],
    [
      'malhei por 50 min',
      'record_metric type=exercise value=50 unit=min metadata={exerciseType=strength}',
    ],
    [
      'fiz 30 min de yoga',
      'record_metric type=exercise value=30 unit=min metadata={exerciseType=flexibility}',
    ],
    [
      'yoga 45 min',
      'record_metric type=exercise value=45 unit=min metadata={exerciseType=flexibility}',
    ],
    [
      'joguei bola por 1h',
      'record_metric type=exercise value=60 unit=min metadata={exerciseType=sports}',
    ],
    [
      'joguei futebol 90 minutos',
      'record_metric type=exercise value=90 unit=min metadata={exerciseType=sports}',
    ],
    [
      'academia 1h',
      'record_metric type=exercise value=60 unit=min metadata={exerciseType=strength}',
    ],
    [
      'fiz musculação por uma hora',
      'record_metric type=exercise value=60 unit=min metadata={exerciseType=strength}',
    ],
    [
      'fiz pilates',
      'ask value: record_metric type=exercise unit=min metadata={exerciseType=flexibility}',
    ],
    [
      'corri 8km',
      'ask value: record_metric type=exercise unit=min metadata={exerciseType=cardio distanceKm=8}',
    ],
    [
      'caminhada de 30 minutos com a Ana',
      'record_metric type=exercise value=30 unit=min metadata={exerciseType=cardio}',
    ],
    [
      'esteira 25 min',
      'record_metric type=exercise value=25 unit=min metadata={exerciseType=cardio}',
    ],
    [
      'fui na academia por 1 hora',
      'record_metric type=exercise value=60 unit=min metadata={exerciseType=strength}',
    ],
    ['fiz 10 mil passos', 'record_metric type=custom metricRef=passos value=10000 unit=passos'],
    ['humor 8', 'record_metric type=mood value=8 unit=score'],
    ['meu humor tá 6 hoje', 'record_metric type=mood value=6 unit=score'],
    ['humor de hoje: 7/10', 'record_metric type=mood value=7 unit=score'],
    ['acordei com humor 5', 'record_metric type=mood value=5 unit=score'],
    ['energia 3', 'record_metric type=energy value=3 unit=score'],
    ['minha energia tá em 8', 'record_metric type=energy value=8 unit=score'],
    ['energia nota 9', 'record_metric type=energy value=9 unit=score'],
    [
      'humor 7 e energia 6',
      'record_metric type=mood value=7 unit=score + record_metric type=energy value=6 unit=score',
    ],
    [
      'pressão 13 por 9',
      'record_metric type=custom metricRef=pressão arterial values={systolic=130 diastolic=90} unit=mmHg',
    ],
    [
      'pressão 120/80',
      'record_metric type=custom metricRef=pressão arterial values={systolic=120 diastolic=80} unit=mmHg',
    ],
    ['glicemia 98', 'record_metric type=custom metricRef=glicemia value=98 unit=mg/dL'],
    ['batimentos 72', 'record_metric type=custom metricRef=frequência cardíaca value=72 unit=bpm'],
    ['febre de 38,5', 'record_metric type=custom metricRef=temperatura value=38.5 unit=°C'],
    ['pesei 600kg', 'ask value: record_metric type=weight unit=kg'],
    ['dormi 30 horas', 'ask value: record_metric type=sleep unit=hours'],
    ['humor 0', 'ask value: record_metric type=mood unit=score'],
    ['bebi 50 litros de água', 'ask value: record_metric type=water unit=ml'],
    ['muda meu peso de hoje pra 81', 'update_metric entryRef={type=weight} value=81'],
    [
      'corrige o peso de ontem pra 80,5',
      'update_metric entryRef={type=weight date=2026-11-17} value=80.5',
    ],
    ['meu peso na verdade era 83', 'update_metric entryRef={type=weight} value=83'],
    ['apaga meu peso de hoje', 'delete_metric entryRef={type=weight}'],
    ['exclui o sono de ontem', 'delete_metric entryRef={type=sleep date=2026-11-17}'],
    ['remove o registro de humor de hoje', 'delete_metric entryRef={type=mood}'],
    ['apaga a água que registrei', 'delete_metric entryRef={type=water}'],
    [
      'muda o uber de ontem pra 25',
      'update_expense expenseRef={name=uber date=2026-11-17} actualAmount=25',
    ],
    ['o mercado na verdade foi 67', 'update_expense expenseRef={name=mercado} actualAmount=67'],
    ['corrige o almoço pra 40', 'update_expense expenseRef={name=almoço} actualAmount=40'],
    [
      'o uber foi 28 e não 20',
      'update_expense expenseRef={name=uber actualAmount=20} actualAmount=28',
    ],
    [
      'muda a categoria do mercado pra lazer',
      'update_expense expenseRef={name=mercado} category=entertainment',
    ],
    ['apaga o gasto do mercado', 'delete_expense expenseRef={name=mercado}'],
    ['apaga o último gasto', 'undo'],
    ['deleta o uber de ontem', 'delete_expense expenseRef={name=uber date=2026-11-17}'],
    [
      'exclui aquela compra de 50 na farmácia',
      'delete_expense expenseRef={name=farmácia actualAmount=50}',
    ],
    ['tira o ifood de 62,90', 'delete_expense expenseRef={name=ifood actualAmount=62.9}'],
    [
      'remove o gasto de ontem na padaria',
      'delete_expense expenseRef={name=padaria date=2026-11-17}',
    ],
    ['desfaz', 'undo'],
    ['desfaz isso', 'undo'],
    ['desfaz o último', 'undo'],
    ['apaga isso', 'undo'],
    ['desfaz o gasto do mercado', 'undo expenseRef={name=mercado}'],
    ['volta atrás', 'undo'],
    ['quanto dormi essa semana?', 'get_tracking_history type=sleep days=7'],
    ['como tá meu peso?', 'get_tracking_history type=weight days=30'],
    ['meu peso nos últimos 30 dias', 'get_tracking_history type=weight days=30'],
    [
      'quanto bebi de água hoje?',
      'get_tracking_history type=water startDate=2026-11-18 endDate=2026-11-18',
    ],
    [
      'quanta água bebi ontem?',
      'get_tracking_history type=water startDate=2026-11-17 endDate=2026-11-17',
    ],
    ['histórico de sono', 'get_tracking_history type=sleep days=30'],
    ['me mostra meu humor da semana', 'get_tracking_history type=mood days=7'],
    [
      'quantas vezes treinei esse mês?',
      'get_tracking_history type=exercise startDate=2026-11-01 endDate=2026-11-30',
    ],
    [
      'quantas horas dormi semana passada',
      'get_tracking_history type=sleep startDate=2026-11-09 endDate=2026-11-15',
    ],
    [
      'média de sono do mês',
      'get_tracking_history type=sleep startDate=2026-11-01 endDate=2026-11-30',
    ],
    ['qual meu peso?', 'get_tracking_history type=weight days=30'],
    [
      'quanto eu pesava em setembro?',
      'get_tracking_history type=weight startDate=2026-09-01 endDate=2026-09-30',
    ],
    [
      'gastei 30 no uber e bebi 2 litros de água',
      'create_expense name=Uber category=transport actualAmount=30 + record_metric type=water value=2000 unit=ml',
    ],
    [
      'gastei 50 no mercado bebi 1 litro de água e dormi 8 horas',
      'create_expense name=Mercado category=food actualAmount=50 + record_metric type=water value=1000 unit=ml + record_metric type=sleep value=8 unit=hours',
    ],
    [
      'paguei a luz e gastei 40 no almoço',
      'mark_bill_paid billRef=luz + create_expense name=Almoço category=food actualAmount=40',
    ],
    [
      "almoço 35, uber 18 e 2 copos d'água",
      'create_expense name=Almoço category=food actualAmount=35 + create_expense name=Uber category=transport actualAmount=18 + record_metric type=water value=500 unit=ml',
    ],
    [
      'gastei 50 no mercado e 30 na farmácia',
      'create_expense name=Mercado category=food actualAmount=50 + create_expense name=Farmácia category=health actualAmount=30',
    ],
    [
      'gastei 50 no mercado, 30 na farmácia e 20 na padaria',
      'create_expense name=Mercado category=food actualAmount=50 + create_expense name=Farmácia category=health actualAmount=30 + create_expense name=Padaria category=food actualAmount=20',
    ],
    [
      'ontem gastei 50 no mercado e 30 na farmácia',
      'create_expense name=Mercado category=food actualAmount=50 date=2026-11-17 + create_expense name=Farmácia category=health actualAmount=30 date=2026-11-17',
    ],
    [
      'mercado 50 farmácia 30 padaria 12',
      'create_expense name=Mercado category=food actualAmount=50 + create_expense name=Farmácia category=health actualAmount=30 + create_expense name=Padaria category=food actualAmount=12',
    ],
    [
      'dormi 7h, pesei 82 e humor 8',
      'record_metric type=sleep value=7 unit=hours + record_metric type=weight value=82 unit=kg + record_metric type=mood value=8 unit=score',
    ],
    [
      'corri 5km em 30min e gastei 15 no açaí',
      'record_metric type=exercise value=30 unit=min metadata={exerciseType=cardio distanceKm=5} + create_expense name=Açaí category=food actualAmount=15',
    ],
    [
      'recebi 3000 de salário e paguei o aluguel',
      'create_income name=Salário type=salary actualAmount=3000 + mark_bill_paid billRef=aluguel',
    ],
    [
      'bebi 500ml de manhã e 300ml à tarde',
      'record_metric type=water value=500 unit=ml + record_metric type=water value=300 unit=ml',
    ],
    [
      'acordei, pesei 81 e corri 20 min',
      'record_metric type=weight value=81 unit=kg + record_metric type=exercise value=20 unit=min metadata={exerciseType=cardio}',
    ],
    [
      'anota: peso 82, água 500ml, humor 7',
      'record_metric type=weight value=82 unit=kg + record_metric type=water value=500 unit=ml + record_metric type=mood value=7 unit=score',
    ],
    [
      'comprei um livro 40 e um caderno 15',
      'create_expense name=Livro category=education actualAmount=40 + create_expense name=Caderno category=education actualAmount=15',
    ],
    [
      'gastei 50 no mercado e paguei a internet ontem',
      'create_expense name=Mercado category=food actualAmount=50 + mark_bill_paid billRef=internet paidDate=2026-11-17',
    ],
    [
      'gastei 50 no mercado e quanto já gastei esse mês?',
      'create_expense name=Mercado category=food actualAmount=50 + get_finance_summary period=current_month',
    ],
    ['gastei 40 no almoço, tava caro', 'create_expense name=Almoço category=food actualAmount=40'],
    ['paguei a luz e o João me deve 50', 'mark_bill_paid billRef=luz'],
    [
      'quanto gastei esse mês e quanto entrou?',
      'get_finance_summary period=current_month + get_incomes month=11 year=2026',
    ],
  ])('%s', (text, expected) => {
    expect(short(inWords(route(text, 'pt-BR')))).toBe(expected)
  })
})

describe('everyday ways to say it', () => {
  it.each([
    [
      'a internet é 120 todo dia 10',
      'create_bill name=Internet category=utilities amount=120 dueDay=10',
    ],
    [
      'o condomínio é 480 todo dia 5',
      'create_bill name=Condomínio category=housing amount=480 dueDay=5',
    ],
    [
      'o aluguel é 1500 por mês',
      'ask dueDay: create_bill name=Aluguel category=housing amount=1500',
    ],
    [
      'segunda mercado 50',
      'create_expense name=Mercado category=food actualAmount=50 date=2026-11-16',
    ],
    [
      'débito mercado 50',
      'create_expense name=Mercado category=food actualAmount=50 paymentMethod=debit_card',
    ],
    ['juros do cartão 80', 'create_expense name=Juros do cartão category=bills actualAmount=80'],
    ['registra despesa: mercado 50', 'create_expense name=Mercado category=food actualAmount=50'],
    [
      'gastei 100 com meu filho no shopping',
      'create_expense name=Shopping category=shopping actualAmount=100',
    ],
    [
      'paguei 50 no uber pra ir no médico',
      'create_expense name=Uber category=transport actualAmount=50',
    ],
    [
      'comprei um presente de 80 pro João',
      'create_expense name=Presente para João category=gifts actualAmount=80',
    ],
    ['anuidade 30', 'create_expense name=Anuidade category=bills actualAmount=30'],
    ['mercado = 50', 'create_expense name=Mercado category=food actualAmount=50'],
    [
      'foi 12,40 no lanchinho da manhã',
      'create_expense name=Lanchinho da manhã category=food actualAmount=12.4',
    ],
    [
      'inscrição da corrida 120',
      'create_expense name=Inscrição da corrida category=education actualAmount=120',
    ],
    [
      'conserto da geladeira 270',
      'create_expense name=Conserto da geladeira category=housing actualAmount=270',
    ],
    [
      'assisti um filme, 40 reais o ingresso',
      'create_expense name=Ingresso category=entertainment actualAmount=40',
    ],
    ['gastei 30 no lanche e mais nada', 'create_expense name=Lanche category=food actualAmount=30'],
    ['mete aí 20 reais de açaí', 'create_expense name=Açaí category=food actualAmount=20'],
    ['janta 31,9 no va', 'create_expense name=Janta category=food actualAmount=31.9'],
    ['o uber de hoje foi 27, corrige', 'update_expense expenseRef={name=uber} actualAmount=27'],
    [
      'quanto foi de mercado e padaria em outubro?',
      'get_expenses month=10 year=2026 name=mercado e padaria',
    ],
    ['extrato de outubro', 'get_expenses month=10 year=2026'],
    ['ainda devo alguma conta esse mês?', 'get_pending_bills month=11 year=2026'],
    ['tem alguma conta pra pagar?', 'get_pending_bills month=11 year=2026'],
    [
      'desmarca a luz, a internet e o aluguel',
      'unmark_bill_paid billRef=luz + unmark_bill_paid billRef=internet + unmark_bill_paid billRef=aluguel',
    ],
    [
      'paguei hoje a luz e ontem a água',
      'mark_bill_paid billRef=luz + mark_bill_paid billRef=água paidDate=2026-11-17',
    ],
    [
      'gastei ontem 50 no mercado e hoje 30 na padaria',
      'create_expense name=Mercado category=food actualAmount=50 date=2026-11-17 + create_expense name=Padaria category=food actualAmount=30',
    ],
    [
      'paguei 150 na academia do bairro',
      'create_expense name=Academia do bairro category=health actualAmount=150',
    ],
    [
      'faz 3 dias que gastei 50 no mercado',
      'create_expense name=Mercado category=food actualAmount=50 date=2026-11-15',
    ],
    [
      'semana passada, na quinta, gastei 50 no bar',
      'create_expense name=Bar category=entertainment actualAmount=50 date=2026-11-12',
    ],
    ['põe o uber na data de ontem', 'update_expense expenseRef={name=uber} date=2026-11-17'],
    ['joga o mercado pra ontem', 'update_expense expenseRef={name=mercado} date=2026-11-17'],
    ['tira o uber de ontem dos gastos', 'delete_expense expenseRef={name=uber date=2026-11-17}'],
    ['o que eu gastei com comida em outubro?', 'get_expenses month=10 year=2026 category=food'],
    ['gastos de outubro', 'get_expenses month=10 year=2026'],
    ['como fechei o mês passado?', 'get_finance_summary period=last_month'],
    [
      'orçamento de 600 por mês pra lazer',
      'create_expense name=Lazer category=entertainment budgetedAmount=600',
    ],
    ['ganhei um bônus de 500 da empresa', 'create_income name=Bônus type=bonus actualAmount=500'],
    [
      'conta fixa nova: academia 110 todo dia 8',
      'create_bill name=Academia category=subscription amount=110 dueDay=8',
    ],
    [
      'o que tenho pra pagar até o fim da semana?',
      'get_pending_bills month=11 year=2026 dueUntil=2026-11-22',
    ],
    ['o que vence até o fim do mês?', 'get_pending_bills month=11 year=2026 dueUntil=2026-11-30'],
    ['volta atrás, desfaz o que você acabou de fazer', 'undo'],
    ['desfaz o registro de água', 'undo entryRef={type=water}'],
    [
      'lancei 50 na padaria, pix',
      'create_expense name=Padaria category=food actualAmount=50 paymentMethod=pix',
    ],
    ['99 pop 12,30', 'create_expense name=99 pop category=transport actualAmount=12.3'],
    ['paguei 120 de luz', 'mark_bill_paid billRef=luz amount=120'],
    ['paguei 600 de escola', 'create_expense name=Escola category=education actualAmount=600'],
    ['marquei a internet errado, desmarca', 'unmark_bill_paid billRef=internet'],
    ['gastei 50 no mercado, digo, 60', 'create_expense name=Mercado category=food actualAmount=60'],
    [
      'gastei 50 no mercado, não, na farmácia',
      'create_expense name=Farmácia category=health actualAmount=50',
    ],
    ['gastei mais de 100 no mercado', 'create_expense name=Mercado category=food actualAmount=100'],
    ['desfaz tudo', 'undo_several all=true'],
    ['gorjeta 10', 'create_expense name=Gorjeta category=gifts actualAmount=10'],
    ['garrafa de água 4,50', 'create_expense name=Garrafa de água category=food actualAmount=4.5'],
    ['2 águas 8 reais', 'create_expense name=Águas category=food actualAmount=8'],
    ['paguei o aluguel 1500', 'mark_bill_paid billRef=aluguel amount=1500'],
    ['tanque cheio 300', 'create_expense name=Gasolina category=transport actualAmount=300'],
    ['leite 1l 5,50', 'create_expense name=Leite category=food actualAmount=5.5'],
    ['coca 2 litros 9,90', 'create_expense name=Coca category=food actualAmount=9.9'],
    [
      'comprei um iphone 15 por 5000',
      'create_expense name=Iphone category=shopping actualAmount=5000',
    ],
    ['doei 50', 'ask name: create_expense actualAmount=50'],
    ['água 2 litros 5 reais', 'create_expense name=Água category=food actualAmount=5'],
    ['comprei 2 kg de carne por 80', 'create_expense name=Carne category=food actualAmount=80'],
    ['o salário caiu na conta, 4800', 'create_income name=Salário type=salary actualAmount=4800'],
    ['peguei 2 filmes por 30', 'create_expense name=Filmes category=entertainment actualAmount=30'],
    ['fiz uma tatuagem por 300', 'create_expense name=Tatuagem category=other actualAmount=300'],
    ['comi um pastel de 12', 'create_expense name=Pastel category=food actualAmount=12'],
    ['tomei um café de 8 reais', 'create_expense name=Café category=food actualAmount=8'],
    ['pedi uma pizza 60 reais', 'create_expense name=Pizza category=food actualAmount=60'],
    ['pedi pizza, 60', 'create_expense name=Pizza category=food actualAmount=60'],
    [
      'fui no cinema, 40 reais',
      'create_expense name=Cinema category=entertainment actualAmount=40',
    ],
    [
      'fui no dentista e paguei 200',
      'create_expense name=Dentista category=health actualAmount=200',
    ],
    [
      'assisti um filme no cinema por 30',
      'create_expense name=Filme no cinema category=entertainment actualAmount=30',
    ],
    [
      'dei 50 reais de presente pra Ana',
      'create_expense name=Presente para Ana category=gifts actualAmount=50',
    ],
    [
      'levei o carro na oficina, 450',
      'create_expense name=Carro na oficina category=transport actualAmount=450',
    ],
    ['troquei o pneu, 380 reais', 'create_expense name=Pneu category=transport actualAmount=380'],
  ])('%s', (text, expected) => {
    expect(short(inWords(route(text, 'pt-BR')))).toBe(expected)
  })
})
