import type { Locale } from '@parco/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTexts } from '../../replies/create-texts.ts'
import { replies } from '../../replies/replies.generated.ts'
import { conversionWords, readConversion, writeMeasure } from './conversion.ts'
import { convert, UNIT_NAMES, UNITS } from './units.ts'

const texts = createTexts({ parco: replies })
const told = (text: string, locale: Locale) => {
  const say = texts('parco', locale)
  const conversion = readConversion(text, conversionWords(locale, say))
  return conversion && writeMeasure(conversion.result, conversion.to, locale, say)
}

describe('conversion of units', () => {
  it.each([
    ['converte 10 milhas pra km', '16,09 quilômetros'],
    ['10km em milhas', '6,21 milhas'],
    ['quanto é 150 libras em quilos?', '68,04 quilogramas'],
    ['quantos ml tem em 2 xícaras?', '480 mililitros'],
    ['quantas colheres de sopa são 45 ml', '3 colheres de sopa'],
    ['quantos minutos tem uma semana?', '10.080 minutos'],
    ['100 fahrenheit em celsius', '37,78 graus Celsius'],
    ['-10 graus celsius em fahrenheit', '14 graus Fahrenheit'],
    ['1,75 m em pés', '5,74 pés'],
    ['1.500 g em quilos', '1,5 quilograma'],
    ['5 mm em polegadas', '0,197 polegada'],
  ])('%s', (text, result) => {
    expect(told(text, 'pt-BR')).toBe(result)
  })

  it.each([
    ['convert 10 miles to km', '16.09 kilometers'],
    ["what's 68 kg in pounds?", '149.91 pounds'],
    ['how many ml are in a cup?', '240 milliliters'],
    ['how many teaspoons in 2 tablespoons', '6 teaspoons'],
    ['350 F in celsius', '176.67 degrees Celsius'],
    ['6 ft to cm', '182.88 centimeters'],
    ['how many seconds in an hour?', '3,600 seconds'],
  ])('%s', (text, result) => {
    expect(told(text, 'en')).toBe(result)
  })

  it.each([
    'corri 5 km em 30 minutos',
    '5 km em 30 minutos',
    '100 libras em reais',
    'tomei 2 litros',
    '2 litros em litros',
    'quantos litros eu tomei?',
    '10 km em quilos',
  ])('%s is none', (text) => {
    expect(told(text, 'pt-BR')).toBeUndefined()
  })

  it('comes back to where it began, whatever the units', () => {
    const unit = fc.constantFrom(...UNIT_NAMES)
    fc.assert(
      fc.property(unit, unit, fc.integer({ min: -1000, max: 1000 }), (one, other, value) => {
        const there = convert(value, one, other)
        if (UNITS[one].kind !== UNITS[other].kind) expect(there).toBeUndefined()
        else expect(convert(there ?? Number.NaN, other, one)).toBeCloseTo(value, 6)
      }),
    )
  })
})
