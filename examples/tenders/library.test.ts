import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSkillTool } from '@parco/agent'
import { describe, expect, it } from 'vitest'
import { loadLibrary } from './tender-team.ts'

const { agents, skills } = loadLibrary('/nobody')
const load = (name: string) => {
  const skill = skills.getSkill(name)
  if (!skill?.directory) throw new Error(`expected the skill ${name}`)
  return { ...skill, directory: skill.directory }
}
const skillNames = skills.listSkills().map(({ name }) => name)

describe('the shipped agents', () => {
  it('load without a diagnostic', () => {
    expect(agents.diagnostics).toEqual([])
    expect(agents.listAgents().map(({ name }) => name)).toEqual([
      'compliance-checker',
      'go-no-go-analyzer',
      'technical-analyst',
      'tender-orchestrator',
    ])
  })

  it.each(agents.listAgents())('$name loads its knowledge on demand', ({ tools, ...agent }) => {
    expect(tools).toContain('skill')
    expect(agent.skills).toEqual([])
    const named = skillNames.filter((name) => agent.system.includes(`**${name}**`))
    expect(named.length).toBeGreaterThan(0)
  })

  it('delegate to agents that there are', () => {
    const { agents: team = [] } = agents.getAgent('tender-orchestrator') ?? {}
    expect(team).toHaveLength(3)
    for (const name of team) expect(agents.getAgent(name)).toBeDefined()
  })
})

describe('the shipped skills', () => {
  it('load without a diagnostic, and are listed for models', () => {
    expect(skills.diagnostics).toEqual([])
    expect(skillNames).toEqual([
      'architecture-analyzer',
      'complexity-calculator',
      'danish-tender-guidelines',
    ])
    expect(createSkillTool({ registry: skills })?.description).toContain('Klagenævnet')
  })

  it.each(skillNames)('%s is short, and names files that exist', (name) => {
    const { instructions, directory, resources } = load(name)
    expect(instructions.split('\n').length).toBeLessThan(100)
    const pages = [instructions, ...resources().map((path) => readPage(directory, path))]
    const named = pages.flatMap(
      (page) => page.match(/\b(?:references|assets|scripts)\/[\w.-]+/g) ?? [],
    )
    expect(named.length).toBeGreaterThan(0)
    for (const path of named)
      expect([path, existsSync(join(directory, path))]).toEqual([path, true])
  })

  it.each(skillNames)('%s has no reference or template that nothing leads to', (name) => {
    const { instructions, resources } = load(name)
    const lost = resources().filter(
      (path) => path.endsWith('.md') && !instructions.includes(path.replace(/^assets\//, '')),
    )
    expect(lost).toEqual([])
  })

  it('give thresholds in kroner that agree with those in euro', () => {
    const page = readPage(load('danish-tender-guidelines').directory, 'references/thresholds.md')
    const rows = [...page.matchAll(/\| ([\d,]+) \| ([\d,]+) \|/g)].map(([, euro, kroner]) => ({
      euro: Number(euro?.replaceAll(',', '')),
      kroner: Number(kroner?.replaceAll(',', '')),
    }))
    expect(rows).toHaveLength(6)
    for (const { euro, kroner } of rows) expect(kroner).toBe(Math.round(euro * 7.46))
  })
})

function readPage(directory: string, path: string): string {
  return path.endsWith('.md') ? readFileSync(join(directory, path), 'utf8') : ''
}
