import { estimateTokens } from '@parco/agent/tokens'
import { describe, expect, it } from 'vitest'
import { shippedSkills } from '../skills/load-life-skills.ts'
import { BASE_PROMPT } from './base-prompt.ts'
import { composePrompt } from './compose-prompt.ts'

const { skills, general } = shippedSkills()
const named = (...names: string[]) => skills.filter(({ name }) => names.includes(name))

describe('a composed prompt', () => {
  it('has the texts of all active skills in their order, and the tone of the first', () => {
    const { system, temperature } = composePrompt({
      active: named('finance', 'health', 'counselor'),
    })
    const places = ['# Counselor', '# Finance', '# Health', '# Tone'].map((part) =>
      system.indexOf(part),
    )
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places[0]).toBeGreaterThan(0)
    expect(system).toContain('Sound calm and reflective.')
    expect(system).toContain('No emoji.')
    expect(temperature).toBe(0.3)
  })

  it('is the base and a tone where no skill is active', () => {
    const { system, temperature } = composePrompt({ active: [general] })
    expect(system).toBe(
      `${BASE_PROMPT}\n\n# Tone\n\nSound practical and plain. Short: one to three sentences where that is enough. Informal. An emoji where it fits.`,
    )
    expect(temperature).toBeUndefined()
  })

  it('keeps every byte before what changed', () => {
    const one = composePrompt({ active: named('finance'), profile: 'Lives in Recife.' }).system
    const two = composePrompt({ active: named('finance'), profile: 'Lives in Olinda.' }).system
    expect(one.slice(0, one.indexOf('Recife'))).toBe(two.slice(0, two.indexOf('Olinda')))
    const more = composePrompt({ active: named('finance', 'health') }).system
    const upToTone = one.slice(0, one.indexOf('# Tone'))
    expect(more.startsWith(upToTone)).toBe(true)
  })

  it('says which tools its texts name that it does not carry', () => {
    const all = new Set([
      'get_person',
      'list_people',
      'log_interaction',
      'update_person',
      'fly_home',
    ])
    const compose = (carried: readonly string[]) =>
      composePrompt({ active: named('relationships'), tools: { carried, all } }).system
    expect(compose(['get_person', 'list_people'])).toMatch(
      /\n\nNot among your tools until `find_tools` brings them: update_person, log_interaction\.$/,
    )
    expect(compose([...all])).not.toContain('Not among')
    const left = named('relationships', 'finance').map((skill) => ({
      ...skill,
      instructions: `${skill.name === 'finance' ? 'word '.repeat(1_000) : ''}Call \`fly_home\`.`,
    }))
    const unsaid = { active: left, told: left.filter(({ name }) => name === 'finance') }
    expect(composePrompt({ ...unsaid, tools: { carried: [], all } }).system).not.toContain(
      'fly_home',
    )
  })

  it('leaves out whole texts that do not fit, and the last lines of a long profile', () => {
    const long = named('finance', 'health', 'counselor').map((skill) => ({
      ...skill,
      instructions: 'word '.repeat(380),
    }))
    const { system } = composePrompt({ active: long, profile: 'A line of it.\n'.repeat(500) })
    expect(system).toContain('# Counselor')
    expect(system).not.toContain('# Health')
    expect(estimateTokens(system)).toBeLessThan(800 + 900 + 800 + 100)
  })
})
