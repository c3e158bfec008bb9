import type { JsonObject } from '@parco/protocol'
import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'
import { justWritten } from '../../internal/just-written.ts'
import { NAMES_DAY } from './hour-alone.ts'
import { eventReference } from './resolve-event.ts'

/**
 * "na verdade é às 17h" right behind "academia toda segunda às 16h" puts right what was planned, and not
 * one time of it; a day that is named means that one.
 */
export async function ofAllJustPlanned(
  slots: JsonObject,
  { into, text }: WordsRead,
  context: DomainContext,
): Promise<JsonObject> {
  if (into !== undefined || slots.scope !== undefined || NAMES_DAY.test(text)) return slots
  const { data: named } = eventReference.safeParse(slots.eventRef)
  const title = typeof named === 'string' ? named : named?.title
  if (title === undefined) return slots
  const isOfIt = (await justWritten(['events'], context)).some(
    ({ after, before }) =>
      before === null && after?.series !== null && fold(String(after?.title)) === fold(title),
  )
  return isOfIt ? { ...slots, scope: 'all' } : slots
}
