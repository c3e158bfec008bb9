import type { ToolUse } from '@parco/store'
import { describe, expect, it } from 'vitest'
import { findIncidents, sumUses } from './skill-incidents.ts'

/** One use a minute: `.` went well, `x` did not. */
const uses = (outcomes: string, skills = ['finance']): ToolUse[] =>
  [...outcomes].map((outcome, minute) => ({
    tool: outcome === 'x' ? 'create_expense' : 'get_expenses',
    failed: outcome === 'x',
    skills,
    at: new Date(Date.UTC(2026, 10, 18, 12, minute)),
    turnId: `trn_${minute}` as ToolUse['turnId'],
  }))

describe('incidents of a skill', () => {
  it('begin once, below four in five of the last twenty, and end at nine in ten', () => {
    const [incident, ...others] = findIncidents(uses(`${'.'.repeat(20)}xxxxxxx${'.'.repeat(30)}`))
    expect(others).toEqual([])
    expect(incident).toMatchObject({ skill: 'finance', uses: 20, failed: 5 })
    expect(incident?.ended).toBeInstanceOf(Date)
  })

  it('are not told of a few uses, nor of what fails now and then', () => {
    expect(findIncidents(uses('xxxx'))).toEqual([])
    expect(findIncidents(uses('.....x'.repeat(20)))).toEqual([])
  })

  it('are told again where it falls again', () => {
    const twice = `${'.'.repeat(20)}xxxxx${'.'.repeat(40)}xxxxx`
    expect(findIncidents(uses(twice))).toHaveLength(2)
  })

  it('are of the skill that was active', () => {
    const all = [...uses('.'.repeat(20)), ...uses('x'.repeat(10), ['health'])]
    expect(findIncidents(all).map(({ skill }) => skill)).toEqual(['health'])
    expect(sumUses(all, ({ skills }) => skills)).toEqual([
      { name: 'finance', uses: 20, failed: 0 },
      { name: 'health', uses: 10, failed: 10 },
    ])
  })
})
