import {
  isCurrency,
  isTimeZone,
  type MintId,
  ParcoError,
  type User,
  type UserId,
  type UserSettings,
} from '@parco/protocol'
import { findUser, type SettingsChange, type Store, updateUserSettings } from '@parco/store'
import type { DueKeeper } from './jobs/due-keeper.ts'
import type { Users } from './parco/users.ts'

export interface UsersOptions {
  readonly store: Store
  readonly mint: MintId
  readonly now: () => Date
  /** What a new user begins with. */
  readonly newUser: NewUser
  readonly due: DueKeeper
}

/** What a new user begins with; metric units and a clock of 24 hours unless told. */
export type NewUser = Pick<UserSettings, 'locale' | 'timeZone' | 'currency'> & Partial<UserSettings>

/** Creates the part of the assistant that knows who its users are. */
export function createUsers({ store, mint, now, newUser, due }: UsersOptions): Users {
  const find = (userId: UserId) =>
    store.transaction(userId, findUser, { readOnly: true }).then(assertFound)
  const change = (userId: UserId, settings: SettingsChange) =>
    store
      .transaction(userId, async (sql) => {
        const user = await updateUserSettings(sql, settings)
        // Days begin elsewhere in another zone.
        if (user) await due.workOut(sql, now())
        return user
      })
      .then(assertFound)
  return {
    async localUser() {
      let isNew = false
      const userId = await store.localUser(() => {
        isNew = true
        return mint('user')
      })
      return isNew ? change(userId, { changes: newUser }) : find(userId)
    },
    user: find,
    async updateUser(userId, changes) {
      assertSettings(changes)
      return change(userId, { changes, chosenAt: now() })
    },
    async suggestSettings(userId, changes) {
      assertSettings(changes)
      return change(userId, { changes, chosenAt: now(), isFirstChoice: true })
    },
  }
}

/** The settings that are no fixed choice; the others are by type, and by the check of their column. */
function assertSettings({ timeZone, currency }: Partial<UserSettings>): void {
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    throw badSetting('timeZone', 'a zone such as America/Sao_Paulo')
  }
  if (currency !== undefined && !isCurrency(currency)) {
    throw badSetting('currency', 'a code of ISO 4217 such as BRL')
  }
}

function assertFound(user: User | undefined): User {
  if (user) return user
  throw new ParcoError('not-found', 'There is no such user.')
}

function badSetting(field: string, expected: string): ParcoError {
  return new ParcoError('bad-request', `${field} must be ${expected}.`, { data: { field } })
}
