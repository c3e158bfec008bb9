import { describe, expect, test } from 'vitest'
import type { Locale } from '../../text/locale.ts'
import { contextOf, onlySpan, spansIn } from '../testing/spans-in.ts'

const moneyIn = (text: string, locale: Locale) => onlySpan('money', text, locale)

describe('money whose currency is said', () => {
  test.each<[string, Locale, number, string]>([
    ['a pizza saiu por R$ 64', 'pt-BR', 64, 'BRL'],
    ['R$1.849,90 de pneus', 'pt-BR', 1849.9, 'BRL'],
    ['r$ 15', 'pt-BR', 15, 'BRL'],
    ['rs 15', 'pt-BR', 15, 'BRL'],
    ['$ 15', 'pt-BR', 15, 'BRL'],
    ['15 real', 'pt-BR', 15, 'BRL'],
    ['15 reias', 'pt-BR', 15, 'BRL'],
    ['um real', 'pt-BR', 1, 'BRL'],
    ['quinze reais', 'pt-BR', 15, 'BRL'],
    ['90 contos', 'pt-BR', 90, 'BRL'],
    ['35 pilas', 'pt-BR', 35, 'BRL'],
    ['20 mangos', 'pt-BR', 20, 'BRL'],
    ['70 paus', 'pt-BR', 70, 'BRL'],
    ['cem pratas', 'pt-BR', 100, 'BRL'],
    ['trintão no flanelinha', 'pt-BR', 30, 'BRL'],
    ['cinquentinha', 'pt-BR', 50, 'BRL'],
    ['vintão', 'pt-BR', 20, 'BRL'],
    ['80tão', 'pt-BR', 80, 'BRL'],
    ['dez centavos', 'pt-BR', 0.1, 'BRL'],
    ['27 reais e cinquenta', 'pt-BR', 27.5, 'BRL'],
    ['27 reais e 5 centavos', 'pt-BR', 27.05, 'BRL'],
    ['doze reais e noventa e nove centavos', 'pt-BR', 12.99, 'BRL'],
    ['R$ 8 e trinta', 'pt-BR', 8.3, 'BRL'],
    ['trinta e cinco e noventa reais', 'pt-BR', 35.9, 'BRL'],
    ['R$ 2 mil', 'pt-BR', 2000, 'BRL'],
    ['R$ 1,5 milhão', 'pt-BR', 1_500_000, 'BRL'],
    ['2 milhões de reais', 'pt-BR', 2_000_000, 'BRL'],
    ['25 dólares', 'pt-BR', 25, 'USD'],
    ['US$ 30', 'pt-BR', 30, 'USD'],
    ['USD 30', 'pt-BR', 30, 'USD'],
    ['300 dólares canadenses', 'pt-BR', 300, 'CAD'],
    ['1 dólar australiano', 'pt-BR', 1, 'AUD'],
    ['30 canadian dollars', 'en', 30, 'CAD'],
    ['90 mexican pesos', 'en', 90, 'MXN'],
    ['8 us dollars', 'en', 8, 'USD'],
    ['€ 20', 'pt-BR', 20, 'EUR'],
    ['20€', 'pt-BR', 20, 'EUR'],
    ['40 euros', 'pt-BR', 40, 'EUR'],
    ['5000 pesos', 'pt-BR', 5000, 'ARS'],
    ['5000 pesos chilenos', 'pt-BR', 5000, 'CLP'],
    ['$12.50', 'en', 12.5, 'USD'],
    ['60 bucks', 'en', 60, 'USD'],
    ['a fiver', 'en', 5, 'GBP'],
    ['three tenners', 'en', 30, 'GBP'],
    ['15 reais', 'en', 15, 'BRL'],
    ['R$ 1.500', 'en', 1500, 'BRL'],
    ['R$1,234.56', 'en', 1234.56, 'BRL'],
    ['20 quid', 'en', 20, 'GBP'],
    ['₹1,450', 'en', 1450, 'INR'],
    ['Rs. 75', 'en', 75, 'INR'],
    ['rs75', 'en', 75, 'INR'],
    ['75 rupees', 'en', 75, 'INR'],
    ['75 rupias', 'pt-BR', 75, 'INR'],
    ['NZ$8', 'en', 8, 'NZD'],
    ['£7.30', 'en', 7.3, 'GBP'],
    ['five dollars and twenty cents', 'en', 5.2, 'USD'],
    ['five dollars fifty', 'en', 5.5, 'USD'],
    ['two grand', 'en', 2000, 'BRL'],
    ['a hundred dollars', 'en', 100, 'USD'],
  ])('%s (%s) is %d %s', (text, locale, amount, currency) => {
    const span = moneyIn(text, locale)
    expect(span.value).toEqual({ amount, currency, isCurrencySaid: true })
    expect(span.invalid).toBeUndefined()
    expect(spansIn('number', text, contextOf(locale))).toEqual([])
  })
})

