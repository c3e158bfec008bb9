import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeSkillModel, encodeSkillModel } from './encode-skill-model.ts'
import { loadSkillModel } from './load-skill-model.ts'
import { expandLine, readTalk, type TalkExample } from './read-talk.ts'
import { scoreSkills } from './skill-model.ts'
import { TRAINING, trainSkillModel } from './train-skill-model.ts'

const said = (text: string, ...skills: string[]): TalkExample => ({
  text,
  skills,
  weight: 1,
  kind: 'line',
})
const FEW = [
  said('the rent is due and I am broke', 'finance'),
  said('my knee hurts when I run', 'health'),
  said('the rent keeps me awake', 'finance', 'health'),
  said('tell me a joke about cats'),
]

const MEASURED = [
  'packages/assistant/test/skills/lines',
  'bench/skill-lines/held-out',
  'bench/skill-lines/fresh',
  'bench/skill-lines/other-hands',
  'bench/skill-lines/sealed',
]

describe('the talk that the model learns from', () => {
  it('reads each branch of a choice, as many times as the longest has branches', () => {
    expect(expandLine('{my|our} {bills|rent|taxes} again')).toEqual([
      'my bills again',
      'our rent again',
      'my taxes again',
    ])
    expect(expandLine('no choice here')).toEqual(['no choice here'])
  })

  it('knows every skill that there is, in both languages, and nothing twice', () => {
    for (const examples of readTalk()) {
      const lines = examples.filter(({ kind }) => kind === 'line')
      const names = TRAINING.names.filter((name) => name !== 'general')
      for (const name of names)
        expect(lines.filter(({ skills }) => skills.includes(name)).length).toBeGreaterThan(300)
      expect(lines.filter(({ skills }) => skills.length === 0).length).toBeGreaterThan(300)
      const named = new Set(examples.flatMap(({ skills }) => skills))
      expect([...named].toSorted()).toEqual(names)
    }
  })

  it('is none of the lines that it is measured on', () => {
    const folder = new URL('../../../../../', import.meta.url)
    const learned = new Set(readTalk().flatMap((some) => some.map(({ text }) => bare(text))))
    for (const locale of ['pt-BR', 'en']) {
      for (const file of MEASURED) {
        const lines = readFileSync(new URL(`${file}.${locale}.yaml`, folder), 'utf8').split('\n')
        const measured = lines.filter((line) => line.startsWith('  ')).map(bare)
        expect(measured.filter((line) => learned.has(line))).toEqual([])
      }
    }
  })
})

const bare = (line: string): string =>
  line
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim()

describe('the model of skills', () => {
  it('learns which words speak for which skill, several at once', () => {
    const model = trainSkillModel([FEW])
    const of = (text: string) =>
      new Map(scoreSkills(model, text).map((odds, at) => [model.names[at], odds]))
    expect(of('the rent').get('finance')).toBeGreaterThan(of('a cat').get('finance')!)
    expect(of('my knee and the rent').get('health')).toBeGreaterThan(of('a cat').get('health')!)
    expect(of('my knee and the rent').get('finance')).toBeGreaterThan(of('a cat').get('finance')!)
  })

  it('is the same from the same talk, and after it was stored', () => {
    const model = trainSkillModel([FEW])
    const bytes = encodeSkillModel(model, 'abc')
    expect(encodeSkillModel(trainSkillModel([FEW]), 'abc')).toEqual(bytes)
    const { hash, ...stored } = decodeSkillModel(bytes)
    expect(hash).toBe('abc')
    expect(stored).toEqual(model)
    expect(() => decodeSkillModel(bytes.subarray(0, -1))).toThrow('npm run train')
  })

  it('hears nothing in a message without words', () => {
    const model = loadSkillModel()
    const silence = scoreSkills(model, '')
    const ofSkills = silence.filter((_, at) => model.names[at] !== 'general')
    expect(ofSkills.every((odds) => odds < -1.5)).toBe(true)
    expect(scoreSkills(model, '?!')).toEqual(silence)
    expect(scoreSkills(model, 'a')).toEqual(silence)
  })
})
