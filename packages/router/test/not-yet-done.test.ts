import { describe, expect, it } from 'vitest'
import { route } from './route.ts'

const isLeftAlone = (text: string, locale: 'pt-BR' | 'en') =>
  expect(['none', 'model'], text).toContain(route(text, locale).intent)

describe('a day to come behind a measurement', () => {
  it.each([
    'natação de 45 minutos amanhã',
    'spinning 50 min no sábado que vem',
    'caminhada de 1 hora, depois de amanhã',
  ])('pt-BR: %s', (text) => isLeftAlone(text, 'pt-BR'))

  it.each(['pilates for 50 minutes next Saturday', '30 minute run tomorrow'])('en: %s', (text) =>
    isLeftAlone(text, 'en'),
  )
})

describe('whose a measurement was', () => {
  it.each(['pressão 13/8, foi a da minha sogra', 'humor 4, era o do meu irmão'])(
    'pt-BR: %s',
    (text) => isLeftAlone(text, 'pt-BR'),
  )

  it('en', () => isLeftAlone("mood 3, that was my sister's", 'en'))
})
