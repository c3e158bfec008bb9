import { describe, expect, it } from 'vitest'
import { readLoan } from './claim-loan.ts'

const CONTEXT = {
  locale: 'pt-BR',
  now: new Date('2026-11-18T15:00:00.000Z'),
  timeZone: 'America/Sao_Paulo',
} as const
const [TODAY, YESTERDAY] = ['2026-11-18', '2026-11-17']

describe('money that others owe', () => {
  it.each([
    ['emprestei 50 pra Ana', { person: 'Ana', amount: 50 }],
    ['emprestei R$ 1.250,50 pro João ontem', { person: 'João', amount: 1250.5, date: YESTERDAY }],
    ['hoje emprestei 50 pra Ana', { person: 'Ana', amount: 50, date: TODAY }],
    ['emprestei pro Zé 30 reais', { person: 'Zé', amount: 30 }],
    ['emprestei 100 pro meu irmão', { person: 'irmão', amount: 100 }],
    ['emprestei 60 pro Beto pra pagar a luz', { person: 'Beto', amount: 60 }],
    ['o João me deve 200', { person: 'João', amount: 200 }],
    ['a Ana tá me devendo 80 reais', { person: 'Ana', amount: 80 }],
    ['o Léo pegou 40 emprestado comigo', { person: 'Léo', amount: 40 }],
    ['I lent Ana 50', { person: 'Ana', amount: 50 }],
    ['lent 20 bucks to Mike yesterday', { person: 'Mike', amount: 20, date: YESTERDAY }],
    ['lent my roommate 60 for the electric bill', { person: 'roommate', amount: 60 }],
    ['Jake owes me $200.', { person: 'Jake', amount: 200 }],
    ['my cousin borrowed 35 from me', { person: 'cousin', amount: 35 }],
  ])('is lent in "%s"', (text, params) => {
    expect(readLoan(text, CONTEXT)).toMatchObject({ intent: 'lend_money', params })
  })

  it.each([
    ['a Ana me pagou', { personRef: 'Ana' }],
    ['o João já me devolveu os 50', { personRef: 'João', amount: 50 }],
    ['meu cunhado devolveu 30', { personRef: 'cunhado', amount: 30 }],
    ['recebi de volta 20 da Ana', { personRef: 'Ana', amount: 20 }],
    ['Ana paid me back', { personRef: 'Ana' }],
    ['Mike paid me 5 back', { personRef: 'Mike', amount: 5 }],
    ['my roommate paid back 25', { personRef: 'roommate', amount: 25 }],
  ])('comes back in "%s"', (text, params) => {
    expect(readLoan(text, CONTEXT)).toMatchObject({ intent: 'record_repayment', params })
  })

  it.each([
    ['ela já me pagou 20', { amount: 20 }],
    ['he paid me back', {}],
  ])('comes back in "%s" from whoever it was', (text, params) => {
    expect(readLoan(text, CONTEXT)).toMatchObject({ intent: 'repaid_by_somebody', params })
  })

  it.each([
    'emprestei a furadeira pro Sérgio',
    'emprestei 50 pra Ana e ela já me devolveu',
    'a Ana não me pagou',
    'a Ana me pagou o almoço',
    'se a Ana me pagou, ótimo',
    'ele me deve 200',
    'Ana lent me 50',
    'she is paid 50',
    'quem me deve 50?',
    'I lent Mike 20 and he paid me back',
  ])('is not read from "%s"', (text) => {
    expect(readLoan(text, CONTEXT)).toBeUndefined()
  })
})
