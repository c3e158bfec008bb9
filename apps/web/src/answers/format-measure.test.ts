import { describe, expect, it } from 'vitest'
import { formatMeasure } from './format-measure.ts'

describe('formatMeasure', () => {
  it.each([
    [7.5, 'hours', '7h30', '7 h 30 min'],
    [8, 'hours', '8h', '8 h'],
    [98, 'min', '1h38', '1 h 38 min'],
    [40, 'min', '40 min', '40 min'],
    [750, 'ml', '750 ml', '750 ml'],
    [2100, 'ml', '2,1 L', '2.1 L'],
    [81.94, 'kg', '81,9 kg', '81.9 kg'],
    [7.5, 'score', '7,5/10', '7.5/10'],
    [12, 'páginas', '12 páginas', '12 páginas'],
  ])('writes %d %s', (value, unit, portuguese, english) => {
    expect(formatMeasure(value, unit, 'pt-BR')).toBe(portuguese)
    expect(formatMeasure(value, unit, 'en')).toBe(english)
  })
})

describe('what medicine is counted in', () => {
  it.each([
    [1, 'doses', 'pt-BR', '1 dose'],
    [2, 'doses', 'pt-BR', '2 doses'],
    [0.5, 'comprimidos', 'pt-BR', '0,5 comprimido'],
    [0.5, 'pills', 'en', '0.5 pills'],
    [1, 'pills', 'en', '1 pill'],
  ] as const)('is said of one as of one: %s %s in %s', (value, unit, locale, told) => {
    expect(formatMeasure(value, unit, locale)).toBe(told)
  })
})
