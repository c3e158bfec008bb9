import { describe, expect, it } from 'vitest'
import { route } from './route.ts'

const isLeftAlone = (text: string, locale: 'pt-BR' | 'en') =>
  expect(['none', 'model'], text).toContain(route(text, locale).intent)

describe('words of others in the shape of an order or a record', () => {
  it.each([
    'a coordenadora falou na assembleia: anotem que a feira é dia 12',
    'o treinador berrava: registra aí que eu avisei',
    'nossa síndica repete todo mês: marca a vistoria pra sexta às 10',
    'ele: paguei 90 no jogo',
    'o cartaz da feira dizia: queijo a 25 reais',
    'anota o que eu tô te dizendo: vai chover no sábado',
    'anota que a pressa é inimiga da perfeição, como diz o ditado',
  ])('pt-BR: %s', (text) => isLeftAlone(text, 'pt-BR'))

  it.each([
    'the trainer kept shouting: log that you quit',
    'her favourite line says: remember that time flies',
    'mark my words, note that he is moving back in',
    'my boss loves saying put it on the calendar',
    'remember to smile, I keep telling myself',
  ])('en: %s', (text) => isLeftAlone(text, 'en'))
})

describe('what is done for those one drives, nurses or teaches', () => {
  it.each([
    'corrida de 45 minutos, o passageiro dormiu o caminho todo',
    '1 hora de natação pra turma da tarde',
  ])('pt-BR: %s', (text) => isLeftAlone(text, 'pt-BR'))

  it.each(['a 25 minute walk with a patient', '40 minutes of yoga for six clients'])(
    'en: %s',
    (text) => isLeftAlone(text, 'en'),
  )

  it('keeps what the body of the speaker did', () => {
    expect(route('dormi 6 horas, plantão com 12 pacientes', 'pt-BR').intent).toBe('record_metric')
  })
})

describe('what is wondered at, and not to be done', () => {
  it.each([
    'me lembra por que eu comprei essa esteira',
    'me lembra de novo por que a gente mora aqui',
    'esquece tudo que eu te falei, vida',
  ])('pt-BR: %s', (text) => isLeftAlone(text, 'pt-BR'))

  it.each([
    'remind me why I adopted two puppies',
    'remind me again why we left Lisbon',
    'remind me what a holiday feels like',
    'undo my whole teenage phase',
    'a penny for your secrets',
  ])('en: %s', (text) => isLeftAlone(text, 'en'))

  it('is still reminded of what has a reason in it', () => {
    expect(route('remind me to ask why the lift is broken tomorrow at 9', 'en').intent).toBe(
      'create_reminder',
    )
  })
})
