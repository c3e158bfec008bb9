import { createLifeRouter } from '@parco/assistant/router'
import { describe, expect, it } from 'vitest'
import { EXPLANATION_TEXTS } from './explanation-texts.ts'
import { renderExplanation } from './render-explanation.ts'

const router = createLifeRouter()

const explain = (text: string, locale: 'pt-BR' | 'en' = 'pt-BR') =>
  renderExplanation(
    router.explain(text, {
      locale,
      now: new Date('2026-11-18T15:00:00Z'),
      timeZone: 'America/Sao_Paulo',
    }),
    locale,
    new Set(['create_expense', 'multi', 'clarify', 'none', 'model']),
  )

describe('an explanation for a person', () => {
  it('names the sentence that won, its file and what it bound', () => {
    const shown = explain('gastei 50 no mercado ontem')
    expect(shown).toContain('Decisão: create_expense, por uma frase')
    expect(shown).toMatch(/venceu: create_expense, [\d,]+ pontos/)
    expect(shown).toContain('domains/finance/intents.pt-BR.yaml')
    expect(shown).toContain('money="50"')
    expect(shown).toContain('date "ontem" →')
  })

  it('names the words of a gate', () => {
    expect(explain('minha irmã gastou 300 no salão')).toContain('barreira others: "minha irmã"')
    expect(explain('se eu gastar 50 no mercado')).toContain(
      'Sobre a mensagem toda: hypothetical ("se eu")',
    )
  })

  it('tells what the classifier made of words of which no sentence is sure', () => {
    const text = 'registra aí 300 de farmácia no pix'
    expect(explain(text)).toMatch(/Segunda opinião do classificador sobre create_expense: \w+;/)
    expect(explain(text, 'en')).toMatch(/The classifier's second opinion on create_expense: \w+;/)
  })

  it('names what is understood and carried out by nothing, inside a call or a question too', () => {
    const missing = (text: string) =>
      explain(text, 'en').match(/No tool carries out ([\w, ]+):/)?.[1]
    expect(missing('gastei 50 no mercado')).toBeUndefined()
    expect(missing('gastei 50 no mercado e bebi 2 litros')).toBe('record_metric')
    expect(missing('devo 3000 pro banco em 10x')).toBe('create_debt')
  })

  it('says why it abstained, in English too', () => {
    expect(explain('qwrt zxcv pldk', 'en')).toContain('no sentence explains the whole message')
  })

  it('has the same words in both languages', () => {
    const keys = (value: object): string[] =>
      Object.entries(value).flatMap(([key, entry]) =>
        typeof entry === 'object' ? keys(entry).map((inner) => `${key}.${inner}`) : [key],
      )
    expect(keys(EXPLANATION_TEXTS.en)).toEqual(keys(EXPLANATION_TEXTS['pt-BR']))
  })
})
