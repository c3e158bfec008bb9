import type { User, UserSettings } from '@parco/protocol'
import type { ParcoClient } from '../http/parco-client.ts'

/**
 * The user and their settings. At the first visit the browser suggests what it knows; whatever was
 * chosen before, here or elsewhere, stays.
 */
export async function loadUser(
  client: Pick<ParcoClient, 'user' | 'suggestSettings'>,
  suggestion: () => Partial<UserSettings>,
): Promise<User> {
  const user = await client.user()
  if (user.settingsChosenAt !== null) return user
  const settings = suggestion()
  return Object.keys(settings).length === 0 ? user : client.suggestSettings(settings)
}

/** Whether two readings of a user are spoken to in the same way. */
export function isSpokenToAlike(one: User, other: User): boolean {
  const keys = ['locale', 'timeZone', 'currency', 'units', 'clock', 'perspective'] as const
  return keys.every((key) => one[key] === other[key])
}
