import { describe, expect, it } from 'vitest'
import { requiredText } from './required-text.ts'

describe('the text that every match holds', () => {
  it.each([
    ['createSkillRegistry', 'createSkillRegistry'],
    ['const \\w+ = 1', 'const '],
    ['foo\\.bar\\(', 'foo.bar('],
    ['colou?r', 'colo'],
    ['ab*c', 'a'],
    ['ab+c', 'ab'],
    ['ab{2,3}cd', 'cd'],
    ['x[abc]yz', 'yz'],
    ['(foo|bar)baz', 'baz'],
    ['(?<!x)foo(?=y)', 'foo'],
    ['(a(b)c)defg', 'defg'],
    ['[(]foo', 'foo'],
    ['[\\]|]foo', 'foo'],
    ['^import$', 'import'],
    ['ação', 'ação'],
    ['foo|bar', ''],
    ['\\bword\\b', 'word'],
    ['\\u0041bc', ''],
    ['long\\x41b', 'long'],
    ['\\d+', ''],
    ['.*', ''],
    ['', ''],
    ['a\ufffdbc', ''],
  ])('of %s is "%s"', (pattern, text) => {
    expect(requiredText(pattern)).toBe(text)
  })

  it('is in every match, whatever the expression', () => {
    const pieces = [
      'a',
      'bc',
      'é',
      '.',
      '\\w',
      '\\.',
      '[ab]',
      '(a|b)',
      '(?:bc)',
      'a?',
      'b*',
      'c+',
      'a{2}',
      '\\b',
      '(?=a)',
      '😀',
      'a{0}',
      '(a)?',
    ]
    const texts = ['abc', 'a.bc', 'aabcc', 'bcé', 'aa', 'é.a', '😀abc', 'c', 'ab.bcc', 'a b']
    let checked = 0
    for (const one of pieces) {
      for (const two of pieces) {
        for (const three of pieces) {
          const pattern = one + two + three
          const required = requiredText(pattern)
          const expression = new RegExp(pattern, 'u')
          for (const text of texts.filter((candidate) => expression.test(candidate))) {
            expect([pattern, text.includes(required)]).toEqual([pattern, true])
            checked += 1
          }
        }
      }
    }
    expect(checked).toBeGreaterThan(5000)
  })
})
