import { defineDomain } from '../define-domain.ts'
import { firstClaim } from '../internal/first-claim.ts'
import { claimCurrency, claimMoved } from './claim-currency.ts'
import { claimDouble } from './claim-double.ts'
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
  claims: {
    model: firstClaim(claimZone, claimCurrency),
    none: firstClaim(claimZone, claimCurrency),
    change_setting: claimDouble,
    update_expense: claimCurrency,
    add_knowledge: claimMoved,
  },
})
