import { describe, expect, it } from 'vitest'
import { QUICK_OPTIONS, someExamples } from '../testing/some-examples.ts'
import { trainClassifier } from '../train-classifier.ts'
import { SkillDetector } from './skill-detector.ts'
import { SKILL_OPTIONS } from './skill-types.ts'
import { statementsOf } from './statements.ts'
import { trainSkills } from './train-skills.ts'

const SKILLS: Readonly<Record<string, string[]>> = {
  create_expense: ['finance'],
  get_expenses: ['finance'],
  record_metric: ['body'],
  create_reminder: ['agenda'],
  none: [],
}
const examples = someExamples()
const features = trainClassifier(examples, [], { ...QUICK_OPTIONS, members: 0 })
const skillExamples = examples.map(({ text, intent }) => ({
  parts: statementsOf(text, 'pt-BR'),
  skills: SKILLS[intent] ?? [],
}))
const options = { ...SKILL_OPTIONS, folds: 3, precision: 0.7 }
const model = trainSkills(skillExamples, features, options)
const detector = new SkillDetector(model, features)
const detect = (text: string, recent?: Parameters<typeof detector.detect>[2]) =>
  detector.detect(text, 'pt-BR', recent).map(({ skill }) => skill)

describe('which skills a message calls for', () => {
  it('is one for one statement', () => {
    expect(detect('gastei 70 reais no mercado')).toEqual(['finance'])
    expect(detect('anota água de 7')).toEqual(['body'])
  })

  it('is several for several statements', () => {
    expect(detect('gastei 50 reais na padaria, me lembra da reunião amanhã').sort()).toEqual([
      'agenda',
      'finance',
    ])
  })

  it('is none for talk, however long one talks', () => {
    for (const text of ['que filme lindo', 'adoro falar de trânsito', 'obrigado', '', '👍']) {
      expect(detect(text), text).toEqual([])
    }
  })

  it('leans on what was talked about, and never invents it', () => {
    const recent = { skills: ['finance', 'body', 'agenda'], messagesAgo: 1 }
    expect(detect('xyzzy', recent)).toEqual([])
    const strict = new SkillDetector(
      { ...model, thresholds: model.thresholds.map(() => 0.95) },
      features,
    )
    const texts = ['no mercado', 'gastei', '50 reais', 'com farmácia', 'no cinema 30', 'total']
    const count = (recentSkills?: typeof recent) =>
      texts.filter((text) => strict.detect(text, 'pt-BR', recentSkills).length > 0).length
    expect(count(recent)).toBeGreaterThan(count())
    expect(count({ ...recent, messagesAgo: 6 })).toBe(count())
  })

  it('is learned alike from examples in any order', () => {
    const again = trainSkills([...skillExamples].reverse(), features, options)
    expect(again.weights.values).toEqual(model.weights.values)
    expect(again.thresholds).toEqual(model.thresholds)
  })
})

describe('statementsOf', () => {
  it('gives the whole, and its statements when there are several', () => {
    const texts = (text: string) => statementsOf(text, 'pt-BR').map((one) => one.text)
    expect(texts('gastei 50 no mercado')).toEqual(['gastei 50 no mercado'])
    expect(texts('gastei 50 no mercado e dormi sete horas')).toEqual([
      'gastei 50 no mercado e dormi sete horas',
      'gastei 50 no mercado',
      'dormi sete horas',
    ])
  })

  it('takes a long text as a whole, whatever it is made of', () => {
    expect(statementsOf(`gastei ${' '.repeat(200_000)} e dormi`, 'pt-BR')).toHaveLength(1)
  })
})
