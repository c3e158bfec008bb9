import { expect, it } from 'vitest'
import { toJson, toStorableText } from './json.ts'

it('leaves ordinary values as they are', () => {
  const value = { text: 'café 😀 "x"', list: [1, null, true], path: 'C:\\u0000' }
  expect(JSON.parse(toJson(value))).toEqual(value)
})

it('replaces what PostgreSQL cannot store, in keys too', () => {
  const at = new Date('2026-11-18T12:00:00.000Z')
  expect(JSON.parse(toJson({ 'a\0': ['\ud800x', { b: 'y\udc00' }], at }))).toEqual({
    'a\ufffd': ['\ufffdx', { b: 'y\ufffd' }],
    at: at.toISOString(),
  })
  expect(toStorableText('a\0b')).toBe('a\ufffdb')
})
