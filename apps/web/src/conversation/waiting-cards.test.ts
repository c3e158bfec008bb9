import { expect, it } from 'vitest'
import { remindedOf } from './waiting-cards.ts'

it.each([
  ['Gasto: Feira, R$ 38,00, hoje (29/11)', 'Feira, R$ 38,00'],
  ['Expense: Lunch, $12.00, today (Nov 29)', 'Lunch, $12.00'],
  ['Agenda: Dentista, sexta (20/11) às 15:00, Rua A', 'Dentista, Rua A'],
  ['Agenda: Gym, Friday (Nov 20), 08:15 to 09:15', 'Gym, 08:15 to 09:15'],
  ['Guardar na memória: sua sogra mora em Campinas', 'sua sogra mora em Campinas'],
])('reminds of "%s" without its day', (title, reminded) => {
  expect(remindedOf(title)).toBe(reminded)
})
