import type { User, UserId, UserSettings } from '@parco/protocol'

/** Who the users are, and what they chose. */
export interface Users {
  /** Creates, or finds, the one user of a single-user installation. */
  localUser(): Promise<User>
  user(userId: UserId): Promise<User>
  /** Changes what is given. */
  updateUser(userId: UserId, changes: Partial<UserSettings>): Promise<User>
  /**
   * What a machine says about its user at their first visit. It counts once: whatever was chosen
   * before stays, and the user is returned as they are. Currency, units and zone stay too once anything
   * was recorded in them.
   */
  suggestSettings(userId: UserId, suggestion: Partial<UserSettings>): Promise<User>
}
