import { readLifeIntents } from '@parco/assistant/intents'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Classifier, type ClassifierInput, createRouter } from '../src/index.ts'
import { inWords, route } from './route.ts'

const SURE = { confidence: 0.999, isSure: true, isLikely: true }

describe('what is open comes first', () => {
  const proposed = {
    intent: 'create_expense',
    params: { name: 'Sacolão', category: 'food', actualAmount: 37, date: '2026-11-18' },
  }

  it('reads a yes as the approval of what waits', () => {
    const decision = route('pode salvar', 'pt-BR', {
      pending: { kind: 'writes', writes: [proposed] },
    })
    expect(decision).toMatchObject({ intent: 'confirm', source: 'pending' })
  })

  it('reads another question as unrelated', () => {
    const decision = route('quanto gastei em setembro?', 'pt-BR', {
      pending: { kind: 'writes', writes: [proposed] },
    })
    expect(decision).toMatchObject({ intent: 'get_expenses', source: 'sentence' })
  })

  it('completes a question with what follows from the answer', () => {
    const candidate = { intent: 'create_expense', params: { actualAmount: 37, date: '2026-11-18' } }
    const decision = route('sacolão', 'pt-BR', {
      pending: { kind: 'question', missing: ['name'], candidate },
    })
    expect(decision).toMatchObject({
      intent: 'create_expense',
      params: { name: 'Sacolão', category: 'food', actualAmount: 37 },
    })
  })
})

describe('a correction right after a write changes that write', () => {
  const lastWrite = {
    intent: 'record_metric',
    params: { type: 'sleep', value: 7, unit: 'hours', date: '2026-11-18' },
  }

  it.each([
    ['ops, foram 8 horas', 'pt-BR'],
    ['na verdade foi 8h', 'pt-BR'],
    ['sorry, it was 8 hours', 'en'],
  ] as const)('%s', (text, locale) => {
    expect(inWords(route(text, locale, { lastWrite }))).toBe(
      'update_metric entryRef={type=sleep date=2026-11-18} value=8',
    )
  })

  it('a further amount is a new record', () => {
    expect(route('mais 300ml de água', 'pt-BR', { lastWrite }).intent).toBe('record_metric')
  })
})

describe('names of the user count as known', () => {
  const vocabulary = {
    bills: ['Coworking'],
    expenses: { Xarope: 'health' },
    customMetrics: ['Cintura'],
  }

  it.each([
    ['paguei o coworking', 'mark_bill_paid billRef=coworking paidDate=2026-11-18'],
    ['xarope 25', 'create_expense name=Xarope category=health actualAmount=25 date=2026-11-18'],
    ['cintura 88', 'record_metric type=custom metricRef=cintura value=88 date=2026-11-18'],
  ])('%s', (text, expected) => {
    expect(inWords(route(text, 'pt-BR', { vocabulary }))).toBe(expected)
  })
})

describe('values that cannot be are asked for, with the reason', () => {
  it.each([
    ['gastei R$ 1.2.3 no mercado', 'malformed-number', ['actualAmount']],
    ['gastei 50 no mercado em 31/02', 'impossible-date', ['date']],
    ['pesei 700kg', 'out-of-range', ['value']],
    ['humor 11', 'out-of-range', ['value']],
  ])('%s', (text, reason, missing) => {
    const decision = route(text)
    expect(decision).toMatchObject({ intent: 'clarify', reason, params: { missing } })
  })
})

describe('any message gets a decision', () => {
  it.each(['', '   ', '\u0000\u0001', '\ud800', '💸💸💸', '?', '.'.repeat(5000), 'e '.repeat(450)])(
    'without an error: %j',
    (text) => {
      expect(route(text).intent).toEqual(expect.any(String))
    },
  )

  const pieces = fc.constantFrom(
    ...'gastei paguei 50 no na mercado luz e , . ? não ontem quanto de água litros 2 dormi horas R$ 1.2.3 31/02 peso apaga muda pra cartão 10x vence dia 5 todo mês se eu " : cadastra humor 7/10 às 23h'.split(
      ' ',
    ),
  )

  it('of words in any order', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (words) => {
        expect(route(words.join(' ')).intent).toEqual(expect.any(String))
      }),
      { numRuns: 150 },
    )
  })

  it('of any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(route(text).intent).toEqual(expect.any(String))
      }),
      { numRuns: 150 },
    )
  })
})

