import { expect, it } from 'vitest'
import { toStoreError } from './database-errors.ts'

it.each([
  ['3D000', 'database "parco" does not exist'],
  ['28P01', 'password authentication failed for user "ana"'],
  ['28000', 'role "ana" is not permitted to log in'],
])('says what a server refuses a connection for: %s', (code, message) => {
  expect(toStoreError(Object.assign(new Error(message), { code }))).toMatchObject({
    code: 'store-unavailable',
    message: `The database server refuses the connection: ${message}. Check DATABASE_URL.`,
    retryable: false,
  })
})

it('leaves alone what a caller cannot act on without knowing the statement', () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505' })
  expect(toStoreError(error)).toBe(error)
})
