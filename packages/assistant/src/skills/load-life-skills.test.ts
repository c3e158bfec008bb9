import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { estimateTokens } from '@parco/agent/tokens'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lifeDomains } from '../domains/index-of-domains.ts'
import { createInstalledSkills, loadLifeSkills, shippedSkills } from './load-life-skills.ts'
import { foldMessage } from './skill-words.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parco-skills-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, frontmatter: string, instructions = 'Speak of plants.', words = '') {
  mkdirSync(join(folder, name), { recursive: true })
  const text = `---\nname: ${name}\ndescription: Plants.\n${frontmatter}---\n\n${instructions}\n`
  writeFileSync(join(folder, name, 'SKILL.md'), text)
  if (words !== '') writeFileSync(join(folder, name, 'words.yaml'), words)
}

describe('the shipped skills', () => {
  it('are seven, in the order in which prompts hold them', () => {
    expect(shippedSkills().skills.map(({ name }) => name)).toEqual([
      'counselor',
      'finance',
      'health',
      'professional',
      'relationships',
      'spiritual',
      'general',
    ])
  })

  it('have short instructions, and name domains that exist', () => {
    const domains = new Set(lifeDomains.map(({ name }) => name))
    for (const { name, instructions, ...skill } of shippedSkills().skills) {
      expect(estimateTokens(instructions), name).toBeLessThanOrEqual(500)
      for (const domain of skill.domains) expect(domains, name).toContain(domain)
    }
  })
})

describe('a skill of the user', () => {
  it('is one folder, with words in its metadata or beside it', () => {
    const words = 'en:\n  hints: soil, water*\n'
    write('garden', 'metadata:\n  parco-triggers: planta*, horta\n', undefined, words)
    const { skills, problems } = loadLifeSkills([folder])
    expect(problems).toEqual([])
    const garden = skills.find(({ name }) => name === 'garden')
    expect(garden).toMatchObject({ priority: 5, tone: { style: 'practical', length: 'concise' } })
    expect(garden?.words.hasTrigger(foldMessage('Minhas PLANTAS morrem!'))).toBe(true)
    expect(garden?.words.countHints(foldMessage('watering the soil'))).toBe(2)
  })

  it('is read as the guide shows it', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../../docs/skills.md'), 'utf8')
    const [, text = ''] = /```markdown\n([\s\S]*?)```/.exec(guide) ?? []
    mkdirSync(join(folder, 'garden'))
    writeFileSync(join(folder, 'garden', 'SKILL.md'), text)
    const { skills, problems } = loadLifeSkills([folder])
    expect(problems).toEqual([])
    const garden = skills.find(({ name }) => name === 'garden')
    expect(garden).toMatchObject({ tools: ['get_habits', 'get_agenda'], temperature: 0.4 })
    expect(garden?.words.hasTrigger(foldMessage('Minhas samambaias estão morrendo!'))).toBe(true)
  })

  it('stands in for a shipped one of the same name', () => {
    write('finance', '', 'Only gold counts.')
    const { skills, problems } = loadLifeSkills([folder])
    expect(problems).toEqual([])
    expect(skills.filter(({ name }) => name === 'finance')).toMatchObject([
      { instructions: 'Only gold counts.' },
    ])
  })

  it.each(['finance', 'general'])(
    'that does not fit leaves the shipped one of its name: %s',
    (name) => {
      write(name, '', 'word '.repeat(700))
      const { skills, problems } = loadLifeSkills([folder])
      expect(skills.map((skill) => skill.name)).toEqual(
        shippedSkills().skills.map((skill) => skill.name),
      )
      expect(problems.map(({ path }) => path)).toEqual([join(folder, name, 'SKILL.md')])
    },
  )

  it.each([
    ['metadata:\n  parco-temperature: "9"\n', 'Text.', '', 'parco-temperature'],
    ['metadata:\n  parco-style: grumpy\n', 'Text.', '', 'parco-style'],
    ['', 'word '.repeat(700), '', '500 are the most'],
    ['', '', '', 'no instructions'],
    ['', 'Text.', 'en: 5\n', 'words.yaml does not fit'],
    ['', 'Text.', 'en: {a: [\n', 'words.yaml cannot be read'],
  ])('that does not fit is left out, and says why: %#', (frontmatter, text, words, problem) => {
    write('garden', frontmatter, text, words)
    const { skills, problems } = loadLifeSkills([folder])
    expect(skills).toHaveLength(7)
    expect(problems.map(({ message }) => message).join()).toContain(problem)
  })

  it('comes and changes while the assistant runs', () => {
    let time = 0
    const told: string[] = []
    const skills = createInstalledSkills({
      folder,
      now: () => new Date(time),
      onProblem: ({ message }) => told.push(message),
    })
    const first = skills()
    expect(skills()).toBe(first)
    write('garden', '')
    time += 2_000
    expect(skills().skills.map(({ name }) => name)).toContain('garden')
    const second = skills()
    time += 2_000
    expect(skills()).toBe(second)
    writeFileSync(join(folder, 'compounds.yaml'), '- when: finance\n')
    time += 2_000
    skills()
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('0.when')
  })
})
