import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

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
    'gastei 30 no uber, foi isso mesmo?',
    'quase gastei 30 no uber, o que você acha da minha carreira?',
    'não registra, mas gastei 30 no uber, o que você acha da minha carreira?',
  ])('takes no part of %j', (text) => {
    const { intent, params } = route(text)
    expect(JSON.stringify({ intent, params })).not.toContain('create_expense')
  })
})
