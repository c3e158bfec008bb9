import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { ReplyCatalogue } from '../domain.ts'
import { lifeDomains } from '../index-of-domains.ts'

const PLURAL = /_(one|other)$/

function leaves(catalogue: ReplyCatalogue, prefix = ''): [key: string, template: string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : leaves(value, `${prefix}${key}.`),
  )
}

function sourcesOf(folder: string): string[] {
  const path = fileURLToPath(new URL(`../${folder}/`, import.meta.url))
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|generated)\.ts$/.test(name))
    .map((name) => readFileSync(`${path}${name}`, 'utf8'))
}

/** Every text in quotes that could be a key, and the constant parts of every template that could make one. */
function patternsIn(source: string): RegExp[] {
  // The choices of a form name the key above the words of their values.
  const quoted = [...source.matchAll(/(choices: )?'([a-z][A-Za-z]*(?:\.[A-Za-z]+)+)'/g)].map(
    ([, choices, key]) => (choices ? `${key}.*` : key),
  )
  const templates = [...source.matchAll(/`([a-z][A-Za-z]*\.[A-Za-z.]*\$\{[^`]+)`/g)].map(
    (match) => match[1]?.replace(/\$\{[^}]+\}/g, '*') ?? '',
  )
  return [...quoted, ...templates].map((key) => {
    const text = (key ?? '').replaceAll('.', '\\.').replaceAll('*', '[A-Za-z0-9_-]+')
    return new RegExp(`^${text}(_(one|other))?$`)
  })
}

describe.each(lifeDomains.map((domain) => [domain.name, domain] as const))('%s', (name, domain) => {
  const portuguese = leaves(domain.replies['pt-BR'])
  const english = leaves(domain.replies.en)
  const keys = portuguese.map(([key]) => key)

  it('says everything in both languages', () => {
    expect(english.map(([key]) => key).sort()).toEqual([...keys].sort())
    for (const [key, template] of [...portuguese, ...english]) {
      expect(template.trim(), key).not.toBe('')
    }
  })

  it('puts the same values into both languages', () => {
    const valuesOf = (template: string) =>
      [...new Set([...template.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]))].sort()
    const inEnglish = new Map(english)
    for (const [key, template] of portuguese) {
      // Whether a number is written out is a matter of style: "uma está atrasada".
      const ignored = PLURAL.test(key) ? ['count'] : []
      const shown = (text: string) => valuesOf(text).filter((one) => !ignored.includes(one ?? ''))
      expect(shown(inEnglish.get(key) ?? ''), key).toEqual(shown(template))
    }
  })

  it('has both forms of every plural', () => {
    for (const key of keys.filter((one) => PLURAL.test(one))) {
      expect(keys).toContain(key.replace(PLURAL, '_one'))
      expect(keys).toContain(key.replace(PLURAL, '_other'))
    }
  })

  it('has every text that its code asks for, and no other', () => {
    const patterns = [...sourcesOf(name), ...sourcesOf('internal')].flatMap(patternsIn)
    const others = lifeDomains.flatMap((other) => sourcesOf(other.name)).flatMap(patternsIn)
    const groups = new Set(keys.map((key) => key.split('.')[0]))
    for (const pattern of patterns) {
      const group = pattern.source.slice(1).split('\\.')[0]
      if (!groups.has(group ?? '')) continue
      expect(
        keys.some((key) => pattern.test(key)),
        String(pattern),
      ).toBe(true)
    }
    for (const key of keys) {
      expect(
        (key.startsWith('shared.') ? [...patterns, ...others] : patterns).some((pattern) =>
          pattern.test(key),
        ),
        `${key} is never said`,
      ).toBe(true)
    }
  })
})

describe('a skill', () => {
  it.each(lifeDomains.map(({ name }) => name))(
    'of %s has a name, a description and short instructions',
    (name) => {
      const text = readFileSync(new URL(`../${name}/SKILL.md`, import.meta.url), 'utf8')
      const [, header = '', instructions = ''] = text.split(/^---$/m)
      expect(header).toContain(`name: ${name}`)
      expect(/description: .{40,1024}/.test(header)).toBe(true)
      // 500 tokens, at the four characters that one takes in English.
      expect(instructions.length).toBeLessThanOrEqual(2000)
    },
  )
})
