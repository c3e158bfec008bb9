import { expect, it } from 'vitest'
import { formatMoment } from './format-moment.ts'

it('writes a moment by the clock of the user, or by that of the language', () => {
  const instant = new Date(2026, 10, 18, 21, 5).toISOString()
  expect(formatMoment(instant, 'en', '24h')).toMatch(/21:05$/)
  expect(formatMoment(instant, 'en', '12h')).toMatch(/9:05\sPM$/)
  expect(formatMoment(instant, 'pt-BR', '12h')).toMatch(/9:05\sPM$/)
  expect(formatMoment(instant, 'pt-BR')).toMatch(/21:05$/)
  expect(formatMoment(instant, 'en')).toMatch(/9:05\sPM$/)
})
