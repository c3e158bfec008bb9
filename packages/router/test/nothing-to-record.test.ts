import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

describe('pt-BR: nothing to record', () => {
  it.each([
    'não gastei 50 no mercado',
    'ainda não paguei o aluguel',
    'nunca gastei tanto',
    'não bebi água hoje',
    'não dormi nada',
    'nem gastei nada essa semana',
    'se eu comprasse um carro de 50 mil',
    'se eu gastar 200 no bar fico liso',
    'minha mãe pagou a luz',
    'meu marido gastou 300 no mercado',
    'o João pagou o almoço',
    'ela comprou um vestido de 200',
    'meu filho dormiu 8 horas',
    'minha namorada pesa 60kg',
    'meu pai tomou 2 litros de água',
    'quero comprar uma tv de 3 mil',
    'vou pagar a luz amanhã',
    'preciso pagar o aluguel',
    'tenho que comprar ração, uns 100 reais',
    'pretendo gastar menos',
    'amanhã vou gastar 100 no mercado',
    'semana que vem pago o condomínio',
    'quase comprei um tênis de 400',
    'ia comprar um celular mas desisti',
    'por pouco não gastei 500',
    'paguei pato',
    'meu cunhado escreveu: gastei 80 no bar',
    'paguei língua',
    'gastei saliva à toa',
    'gastei sola de sapato',
    'perdi a conta de quantas vezes',
    'gastei 3 horas no trânsito',
    'gastei a manhã toda no médico',
    'comprei briga com o vizinho',
    'caiu a ficha',
    'recebi um elogio do chefe',
    'recebi visitas hoje',
    'corri pro abraço',
    'corri o risco de perder o ônibus',
    'dormi no ponto',
    'pesei os prós e contras',
    'levantei 100kg no supino',
    'tomei um susto',
    'tomei 3 cervejas',
    'tomei uma taça de vinho',
    'bebi 2 litros de coca',
    'tomei café',
    'acordei às 7',
    'fui dormir tarde',
    'o tomate tá 12 reais o quilo',
    'o iphone custa 8 mil',
    'vi um tênis de 300 reais',
    'o dólar tá 5,80',
    'a passagem subiu pra 5 reais',
    'o Pedro me deve 300',
    'emprestei 100 pro Lucas',
    'me devem 50 reais',
    'paga a luz pra mim',
    'paga o gás aí pra mim',
    'faz um pix de 50 pro João',
    'transfere 200 pra minha mãe',
    'compra um presente pra Ana',
    'liga o ar condicionado',
    'acende a luz da sala',
    'toca uma música',
    'qual a capital da França?',
    'quanto custa um iphone?',
    'quanto é 15% de 200?',
    'quantos litros de água devo beber por dia?',
    'qual o melhor investimento?',
    'devo comprar ações da petrobras?',
    'tô com dor de cabeça, que remédio tomo?',
    'ele disse "gastei 50 no mercado"',
    'minha amiga falou que gastei demais',
    'sonhei que gastei 1000 reais',
    'gastei 20 no café mas não precisa anotar',
    'não anota isso: gastei 50',
    'só comentando, gastei 200 no bar',
    'é brincadeira, gastei 1 milhão',
    'oi',
    'bom dia, tudo bem?',
    'obrigado!',
    'kkkk',
    'tchau',
    'me conta uma piada',
    'quem é você?',
    'que calor hoje',
    'tô com fome',
    'decidi que vou comer pizza',
    'meu gato pesa 5kg',
    'o bebê dormiu 10 horas',
    'gastou 50 no mercado',
    'gastaria 50 no mercado',
    'pensando em gastar 50 no mercado',
    'será que gastei demais?',
    'eu gastei 50 no mercado?',
    'gastei 50 no mercado?',
    'fulano gastou 50',
    'falta pagar 50 do mercado',
    'me cobraram 50 reais no estacionamento',
    'pagaram 50 reais no mercado',
    'o salário mínimo é 1412',
    'a conta de luz aumentou',
    'tô devendo um café pro Rafa',
    'recebi alta do hospital',
    'gastei um tempão nisso',
    'tô morto de cansaço',
    'o leite subiu pra 7 reais',
    'minha avó tem pressão 14 por 9',
    'o tanque tem 50 litros',
    'vale a pena comprar um carro?',
    'kkkkkkkkkk',
    'haja paciência',
    'meu ônibus é o 205',
    'ele disse: gastei 50',
    'devolvi o tênis de 300',
    'comi 3 pedaços de pizza',
    'sim',
    'faz a transferência de 50 pra Ana',
    'comprei um tênis no app mas cancelei',
    'compro um iphone ou um samsung?',
    'recebi 3 visitas hoje',
    'não anota esse gasto de 50 no bar',
    'ganhei 2 kg esse mês',
    'eu pesava 90 kg',
  ])('%s', (text) => {
    expect(route(text, 'pt-BR').intent).toBe('none')
  })
})

