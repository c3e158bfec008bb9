import { isDeepStrictEqual } from 'node:util'
import { type Id, ParcoError } from '@parco/protocol'
import type { DomainWriteContext } from '../../domain-context.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import {
  type EventFacts,
  type EventOccurrence,
  type KeptEvent,
  occurrencesOn,
  toEventFacts,
} from './event-occurrence.ts'
import { readEvent } from './read-events.ts'

/** The occurrence that a card shows. */
export type ShownEvent = {
  readonly eventId: Id<'evt'>
  readonly event: EventFacts
  readonly occurrence: string
  readonly startsLocal: string
  readonly endsLocal: string | null
}

/** What a card keeps of the occurrence that it shows. */
export function toShownEvent(one: EventOccurrence): ShownEvent {
  const { event, occurrence, startsLocal, endsLocal } = one
  return { eventId: event.id, event: toEventFacts(event), occurrence, startsLocal, endsLocal }
}

/**
 * The event of a card as it is now, and nobody else's until the write.
 * @throws ParcoError `stale` when it is no more what the card showed.
 */
export async function holdShown(
  shown: ShownEvent,
  context: DomainWriteContext,
): Promise<KeptEvent & { readonly now: EventOccurrence }> {
  await holdLock(`event/${shown.eventId}`, context)
  const kept = await readEvent(shown.eventId, context)
  const now = kept && occurrenceNamed(kept, shown)
  const isSame =
    now &&
    isDeepStrictEqual(toEventFacts(now.event), shown.event) &&
    now.startsLocal === shown.startsLocal &&
    now.endsLocal === shown.endsLocal
  if (isSame) return { ...kept, now }
  throw new ParcoError('stale', context.text('shared.stale'))
}

function occurrenceNamed(
  kept: KeptEvent,
  { event, occurrence, startsLocal }: ShownEvent,
): EventOccurrence | undefined {
  const day = startsLocal.slice(0, 10)
  return occurrencesOn(kept, day, day, event.zone).find((one) => one.occurrence === occurrence)
}

/** Writes where one occurrence of a series goes; nothing when it is called off. */
export async function writeChange(
  { eventId, occurrence }: ShownEvent,
  to: { readonly startsLocal: string; readonly endsLocal: string | null } | null,
  { changes }: KeptEvent,
  context: DomainWriteContext,
): Promise<void> {
  const values = {
    starts_local: to?.startsLocal ?? null,
    ends_local: to?.endsLocal ?? null,
    is_canceled: to === null,
  }
  const written = changes.get(occurrence)
  if (written) {
    await context.ledger.update('event_changes', written.id, values)
    return
  }
  await context.ledger.insert('event_changes', {
    id: context.mint('evc'),
    event_id: eventId,
    occurrence,
    ...values,
    created_at: context.now.toISOString(),
  })
}
