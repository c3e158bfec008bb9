import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { asOpening, withoutStop } from '../../internal/clean-text.ts'
import { dayAheadIn, hourIn } from '../series/days-said.ts'
import { NAMES_DAY } from './hour-alone.ts'
import { isMonthAlone, mayBePlan, nameOfPlan } from './plan-said.ts'
import { anywhere, said } from './words.ts'

const ORDER = new RegExp(
  `^(?:${said('politeOrder')}\\s+)?(?:${said('order')}\\s+)?(?:${said('article')}\\s+)?`,
  'iu',
)
const BEHIND = new RegExp(`(?:\\s+${said('behindName')})+$`, 'iu')
const MAX_WORDS = 6

/** "dentista quarta", "doctor tomorrow": a plan with its day, of which only the hour is not said. */
export const claimDayPlan: Claim = async (_slots, { text }, context) => {
  const message = withoutStop(text)
  const date = bareDayIn(message, context)
  if (date === undefined || !mayBePlan(message)) return undefined
  const title = planIn(message, context) ?? planWithin(message, context)
  return title === undefined
    ? undefined
    : { call: { intent: 'create_event', params: { title, date } } }
}

/** "Theo tem prova de matemática quinta": whoever has what is planned is a part of its name. */
function planWithin(message: string, context: DomainContext): string | undefined {
  const nouns = new RegExp(`\\s(?:${context.text('event.nouns')})(?!\\p{L})`, 'u')
  if (!nouns.test(fold(message))) return undefined
  const name = nameOfPlan(message)
  return name === undefined || name.split(' ').length > MAX_WORDS ? undefined : asOpening(name)
}

/** The name of a plan in words that say nothing else than its day; nothing where they name no plan. */
export function planIn(words: string, context: DomainContext): string | undefined {
  const name = words
    .replaceAll(new RegExp(NAMES_DAY.source, 'giu'), ' ')
    .trimStart()
    .replace(ORDER, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/-feira\s*$/iu, '')
    .trim()
    .replace(BEHIND, '')
  const [first = ''] = fold(name).split(' ')
  const isPlan = context
    .text('event.nouns')
    .split('|')
    .some(
      (noun) =>
        first === noun || fold(name).startsWith(`${noun} `) || fold(name).endsWith(` ${noun}`),
    )
  if (!isPlan || name.split(' ').length > MAX_WORDS || /\d/.test(name)) return undefined
  return asOpening(name)
}

/** An event that was understood but for its hour keeps the day that was said. */
export const claimDayOfPlan: Claim = async (slots, { text }, context) => {
  if (slots.startTime !== undefined || slots.title === undefined) return undefined
  if (slots.repeatPattern !== undefined || slots.weekdays !== undefined) return undefined
  const date = bareDayIn(text, context)
  if (date === undefined) return undefined
  return { call: { intent: 'create_event', params: { ...slots, date } } }
}

/** The one day that words name, if no hour is said with it. */
const bareDayIn = (text: string, context: DomainContext): string | undefined =>
  hourIn(text) === undefined && !STRETCH.test(text) && !isMonthAlone(text)
    ? dayAheadIn(text, context)
    : undefined

/** Stretches of days, of which none is the one. */
const STRETCH = new RegExp(`${anywhere('stretch')}|${anywhere('upTo')}`, 'iu')
