import { describe, expect, it } from 'vitest'
import { SELF_HARM } from './self-harm.ts'
import { KEY_LENGTHS, tellingWords } from './telling-words.ts'
import { VIOLENCE } from './violence.ts'

const keysOf = (pattern: string): string[] => [...(tellingWords(pattern) ?? [])].sort()

describe('tellingWords', () => {
  it.each([
    ['cortei os pulsos\\b', ['corte']],
    ['(?:wish|hope) away\\b', ['hope', 'wish']],
    // "Want" and "quero" are in every other message: any other word tells more.
    ['(?:want|wanna) die\\b', ['die', 'wanna']],
    ['(?:so )?quer[oa] sumir$', ['quera', 'sumir']],
    ['want to', ['want']],
    ['me (?:bate[ur]?|agred\\w+)\\b', ['agred', 'bate', 'bater', 'bateu']],
    ['ele(?: \\S+){0,3}? me chutou\\b(?! (?:no|a) jogo)', ['chuto']],
    ['eu (?:\\S+ ){0,4}?adeus\\b', ['adeus']],
    ['(?:ele|ela) vai\\b', ['ela', 'ele']],
    ["don't stay", ['stay']],
  ])('finds what %s cannot do without', (pattern, keys) => {
    expect(keysOf(pattern)).toEqual(keys)
  })

  it.each([
    // More letters may come before them or follow.
    ['\\S+ando\\b'],
    ['abu\\w+'],
    ['(?:\\S+)?mente'],
    // Every word may be left out.
    ['(?:muito )?(?:mal)?'],
    ['(?:morrer|\\S+)'],
  ])('finds nothing certain in %s', (pattern) => {
    expect(tellingWords(pattern)).toBeUndefined()
  })

  it('refuses what it cannot read', () => {
    expect(() => tellingWords('mort(o|a)')).toThrow('Expected')
    expect(() => tellingWords('mort[^o]')).toThrow('Expected letters in a class')
  })

  it.each([...SELF_HARM, ...VIOLENCE])('finds words that tell of %s', (pattern) => {
    const keys = keysOf(pattern)
    expect(keys.length).toBeGreaterThan(0)
    const longest = Math.max(...KEY_LENGTHS)
    expect(keys.every((key) => /^[a-z0-9]+$/.test(key) && key.length <= longest)).toBe(true)
  })
})
