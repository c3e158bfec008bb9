import { createContext, useContext } from 'react'
import type { ParcoClient } from '../http/parco-client.ts'
import type { PreferenceStore } from '../preferences/preferences.ts'
import type { Preferences } from '../preferences/use-preferences.ts'
import type { UserAccess } from '../settings/use-user.ts'

/** What every page has at hand. */
export interface ParcoContextValue {
  readonly client: ParcoClient
  readonly store: PreferenceStore
  readonly preferences: Preferences
  /** The user with their settings, as far as they are known. */
  readonly access: UserAccess
  /** The cookie is missing: shows how to get in, instead of the page. */
  readonly onLocked: () => void
}

/** Filled by `App`, around everything. */
export const ParcoContext = createContext<ParcoContextValue | undefined>(undefined)

/** What every page has at hand. */
export function useParco(): ParcoContextValue {
  const value = useContext(ParcoContext)
  if (!value) throw new Error('There is no ParcoContext around this component.')
  return value
}