describe('pt-BR: handed over, never guessed', () => {
  it.each([
    'queria ter gastado menos',
    'fiz agachamento com 80kg',
    'gasolina tá 6,50',
    'etanol anda 4,20',
    'como eu faço pra cadastrar meu peso no app?',
    'fui no médico hoje',
    'quitei minha dívida',
    'terminei o livro',
    'meu salário é 5000',
    'meu salário caiu 500 reais',
    'fiz 3 séries de 10',
    'dei 5 estrelas',
    'a luz veio 200',
    'fatura do cartão veio 2000',
    'conta de energia 200',
    'deleta minha conta',
    'paguei 3 contas',
    'aluguel 1500',
    'pensão 600',
    'uber 2x 15',
  ])('%s', (text) => {
    expect(route(text, 'pt-BR').intent).toBe('model')
  })
})

describe('en: nothing to record', () => {
  it.each([
    "I didn't spend 50 on groceries",
    "I haven't paid the rent yet",
    'I never drink water',
    "didn't sleep at all",
    'if I bought a car for 50000',
    "if I spend 200 at the bar I'm broke",
    'my mom paid the electric bill',
    'my husband spent 300 on groceries',
    'John paid for lunch',
    'she bought a 200 dress',
    'my son slept 8 hours',
    'my girlfriend weighs 60kg',
    'I want to buy a 3000 tv',
    "I'll pay the rent tomorrow",
    'I need to pay the rent',
    'I have to buy dog food, about 100',
    "tomorrow I'm going to spend 100 on groceries",
    'I almost bought a 400 pair of shoes',
    'I was going to buy a phone but changed my mind',
    'I paid attention in class',
    'I spent 3 hours in traffic',
    'I spent the morning at the doctor',
    'I ran into an old friend',
    'I ran out of coffee',
    'I slept on it',
    'I slept in today',
    'I weighed my options',
    'I benched 100kg',
    'I drank 3 beers',
    'I had a glass of wine',
    'I drank 2 liters of coke',
    'I woke up at 7',
    'I went to bed late',
    'the iphone costs 8000',
    'I saw some shoes for 300',
    'Pedro owes me 300',
    'I lent Lucas 100',
    'pay the rent for me',
    'send 50 to John',
    'transfer 200 to my mom',
    'buy a gift for Ana',
    'turn on the AC',
    'turn off the living room lights',
    'play some music',
    "what's the capital of France?",
    'how much is an iphone?',
    'how much water should I drink a day?',
    'should I buy tesla stock?',
    'I have a headache, what should I take?',
    'he said "I spent 50 on groceries"',
    'my friend says I spend too much',
    'I dreamed I spent 1000 dollars',
    "I spent 20 on coffee but don't log it",
    "don't record this: spent 50",
    'just saying, I spent 200 at the bar',
    'just kidding, I spent a million',
    'hi',
    'good morning!',
    'thanks!',
    'lol',
    'bye',
    'tell me a joke',
    'who are you?',
    "I'm hungry",
    'decided to have pizza tonight',
    'my cat weighs 5kg',
    'the baby slept 10 hours',
    'would have spent 50 on groceries',
    'thinking about spending 50 on groceries',
    'they charged me 50 for parking',
    'the minimum wage is 1412',
    'the electric bill went up',
    'I gained 2 kg this month',
    'lost 3 pounds',
    'I spent 3 days sick',
    'he told me he ran 5k',
    'I returned the shoes',
    'ate 3 slices of pizza',
    'this suitcase weighs 23 kg',
    'slept like a baby',
  ])('%s', (text) => {
    expect(route(text, 'en').intent).toBe('none')
  })
})

