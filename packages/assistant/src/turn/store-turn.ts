import { ParcoError, type TurnEvent } from '@parco/protocol'
import {
  finishTurn,
  insertApprovals,
  saveSkillState,
  suspendTurn as storeSuspendedTurn,
} from '@parco/store'
import { leaseUntil } from '../thinking/lease.ts'
import {
  type StoredThinking,
  type SuspendedTurn,
  serialiseThinking,
} from '../thinking/suspended-turn.ts'
import { addUsage, NO_USAGE } from '../understanding/to-usage.ts'
import { rememberTurn } from './remember-turn.ts'
import type { Turn } from './turn.ts'
import type { OpenThought } from './turn-record.ts'
import type { TurnIds } from './turn-request.ts'

const MAX_TITLE_CHARACTERS = 80

export interface StoreTurnOptions {
  /** What was told before the record's own events, the first event included. */
  readonly before: readonly TurnEvent[]
  readonly durationMs: number
  /** The lease of whoever thought about the turn. */
  readonly epoch?: number
}

/** A turn that is over. */
export interface StoredTurn {
  /** The record's own events, and the end. */
  readonly events: readonly TurnEvent[]
  /** Of its conversation, with this one. */
  readonly turnCount: number
}

/**
 * Stores what a turn said, decided and used.
 * @throws conflict when the turn was ended by someone else.
 */
export async function storeTurn(
  turn: Turn,
  { before, durationMs, epoch }: StoreTurnOptions,
): Promise<StoredTurn> {
  const { record, sql } = turn
  const { outcome } = record
  const usage = record.usage.reduce(addUsage, NO_USAGE)
  const events: TurnEvent[] = [
    ...record.events,
    { type: 'turn-end', outcome, usage, durationMs: Math.round(durationMs * 10) / 10 },
  ]
  const finish = () =>
    finishTurn(sql, {
      ...whatWasSaid(turn, durationMs),
      outcome,
      events: [...before, ...events],
      ...(epoch === undefined ? {} : { epoch }),
    })
  const [, turnCount, isFinished] = await sql.together(
    () => insertApprovals(sql, record.card),
    () => rememberTurn(turn),
    finish,
  )
  if (!isFinished) throw endedByOther()
  return { events, turnCount }
}

/**
 * Stores the first half of a turn that thinks, and what thinking needs; the turn stays running and is
 * held by this process.
 */
export async function suspendTurn(
  turn: Turn,
  ids: TurnIds,
  start: TurnEvent,
  thought: OpenThought,
): Promise<SuspendedTurn> {
  const { record, sql, locale, text } = turn
  const usage = record.usage.map((entry) => ({ ...entry }))
  const parts = [...record.parts]
  const thinking: StoredThinking = { version: 1, ...thought, parts, usage, text, locale }
  const told = [start, ...record.events]
  const suspend = () =>
    storeSuspendedTurn(sql, {
      ...whatWasSaid(turn, 0),
      // Counted when it has ended.
      usage: [],
      events: told,
      thinking: serialiseThinking(thinking),
      leaseUntil: leaseUntil(turn.now),
    })
  const [, , isSuspended] = await sql.together(
    () => insertApprovals(sql, record.card),
    async () => {
      const { skillState } = record
      if (skillState) await saveSkillState(sql, turn.conversationId, skillState)
    },
    suspend,
  )
  if (!isSuspended) throw endedByOther()
  return { ids, user: turn.user, epoch: 1, told, thinking }
}

function whatWasSaid(turn: Turn, durationMs: number) {
  const { record, services, text } = turn
  return {
    turnId: turn.turnId,
    conversationId: turn.conversationId,
    parts: record.parts,
    decisions: record.decisions.map((decision) => ({ ...decision, id: services.mint('decision') })),
    usage: record.usage.map((entry) => ({ ...entry, executionTimeMs: durationMs })),
    ...(text === '' || isGreeting(turn) ? {} : { title: toTitle(text) }),
    now: turn.now,
  }
}

const endedByOther = (): ParcoError =>
  new ParcoError('conflict', 'The turn was ended by someone else.', { retryable: true })

/** A greeting says nothing of what a conversation is about: what comes next names it. */
const isGreeting = ({ record: { decisions } }: Turn): boolean =>
  decisions.length > 0 &&
  decisions.every(({ intent, reason = '' }) => intent === 'none' && GREETINGS.has(reason))

const GREETINGS: ReadonlySet<string> = new Set([
  'greeting',
  'good-morning',
  'good-afternoon',
  'good-evening',
  'wellbeing',
])

/** The first words of the first message that is no greeting, whole and in one line. */
function toTitle(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= MAX_TITLE_CHARACTERS) return line
  const cut = [...line].slice(0, MAX_TITLE_CHARACTERS - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace > MAX_TITLE_CHARACTERS / 2 ? cut.slice(0, lastSpace) : cut}…`
}
