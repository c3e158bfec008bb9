import { createHash } from 'node:crypto'
import type { DomainContext } from '../../domain-context.ts'
import { addDays, daysBetween } from '../../internal/calendar.ts'
import type { Suggestion } from '../../life-view.ts'
import { readSuggestionSettings } from './suggestion-settings.ts'

/** Unasked, a kind is suggested on one day in so many. */
const COOLDOWN_DAYS = 7
/** After so many days a crisis, a sad message, or a low mood is not what is talked over. */
const CRISIS_DAYS = 7
const WORRY_DAYS = 1
const MOOD_DAYS = 3
const LOW_MOOD = 3

const SOME_DAY = '2026-01-01'

/**
 * The suggestion that is in place now, if any. Asked for, it is the first that is not muted; unasked, one
 * whose day it is: each kind has one day in seven, another for each user, so that nothing has to be kept
 * of what was said, and a day has one at most. In distress there is none, asked for or not.
 */
export async function chooseSuggestion(
  context: DomainContext,
  isAsked: boolean,
): Promise<Suggestion | undefined> {
  const { isOff, muted } = await readSuggestionSettings(context.sql)
  if (isOff || (await isInDistress(context))) return undefined
  const wanted = (await context.life.suggestions()).filter(({ kind }) => !muted.includes(kind))
  return isAsked ? wanted[0] : wanted.find(({ kind }) => isDayOf(kind, context))
}

/** Whether it is the one day in seven on which a kind may be suggested unasked. */
export function isDayOf(kind: string, { today, userId }: Pick<DomainContext, 'today' | 'userId'>) {
  const digest = createHash('sha256').update(`${kind} ${userId}`).digest()
  return (daysBetween(SOME_DAY, today) + digest.readUInt32BE(0)) % COOLDOWN_DAYS === 0
}

async function isInDistress({ life, now, sql, today }: DomainContext): Promise<boolean> {
  const [row] = await sql.query<{ told: boolean }>(
    `select exists (
       select from decisions
        where user_id = parco_user_id()
          and (intent = 'safety_crisis' and created_at > $1::timestamptz - make_interval(days => $2)
            or intent = 'analyze_context' and created_at > $1::timestamptz - make_interval(days => $3))
     ) as told`,
    [now, CRISIS_DAYS, WORRY_DAYS],
  )
  if (row?.told) return true
  const series = await life.dailySeries(addDays(today, -MOOD_DAYS), today)
  const mood = series.find(({ key }) => key === 'mood')?.days.at(-1)
  return mood !== undefined && mood.value <= LOW_MOOD
}
