import { toUuid } from '@parco/store'
import type { DueKind } from '../../domain-due.ts'
import { instantOf } from '../../internal/local-time.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { describeDecision } from '../decision/describe-decision.ts'
import { lifeDecisions } from '../tables.ts'

/** A decision comes back once on its day, at the hour of alerts, with the questions that its user asked for. */
export const reviewDue: DueKind = {
  kind: 'decision-review',
  prefix: 'lfd',
  tables: ['life_decisions'],
  waits: true,
  async next(context) {
    const { alerts, timeZone } = context
    if (!alerts.followups) return []
    const waiting = 'reviewed_on is null and review_on is not null order by id'
    const kept = await selectRows(lifeDecisions, waiting, [], context)
    return kept.flatMap(({ id, reviewOn }) => {
      const occurrence = `${reviewOn}T${alerts.alertsAt}`
      const at = instantOf(occurrence, timeZone)
      return at < context.from(id) ? [] : [{ ref: id, occurrence, at }]
    })
  },
  async say({ ref }, context) {
    const { format, text } = context
    const [kept] = await selectRows(lifeDecisions, 'id = $2', [toUuid(ref)], context)
    if (!kept || kept.reviewedOn !== null) return undefined
    const { decidedOn, reasoning, title } = kept
    if (decidedOn === null) return text('review.comesOpen', { title })
    const why = reasoning === null ? '' : text('review.comesWhy', { reasoning })
    const values = {
      decision: describeDecision(kept),
      day: format.dayNumeric(decidedOn),
      why,
      title,
    }
    return text('review.comes', values)
  },
}
