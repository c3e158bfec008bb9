import type { UserSettings } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { createFormatter } from './create-formatter.ts'

const TODAY = '2026-11-18'
const brazilian: UserSettings = {
  locale: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  currency: 'BRL',
  units: 'metric',
  clock: '24h',
  perspective: 'none',
}
const portuguese = createFormatter(brazilian, TODAY)
const english = createFormatter({ ...brazilian, locale: 'en' }, TODAY)
const american = createFormatter({ ...brazilian, locale: 'en', units: 'us', clock: '12h' }, TODAY)

describe('the formatter', () => {
  it('writes money with plain spaces, in the currency given', () => {
    expect(portuguese.money(123456)).toBe('R$ 1.234,56')
    expect(portuguese.money(-5000)).toBe('-R$ 50,00')
    expect(portuguese.money(-0)).toBe('R$ 0,00')
    expect(portuguese.money(3000, 'USD')).toBe('US$ 30,00')
    expect(english.money(123456)).toBe('R$1,234.56')
    expect(english.money(3000, 'USD')).toBe('$30.00')
    expect(createFormatter({ ...brazilian, locale: 'en', currency: 'EUR' }, TODAY).money(150)).toBe(
      '€1.50',
    )
  })

  it.each([
    ['2026-11-18', 'hoje (18/11)', 'today (Nov 18)'],
    ['2026-11-17', 'ontem (17/11)', 'yesterday (Nov 17)'],
    ['2026-11-16', 'anteontem (16/11)', 'Monday (Nov 16)'],
    ['2026-11-19', 'amanhã (19/11)', 'tomorrow (Nov 19)'],
    ['2026-11-13', 'sexta (13/11)', 'Friday (Nov 13)'],
    ['2026-11-14', 'sábado (14/11)', 'Saturday (Nov 14)'],
    ['2026-11-11', '11/11', 'Nov 11'],
    ['2025-12-31', '31/12/2025', 'Dec 31, 2025'],
  ])('writes the day %s as people say it', (date, inPortuguese, inEnglish) => {
    expect(portuguese.day(date)).toBe(inPortuguese)
    expect(english.day(date)).toBe(inEnglish)
  })

  it('writes a day in digits, with its year only when that is another', () => {
    expect(portuguese.dayNumeric('2026-11-18')).toBe('18/11')
    expect(portuguese.dayNumeric('2027-01-02')).toBe('02/01/2027')
    expect(english.dayNumeric('2027-01-02')).toBe('Jan 2, 2027')
  })

  it('writes months, and clock times in the zone of the user', () => {
    expect(portuguese.month('2026-11')).toBe('novembro de 2026')
    expect(english.month('2026-11')).toBe('November 2026')
    expect(portuguese.time(new Date('2026-11-19T02:30:00Z'))).toBe('23:30')
    expect(english.time(new Date('2026-11-19T03:05:00Z'))).toBe('00:05')
  })

  it.each([
    [2000, 'ml', '2 L', '2 L'],
    [1500, 'ml', '1,5 L', '1.5 L'],
    [250, 'ml', '250 ml', '250 ml'],
    [7.5, 'hours', '7h30', '7 h 30 min'],
    [7, 'hours', '7h', '7 h'],
    [0.5, 'hours', '30 min', '30 min'],
    [6.99, 'hours', '6h59', '6 h 59 min'],
    [45, 'min', '45 min', '45 min'],
    [75, 'min', '1h15', '1 h 15 min'],
    [82.35, 'kg', '82,35 kg', '82.35 kg'],
    [7, 'score', '7/10', '7/10'],
    [12, 'páginas', '12 páginas', '12 páginas'],
  ])('writes %d %s', (value, unit, inPortuguese, inEnglish) => {
    expect(portuguese.quantity(value, unit)).toBe(inPortuguese)
    expect(english.quantity(value, unit)).toBe(inEnglish)
  })

  it('writes clock times by the clock of the user', () => {
    const instant = new Date('2026-11-19T02:05:00Z')
    expect(american.time(instant)).toBe('11:05 PM')
    expect(american.clockTime('00:30')).toBe('12:30 AM')
    expect(american.clockTime('07:00')).toBe('7:00 AM')
    expect(createFormatter({ ...brazilian, clock: '12h' }, TODAY).time(instant)).toBe('11:05 PM')
    expect(portuguese.clockTime('07:00')).toBe('07:00')
    expect(english.clockTime('23:30')).toBe('23:30')
  })

  it.each([
    [81.65, 'kg', '180 lb', '81,65 kg'],
    [473, 'ml', '16 oz', '473 ml'],
    [1500, 'ml', '50.7 oz', '1,5 L'],
    [5, 'km', '3.11 mi', '5 km'],
    [4.83, 'km', '3 mi', '4,83 km'],
    [7.5, 'hours', '7 h 30 min', '7h30'],
  ])('measures %d %s in the units of the user', (value, unit, us, metric) => {
    expect(american.measure(value, unit)).toBe(us)
    expect(portuguese.measure(value, unit)).toBe(metric)
    // What somebody keeps in a unit of their choice stays in it.
    expect(american.quantity(value, unit)).toBe(english.quantity(value, unit))
  })

  it('writes numbers, shares and lists', () => {
    expect(portuguese.number(2000)).toBe('2.000')
    expect(portuguese.number(7.456)).toBe('7,46')
    expect(english.percent(0.125)).toBe('12.5%')
    expect(portuguese.list(['Mercado', 'Luz', 'Água'])).toBe('Mercado, Luz e Água')
    expect(english.list(['Luz', 'Água'])).toBe('Luz and Água')
  })

  it('is refused for a zone or a currency that does not exist', () => {
    const wrong = { timeZone: 'Mars/Olympus', currency: 'reais' }
    for (const [key, value] of Object.entries(wrong)) {
      expect(() => createFormatter({ ...brazilian, [key]: value }, TODAY)).toThrow(RangeError)
    }
  })
})
