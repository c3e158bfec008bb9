import type { JsonObject } from '@parco/protocol'
import { write } from './seed.ts'
import type { Visit } from './visit.ts'

/** A record of every kind that a page shows, so that no part of a page is empty. */
const LIFE: readonly (readonly [tool: string, input: JsonObject])[] = [
  ['create_expense', { name: 'Feira', category: 'food', actualAmount: 38.5 }],
  ['create_expense', { name: 'Ônibus', category: 'transport', actualAmount: 9 }],
  ['create_expense', { name: 'Mercado', category: 'food', budgetedAmount: 30, isRecurring: true }],
  ['create_income', { name: 'Projeto', actualAmount: 1800, type: 'freelance' }],
  ['create_income_rule', { name: 'Salário', amount: 6500, frequency: 'monthly', dueDay: 5 }],
  ['create_bill', { name: 'Aluguel', amount: 1900, dueDay: 10, category: 'housing' }],
  ['create_card', { name: 'Roxinho', closingDay: 3, dueDay: 10 }],
  [
    'create_debt',
    {
      name: 'Notebook',
      totalAmount: 3600,
      totalInstallments: 12,
      startMonthYear: '2026-11',
      dueDay: 15,
    },
  ],
  ['create_investment', { name: 'Reserva', currentAmount: 5200, goalAmount: 20_000 }],
  ['record_metric', { type: 'weight', value: 82.4 }],
  ['record_metric', { type: 'sleep', value: 7.5 }],
  ['record_metric', { type: 'water', value: 500 }],
  ['set_target', { type: 'water', value: 2500, per: 'day' }],
  ['create_habit', { name: 'Ler', frequency: 'daily' }],
  ['record_habit', { habitRef: 'Ler' }],
  [
    'create_goal',
    { title: 'Ler 24 livros', targetValue: 24, unit: 'livros', endDate: '2099-12-31' },
  ],
  ['update_person', { personRef: 'Noélia', relationship: 'amiga', birthday: '--03-12' }],
  ['create_event', { title: 'Dentista', startTime: '2099-03-02T09:00' }],
  ['create_reminder', { title: 'Regar as plantas', datetime: '2099-03-01T18:00' }],
  [
    'save_decision',
    { title: 'Comprar ou alugar?', options: ['comprar', 'alugar'], reasoning: 'os juros' },
  ],
  ['save_decision', { title: 'Mudar de emprego', chosenOption: 'Mudar de emprego' }],
  ['record_outcome', { decisionRef: 'Mudar de emprego', outcome: 'Foi bom.', satisfaction: 4 }],
  ['add_list_items', { items: ['arroz', 'feijão'] }],
  ['check_list_items', { items: ['arroz'] }],
  ['add_knowledge', { content: 'é alérgico a camarão', type: 'fact' }],
]

/** Notes a whole life, each record by the way that a form takes. */
export async function seedLife(visit: Visit): Promise<void> {
  for (const [tool, input] of LIFE) await write(visit, tool, input)
}
