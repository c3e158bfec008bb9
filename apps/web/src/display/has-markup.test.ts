import { describe, expect, it } from 'vitest'
import { hasMarkup } from './has-markup.ts'

describe('a text with markup', () => {
  it.each([
    '**72** hoje',
    '- um\n- dois',
    '• um',
    '1. um\n2. dois',
    '# Título',
    'use `isto`',
    '> dito',
    'veja [aqui](https://a.b)',
  ])('is found: %s', (text) => expect(hasMarkup(text)).toBe(true))

  it.each([
    'Gastos: R$ 72,00.',
    'de 5 - 3 = 2',
    '3 * 4 é 12',
    'nota 8/10 [ontem]',
    'a_b_c',
    'dia 10. Depois',
  ])('is not seen where there is none: %s', (text) => expect(hasMarkup(text)).toBe(false))
})
