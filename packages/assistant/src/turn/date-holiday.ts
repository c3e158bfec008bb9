import type { Router, RouterContext } from '@parco/router'
import { nextHoliday } from '../actions/everyday/holidays.ts'
import { readPhrases } from '../domains/internal/word-lists.ts'
import { dayInZone } from './day-in-zone.ts'
import { decideMessage, type MessageDecision } from './decide-message.ts'
import type { Named } from './name-pronoun.ts'
import type { Turn } from './turn.ts'

/** How words lead to a day. */
const LEADS = ['until', 'before', 'on'] as const

/** Holidays that people plan by. */
const PLANNED_BY = [
  'newYear',
  'carnival',
  'goodFriday',
  'easter',
  'mothersDay',
  'lovers',
  'saintJohn',
  'fathersDay',
  'fathersDayOfUs',
  'independenceOfUs',
  'aparecida',
  'allSouls',
  'halloween',
  'thanksgiving',
  'blackFriday',
  'christmasEve',
  'christmas',
  'newYearsEve',
  'valentines',
] as const

const said = readPhrases<(typeof LEADS)[number] | (typeof PLANNED_BY)[number]>(
  new URL('./holidays.yaml', import.meta.url),
)
const PATTERNS = PLANNED_BY.flatMap((holiday) =>
  LEADS.map((lead) => {
    const words = `(?<![\\p{L}\\p{N}])${said(lead)} ${said(holiday)}(?![\\p{L}\\p{N}])`
    return { holiday, lead, pattern: new RegExp(words, 'iu') }
  }),
)

/** What the router leaves open: nothing explains it, or something of it is missing. */
const OPEN: ReadonlySet<string> = new Set(['model', 'clarify'])

/**
 * Reads "quero juntar 500 até o natal" and "dinner with Ana on Christmas Eve" with the day that the
 * holiday falls on next; nothing where that explains no more of it.
 */
export function dateHoliday(
  turn: Turn,
  { decision }: MessageDecision,
  router: Router,
  context: RouterContext,
): Named | undefined {
  const text = OPEN.has(decision.intent) ? withDay(turn) : undefined
  if (text === undefined) return undefined
  const dated: Turn = { ...turn, text }
  const decided = decideMessage(dated, router, context)
  return turn.services.tools.has(decided.call.intent) ? { turn: dated, decided } : undefined
}

/** The message with the day of the first holiday that words lead to. */
function withDay({ now, say, text, user }: Turn): string | undefined {
  const found = PATTERNS.flatMap(({ holiday, lead, pattern }) => {
    const match = pattern.exec(text)
    return match ? [{ holiday, lead, at: match.index, length: match[0].length }] : []
  }).sort((one, other) => one.at - other.at || other.length - one.length)
  const [first] = found
  const day = first && nextHoliday(first.holiday, dayInZone(now, user.timeZone))
  if (first === undefined || day === undefined) return undefined
  const behind = text.slice(first.at + first.length)
  return `${text.slice(0, first.at)}${say(`dated.${first.lead}`, { day })}${behind}`
}
