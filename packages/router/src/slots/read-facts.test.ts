import { describe, expect, it } from 'vitest'
import { readFacts } from './read-facts.ts'

const NOW = { now: new Date('2026-11-18T15:00:00Z'), timeZone: 'America/Sao_Paulo' }
const portuguese = (text: string) => readFacts(text, { ...NOW, locale: 'pt-BR' })
const english = (text: string) => readFacts(text, { ...NOW, locale: 'en' })

describe('readFacts', () => {
  it('knows every number that was said, in words, in digits and converted', () => {
    expect([...portuguese('torrei cinquenta mangos na feira').numbers]).toContain(50)
    const { numbers } = portuguese('meio litro de água')
    expect([...numbers]).toEqual(expect.arrayContaining([500]))
  })

  it('knows both readings of what is ambiguous', () => {
    const { numbers } = portuguese('deu 1.234 no total')
    expect(numbers.has(1234)).toBe(true)
  })

  it('knows no number that was not said', () => {
    expect(portuguese('gastei uma grana no mercado').numbers.has(50)).toBe(false)
  })

  it.each([
    ['quanto gastei com mercado', true],
    ['quanto gastei ontem', false],
    ['quanto gastei esse mês', false],
    ['me lembra às 9', false],
  ])('says of "%s" that it is timeless: %s', (text, isTimeless) => {
    expect(portuguese(text).isTimeless).toBe(isTimeless)
  })

  it('reads English', () => {
    expect(english('I blew fifty bucks on books').numbers.has(50)).toBe(true)
    expect(english('I blew fifty bucks on books last friday').isTimeless).toBe(false)
  })
})
