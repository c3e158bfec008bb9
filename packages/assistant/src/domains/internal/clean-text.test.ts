import { describe, expect, it } from 'vitest'
import { cleanName, cleanText, quoteText } from './clean-text.ts'

describe('text of the user', () => {
  it('is one line without what a database or a terminal cannot take', () => {
    expect(cleanText('  a\u0000b\n\tc\u001b[31m  d ')).toBe('a b c [31m d')
    expect(cleanText('x\ud800y')).toBe('x\ufffdy')
    expect(cleanText('\u200b\u0000 ')).toBe('')
  })

  it('is repeated on one line and not at length', () => {
    expect(quoteText('a\nb')).toBe('a b')
    expect(quoteText('😀'.repeat(10_000))).toBe(`${'😀'.repeat(60)}…`)
  })

  it('begins with a capital letter as a name, unless it is written its own way', () => {
    expect(cleanName('mercado')).toBe('Mercado')
    expect(cleanName('água')).toBe('Água')
    expect(cleanName('iPhone 20')).toBe('iPhone 20')
    expect(cleanName('IPTU')).toBe('IPTU')
    expect(cleanName('99 táxi')).toBe('99 táxi')
  })
})
