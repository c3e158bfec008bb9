import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDomain, type TestDomain } from '../../internal/testing/open-test-domain.ts'
import { goalsDomain } from '../goals-domain.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(goalsDomain)
})
afterAll(() => domain.close())

describe('goals in a balance', () => {
  it('count in their area by how far they lag, once progress is noted', async () => {
    const person = await domain.person()
    const parts = (day = '2026-11-18') => person.inContext(({ life }) => life.balanceParts(day))
    expect(await parts()).toEqual([])
    await person.write('create_goal', {
      title: 'Ler 24 livros',
      area: 'learning',
      targetValue: 24,
      unit: 'livros',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
    })
    expect(await parts()).toEqual([])
    await person.write('update_goal_progress', {
      goalRef: 'livros',
      currentValue: 14,
      date: '2026-11-10',
    })
    // 88.2% of the time has gone, 58.3% is done: 29.9 points behind, of 40 that are worth nothing.
    expect(await parts()).toMatchObject([
      { area: 'learning', name: 'Ler 24 livros', score: expect.closeTo(0.254, 2), coverage: 1 },
    ])
    expect(await parts('2026-11-09')).toEqual([])
    await person.write('update_goal_progress', { goalRef: 'livros', currentValue: 23 })
    expect(await parts()).toMatchObject([{ score: 1 }])
  })
})
