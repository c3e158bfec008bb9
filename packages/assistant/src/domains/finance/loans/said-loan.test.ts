import { describe, expect, it } from 'vitest'
import { saidLoan } from './said-loan.ts'

describe('money that others owe', () => {
  it.each([
    ['emprestei 50 pra Ana', 'lent', 'Ana', 50],
    ['emprestei R$ 1.250,50 pro João ontem', 'lent', 'João', 1250.5],
    ['emprestei pro Zé 30 reais', 'lent', 'Zé', 30],
    ['emprestei 100 pro meu irmão', 'lent', 'Irmão', 100],
    ['o João me deve 200', 'lent', 'João', 200],
    ['a Ana tá me devendo 80 reais', 'lent', 'Ana', 80],
    ['I lent Ana 50', 'lent', 'Ana', 50],
    ['lent 20 bucks to Mike yesterday', 'lent', 'Mike', 20],
    ['Jake owes me $200.', 'lent', 'Jake', 200],
    ['a Ana me pagou', 'repaid', 'Ana', undefined],
    ['o João já me devolveu os 50', 'repaid', 'João', 50],
    ['Ana paid me back', 'repaid', 'Ana', undefined],
    ['Mike paid me 5 back', 'repaid', 'Mike', 5],
  ])('is read from "%s"', (text, kind, person, amount) => {
    expect(saidLoan(text)).toMatchObject({ kind, person, ...(amount ? { amount } : {}) })
  })

  it.each([
    'emprestei a furadeira pro Sérgio',
    'emprestei 50 pra Ana e ela já me devolveu',
    'a Ana não me pagou',
    'a Ana me pagou o almoço',
    'se a Ana me pagou, ótimo',
    'ele me deve 200',
    'Ana lent me 50',
    'she paid me back',
    'quem me deve 50?',
  ])('is not read from "%s"', (text) => {
    expect(saidLoan(text)).toBeUndefined()
  })
})
