import { describe, expect, it } from 'vitest'
import { toPrintable, toPrintableLine } from './to-printable.ts'

describe('texts of others', () => {
  it.each([
    ['\u001b[2J\u001b]0;title\u0007', '<U+001B>[2J<U+001B>]0;title<U+0007>'],
    ['a\rb', 'a<U+000D>b'],
    ['a\r\nb\tc', 'a\nb\tc'],
    ['\u009b2J', '<U+009B>2J'],
    ['gpj.\u202eexe', 'gpj.<U+202E>exe'],
    ['a\u200bb\u{e0041}', 'a<U+200B>b<U+E0041>'],
    ['Olá, 👩‍👩‍👧 ❤️', 'Olá, 👩‍👩‍👧 ❤️'],
  ])('do nothing to the terminal: %j', (text, shown) => {
    expect(toPrintable(text)).toBe(shown)
  })

  it('stay on one line where one is meant', () => {
    expect(toPrintableLine('a\n\tb\u001b')).toBe('a b<U+001B>')
  })
})