describe('bare amounts', () => {
  test.each<[string, Locale, number]>([
    ['gás 118', 'pt-BR', 118],
    ['cinema 1,5k', 'pt-BR', 1500],
    ['pão 12,75', 'pt-BR', 12.75],
    ['dezoito e noventa no pastel', 'pt-BR', 18.9],
    ['deixei 32 e cinquenta na feira', 'pt-BR', 32.5],
    ['mil e duzentos', 'pt-BR', 1200],
    ['custou um e cinquenta', 'pt-BR', 1.5],
    ['twenty-five fifty for lunch', 'en', 25.5],
    ['five ninety nine', 'en', 5.99],
  ])('%s (%s) may be %d, with no currency said', (text, locale, amount) => {
    expect(moneyIn(text, locale).value).toEqual({ amount, currency: 'BRL', isCurrencySaid: false })
  })

  test.each<[string, Locale, number[]]>([
    ['gastei 50 reais e 20 minutos depois saí', 'pt-BR', [50]],
    ['paguei 30 reais e 40 reais', 'pt-BR', [30, 40]],
    ['comprei 2 e 10 cervejas', 'pt-BR', [2, 10]],
    ['meia dúzia de ovos', 'pt-BR', []],
    ['tenho 35 anos', 'pt-BR', []],
    ['liga pra 98765-4321', 'pt-BR', []],
    ['a couple of beers', 'en', []],
    ['paguei 2 contas', 'pt-BR', [2]],
    ['dormi 8 horas', 'pt-BR', []],
    ['bebi 500ml', 'pt-BR', []],
  ])('%s (%s) reads as %j', (text, locale, expected) => {
    const spans = spansIn('money', text, contextOf(locale))
    expect(spans.map(({ value }) => value.amount)).toEqual(expected)
  })

  test('an amount and its parts stay side by side when no currency settles it', () => {
    expect(spansIn('number', '5 e 50', contextOf('pt-BR')).map(({ value }) => value)).toEqual([
      5, 50,
    ])
    expect(moneyIn('5 e 50', 'pt-BR').value.amount).toBe(5.5)
  })

  test('"cem e cinquenta" is 100.50 or 150', () => {
    expect(moneyIn('cem e cinquenta', 'pt-BR').ambiguous?.map(({ amount }) => amount)).toEqual([
      100.5, 150,
    ])
  })

  test('three decimals are thousands written the other way, or a slip', () => {
    expect(moneyIn('R$ 10,999', 'pt-BR').ambiguous?.map(({ amount }) => amount)).toEqual([
      10999, 11,
    ])
  })
})

describe('amounts that cannot be written down', () => {
  test.each<[string, string]>([
    ['R$ 1.2.3', 'malformed-number'],
    ['R$ 1.23,45', 'malformed-number'],
    ['R$ 1,23456', 'malformed-number'],
    ['R$ -50', 'negative-amount'],
    ['-R$ 50', 'negative-amount'],
    ['-50', 'negative-amount'],
    ['0 reais', 'zero-amount'],
    ['R$ 0,00', 'zero-amount'],
    ['R$ 99999999999', 'amount-too-large'],
    ['cinquenta e poucos reais', 'inexact-amount'],
    ['entre 10 e 20 reais', 'inexact-amount'],
    ['de 80 a 100 reais', 'inexact-amount'],
    ['R$ 10 ou R$ 15', 'inexact-amount'],
  ])('%s is %s', (text, problem) => {
    expect(moneyIn(text, 'pt-BR').invalid).toBe(problem)
  })
})
