import { describe, expect, it } from 'vitest'
import { saidAmount } from './said-amount.ts'

describe('saidAmount', () => {
  it.each([
    ['paguei a prestação do colchão anteontem, 210', 210],
    ['quitei a parcela da moto segunda, deu 480,50', 480.5],
    ['paguei 2 parcelas de 300', 300],
    ['paguei a parcela da moto, R$ 1.234,56 hoje', 1234.56],
    ['devolvi 20 pra Ana', 20],
    ['paguei 100 da dívida com o Marcos', 100],
    ['dei 100 pro Beto da dívida', 100],
    ['paid Ana back 20', 20],
    ['paid my sister 60 toward the debt', 60],
    ['paguei 60 pra minha irmã da dívida', 60],
    ['paid 1,250.50 off my debt to Chase', 1250.5],
    ['paid the car installment, it was 320', 320],
  ])('is %s', (text, amount) => {
    expect(saidAmount(text)).toBe(amount)
  })

  it.each([
    'paguei a parcela da moto de novembro de 2026',
    'paguei a parcela da moto, dia 10',
    'paguei duas parcelas da moto',
    'paguei a parcela 4 da moto',
    'paid the car installment on the 10th',
  ])('is none: %s', (text) => {
    expect(saidAmount(text)).toBeUndefined()
  })
})
