import {
  type AlertChanges,
  type AlertSettings,
  alertSettingsSchema,
  type CalendarFeed,
  calendarFeedSchema,
  type DeviceId,
  type FeedContent,
  type FeedId,
  type Locale,
  type NewCalendarFeed,
  newCalendarFeedSchema,
  type User,
  type UserSettings,
  userSchema,
} from '@parco/protocol'
import { z } from 'zod'
import type { JsonHttp } from '../http/json-http.ts'
import { type Device, deviceSchema, type PairingCode, pairingCodeSchema } from './device.ts'
import {
  type ModelChoice,
  type ModelStatus,
  type ModelTest,
  modelStatusSchema,
  modelTestSchema,
  type Spending,
  spendingSchema,
} from './model-status.ts'

/** What the page asks of the server about what its user chose. */
export interface SettingsClient {
  user(): Promise<User>
  updateUser(changes: Partial<UserSettings>): Promise<User>
  /** What this browser says of its user; it counts while nothing was chosen yet. */
  suggestSettings(suggestion: Partial<UserSettings>): Promise<User>
  /** What comes by itself, and when. */
  alerts(): Promise<AlertSettings>
  /** The private addresses at which calendars read the agenda, the newest first. */
  feeds(): Promise<readonly CalendarFeed[]>
  /** Makes one, whose path is told this once. */
  addFeed(contents: readonly FeedContent[]): Promise<NewCalendarFeed>
  removeFeed(id: FeedId): Promise<void>
  changeAlerts(changes: AlertChanges): Promise<AlertSettings>
  model(): Promise<ModelStatus>
  chooseModel(choice: ModelChoice): Promise<ModelStatus>
  testModel(locale: Locale): Promise<ModelTest>
  /** What models cost this month. */
  spending(): Promise<Spending>
  /** US dollars; `null` takes a limit away. */
  limitSpending(limits: {
    dayUsd?: number | null
    monthUsd?: number | null
  }): Promise<Spending['limits']>
  /** Devices that were let in at home; `not-allowed` on one of them, as only the machine itself may ask. */
  devices(): Promise<readonly Device[]>
  removeDevice(id: DeviceId): Promise<void>
  /** A code that lets one device in, once; a conflict unless the server answers the home network. */
  pairingCode(): Promise<PairingCode>
}

const feedsSchema = z.object({ items: z.array(calendarFeedSchema) })
const devicesSchema = z.object({ items: z.array(deviceSchema) })

/** Creates the part of the client that is about settings. */
export function createSettingsClient({ ask, remove, send, wait }: JsonHttp): SettingsClient {
  return {
    user: async () => userSchema.parse(await ask('/api/user')),
    updateUser: async (changes) => userSchema.parse(await send('/api/user', 'PATCH', changes)),
    suggestSettings: async (suggestion) =>
      userSchema.parse(await send('/api/user/first-visit', 'POST', suggestion)),
    feeds: async () => feedsSchema.parse(await ask('/api/feeds')).items,
    addFeed: async (contents) =>
      newCalendarFeedSchema.parse(await send('/api/feeds', 'POST', { contents })),
    async removeFeed(id) {
      await remove(`/api/feeds/${id}`)
    },
    alerts: async () => alertSettingsSchema.parse(await ask('/api/user/alerts')),
    changeAlerts: async (changes) =>
      alertSettingsSchema.parse(await send('/api/user/alerts', 'PATCH', changes)),
    model: async () => modelStatusSchema.parse(await ask('/api/model')),
    chooseModel: async (choice) =>
      modelStatusSchema.parse(await send('/api/model', 'PATCH', choice)),
    testModel: async (locale) =>
      modelTestSchema.parse(await send('/api/model/test', 'POST', { locale })),
    spending: async () => spendingSchema.parse(await wait('/api/usage')),
    limitSpending: async (limits) =>
      spendingSchema.shape.limits.parse(await send('/api/usage/limits', 'PATCH', limits)),
    devices: async () => devicesSchema.parse(await ask('/api/devices')).items,
    async removeDevice(id) {
      await remove(`/api/devices/${id}`)
    },
    pairingCode: async () => pairingCodeSchema.parse(await send('/api/devices/codes', 'POST', {})),
  }
}
