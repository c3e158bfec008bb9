import { ParcoError, type TurnEvent } from '@parco/protocol'
import { finishTurn, insertApprovals } from '@parco/store'
import { addUsage, NO_USAGE } from '../understanding/to-usage.ts'
import { rememberTurn } from './remember-turn.ts'
import { sendTogether } from './send-together.ts'
import type { Turn } from './turn.ts'

const MAX_TITLE_CHARACTERS = 80

/**
 * Stores what a turn said, decided and used, and returns the events that follow its first.
 * @throws conflict when the turn was ended by someone else.
 */
export async function storeTurn(
  turn: Turn,
  start: TurnEvent,
  durationMs: number,
): Promise<readonly TurnEvent[]> {
  const { record, sql } = turn
  const { outcome } = record
  const usage = record.usage.reduce(addUsage, NO_USAGE)
  const events: TurnEvent[] = [
    ...record.events,
    { type: 'turn-end', outcome, usage, durationMs: Math.round(durationMs * 10) / 10 },
  ]
  await sendTogether(turn.engine, [
    () => insertApprovals(sql, record.card),
    () => rememberTurn(turn),
    () => finish(turn, [start, ...events], durationMs),
  ])
  return events
}

async function finish(turn: Turn, events: readonly TurnEvent[], durationMs: number): Promise<void> {
  const { record, services, sql, text } = turn
  const isFinished = await finishTurn(sql, {
    turnId: turn.turnId,
    conversationId: turn.conversationId,
    outcome: record.outcome,
    parts: record.parts,
    decisions: record.decisions.map((decision) => ({ ...decision, id: services.mint('decision') })),
    usage: record.usage.map((entry) => ({ ...entry, executionTimeMs: durationMs })),
    events,
    ...(text === '' ? {} : { title: toTitle(text) }),
    now: turn.now,
  })
  if (isFinished) return
  throw new ParcoError('conflict', 'The turn was ended by someone else.', { retryable: true })
}

/** The first words of the first message, whole and in one line. */
function toTitle(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= MAX_TITLE_CHARACTERS) return line
  const cut = [...line].slice(0, MAX_TITLE_CHARACTERS - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace > MAX_TITLE_CHARACTERS / 2 ? cut.slice(0, lastSpace) : cut}…`
}