describe('the stages in order of cost', () => {
  const context = {
    locale: 'pt-BR',
    now: new Date('2026-11-18T15:00:00Z'),
    timeZone: 'America/Sao_Paulo',
  } as const

  it('asks the classifier when no sentence explains the message, and hands over after it', () => {
    const classifier = {
      candidates: () => [{ intent: 'get_bills', confidence: 0.4 }],
      classify: ({ text }: ClassifierInput) => ({
        intent: 'get_bills',
        confidence: 0.99,
        isSure: text.includes('zebra'),
        isLikely: text.includes('zebra'),
        isWrite: false,
      }),
    }
    const router = createRouter({ intents: readLifeIntents(), classifier })
    expect(router.decide('zebra listrada', context)).toMatchObject({
      intent: 'get_bills',
      source: 'classifier',
    })
    expect(router.decide('girafa listrada', context)).toMatchObject({
      intent: 'model',
      source: 'fallback',
    })
    expect(router.candidates('girafa listrada', context)).toEqual([
      { intent: 'get_bills', confidence: 0.4 },
    ])
    expect(createRouter({ intents: [] }).candidates('girafa listrada', context)).toEqual([])
  })

  it('lets the classifier write only what no gate forbids and what can mean one thing', () => {
    const classifier = {
      candidates: () => [],
      classify: () => ({
        intent: 'create_expense',
        confidence: 0.999,
        isSure: true,
        isLikely: true,
        isWrite: true,
      }),
    }
    const router = createRouter({ intents: readLifeIntents(), classifier })
    const decide = (text: string) => router.decide(text, context)
    expect(decide('zebrei 50 reais de padaria')).toMatchObject({
      intent: 'create_expense',
      params: { actualAmount: 50, category: 'food' },
      source: 'classifier',
    })
    expect(decide('zebrei na padaria')).toMatchObject({
      intent: 'clarify',
      params: { missing: ['actualAmount'], candidate: { intent: 'create_expense' } },
      source: 'classifier',
    })
    for (const text of [
      'não zebrei 50 reais de padaria',
      'zebrei 50 reais de padaria?',
      'se eu zebrei 50 reais de padaria',
      'zebrei 50 reais ou 60 reais de padaria',
      'zebrei uns 50 reais de padaria',
    ]) {
      expect(decide(text).intent, text).not.toBe('create_expense')
    }
  })

  it.each([
    ['pt-BR', 'zebrando que gastei 50 reais na padaria'],
    ['pt-BR', 'zebrei quando paguei 50 reais na padaria'],
    ['pt-BR', 'zebrinha que 50 reais de padaria'],
    ['pt-BR', 'okgastei zebra 50 reais de padaria'],
    ['pt-BR', 'a Marina zebrou 50 reais de padaria'],
    ['en', 'zebraing that I spent 50 dollars at the bakery'],
    ['en', 'zebra when I paid 50 dollars at the bakery'],
    ['en', 'okspent zebra 50 dollars at the bakery'],
    ['en', "kkkdon't log zebra, but I got 50 dollars at the bakery"],
    ['pt-BR', 'oksó comentando: zebrei 50 reais de padaria'],
    ['en', 'my brother zebraed 50 dollars at the bakery'],
    ['en', 'a zebra is a zebra'],
    ['pt-BR', 'zebra é zebra, né'],
  ] as const)(
    'keeps the classifier from vouching for what only a sentence can (%s: %s)',
    (locale, text) => {
      const sure = { ...SURE, intent: 'create_expense', isWrite: true }
      const classifier = { candidates: () => [], classify: () => sure }
      const router = createRouter({ intents: readLifeIntents(), classifier })
      expect(router.decide(text, { ...context, locale }).source).not.toBe('classifier')
    },
  )

  it.each([
    ['pt-BR', 'evaporei 50 reais na padaria', 'create_expense', 'classifier'],
    ['pt-BR', 'registre zebra 50 reais na padaria', 'create_expense', 'classifier'],
    ['pt-BR', 'zebra listrada 50 reais na padaria', 'create_expense', 'fallback'],
    ['pt-BR', 'normalmente evaporei 50 reais na padaria', 'create_expense', 'fallback'],
    ['en', 'I torched 50 dollars at the bakery', 'create_expense', 'classifier'],
    ['en', 'the zebra torched 50 dollars at the bakery', 'create_expense', 'fallback'],
    ['en', 'zebra bills, how many', 'get_bills', 'classifier'],
    ['en', 'zebra bills and stripes', 'get_bills', 'fallback'],
    ['en', 'zebra bills, how many of 50 dollars', 'get_bills', 'fallback'],
  ] as const)(
    'acts on what is only likely where words bear it out (%s: %s)',
    (locale, text, intent, source) => {
      const isWrite = intent === 'create_expense'
      const likely = { intent, confidence: 0.9, isSure: false, isLikely: true, isWrite }
      const classifier = { candidates: () => [], classify: () => likely }
      const router = createRouter({ intents: readLifeIntents(), classifier })
      expect(router.decide(text, { ...context, locale }).source).toBe(source)
    },
  )

  it.each([
    ['an unknown thing is bought', 'comprei um zarabatanu por 50 reais', 'record_metric', 'model'],
    [
      'what lexicons know is bought',
      'gastei 50 reais no mercado',
      'record_metric',
      'create_expense',
    ],
    ['both agree', 'comprei um zarabatanu por 50 reais', 'create_expense', 'create_expense'],
    [
      'a gate silences a long message',
      'não fui na academia hoje e nem paguei os 50 reais da mensalidade',
      'create_income',
      'model',
    ],
    ['a gate silences a short one', 'não gastei 50 reais', 'create_income', 'none'],
    [
      'what others did',
      'minha irmã gastou 50 reais na padaria e depois ainda foi passear comigo',
      'create_expense',
      'none',
    ],
  ] as const)(
    'hears a classifier that is sure of something else: %s',
    (_, text, intent, expected) => {
      const classifier = {
        candidates: () => [],
        classify: () => ({ ...SURE, intent, isWrite: true }),
      }
      const router = createRouter({ intents: readLifeIntents(), classifier })
      expect(router.decide(text, context).intent).toBe(expected)
    },
  )

  it('asks a classifier in full only where it does not share what sentences found at a first look', () => {
    const asked: string[] = []
    const classifier: Classifier = {
      candidates: () => [],
      classifyUnless: (input, intent) =>
        intent === 'create_expense' ? undefined : classifier.classify(input),
      classify({ text }) {
        asked.push(text)
        return { ...SURE, intent: 'create_income', isWrite: true }
      },
    }
    const router = createRouter({ intents: readLifeIntents(), classifier })
    expect(router.decide('comprei um zarabatanu por 50 reais', context)).toMatchObject({
      intent: 'create_expense',
      source: 'sentence',
    })
    expect(asked).toEqual([])
    router.decide('zebra listrada', context)
    expect(asked).toEqual(['zebra listrada'])
  })

  it('is not silenced by a word that turns a statement in the other language alone', () => {
    const router = createRouter({ intents: readLifeIntents() })
    // "no" and "show" are English, too.
    expect(router.decide('lá se foram 320 reais no show', context).intent).not.toBe('none')
    expect(router.decide("I didn't spend 50 dollars", context).intent).toBe('none')
  })

  it('fills what somebody else chose from names and amounts, whatever the words, but for gates', () => {
    const router = createRouter({ intents: readLifeIntents() })
    const fill = (text: string) => router.fill(text, 'create_expense', context)
    expect(fill('zarpearam 40 pila na floricultura')?.params).toMatchObject({
      name: 'Floricultura',
      actualAmount: 40,
    })
    expect(fill('não zarpearam 40 pila na floricultura')).toBeUndefined()
  })
})
