import { expect, it } from 'vitest'
import { WordMemo } from './word-memo.ts'

it('remembers the words said last, and looks anew for those that were not said for long', () => {
  const found: string[] = []
  const memo = new WordMemo((word) => found.push(word))
  const first = memo.of('luz')
  for (let at = 0; at < 1_999; at++) memo.of(`word${at}`)
  expect(memo.of('luz')).toBe(first)
  for (let at = 0; at < 1_500; at++) memo.of(`other${at}`)
  expect(memo.of('luz')).toBe(first)
  for (let at = 0; at < 6_000; at++) memo.of(`another${at}`)
  expect(memo.of('luz')).not.toBe(first)
  expect(found.filter((word) => word === 'luz')).toHaveLength(2)
})
