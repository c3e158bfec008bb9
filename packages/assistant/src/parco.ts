import type { Calendars } from './parco/calendars.ts'
import type { Conversations } from './parco/conversations.ts'
import type { Deliveries } from './parco/deliveries.ts'
import type { Devices } from './parco/devices.ts'
import type { ModelControl } from './parco/model-control.ts'
import type { Printouts } from './parco/printouts.ts'
import type { Records } from './parco/records.ts'
import type { Teaching } from './parco/teaching.ts'
import type { Turns } from './parco/turns.ts'
import type { Usage } from './parco/usage.ts'
import type { UserData } from './parco/user-data.ts'
import type { Users } from './parco/users.ts'

/**
 * The assistant as the apps use it. Every stream ends with `turn-end`, also when something fails;
 * everything is bound to the user given, whatever ids come with it.
 */
export interface Parco
  extends Users,
    Turns,
    Conversations,
    Records,
    Printouts,
    Teaching,
    Usage,
    UserData,
    Deliveries,
    ModelControl,
    Devices,
    Calendars {
  /** Turns under way end with `aborted`; then the store closes. */
  close(): Promise<void>
}
