import { defineDomain } from '../define-domain.ts'
import { claimZone } from './claim-zone.ts'
import { replies } from './replies.generated.ts'
import { changeSetting } from './tools/change-setting.ts'
import { getSettings } from './tools/get-settings.ts'

/** How Parco speaks to its user: language, currency, units, time zone, clock, perspective. Kept with the user. */
export const settingsDomain = defineDomain({
  name: 'settings',
  tools: [changeSetting, getSettings],
  tables: {},
  replies,
  claims: { model: claimZone, none: claimZone },
})
