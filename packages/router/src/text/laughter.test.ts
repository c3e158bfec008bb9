import { expect, it } from 'vitest'
import { laughterOf } from './laughter.ts'

it.each([
  ['kk', 'kkk'],
  ['kkkkkkk', 'kkk'],
  ['rs', 'rs'],
  ['rsrsrs', 'rs'],
  ['hehehe', 'haha'],
  ['ahahah', 'haha'],
  ['k', undefined],
  ['he', undefined],
  ['ha', undefined],
  ['hora', undefined],
])('%s laughs as %s', (word, laughter) => {
  expect(laughterOf(word)).toBe(laughter)
})
