import type { RecalledMemory } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { joinList } from '../../internal/join-list.ts'
import { spokenDay } from '../facts/days-in-words.ts'
import { ANSWERS_BY_MEANING } from '../meaning/near-meanings.ts'
import { excerptOf } from './excerpt.ts'
import type { FoundTurn } from './search-turns.ts'

/** Something that the user said, as lists, pages and models read it. */
export type ToldTurn = {
  readonly conversationId: string
  /** The user's day, YYYY-MM-DD. */
  readonly saidOn: string
  /** Their words; of a long message the part that was asked for. */
  readonly quote: string
}

/** Below this a turn shares a word with what is asked for, and does not tell of it. */
const TELLS = 0.5
/** Others count that have nearly as much of it. */
const NEAR = 0.8

/** Of what a search found, what tells of it, the newest first. */
export function telling(found: readonly FoundTurn[]): readonly FoundTurn[] {
  const most = Math.max(0, ...found.map(({ coverage }) => coverage))
  return found
    .filter(
      ({ coverage, meaning }) =>
        (coverage >= TELLS && coverage >= most * NEAR) || meaning >= ANSWERS_BY_MEANING,
    )
    .sort((one, other) => other.day.localeCompare(one.day))
}

export const toTold = ({ conversationId, day, text }: FoundTurn, query: string): ToldTurn => ({
  conversationId,
  saidOn: day,
  quote: excerptOf(text, query),
})

/** A turn as a card of the conversation shows it. */
export const recalledTurn = ({ quote, saidOn }: ToldTurn): RecalledMemory => ({
  content: `“${quote}”`,
  saidOn,
})

/** `Você me disse ontem: “…”`, or a list under a heading, which says the day where one was asked for. */
export function tellTurns(
  turns: readonly ToldTurn[],
  { heading, isOfDays = false }: { readonly heading: string; readonly isOfDays?: boolean },
  context: DomainContext,
): string {
  const { text } = context
  const [only] = turns
  const dayOf = ({ saidOn }: ToldTurn) => spokenDay(saidOn, context)
  if (turns.length === 1 && only !== undefined) {
    return text('turn.said', { day: dayOf(only), quote: only.quote })
  }
  const isOneDay = new Set(turns.map(({ saidOn }) => saidOn)).size === 1 && isOfDays
  const lines = turns.map((turn) =>
    isOneDay
      ? `- “${turn.quote}”`
      : text('turn.line', { day: asOpening(dayOf(turn)), quote: turn.quote }),
  )
  return joinList(heading, lines, context)
}
