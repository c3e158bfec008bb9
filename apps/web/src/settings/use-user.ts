import type { User, UserSettings } from '@parco/protocol'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { toFailure } from '../conversation/failure.ts'
import type { ParcoClient } from '../http/parco-client.ts'
import { readBrowserHabits, settingsOfBrowser } from './browser-settings.ts'
import { isSpokenToAlike, loadUser } from './load-user.ts'

interface UserEvents {
  /** How the user is spoken to is not what it was: what was worded before is to be asked for again. */
  readonly onChange: (user: User) => void
  readonly onLocked: () => void
}

/** The user with their settings; `refresh` asks again, as words and other machines change them too. */
export function useUser(client: ParcoClient, events: UserEvents) {
  const [user, setUser] = useState<User>()
  const [hasFailed, setHasFailed] = useState(false)
  const known = useRef<User>(undefined)
  const asked = useRef(0)
  const tell = useEffectEvent((next: User) => events.onChange(next))
  const lock = useEffectEvent(() => events.onLocked())

  const take = useCallback((next: User) => {
    const before = known.current
    known.current = next
    setUser(next)
    setHasFailed(false)
    if (before === undefined || !isSpokenToAlike(before, next)) tell(next)
  }, [])

  const refresh = useCallback(async () => {
    asked.current += 1
    const turn = asked.current
    try {
      const next = await loadUser(client, () => settingsOfBrowser(readBrowserHabits()))
      // Only the last question's answer counts, and none that is older than a change made here.
      if (turn === asked.current) take(next)
    } catch (error) {
      setHasFailed(true)
      if (toFailure(error).type === 'locked') lock()
    }
  }, [client, take])

  const change = useCallback(
    async (changes: Partial<UserSettings>) => {
      const next = await client.updateUser(changes)
      asked.current += 1
      take(next)
    },
    [client, take],
  )

  useEffect(() => {
    void refresh()
  }, [refresh])

  return { user, hasFailed, refresh, change }
}

/** The user as the page has them, and the ways to change their settings. */
export type UserAccess = ReturnType<typeof useUser>
