import { describe, expect, test } from 'vitest'
import type { Locale } from '../../text/locale.ts'
import { contextOf, onlySpan, spansIn } from '../testing/spans-in.ts'

const numberIn = (text: string, locale: Locale) => onlySpan('number', text, locale)

describe('numbers in digits', () => {
  test.each<[string, Locale, number]>([
    ['1.500', 'pt-BR', 1500],
    ['12.345.678', 'pt-BR', 12345678],
    ['1.234,56', 'pt-BR', 1234.56],
    ['0,5', 'pt-BR', 0.5],
    ['82.5', 'pt-BR', 82.5],
    ['0.500', 'pt-BR', 0.5],
    ['1,234.56', 'pt-BR', 1234.56],
    ['1,234,567', 'pt-BR', 1234567],
    ['1652,29', 'pt-BR', 1652.29],
    ['007', 'pt-BR', 7],
    ['½', 'pt-BR', 0.5],
    ['５０', 'pt-BR', 50],
    ['1,500', 'en', 1500],
    ['68 point 4', 'en', 68.4],
    ['70 comma 05', 'en', 70.05],
    ['four and a quarter', 'en', 4.25],
    ['six and three quarters', 'en', 6.75],
    ['1,234.56', 'en', 1234.56],
    ['1,20,000', 'en', 120_000],
    ['12,34,567.50', 'en', 1_234_567.5],
    ['32,90', 'en', 32.9],
    ['1.234,56', 'en', 1234.56],
    ['3.14', 'en', 3.14],
  ])('%s in %s is %d', (text, locale, expected) => {
    const span = numberIn(text, locale)
    expect(span.value).toBe(expected)
    expect(span.ambiguous).toBeUndefined()
    expect(span.invalid).toBeUndefined()
  })

  test.each<[string, Locale, number[]]>([
    ['10,999', 'pt-BR', [10.999, 10999]],
    ['1.500', 'en', [1.5, 1500]],
  ])('%s in %s may be %j', (text, locale, expected) => {
    expect(numberIn(text, locale).ambiguous).toEqual(expected)
  })

  test.each(['1.2.3', '1.23,45', '1,2,3', '1,20,00', '1.234.56', '1,5.5', '12.34.567', '1e400'])(
    '%s is malformed',
    (text) => {
      expect(numberIn(text, 'pt-BR').invalid).toBe('malformed-number')
    },
  )

  test.each<[string, Locale, number]>([
    ['1,5k', 'pt-BR', 1500],
    ['300k', 'en', 300_000],
    ['2 mil', 'pt-BR', 2000],
    ['2 mil e 500', 'pt-BR', 2500],
    ['3 mil 250', 'pt-BR', 3250],
    ['4 mil e setecentos', 'pt-BR', 4700],
    ['1,5 mil', 'pt-BR', 1500],
    ['1,2 milhão', 'pt-BR', 1_200_000],
    ['1 milhão e 200 mil', 'pt-BR', 1_200_000],
    ['3 milhões e meio', 'pt-BR', 3_500_000],
    ['2.5 million', 'en', 2_500_000],
    ['40 thousand', 'en', 40_000],
    ['7 e meia', 'pt-BR', 7.5],
    ['-12', 'pt-BR', -12],
  ])('%s in %s is %d', (text, locale, expected) => {
    expect(numberIn(text, locale).value).toBe(expected)
  })

  test('a range of numbers is not a subtraction', () => {
    expect(
      spansIn('number', 'uns 10-15 por aí', contextOf('pt-BR')).map(({ value }) => value),
    ).toEqual([10, 15])
  })
})

describe('numbers in words', () => {
  test.each<[string, number]>([
    ['zero', 0],
    ['dezenove', 19],
    ['vinte e um', 21],
    ['cem', 100],
    ['cento e dez', 110],
    ['duzentas', 200],
    ['quinhentos e vinte e três', 523],
    ['mil', 1000],
    ['mil e quinhentos', 1500],
    ['mil duzentos e cinquenta', 1250],
    ['dois mil e quinhentos', 2500],
    ['vinte e sete mil e noventa', 27090],
    ['cem mil', 100_000],
    ['um milhão e duzentos mil', 1_200_000],
    ['um milhão e meio', 1_500_000],
    ['meio milhão', 500_000],
    ['um e meio', 1.5],
    ['oitenta e dois e meio', 82.5],
    ['setenta e nove vírgula oito', 79.8],
    ['oitenta vírgula zero cinco', 80.05],
    ['uma dúzia', 12],
    ['duas dúzias', 24],
    ['meia dúzia', 6],
    ['um par de', 2],
  ])('%s is %d', (text, expected) => {
    expect(numberIn(text, 'pt-BR').value).toBe(expected)
  })

  test.each<[string, number]>([
    ['nineteen', 19],
    ['twenty-five', 25],
    ['one hundred and twenty five', 125],
    ['a hundred', 100],
    ['twelve hundred', 1200],
    ['two thousand three hundred', 2300],
    ['a thousand', 1000],
    ['two and a half', 2.5],
    ['two and a half million', 2_500_000],
    ['half a million', 500_000],
    ['one point five', 1.5],
    ['a dozen', 12],
    ['half a dozen', 6],
    ['a couple of', 2],
  ])('%s is %d', (text, expected) => {
    expect(numberIn(text, 'en').value).toBe(expected)
  })

  test.each<[string, Locale, number[]]>([
    ['comprei um tênis e uma bola', 'pt-BR', []],
    ['it costs two thousand a month', 'en', [2000]],
    ['ganho mil um dia chego lá', 'pt-BR', [1000]],
    ['comi três e bebi duas', 'pt-BR', [3, 2]],
  ])('articles of %j are not counted', (text, locale, expected) => {
    expect(spansIn('number', text, contextOf(locale)).map(({ value }) => value)).toEqual(expected)
  })

  test('an article is a number when it is the whole answer', () => {
    expect(numberIn('uma', 'pt-BR').value).toBe(1)
  })
})

describe('rounded numbers', () => {
  test.each<[string, Locale]>([
    ['uns 200', 'pt-BR'],
    ['cerca de oitenta', 'pt-BR'],
    ['mais ou menos 30', 'pt-BR'],
    ['about 30', 'en'],
    ['50ish', 'en'],
  ])('%s is approximate and usable', (text, locale) => {
    const span = numberIn(text, locale)
    expect(span.isApproximate).toBe(true)
    expect(span.invalid).toBeUndefined()
  })

  test.each<[string, Locale]>([
    ['50 e poucos', 'pt-BR'],
    ['trinta e tantos', 'pt-BR'],
    ['mil e pouco', 'pt-BR'],
    ['200 and change', 'en'],
  ])('%s is only a lower bound', (text, locale) => {
    expect(numberIn(text, locale).invalid).toBe('inexact-amount')
  })

  test('digits without end are out of range, not infinite trouble', () => {
    expect(numberIn('9'.repeat(5000), 'pt-BR').invalid).toBe('out-of-range')
  })
})
