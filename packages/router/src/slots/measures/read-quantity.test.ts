import { describe, expect, test } from 'vitest'
import type { Locale } from '../../text/locale.ts'
import type { Dimension } from '../slot-span.ts'
import { contextOf, onlySpan, spansIn } from '../testing/spans-in.ts'

describe('quantities with a unit', () => {
  test.each<[string, Locale, Dimension, number]>([
    ['3 litros de suco', 'pt-BR', 'volume', 3000],
    ['750ml', 'pt-BR', 'volume', 750],
    ['1,5L', 'pt-BR', 'volume', 1500],
    ['dois litros e meio', 'pt-BR', 'volume', 2500],
    ['1 litro e 300', 'pt-BR', 'volume', 1300],
    ['meio litro', 'pt-BR', 'volume', 500],
    ['litro e meio', 'pt-BR', 'volume', 1500],
    ["dois copos d'água", 'pt-BR', 'volume', 500],
    ['um copo de água', 'pt-BR', 'volume', 250],
    ['4 copos de 300 ml', 'pt-BR', 'volume', 1200],
    ['garrafa de 1,5l', 'pt-BR', 'volume', 1500],
    ['duas garrafas de 600ml', 'pt-BR', 'volume', 1200],
    ['a glass of water', 'en', 'volume', 250],
    ['another glass of water', 'en', 'volume', 250],
    ['two more glasses', 'en', 'volume', 500],
    ['outro litro', 'pt-BR', 'volume', 1000],
    ['20 fl oz', 'en', 'volume', 591],
    ['12 ounces', 'en', 'volume', 355],
    ['1.5 liters', 'en', 'volume', 1500],
    ['79,4 quilos', 'pt-BR', 'mass', 79.4],
    ['79kg', 'pt-BR', 'mass', 79],
    ['79 kg e meio', 'pt-BR', 'mass', 79.5],
    ['79 quilos e 250', 'pt-BR', 'mass', 79.25],
    ['79 quilos e 250 gramas', 'pt-BR', 'mass', 79.25],
    ['oitenta quilos', 'pt-BR', 'mass', 80],
    ['350 gramas', 'pt-BR', 'mass', 0.35],
    ['165 lbs', 'en', 'mass', 74.84],
    ['150.5 pounds', 'en', 'mass', 68.27],
    ['11 stone 6', 'en', 'mass', 72.57],
    ['8km', 'pt-BR', 'distance', 8],
    ['cinco quilômetros e meio', 'pt-BR', 'distance', 5.5],
    ['800 metros', 'pt-BR', 'distance', 0.8],
    ['2 milhas', 'pt-BR', 'distance', 3.22],
    ['3 miles', 'en', 'distance', 4.83],
    ['10k', 'en', 'distance', 10],
    ['meia hora', 'pt-BR', 'duration', 30],
    ['uma hora', 'pt-BR', 'duration', 60],
    ['hora e meia', 'pt-BR', 'duration', 90],
    ['1h45', 'pt-BR', 'duration', 105],
    ['1h 45min', 'pt-BR', 'duration', 105],
    ['2h e meia', 'pt-BR', 'duration', 150],
    ['sete horas e quinze', 'pt-BR', 'duration', 435],
    ['sete horas e quinze minutos', 'pt-BR', 'duration', 435],
    ['6 horas e 20 de sono', 'pt-BR', 'duration', 380],
    ['sete e meia horas', 'pt-BR', 'duration', 450],
    ['um quarto de hora', 'pt-BR', 'duration', 15],
    ['25 minutinhos', 'pt-BR', 'duration', 25],
    ['90 seg', 'pt-BR', 'duration', 1.5],
    ['1:20h', 'pt-BR', 'duration', 80],
    ['8 hours 20 minutes', 'en', 'duration', 500],
    ['an hour and a half', 'en', 'duration', 90],
    ['two hours and a quarter', 'en', 'duration', 135],
    ['an hour and three quarters', 'en', 'duration', 105],
    ['six and three-quarter hours', 'en', 'duration', 405],
    ['an hour and ten', 'en', 'duration', 70],
    ['half an hour', 'en', 'duration', 30],
    ['40 mintuos', 'pt-BR', 'duration', 40],
    ['3 litors', 'pt-BR', 'volume', 3000],
    ['five and a half hours', 'en', 'duration', 330],
    ['three quarters of an hour', 'en', 'duration', 45],
    ['90 seconds', 'en', 'duration', 1.5],
  ])('%s (%s) is %s %d', (text, locale, dimension, value) => {
    const span = onlySpan('quantity', text, locale)
    expect(span.value).toMatchObject({ dimension, value })
    expect(span.invalid).toBeUndefined()
  })

  test('a duration is given in hours too, to two decimals', () => {
    expect(onlySpan('quantity', '8h20', 'pt-BR').value).toMatchObject({
      unit: 'min',
      value: 500,
      hours: 8.33,
    })
  })

  test('what was said is kept beside the conversion', () => {
    expect(onlySpan('quantity', 'três copos', 'pt-BR').value.said).toEqual({
      amount: 3,
      unit: 'glass',
    })
    expect(onlySpan('quantity', '180 lbs', 'en').value.said).toEqual({ amount: 180, unit: 'lb' })
  })

  test.each<[string, Locale, number[]]>([
    ['corri 1 hora e 5 km', 'pt-BR', [60, 5]],
    ['treinei 2h e bebi 3 copos', 'pt-BR', [120, 750]],
    ['dormi 7 horas e gastei 30', 'pt-BR', [420]],
    ['fiz 1 hora e 20 reais de estacionamento', 'pt-BR', [60]],
    ['8km em 50min', 'pt-BR', [8, 50]],
    ['moro no 3 andar', 'pt-BR', []],
    ['li 24 livros', 'pt-BR', []],
    ['das 14h30 às 16h', 'pt-BR', [870, 960]],
    ['the 1st of May', 'en', []],
    ['comi 2 corpos', 'pt-BR', []],
  ])('%s (%s) has %j', (text, locale, values) => {
    expect(spansIn('quantity', text, contextOf(locale)).map(({ value }) => value.value)).toEqual(
      values,
    )
  })

  test('"30m" is metres or minutes', () => {
    const spans = spansIn('quantity', 'nadei 30m', contextOf('pt-BR'))
    expect(spans.map(({ value }) => value.dimension)).toEqual(['distance', 'duration'])
  })

  test('"10k" is a distance beside a number', () => {
    expect(onlySpan('number', 'ran 10k', 'en').value).toBe(10_000)
    expect(onlySpan('quantity', 'ran 10k', 'en').value.value).toBe(10)
  })

  test.each<[string, string]>([
    ['0 litros', 'zero-amount'],
    ['5 a 6 horas', 'inexact-amount'],
    ['2 ou 3 copos', 'inexact-amount'],
    ['-3 kg', 'negative-amount'],
    ['1.2.3 kg', 'malformed-number'],
    ['duas garrafas de água', 'unknown-size'],
    ['5 e poucos km', 'inexact-amount'],
  ])('%s is %s', (text, problem) => {
    expect(onlySpan('quantity', text, 'pt-BR').invalid).toBe(problem)
  })
})
