import { toUuid } from '@parco/store'
import type { DueKind } from '../../domain-due.ts'
import { instantOf } from '../../internal/local-time.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { followups } from '../tables.ts'

/** What to ask about comes on its day, at the hour of alerts. */
export const followupDue: DueKind = {
  kind: 'followup',
  prefix: 'fup',
  tables: ['followups'],
  waits: true,
  async next(context) {
    const { alerts, timeZone } = context
    if (!alerts.followups) return []
    const kept = await selectRows(followups, 'true order by id', [], context)
    return kept.flatMap(({ askOn, id }) => {
      const occurrence = `${askOn}T${alerts.alertsAt}`
      const at = instantOf(occurrence, timeZone)
      return at < context.from(id) ? [] : [{ ref: id, occurrence, at }]
    })
  },
  async say({ ref }, context) {
    const [kept] = await selectRows(followups, 'id = $2', [toUuid(ref)], context)
    return kept && context.text('followup.asks', { topic: kept.topic })
  },
}
