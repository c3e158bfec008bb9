import type { DomainSample } from '../../internal/testing/domain-sample.ts'

/** Records and inputs of goals for the tests of every domain. */
export const sample: DomainSample = {
  writes: [
    [
      'create_goal',
      { title: 'Ler 24 livros', targetValue: 24, unit: 'livros', endDate: '2026-12-31' },
    ],
    [
      'create_goal',
      { title: 'Juntar dinheiro', area: 'finance', targetValue: 10000, endDate: '2027-12-31' },
    ],
    ['update_goal_progress', { goalRef: 'livros', currentValue: 14 }],
  ],
  inputs: {
    create_goal: {
      title: 'Correr 100 km',
      area: 'health',
      targetValue: 100,
      unit: 'km',
      startDate: '2026-11-01',
      endDate: '2027-06-30',
      milestones: [{ title: 'Metade', targetValue: 50 }],
    },
    update_goal_progress: { goalRef: 'livros', currentValue: 15, date: '2026-11-17' },
    update_goal: { goalRef: 'dinheiro', targetValue: 12000, endDate: '2028-06-30' },
    change_milestone: { goalRef: 'livros', title: 'Metade', targetValue: 12 },
    complete_goal: { goalRef: 'livros' },
    delete_goal: { goalRef: 'livros' },
    get_goals: { status: 'in_progress', area: 'finance' },
  },
}
