import { describe, expect, it } from 'vitest'
import { createFormat } from './create-format.ts'

const brazilian = createFormat({ locale: 'pt-BR', currency: 'BRL', clock: '24h' })
const american = createFormat({ locale: 'en', currency: 'USD', clock: '12h' })
/** Spaces that do not break count as spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('figures and days of pages', () => {
  it('are written as in Brazil', () => {
    expect(plain(brazilian.money(124_050))).toBe('R$ 1.240,50')
    expect(plain(brazilian.money(3800, 'USD'))).toBe('US$ 38,00')
    expect(brazilian.month('2026-11')).toBe('novembro de 2026')
    expect(brazilian.dayLong('2026-11-29')).toBe('domingo, 29 de novembro')
    expect(brazilian.time('21:05')).toBe('21:05')
    expect(brazilian.percent(0.58)).toBe('58%')
  })

  it('are written as in America', () => {
    expect(american.money(124_050)).toBe('$1,240.50')
    expect(american.month('2026-11')).toBe('November 2026')
    expect(plain(american.time('21:05'))).toBe('9:05 PM')
    expect(american.number(1234.5)).toBe('1,234.5')
  })
})
