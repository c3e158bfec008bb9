import { describe, expect, it } from 'vitest'
import type { IntentCatalogue } from '../grammar/catalogue.ts'
import { knowIntents } from '../intents/intent-table.ts'
import { lifeIntents } from '../intents/life/life-intents.ts'
import type { Locale } from '../text/locale.ts'
import { fillIn } from './fill/testing/fill-freely.ts'
import { createLanguage } from './language.ts'

knowIntents(lifeIntents)

/** Intents that are known, with sentences that explain none of the messages below. */
const catalogue = (locale: Locale): IntentCatalogue => {
  const unsaid = [{ say: ['zyx {money}'] }]
  const intent = (isWrite: boolean, required: string[] = []) => ({
    isWrite,
    required,
    sentences: unsaid,
  })
  return {
    domain: 'life',
    locale,
    rules: {},
    intents: {
      create_expense: intent(true, ['actualAmount', 'name']),
      create_income: intent(true, ['actualAmount', 'name']),
      record_metric: intent(true, ['value']),
      mark_bill_paid: intent(true, ['billRef']),
      get_expenses: intent(false),
      search_knowledge: intent(false),
      undo: intent(true),
    },
  }
}
const languages = {
  'pt-BR': createLanguage({ intents: [catalogue('pt-BR')] }, 'pt-BR'),
  en: createLanguage({ intents: [catalogue('en')] }, 'en'),
}

const fill = (locale: Locale, intent: string, text: string) =>
  fillIn(languages[locale], locale, intent, text)

describe('fillCall', () => {
  it('finds amount, name, day and way to pay wherever they stand', () => {
    expect(fill('pt-BR', 'create_expense', 'evaporaram 50 mangos na feira ontem no pix')).toEqual({
      params: {
        name: 'Feira',
        category: 'food',
        actualAmount: 50,
        date: '2026-11-17',
        paymentMethod: 'pix',
      },
      missing: [],
    })
    expect(fill('en', 'create_income', 'the freelance gig brought me 300')?.params).toMatchObject({
      actualAmount: 300,
      type: 'freelance',
    })
  })

  it('knows what is measured by the words for it', () => {
    expect(fill('pt-BR', 'record_metric', 'mandei 2 litros de água pra dentro')?.params).toEqual({
      type: 'water',
      unit: 'ml',
      value: 2000,
      date: '2026-11-18',
    })
    expect(fill('en', 'record_metric', 'my sleep lasted 6 hours')?.params).toMatchObject({
      type: 'sleep',
      value: 6,
    })
  })

  it('takes each quantity for what it measures', () => {
    expect(fill('pt-BR', 'record_metric', 'corridinha leve de 4km, 28 minutos')?.params).toEqual({
      type: 'exercise',
      unit: 'min',
      value: 28,
      date: '2026-11-18',
      metadata: { exerciseType: 'cardio', distanceKm: 4 },
    })
    expect(fill('pt-BR', 'record_metric', 'meio litro de água depois do treino')?.params).toEqual({
      type: 'water',
      unit: 'ml',
      value: 500,
      date: '2026-11-18',
    })
  })

  it('finds what a question is about, and asks for nothing less than it', () => {
    expect(fill('pt-BR', 'search_knowledge', 'vê o que tem aí sobre o meu joelho')?.params).toEqual(
      { query: 'joelho', area: 'health' },
    )
    expect(fill('en', 'search_knowledge', 'dig up that locker thing')?.params).toEqual({
      query: 'locker thing',
    })
    expect(fill('en', 'search_knowledge', 'dig it up')?.missing).toEqual(['query'])
  })

  it('leaves words that nothing explains unnamed where no name is needed', () => {
    expect(fill('pt-BR', 'undo', 'desmancha isso que você salvou agorinha')).toEqual({
      params: {},
      missing: [],
    })
  })

  it('says which required slots are missing', () => {
    expect(fill('pt-BR', 'create_expense', 'a feira me depenou')?.missing).toEqual(['actualAmount'])
  })

  it('reads for questions', () => {
    const filled = fill('pt-BR', 'get_expenses', 'tem como ver o que foi de mercado em outubro?')
    expect(filled?.params).toMatchObject({ month: 10, year: 2026, category: 'food' })
  })

  it.each([
    ['pt-BR', 'evaporaram 50 mangos na feira?'],
    ['pt-BR', 'meu irmão queimou 50 na feira'],
    ['pt-BR', 'se eu queimasse 50 na feira'],
    ['pt-BR', 'não deixei 50 na feira'],
    ['pt-BR', 'ele disse "evaporaram 50 na feira"'],
    ['pt-BR', 'amanhã vou torrar 50 na feira'],
    ['en', 'I wish I had blown 50 at the market'],
    ['en', 'my brother blew 50 at the market'],
    ['en', "I didn't blow 50 at the market"],
  ] as const)('makes no write of "%s: %s"', (locale, text) => {
    expect(fill(locale, 'create_expense', text)).toBeUndefined()
  })

  it('knows nothing of intents that nobody declared', () => {
    expect(fill('pt-BR', 'drop_tables', 'evaporaram 50 na feira')).toBeUndefined()
  })
})
