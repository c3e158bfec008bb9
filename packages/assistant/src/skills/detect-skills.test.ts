import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { detectSkills, type SkillsToDetect } from './detect-skills.ts'
import { createSkillHearing } from './hear-skills.ts'
import type { LifeSkill } from './life-skill.ts'
import { shippedSkills } from './load-life-skills.ts'
import { createSkillWords } from './skill-words.ts'

const hearing = createSkillHearing()
const FAITH = new Set(['christian_perspective'])

function detect(text: string, more: Partial<SkillsToDetect> = {}) {
  const input = { text, before: [], preferences: new Set<string>(), ...more }
  const { active } = detectSkills(input, shippedSkills(), hearing)
  return active.map(({ name }) => name)
}

describe('which skills a message calls for', () => {
  it.each(['pt-BR', 'en'] as const)(
    'is found in most lines that taught it nothing, in %s',
    (locale) => {
      const place = new URL(`../../test/skills/lines.${locale}.yaml`, import.meta.url)
      const data = parse(readFileSync(place, 'utf8')) as Record<string, string>
      const lines = Object.entries(data).flatMap(([names, texts]) =>
        texts
          .trim()
          .split('\n')
          .map((text) => ({ text, wanted: names.split('+') })),
      )
      expect(lines.length).toBeGreaterThanOrEqual(7 * 20)
      let right = 0
      let wrong = 0
      for (const { text, wanted } of lines) {
        const found = detect(text, { preferences: FAITH })
        const common = found.filter((name) => wanted.includes(name)).length
        right += 2 * common
        wrong += found.length + wanted.length - 2 * common
      }
      expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.94)
    },
  )

  it('is several where it touches several, and what they say together', () => {
    const three = ['counselor', 'finance', 'health']
    expect(detect('Estou perdendo o sono porque não consigo pagar as parcelas')).toEqual(three)
    expect(detect('tô com insônia por causa das dívidas')).toEqual(three)
    expect(detect("I can't sleep thinking about my debts")).toEqual(three)
  })

  it('is the general one where nothing calls for another', () => {
    expect(detect('qual a capital da Mongólia?')).toEqual(['general'])
    expect(detect('')).toEqual(['general'])
    expect(detect('x'.repeat(100_000))).toEqual(['general'])
  })

  it('is the likeliest where that is more than what speaks for none', () => {
    const hear = (finance: number, general: number) => {
      const heard = [
        { name: 'finance', signs: finance },
        { name: 'health', signs: 0 },
        { name: 'general', signs: general },
      ]
      const input = { text: 'e o da Ana?', before: [], preferences: FAITH }
      return detectSkills(input, shippedSkills(), () => heard).active.map(({ name }) => name)
    }
    expect(hear(1.8, 1)).toEqual(['finance'])
    expect(hear(1.8, 3)).toEqual(['general'])
    expect(hear(2, 3)).toEqual(['finance'])
    expect(hear(1, 1)).toEqual(['general'])
  })

  it('holds one that needs a preference only where the user turned that on', () => {
    expect(detect('me indica um salmo')).toEqual(['general'])
    expect(detect('me indica um salmo', { preferences: FAITH })).toEqual(['spiritual'])
  })

  it('is what the last three messages called for, where it says nothing of itself', () => {
    const before = ['e aí?', 'pois é', 'como eu saio das dívidas?', 'dormi mal']
    expect(detect('e agora?', { before })).toEqual(['finance'])
    expect(detect('e agora?', { before: ['a', 'b', 'c', 'dormi mal'] })).toEqual(['general'])
  })

  it('stays for five messages, unless something newer was said', () => {
    const recent = { skills: ['health'], messagesAgo: 5 }
    expect(detect('e aí?', { recent })).toEqual(['health'])
    expect(detect('e aí?', { recent: { ...recent, messagesAgo: 6 } })).toEqual(['general'])
    expect(detect('e aí?', { recent, before: ['gastei muito em janeiro'] })).toEqual(['finance'])
    expect(detect('e as minhas dívidas?', { recent })).toEqual(['finance'])
    // What was talked about needs one sign to stay beside it.
    expect(detect('e as dívidas, nesse cansaço?')).toEqual(['finance'])
    expect(detect('e as dívidas, nesse cansaço?', { recent })).toEqual(['finance', 'health'])
  })

  it('always holds what the kind of the conversation asks for', () => {
    expect(detect('oi', { always: ['counselor'] })).toEqual(['counselor'])
    expect(detect('gastei demais', { always: ['counselor'] })).toEqual(['counselor', 'finance'])
  })

  it('takes what was decided for a sign', () => {
    expect(detect('e isso?', { called: new Set(['finance']) })).toEqual(['finance'])
    expect(detect('e isso?', { hinted: new Set(['finance']) })).toEqual(['general'])
  })

  it('finds a skill that no class was trained for by its words alone', () => {
    const { general, skills } = shippedSkills()
    const words = createSkillWords({ triggers: ['orquídea*'], hints: ['vaso', 'rega*'] })
    const garden: LifeSkill = { ...general, name: 'garden', priority: 6, classes: [], words }
    const all = { ...shippedSkills(), skills: [...skills, garden] }
    const find = (text: string) => {
      const input = { text, before: [], preferences: new Set<string>() }
      return detectSkills(input, all, hearing).active.map(({ name }) => name)
    }
    expect(find('minha orquídea murchou')).toEqual(['garden'])
    expect(find('a rega desse vaso')).toEqual(['garden'])
    expect(find('que vaso bonito')).not.toContain('garden')
  })
})