describe('en: handed over, never guessed', () => {
  it.each([
    'gas is 6.50 now',
    "what's the best investment?",
    'did I spend 50 on groceries?',
    'paid 3 bills',
    'I want to save 500 a month',
    'I owe the bank 300',
    'paid off my debt',
    'my salary is 5000',
    'delete my account',
    'spent 50-60 on lunch',
  ])('%s', (text) => {
    expect(route(text, 'en').intent).toBe('model')
  })
})

describe('numbers that are not money', () => {
  it.each([
    'o placar foi 2 x 1',
    'minha nota foi 9',
    'o voo é às 14h30',
    'capítulo 12',
    'fiz 3 gols hoje',
    'o carro faz 10 km por litro',
    'hoje tá 35 graus',
    'netflix temporada 3',
    'iphone 15',
    'calça 44',
    'academia às 7',
    'pizza 4 queijos',
    'coca 2 litros',
  ])('%s', (text) => {
    expect(['none', 'model']).toContain(route(text).intent)
  })
})

describe('what is read off something is no purchase', () => {
  it.each([['fridge temperature 4', 'en']] as const)('%s', (text, locale) => {
    expect(['none', 'model']).toContain(route(text, locale).intent)
  })
})

describe('a bill said to be paid is neither a fact to keep nor left to do', () => {
  it('is marked', () => {
    expect(inWords(route('não esquece: o gás já foi pago'))).toBe(
      'mark_bill_paid billRef=gás paidDate=2026-11-18',
    )
  })

  it.each([
    ['lembra que o condomínio já tá pago', 'pt-BR'],
    ['guarda que a luz já foi paga', 'pt-BR'],
    ["don't forget: the rent is already paid", 'en'],
    ['remember the gas was paid', 'en'],
  ] as const)('%s', (text, locale) => {
    expect(inWords(route(text, locale))).not.toMatch(/add_knowledge|create_reminder/)
  })
})

describe('nothing that is asked is dropped', () => {
  it.each([
    ['quanto gastei com remédio em outubro e o que ainda falta pagar de boleto?', 'pt-BR'],
    [
      'quanto deu de farmácia esse mês e qual foi a média do meu sono em setembro de manhã?',
      'pt-BR',
    ],
    ['tomei um copo de água e dormi 8 horas?', 'pt-BR'],
    ['how much did I spend on pets in May and which of my plants need water?', 'en'],
  ] as const)('%s', (text, locale) => {
    expect(['model', 'multi']).toContain(route(text, locale).intent)
  })
})

describe('a house without power is no lack of strength', () => {
  it.each([
    'tô sem energia aqui em casa desde cedo',
    'tamos sem energia no prédio',
    'sem luz na rua desde as 5',
  ])('%s', (text) => {
    expect(['none', 'model']).toContain(route(text).intent)
  })

  it('but strength may be lacking anywhere', () => {
    expect(route('tô sem energia pra nada').intent).toBe('analyze_context')
  })
})

describe('what was bought and given back at once', () => {
  it.each([
    ['comprei uma calça por 120 mas devolvi no mesmo dia', 'pt-BR'],
    ['comprei um fone de 60, aí me arrependi e devolvi', 'pt-BR'],
    ['paguei 45 no uber mas cancelaram', 'pt-BR'],
    ['comprei um tênis por 300 e a loja estornou', 'pt-BR'],
    ['bought a jacket for 80 but returned it right away', 'en'],
    ['paid 60 for shoes then took them back', 'en'],
    ['bought headphones for 120 and sent them back', 'en'],
  ] as const)('is no expense: %s', (text, locale) => {
    expect(['none', 'model']).toContain(route(text, locale).intent)
  })

  it.each([] as const)('but something else given back leaves the purchase: %s', (text, locale) => {
    expect(route(text, locale).intent).toBe('create_expense')
  })
})
