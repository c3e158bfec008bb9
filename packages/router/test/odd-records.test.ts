import { describe, expect, it } from 'vitest'
import { route } from './route.ts'

/** Words of a record, in none of which anything is to be recorded. */
describe('what was weighed, spilled, taught or paid long ago is no record', () => {
  it.each([
    'pesei 40 kg de adubo',
    'pesei 2 caixas de 15 kg',
    'derramei 300ml de água no sofá',
    'treinei minha equipe por 40 minutos',
    'na faculdade eu pesava 60 kg',
    'comi um sanduíche de 30 cm',
    'economizei 18 no táxi',
    'calculei 250 de pedágio pra viagem',
    'esqueci 20 reais na jaqueta',
    'não mostra minha agenda',
    'minhas metas são minhas',
    'o chatgpt é melhor que você',
    'o contador quer meus gastos em pdf',
    'já exportei o pdf ontem',
    'tenho medo de olhar meu extrato',
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
  ])('en: %s', (text) => {
    expect(['none', 'model']).toContain(route(text, 'en').intent)
  })
})
