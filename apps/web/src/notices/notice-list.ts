import type { Delivery } from '@parco/protocol'

/** What came and was not dismissed, the oldest first; each once, however often it is told. */
export function withDelivery(notices: readonly Delivery[], came: Delivery): readonly Delivery[] {
  return notices.some(({ cursor }) => cursor === came.cursor) ? notices : [...notices, came]
}

/** What is left of it once the inbox was read up to a cursor. */
export function behind(notices: readonly Delivery[], upTo: string): readonly Delivery[] {
  return notices.filter(({ cursor }) => placeOf(cursor) > placeOf(upTo))
}

/**
 * Up to where the inbox is read once one notice is dismissed: as far as nothing before it is left.
 * Nothing, where the first one is left.
 */
export function readUpTo(notices: readonly Delivery[], dismissed: Delivery): string | undefined {
  const [first] = notices
  if (first === undefined || first.cursor !== dismissed.cursor) return undefined
  return dismissed.cursor
}

const placeOf = (cursor: string): number => Number(cursor.split(':')[1] ?? 0)
