import type { DomainContext } from '../../domain-context.ts'
import { bestMatches } from '../../internal/match-name.ts'
import type { KeptEvent } from './event-occurrence.ts'
import { readEvents } from './read-events.ts'

/** The events that words name for sure: by all that is said of their names, one or more of them at a time. */
export async function eventsNamed(
  said: string,
  context: DomainContext,
): Promise<readonly KeptEvent[]> {
  const kept = await readEvents(context)
  for (const name of [said, inSingular(said)]) {
    const { match, candidates } = bestMatches(name, kept, ({ event }) => event.title)
    if (match === 'same' || match === 'part') return candidates
  }
  return []
}

/** "reuniões", "aulas de inglês", "stand-ups": what is kept is called by one of them. */
const inSingular = (said: string): string =>
  said.replace(/ões(?!\p{L})/giu, 'ão').replace(/(?<=\p{L}{2})s(?!\p{L})/giu, '')
