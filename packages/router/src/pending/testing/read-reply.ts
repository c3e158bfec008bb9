import type { IntentCall } from '@parco/protocol'
import { knowIntents } from '../../intents/intent-table.ts'
import { lifeIntents } from '../../intents/life/life-intents.ts'
import type { Locale } from '../../text/locale.ts'
import { readPending } from '../read-pending.ts'

knowIntents(lifeIntents)

/** What a reply does to writes that wait, where it says nothing of its own. */
export function readReply(
  text: string,
  locale: Locale,
  writes: readonly IntentCall[],
): IntentCall | undefined {
  return readPending({
    text,
    pending: { kind: 'writes', writes },
    context: { locale, now: new Date('2026-11-18T15:00:00Z'), timeZone: 'America/Sao_Paulo' },
    readFresh: () => undefined,
  })?.call
}
