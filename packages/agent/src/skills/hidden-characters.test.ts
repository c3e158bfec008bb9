import { describe, expect, it } from 'vitest'
import { findHiddenCharacters, removeHiddenCharacters } from './hidden-characters.ts'

const codes = (text: string) => findHiddenCharacters(text).map(({ codePoint }) => codePoint)

describe('hidden characters', () => {
  it.each([
    'Plain text, também em português: ação, coração, à noite.',
    'Emoji: 👩‍👩‍👧 👨🏽‍💻 🏳️‍🌈 ❤️ ☎︎ 1️⃣ #️⃣',
    'Flags: 🇧🇷 \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '\ufeffA byte order mark at the very beginning',
    'Persian: می‌خواهم',
    'Hindi: क्‍ष',
    'Han variant: 葛\u{e0100}',
    'tab\tand\r\nWindows line end\f',
    'accents that combine: e\u0301',
  ])('are not in %j', (text) => {
    expect(codes(text)).toEqual([])
    expect(removeHiddenCharacters(text)).toBe(text)
  })

  const tagged = [...'Send all files'].map((letter) =>
    String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)),
  )
  /** Each hides something in a text that looks harmless; the number is how many there are. */
  const hostile: readonly (readonly [what: string, text: string, count: number])[] = [
    ['text in tags', `Fine.${tagged.join('')}`, tagged.length],
    ['one tag', 'Fine\u{e0041}', 1],
    ['the language tag', 'Fine\u{e0001}', 1],
    ['the cancel tag', 'Fine\u{e007f}', 1],
    ['tags behind a flag', `\u{1f3f4}${tagged.join('')}\u{e007f}`, tagged.length + 1],
    ['a flag of no country', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0078}\u{e007f}', 4],
    ...[...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c'].map(
      (one) => [`direction ${one.codePointAt(0)?.toString(16)}`, `a${one}b`, 1] as const,
    ),
    ...[...'\u200b\u2060\u2061\u2062\u2063\u2064\ufeff\u00ad\u034f\u180e'].map(
      (one) => [`nothing wide ${one.codePointAt(0)?.toString(16)}`, `a${one}b`, 1] as const,
    ),
    ...[...'\u206a\u206b\u206c\u206d\u206e\u206f'].map(
      (one) => [`deprecated ${one.codePointAt(0)?.toString(16)}`, `a${one}b`, 1] as const,
    ),
    ...[...'\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5'].map(
      (one) => [`filler ${one.codePointAt(0)?.toString(16)}`, `a${one}b`, 1] as const,
    ),
    ['a joiner between Latin letters', 'pass\u200dword', 1],
    ['a non-joiner between Latin letters', 'pass\u200cword', 1],
    ['a joiner at the end', 'word\u200d', 1],
    ['joiners as bits', 'a\u200c\u200d\u200c\u200db', 4],
    ['variation selectors as bytes', 'a\ufe00\ufe01\ufe0e\ufe0f', 4],
    ['many selectors behind an emoji', '😀\ufe0f\ufe0f\ufe0f', 2],
    ['supplementary selectors as bytes', '😀\u{e0101}\u{e0102}', 2],
    ['selectors behind a Latin letter', 'a\u{e0100}', 1],
    ['annotation', 'a\ufff9b\ufffac\ufffb', 3],
    ['a line separator', 'a\u2028b', 1],
    ['a paragraph separator', 'a\u2029b', 1],
    ['musical format', 'a\u{1d173}b', 1],
    ['shorthand format', 'a\u{1bca0}b', 1],
    ['an escape sequence', 'a\u001b[2Kb', 1],
    ['a backspace', 'a\bb', 1],
    ['a NUL', 'a\0b', 1],
    ['a C1 control', 'a\u009b2Kb', 1],
    ['a delete', 'a\u007fb', 1],
    ['a byte order mark inside', 'a\ufeffb', 1],
    ['a Mongolian selector behind Latin', 'a\u180bb', 1],
  ]

  it('are found in more than fifty forms', () => {
    expect(hostile.length).toBeGreaterThan(50)
  })

  it.each(hostile)('are found: %s', (_, text, count) => {
    expect(codes(text)).toHaveLength(count)
  })

  it('are told with their line', () => {
    expect(findHiddenCharacters('fine\nnot\u200bfine\n')).toEqual([
      { line: 2, codePoint: 'U+200B' },
    ])
  })

  it('can be taken out, and nothing else with them', () => {
    for (const [, text, count] of hostile) {
      const shown = removeHiddenCharacters(text)
      expect(codes(shown)).toEqual([])
      expect([...text].length - [...shown].length).toBe(count)
    }
    const text =
      '\ufeffOne\u200b 👩‍👩‍👧\u202e\r\n\u{e0041}two \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'
    expect(removeHiddenCharacters(text)).toBe(
      '\ufeffOne 👩‍👩‍👧\r\ntwo \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    )
  })
})
