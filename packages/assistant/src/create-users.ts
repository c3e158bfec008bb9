import { type MintId, ParcoError, type UserId } from '@parco/protocol'
import { findUser, type Store, updateUserSettings } from '@parco/store'
import { isCurrency, isTimeZone } from './configuration.ts'
import type { Parco, User } from './parco.ts'

export interface UsersOptions {
  readonly store: Store
  readonly mint: MintId
  /** What a new user begins with. */
  readonly newUser: Omit<User, 'id'>
}

/** The part of `Parco` that is about the users themselves. */
export type Users = Pick<Parco, 'localUser' | 'user' | 'updateUser'>

/** Creates the part of the assistant that knows who its users are. */
export function createUsers({ store, mint, newUser }: UsersOptions): Users {
  const find = (userId: UserId) =>
    store.transaction(userId, findUser, { readOnly: true }).then(assertFound)
  const change = (userId: UserId, changes: Partial<Omit<User, 'id'>>) =>
    store.transaction(userId, (sql) => updateUserSettings(sql, changes)).then(assertFound)
  return {
    async localUser() {
      let isNew = false
      const userId = await store.localUser(() => {
        isNew = true
        return mint('user')
      })
      return isNew ? change(userId, newUser) : find(userId)
    },
    user: find,
    async updateUser(userId, changes) {
      if (changes.timeZone !== undefined && !isTimeZone(changes.timeZone)) {
        throw badSetting('timeZone', 'a zone such as America/Sao_Paulo')
      }
      if (changes.currency !== undefined && !isCurrency(changes.currency)) {
        throw badSetting('currency', 'a code of ISO 4217 such as BRL')
      }
      return change(userId, changes)
    },
  }
}

function assertFound(user: User | undefined): User {
  if (user) return user
  throw new ParcoError('not-found', 'There is no such user.')
}

function badSetting(field: string, expected: string): ParcoError {
  return new ParcoError('bad-request', `${field} must be ${expected}.`, { data: { field } })
}
