import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

describe('a measurement beside which nothing else is said', () => {
  it.each([
    [
      'pt-BR',
      'tô no 4 de energia hoje',
      'record_metric unit=score type=energy value=4 date=2026-11-18',
    ],
    [
      'pt-BR',
      'meu humor hoje tá bem bom, tipo 8 de 10',
      'record_metric type=mood value=8 unit=score date=2026-11-18',
    ],
    ['pt-BR', 'energia? dou 5', 'record_metric type=energy value=5 unit=score date=2026-11-18'],
    [
      'pt-BR',
      '81,5 kg em ponto hoje de manhã',
      'record_metric unit=kg type=weight value=81.5 date=2026-11-18',
    ],
    [
      'pt-BR',
      'corri na beira da lagoa das 6 às 7',
      'record_metric unit=min type=exercise value=60 date=2026-11-18 metadata={exerciseType=cardio}',
    ],
    [
      'pt-BR',
      '1h puxando ferro hoje',
      'record_metric type=exercise value=60 unit=min date=2026-11-18 metadata={exerciseType=strength}',
    ],
    [
      'pt-BR',
      'vôlei ontem, 1h30 de jogo',
      'record_metric unit=min type=exercise value=90 date=2026-11-17 metadata={exerciseType=sports}',
    ],
    [
      'pt-BR',
      'queimei 250 kcal no elíptico em 30 minutos',
      'record_metric type=exercise value=30 unit=min date=2026-11-18 metadata={exerciseType=cardio}',
    ],
    [
      'pt-BR',
      'cardio feito, 30 minutos de esteira',
      'record_metric type=exercise value=30 unit=min date=2026-11-18 metadata={exerciseType=cardio}',
    ],
    [
      'pt-BR',
      'acabei de secar um squeeze de 750 ml de água',
      'record_metric type=water value=750 unit=ml date=2026-11-18',
    ],
    [
      'pt-BR',
      'tomei 3 garrafas de água de 500ml cada',
      'record_metric unit=ml type=water value=1500 date=2026-11-18',
    ],
    [
      'pt-BR',
      "duas cervejas e só um copo d'água ontem",
      'record_metric type=water value=250 unit=ml date=2026-11-17',
    ],
    [
      'en',
      '160 lb on the nose today',
      'record_metric unit=kg type=weight value=72.57 date=2026-11-18',
    ],
    [
      'en',
      "my mood? I'd give it a 7",
      'record_metric type=mood value=7 unit=score date=2026-11-18',
    ],
    [
      'en',
      'got up at 6 after falling asleep at 11',
      'record_metric type=sleep value=7 unit=hours date=2026-11-18 metadata={bedtime=23:00 waketime=06:00}',
    ],
    [
      'en',
      'push day done, 45 minutes of weights',
      'record_metric type=exercise value=45 unit=min date=2026-11-18 metadata={exerciseType=strength}',
    ],
    [
      'en',
      'delete the weight I logged on Monday, scale was broken',
      'delete_metric entryRef={type=weight date=2026-11-16}',
    ],
  ] as const)('%s: %s', (locale, text, call) => {
    expect(inWords(route(text, locale))).toBe(call)
  })

  it.each([
    ['pt-BR', 'o humor do meu chefe tá 3 hoje'],
    ['pt-BR', 'queria estar num 9 de energia'],
    ['pt-BR', 'energia às 7'],
    ['pt-BR', 'costumo nadar das 6 às 7'],
    ['pt-BR', 'comprei 3 garrafas de água de 500ml cada'],
    ['pt-BR', 'meu filho tomou 2 copos de água de 200ml cada'],
    ['pt-BR', 'gastei 500 calorias ontem'],
    ['pt-BR', 'assisti 1 hora de jogo de futebol'],
    ['pt-BR', 'oksó comentando: bebi 2 litros de água'],
    ['pt-BR', 'bota aí a entrega do bolo, sexta 11 e meia'],
    ['en', 'the suitcase is 50 lb on the dot'],
    ['en', 'mood 3, that was my sister'],
    ['en', 'push day done by my brother, 45 minutes of weights'],
    ['en', 'yoga done by my sister, 20 minutes'],
    ['pt-BR', 'esteira feita pela minha mãe, 30 minutos'],
    ['en', 'need to drink 4 bottles of water, 500ml each'],
  ] as const)('is none: %s: %s', (locale, text) => {
    expect(['none', 'model']).toContain(route(text, locale).intent)
  })
})
