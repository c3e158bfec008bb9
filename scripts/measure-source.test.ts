import { describe, expect, it } from 'vitest'
import { compareSizes } from './compare-sizes.ts'
import { measureSource, wordsInPatterns } from './measure-source.ts'

const sizeOf = (...sources: string[]) => measureSource(sources)

describe('the size of sources', () => {
  it('counts lines of all of them', () => {
    expect(sizeOf('const one = 1\n\n// two\n', 'const other = 1\n').lines).toBe(4)
  })

  it.each([
    ['export function isOne(word: string): boolean {\n  return word === "one"\n}\n', 1],
    ['const isOne = (word: string): boolean => word === "one"\n', 1],
    ['function isText(value: unknown): value is string {\n  return true\n}\n', 1],
    ['type Check = (word: string) => boolean\nconst isOne: Check = (word) => true\n', 1],
    ['const isOpen: boolean = true\n', 0],
    ['const count = (word: string): number => word.length\n', 0],
    ['const outer = () => {\n  const inner = (): boolean => true\n  return inner\n}\n', 0],
  ])('counts functions that answer yes or no: %j', (source, predicates) => {
    expect(sizeOf(source).predicates).toBe(predicates)
  })

  it('knows a type of such functions from another file', () => {
    const type = 'export type Check = (word: string) => boolean\n'
    expect(sizeOf(type, 'export const isOne: Check = (word) => true\n').predicates).toBe(1)
  })

  it.each([
    ["const WORDS = new Set('um dois três'.split(' '))\n", 1, 3],
    ["export const ORDERS = wordSet('pay send') \n", 1, 2],
    ["const TABLE = { first: ['a', 'b'], second: `c d` }\n", 1, 4],
    ['const PATTERN = /^(?:era|\\p{L}+ foi)\\b/u\n', 1, 2],
    ["const NAME = 'create_expense'\n", 0, 1],
    ["const SIGNS = ['.', ',', '?']\n", 0, 0],
    ["const find = (word: string) => ['ok', 'okay'].includes(word)\n", 0, 2],
    ['function find(word: string) {\n  return /^(?:sim|não)$/.test(word)\n}\n', 0, 2],
    ["function name() {\n  return 'one text'\n}\n", 0, 0],
  ])('counts lists and their words: %j', (source, lists, words) => {
    const size = sizeOf(source)
    expect([size.lists, size.words]).toEqual([lists, words])
  })
})

it('counts the words in patterns alone, wherever they stand', () => {
  const source =
    "const A = /^(?:era|foi) {2}\\p{L}/u\nconst b = (w: string) => /sim/.test(w) || ['não'].includes(w)\n"
  expect(wordsInPatterns([source, source])).toBe(6)
})

describe('a size beside its limits', () => {
  const limits = { lines: 10, predicates: 2, lists: 1, words: 5 }

  it('is above where one figure is, whatever has become of the others', () => {
    const verdict = compareSizes({ lines: 4, predicates: 2, lists: 1, words: 6 }, limits)
    expect(verdict).toMatchObject({ isAbove: true, isBelow: true })
    expect(verdict.messages[0]).toBe('words in lists and patterns: 6, and the limit is 5')
  })

  it('is below where some have fallen and none has grown', () => {
    const verdict = compareSizes({ ...limits, lists: 0 }, limits)
    expect(verdict).toMatchObject({ isAbove: false, isBelow: true })
  })

  it('says nothing where all is as it was', () => {
    expect(compareSizes(limits, limits)).toEqual({ isAbove: false, isBelow: false, messages: [] })
  })
})
