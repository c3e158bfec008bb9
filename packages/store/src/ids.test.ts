import { expect, it } from 'vitest'
import { fromUuid, toUuid } from './ids.ts'

const uuid = '019aa000-1234-7000-8000-0123456789ab'

it('turns ids into uuids and back', () => {
  const id = fromUuid('exp', uuid)
  expect(id).toBe('exp_019aa0001234700080000123456789ab')
  expect(toUuid(id)).toBe(uuid)
})

it.each(['', 'exp_', uuid, 'exp_019AA0001234700080000123456789AB', `usr_' or true`])(
  'refuses %j',
  (text) => {
    expect(() => toUuid(text)).toThrow(TypeError)
  },
)
