import { describe, expect, it } from 'vitest'
import { route } from './route.ts'

/** Words of a record, in none of which anything is to be recorded. */
describe('what was weighed, spilled, taught or paid long ago is no record', () => {
  it.each([
    'pesei 40 kg de adubo',
    'deixei 210 de roupa no carrinho da loja e fechei o site',
    'esquece, já encontrei o carregador',
    'pesei 2 caixas de 15 kg',
    'derramei 300ml de água no sofá',
    'treinei minha equipe por 40 minutos',
    'na faculdade eu pesava 60 kg',
    'comi um sanduíche de 30 cm',
    'economizei 18 no táxi',
    'gastei 2 mil esse mês',
    'já torrei 300 nessa semana',
    'esqueci 20 reais na jaqueta',
    'não mostra minha agenda',
    'o chatgpt é melhor que você',
    'o contador quer meus gastos em pdf',
    'já exportei o pdf ontem',
    'tenho medo de olhar meu extrato',
    'faz 6 anos que comprei esse sofá por 900',
    'antes da pandemia eu nadava 2km por dia',
    'cheguei a 90 kg quando eu tinha 30 anos',
    'dormi 9 horas uma ova',
    'no banco imobiliário paguei 300 de hotel',
    'deixei a calça de 180 no provador da loja',
    'leve 5 pague 4 no sabonete, 12,90',
    'me livrei da multa de 130',
    'domingo gasto uns 90 na praia',
    'a corrida deu 27 e a passageira reclamou',
    'a meta da loja é 90 mil até maio',
    'tivemos que cancelar o jantar com a Rute',
    'nem rezei nem meditei, fiquei vendo tv',
    'o orçamento da cirurgia ficou em 6.200, um susto',
    'quantas horas você dorme?',
    'se eu digitar pão 9 você sabe que é gasto?',
  ])('pt-BR: %s', (text) => {
    expect(['none', 'model']).toContain(route(text, 'pt-BR').intent)
  })

  it.each([
    'weighed 40 kg of compost',
    'spilled 300ml of water on the couch',
    'trained my team for 40 minutes',
    'as a teenager I weighed 60 kg',
    'saved 18 on the cab',
    'estimated 250 for tolls',
    'read the room',
    'my goals are mine',
    'bought this couch 6 years ago for 900',
    'my first bike cost 300',
    'slept 9 hours my foot',
    'paid 300 for Park Place',
    'the 45 stayed in my wallet',
    'got my 70 back from the shop',
    'buy 3 get 1 free, 12 bucks',
    'like I pay 900 for shoes',
    'paid 2 million for a sandwich',
    'the store goal is 90k by may',
    'had to cancel lunch with Ruth',
    'neither prayed nor meditated, stayed in bed',
    'spent 1,100 this month',
  ])('en: %s', (text) => {
    expect(['none', 'model']).toContain(route(text, 'en').intent)
  })
})

/** Words that look like those, in which something is. */
describe('what was paid, slept or drunk all the same is a record', () => {
  it.each([
    ['gastei 14 na cantina da faculdade', 'create_expense'],
    ['caiu meu primeiro salário, 2.100', 'create_income'],
    ['comprei R$ 40 de vbucks', 'create_expense'],
    ['comprei 2 calças por 90', 'create_expense'],
    ['deixei 120 na loja de tinta', 'create_expense'],
    ['esqueci de anotar 35 do jantar', 'create_expense'],
    ['meu peso hoje é de 68,2 kg', 'record_metric'],
    ['há 4 dias gastei 35 no bar', 'create_expense'],
    ['sábado gastei 90 na feira', 'create_expense'],
    ['gastei 400 no posto esse mês', 'create_expense'],
    ['minha meta é correr 200 km até dezembro', 'create_goal'],
  ])('pt-BR: %s', (text, intent) => {
    expect(route(text, 'pt-BR').intent).toBe(intent)
  })

  it.each([
    ['got my first paycheck today, 1,900', 'create_income'],
    ['spent 35 on robux for my son', 'create_expense'],
    ['bought 2 shirts for 45', 'create_expense'],
    ['took a cab back from the airport, 45', 'create_expense'],
    ['put 45 on my card for groceries', 'create_expense'],
  ])('en: %s', (text, intent) => {
    expect(route(text, 'en').intent).toBe(intent)
  })
})
