import { describe, expect, it } from 'vitest'
import { generateDecisions } from './generate-decisions.ts'

const FIRST = {
  name: '0001-tea.md',
  text: '# 1. Tea\n\nDecided 2026-11-22.\n\n**Context.** Thirst.\n',
}

describe('the index of decisions', () => {
  it('tells number, title, day and what became of each', () => {
    const second = {
      name: '0002-coffee.md',
      text: '# 2. Coffee\n\nDecided 2026-11-23. Supersedes [1](0001-tea.md).\n\n…',
    }
    const lines = generateDecisions([FIRST, second]).trimEnd().split('\n').slice(-2)
    expect(lines).toEqual([
      '| 1 | [Tea](0001-tea.md) | 2026-11-22 |  |',
      '| 2 | [Coffee](0002-coffee.md) | 2026-11-23 | Supersedes [1](0001-tea.md). |',
    ])
  })

  it.each([
    ['without a number', '# Tea\n\nDecided 2026-11-22.\n'],
    ['with the number of another file', '# 2. Tea\n\nDecided 2026-11-22.\n'],
    ['without a day', '# 1. Tea\n\n**Context.** Thirst.\n'],
  ])('refuses a decision %s', (_, text) => {
    expect(() => generateDecisions([{ ...FIRST, text }])).toThrow('0001-tea.md: expected')
  })

  it('refuses a number that is given twice', () => {
    const again = { ...FIRST, name: '0001-water.md' }
    expect(() => generateDecisions([FIRST, again])).toThrow('0001-water.md: 1 is taken')
  })
})
