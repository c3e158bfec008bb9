import { describe, expect, it } from 'vitest'
import { lifeDomains } from '../domains/index-of-domains.ts'
import { shippedSkills } from '../skills/load-life-skills.ts'
import { createToolCatalogue } from '../turn/tool-catalogue.ts'
import type { ActionCall, LikelyIntent } from '../turn/turn.ts'
import { wantTools } from './want-tools.ts'

const turn = {
  services: { domains: lifeDomains, tools: createToolCatalogue(lifeDomains) },
} as unknown as Parameters<typeof wantTools>[0]

const want = (call: Partial<ActionCall>, ...names: string[]) =>
  wantTools(
    turn,
    { intent: 'general_chat', params: {}, ...call },
    shippedSkills().skills.filter(({ name }) => names.includes(name)),
  )
const likely = (entries: Readonly<Record<string, number>>): LikelyIntent[] =>
  Object.entries(entries).map(([intent, confidence]) => ({ intent, confidence }))

describe('the tools that an answer needs', () => {
  it('are the reads that the message likely asks for, then those its skill looks at', () => {
    const names = want({ likely: likely({ get_invoice: 0.4, get_debt_progress: 0.1 }) }, 'finance')
    expect(names).toEqual([
      'get_invoice',
      'get_debt_progress',
      'get_finance_summary',
      'get_expenses',
    ])
  })

  it('are the first of a skill whose domain the message hardly names, and none of one without a domain', () => {
    expect(want({}, 'finance', 'professional')).toEqual(['get_finance_summary'])
    expect(want({ likely: likely({ get_bills: 0.02 }) })).toEqual([])
  })

  it('are those of a skill that a user wrote, which its own words call for', () => {
    const [skill] = shippedSkills().skills
    if (!skill) throw new Error('There is no skill.')
    const tools = ['create_habit', 'get_habits', 'no_such_tool', 'get_goals', 'get_agenda']
    const own = { ...skill, name: 'garden', tools, carries: [], domains: [], classes: [] }
    expect(wantTools(turn, { intent: 'general_chat', params: {} }, [own])).toEqual([
      'get_habits',
      'get_goals',
    ])
  })

  it('hold a write only where the message may be one after all', () => {
    expect(want({ likely: likely({ create_expense: 0.1 }) }, 'finance')).not.toContain(
      'create_expense',
    )
    expect(want({ likely: likely({ create_expense: 0.2 }) }, 'finance')).toContain('create_expense')
  })

  it('are all reads of a domain that no active skill speaks for', () => {
    const names = want({ likely: likely({ create_goal: 0.3 }) })
    expect(names).toEqual(['get_goals'])
    expect(want({ likely: likely({ create_goal: 0.1 }) })).toEqual([])
  })

  it('begin with the tool that is called', () => {
    expect(want({ intent: 'create_expense' }, 'finance')[0]).toBe('create_expense')
    expect(want({ intent: 'get_trends' }, 'health')[0]).toBe('get_trends')
  })

  it('hold the write with which counsel ends', () => {
    expect(want({}, 'counselor')).toEqual(['save_decision'])
  })

  it('are those of several skills at once', () => {
    const names = want({}, 'finance', 'health', 'counselor')
    expect(names).toContain('get_finance_summary')
    expect(names).toContain('get_trends')
  })
})
