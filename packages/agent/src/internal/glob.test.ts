import { describe, expect, it } from 'vitest'
import { compileGlob, matchesWildcard } from './glob.ts'

describe('a glob', () => {
  it.each([
    [
      'src/**/*.ts',
      ['src/a.ts', 'src/b/c/a.ts', 'src/.x/a.ts'],
      ['a.ts', 'src/a.tsx', 'lib/src/a.ts'],
    ],
    ['**/*.ts', ['a.ts', 'b/a.ts'], ['a.tsx']],
    ['**', ['a', 'a/b/c', 'a\nb'], []],
    ['src/**', ['src/a', 'src/a/b'], ['srcs/a', 'a/src/b']],
    ['a/**/b/**/c', ['a/b/c', 'a/x/b/y/z/c'], ['a/c', 'a/b']],
    ['*', ['a', '.hidden', 'a\nb'], ['a/b']],
    ['?.md', ['a.md', 'é.md', '😀.md'], ['ab.md', '.md']],
    ['*.{ts,tsx}', ['a.ts', 'a.tsx'], ['a.js']],
    ['{a,b{c,d}}/x', ['a/x', 'bc/x', 'bd/x'], ['b/x']],
    ['{src,test}/**/*.{c,h}', ['src/a.c', 'test/x/a.h'], ['lib/a.c']],
    ['{a}', ['{a}'], ['a']],
    ['{a', ['{a'], ['a']],
    ['[abc].md', ['a.md'], ['d.md']],
    ['[a-c0-9].md', ['b.md', '7.md'], ['d.md']],
    ['[!a].md', ['b.md'], ['a.md']],
    ['[]a].md', ['].md', 'a.md'], ['b.md']],
    ['[a', ['[a'], ['a']],
    ['\\*.md', ['*.md'], ['a.md']],
    ['(a+)+.md', ['(a+)+.md'], ['a.md', 'aa.md']],
    ['a**b', ['ab', 'axxb'], ['a/b']],
    ['./a/*', ['a/b'], ['b']],
    ['*a*b*', ['xaxbx', 'ab'], ['ba']],
  ])('%s', (glob, matching, others) => {
    const matches = compileGlob(glob)
    expect(matching.filter((path) => !matches(path))).toEqual([])
    expect(others.filter(matches)).toEqual([])
  })

  it('ends, whatever it is: as a regular expression these would not', () => {
    for (const glob of ['((a+)+)b', `${'*a'.repeat(500)}b`, `${'**/'.repeat(400)}b`]) {
      expect(compileGlob(glob)('a'.repeat(4000))).toBe(false)
      expect(compileGlob(glob)('a/'.repeat(2000))).toBe(false)
    }
    expect(matchesWildcard(`${'a*'.repeat(500)}b`, 'a'.repeat(4000))).toBe(false)
  })

  it('with too many alternatives is refused', () => {
    expect(() => compileGlob('{a,b}'.repeat(9))).toThrow('more than 256 alternatives')
    expect(() => compileGlob('{a,b}'.repeat(900))).toThrow('more than 256 alternatives')
    expect(() => compileGlob('{'.repeat(5000))).not.toThrow()
  })
})

describe('a wildcard', () => {
  it.each([
    ['mcp__*', 'mcp__a__b', true],
    ['*', '', true],
    ['a*c', 'abbc', true],
    ['a*c', 'abcd', false],
    ['a', 'a', true],
    ['a?', 'ab', false],
    ['[a]', '[a]', true],
    ['aa*aa', 'aaa', false],
  ])('%s for "%s": %s', (pattern, text, expected) => {
    expect(matchesWildcard(pattern, text)).toBe(expected)
  })
})
