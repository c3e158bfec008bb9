import type { UserSettings } from '@parco/protocol'
import type { Failure } from '../conversation/failure.ts'

/** What each setting is doing: being saved, or refused, beside what the server has. */
export type SettingChanges = {
  readonly [Key in keyof UserSettings]?:
    | { readonly status: 'saving'; readonly value: UserSettings[Key] }
    | { readonly status: 'failed'; readonly reason: 'gone' | 'refused' }
}

export type SettingAction =
  | { readonly type: 'change'; readonly changes: Partial<UserSettings> }
  | { readonly type: 'saved'; readonly changes: Partial<UserSettings> }
  | {
      readonly type: 'failed'
      readonly changes: Partial<UserSettings>
      readonly failure: Failure['type']
    }

/** Keeps what happens to each setting; an answer to a choice that was replaced meanwhile changes nothing. */
export function reduceSettings(state: SettingChanges, action: SettingAction): SettingChanges {
  const next: Record<string, unknown> = { ...state }
  for (const [key, value] of Object.entries(action.changes)) {
    const current = state[key as keyof UserSettings]
    if (action.type === 'change') next[key] = { status: 'saving', value }
    else if (current?.status !== 'saving' || current.value !== value) continue
    else if (action.type === 'saved') delete next[key]
    else next[key] = { status: 'failed', reason: action.failure === 'gone' ? 'gone' : 'refused' }
  }
  return next as SettingChanges
}

/** What a field shows: the choice that is on its way, else what the server has. */
export function shownValue<Key extends keyof UserSettings>(
  state: SettingChanges,
  user: UserSettings,
  key: Key,
): UserSettings[Key] {
  const change = state[key]
  return change?.status === 'saving' ? (change.value as UserSettings[Key]) : user[key]
}
