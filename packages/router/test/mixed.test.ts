import { readLifeIntents } from '@parco/assistant/intents'
import { describe, expect, it } from 'vitest'
import { createRouter } from '../src/index.ts'
import { inWords } from './route.ts'

// Two domains only: what the others come to understand is no rest for a model.
const intents = readLifeIntents().filter(({ domain }) => domain === 'finance' || domain === 'body')
const router = createRouter({ intents })

const route = (text: string, locale: 'pt-BR' | 'en' = 'pt-BR') =>
  router.decide(text, {
    locale,
    now: new Date('2026-11-18T15:00:00Z'),
    timeZone: 'America/Sao_Paulo',
  })

const short = (words: string) => words.replaceAll(/ (?:date|paidDate)=2026-11-18/g, '')

describe('a statement beside a request that only a model understands', () => {
  it.each([
    [
      'gastei 30 no uber, e o que você acha da minha carreira?',
      'create_expense name=Uber category=transport actualAmount=30 + model text=o que você acha da minha carreira?',
    ],
    [
      'bebi 2 litros de água e dormi 7 horas. me explica por que o sono é importante',
      'record_metric type=water value=2000 unit=ml + record_metric type=sleep value=7 unit=hours + model text=me explica por que o sono é importante',
    ],
    [
      'me explica como funciona um motor a vapor? ah, e gastei 30 no uber',
      'create_expense name=Uber category=transport actualAmount=30 + model text=me explica como funciona um motor a vapor?',
    ],
  ])('%s', (text, expected) => {
    expect(short(inWords(route(text)))).toBe(expected)
  })

  it('in English too', () => {
    expect(
      short(inWords(route('spent 30 on uber, and what do you think about my career?', 'en'))),
    ).toBe(
      'create_expense name=Uber category=transport actualAmount=30 + model text=what do you think about my career?',
    )
  })

  it.each([
    'se eu gastar 30 no uber, o que você acha da minha carreira?',
    'não gastei 30 no uber, o que você acha da minha carreira?',
    'minha mãe disse "gastei 30 no uber", o que você acha da carreira dela?',
    'minha irmã gastou 30 no uber, o que você acha da carreira dela?',
    'gastei 30 no uber, né?',
    'quase gastei 30 no uber, o que você acha da minha carreira?',
    'não registra, mas gastei 30 no uber, o que você acha da minha carreira?',
  ])('takes no part of %j', (text) => {
    const { intent, params } = route(text)
    expect(JSON.stringify({ intent, params })).not.toContain('create_expense')
  })
})
