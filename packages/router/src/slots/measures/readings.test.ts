import { describe, expect, test } from 'vitest'
import type { Locale } from '../../text/locale.ts'
import { contextOf, onlySpan, spansIn } from '../testing/spans-in.ts'

describe('blood pressure', () => {
  test.each<[string, Locale, number, number]>([
    ['pressão 13 por 9', 'pt-BR', 130, 90],
    ['11x7', 'pt-BR', 110, 70],
    ['11 x 7', 'pt-BR', 110, 70],
    ['12,5 por 8', 'pt-BR', 125, 80],
    ['treze por oito', 'pt-BR', 130, 80],
    ['135/85', 'pt-BR', 135, 85],
    ['118 over 76', 'en', 118, 76],
  ])('%s (%s) is %d over %d', (text, locale, systolic, diastolic) => {
    expect(onlySpan('bloodPressure', text, locale).value).toEqual({ systolic, diastolic })
  })

  test.each(['8 por 12', '3 por 2', '200 por 10', '10x de 50', '31/12'])('%s is none', (text) => {
    expect(spansIn('bloodPressure', text, contextOf('pt-BR'))).toEqual([])
  })
})

describe('scores', () => {
  test.each<[string, Locale, number, number]>([
    ['nota 8', 'pt-BR', 8, 10],
    ['nota: 6,5', 'pt-BR', 6.5, 10],
    ['6/10', 'pt-BR', 6, 10],
    ['6 de 10', 'pt-BR', 6, 10],
    ['nove de dez', 'pt-BR', 9, 10],
    ['nota 4 de 5', 'pt-BR', 4, 5],
    ['7.5/10', 'en', 7.5, 10],
    ['3 out of 5', 'en', 3, 5],
    ['rated 9', 'en', 9, 10],
  ])('%s (%s) is %d of %d', (text, locale, value, outOf) => {
    expect(onlySpan('score', text, locale)).toMatchObject({ value: { value, outOf } })
  })

  test('a mark beyond the scale is out of range', () => {
    expect(onlySpan('score', 'humor nota 12', 'pt-BR').invalid).toBe('out-of-range')
  })

  test.each(['parcela 4 de 10', 'nota de 50 reais', '12/10'])('%s is none', (text) => {
    expect(spansIn('score', text, contextOf('pt-BR'))).toEqual([])
  })
})

describe('counts and ranks', () => {
  test.each<[string, Locale, number]>([
    ['12x de 99', 'pt-BR', 12],
    ['10x289,90', 'pt-BR', 10],
    ['parcelei em 6 vezes', 'pt-BR', 6],
    ['em três vezes', 'pt-BR', 3],
    ['10 vezes de 50', 'pt-BR', 10],
    ['12 payments of 99.90', 'en', 12],
    ['24 parcelas', 'pt-BR', 24],
    ['doze prestações', 'pt-BR', 12],
    ['3 instalments of 50', 'en', 3],
    ['in 4 payments', 'en', 4],
  ])('%s (%s) is %d instalments', (text, locale, count) => {
    expect(onlySpan('installments', text, locale).value).toBe(count)
  })

  test.each(['fui 3 vezes na academia', 'corro 2x por semana', 'custa 3x mais', '12x8', 'uma vez'])(
    '%s is none',
    (text) => {
      expect(spansIn('installments', text, contextOf('pt-BR'))).toEqual([])
    },
  )

  test.each<[string, Locale, number]>([
    ['12,5%', 'pt-BR', 12.5],
    ['dez por cento', 'pt-BR', 10],
    ['5 percent', 'en', 5],
  ])('%s (%s) is %d percent', (text, locale, value) => {
    expect(onlySpan('percent', text, locale).value).toBe(value)
  })

  test.each<[string, Locale, number]>([
    ['só a segunda', 'pt-BR', 2],
    ['o 3º', 'pt-BR', 3],
    ['a última', 'pt-BR', -1],
    ['the first one', 'en', 1],
    ['2nd', 'en', 2],
  ])('%s (%s) is rank %d', (text, locale, rank) => {
    expect(onlySpan('ordinal', text, locale).value).toBe(rank)
  })

  test.each<[string, Locale, string]>([
    ['no pix', 'pt-BR', 'pix'],
    ['passei no crédito', 'pt-BR', 'credit_card'],
    ['no cartão', 'pt-BR', 'credit_card'],
    ['no cartão de débito', 'pt-BR', 'debit_card'],
    ['no débito', 'pt-BR', 'debit_card'],
    ['em dinheiro', 'pt-BR', 'cash'],
    ['via boleto', 'pt-BR', 'boleto'],
    ['with my credit card', 'en', 'credit_card'],
    ['on debit', 'en', 'debit_card'],
    ['in cash', 'en', 'cash'],
  ])('%s (%s) is %s', (text, locale, method) => {
    expect(onlySpan('paymentMethod', text, locale).value).toBe(method)
  })

  test('money in general is no way of paying', () => {
    expect(spansIn('paymentMethod', 'preciso de dinheiro', contextOf('pt-BR'))).toEqual([])
  })
})
