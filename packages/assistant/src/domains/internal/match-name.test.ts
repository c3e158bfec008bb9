import { describe, expect, it } from 'vitest'
import { bestMatches, matchName, nameKey } from './match-name.ts'

describe('a name in the words of the user', () => {
  it.each([
    ['luz', 'Luz', 'same'],
    ['a conta de água', 'Água', 'same'],
    ['agua', 'Água', 'same'],
    ['INTERNET', 'internet', 'same'],
    ['condominío', 'Condomínio', 'same'],
    ['aluguell', 'Aluguel', 'same'],
    ['power', 'Luz', 'same'],
    ['the electricity bill', 'Conta de luz', 'same'],
    ['rent', 'Aluguel', 'same'],
    ['fatura do cartão do Nubank', 'Cartão Nubank', 'same'],
    ['cartão', 'Cartão Nubank', 'part'],
    ['fatura do cartão do Nubank', 'Nubank', 'part'],
    ['pressão', 'Pressão arterial', 'part'],
    ['blood pressure', 'Pressão arterial', 'same'],
    ['seguro da casa', 'Seguro do carro', 'overlap'],
    ['uber', 'Aluguel', 'none'],
    ['gás', 'Gasolina', 'none'],
    ['luz', 'Cruz', 'none'],
    ['', 'Luz', 'none'],
    ['🔥', 'Luz', 'none'],
  ] as const)('"%s" for %s: %s', (reference, name, match) => {
    expect(matchName(reference, name)).toBe(match)
  })

  it('has a key that is never empty', () => {
    expect(nameKey(' Pressão   Arterial! ')).toBe('pressao arterial')
    expect(nameKey('🔥')).toBe('🔥')
    expect(nameKey('\u0301')).toBe('\u0301')
  })

  it('means the names that fit best', () => {
    const names = ['Cartão Nubank', 'Cartão Itaú', 'Nubank']
    const best = (reference: string) => bestMatches(reference, names, (name) => name).candidates
    expect(best('nubank')).toEqual(['Nubank'])
    expect(best('cartão')).toEqual(['Cartão Nubank', 'Cartão Itaú'])
    expect(best('cartao do itau')).toEqual(['Cartão Itaú'])
    expect(best('escola')).toEqual([])
  })
})
