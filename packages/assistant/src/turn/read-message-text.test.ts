import { describe, expect, it } from 'vitest'
import { readMessageText } from './read-message-text.ts'

function codeOf(text: string): string | undefined {
  try {
    readMessageText(text)
    return undefined
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('the text of a message', () => {
  it('is admitted as written, trimmed, with its line breaks unified', () => {
    expect(readMessageText('  gastei 50 🧑‍🌾\r\ne bebi\tágua  ')).toBe(
      'gastei 50 🧑‍🌾\ne bebi\tágua',
    )
  })

  it('is refused when it shows nothing', () => {
    for (const text of ['', '   ', '\n\t', '\u200b\u200d', '\u00a0', '\ufeff'])
      expect(codeOf(text), JSON.stringify(text)).toBe('message-empty')
  })

  it('is refused above 10,000 characters, counted as people count', () => {
    expect(codeOf('a'.repeat(10_000))).toBeUndefined()
    expect(codeOf('💧'.repeat(10_000))).toBeUndefined()
    expect(codeOf('a'.repeat(10_001))).toBe('message-too-long')
    expect(codeOf('💧'.repeat(10_001))).toBe('message-too-long')
    expect(codeOf('a'.repeat(1_000_000))).toBe('message-too-long')
  })

  it('is refused with control characters or half a surrogate pair', () => {
    for (const text of ['a\u0000b', 'a\u0007', '\u001b[31mred', 'a\u0085b', 'a\ud83d', '\udca7b'])
      expect(codeOf(text), JSON.stringify(text)).toBe('bad-request')
  })
})
