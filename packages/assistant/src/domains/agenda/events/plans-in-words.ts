import type { IntentCall, JsonObject, JsonValue } from '@parco/protocol'
import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { asOpening, withoutStop } from '../../internal/clean-text.ts'
import { dayAheadIn, hourIn, weekdayPattern, withoutHour } from '../series/days-said.ts'
import { planIn } from './day-plan-in-words.ts'
import { LENGTH } from './length-in-words.ts'
import { isAskedToNote, likelyHour, mayBePlan, planSaid, verbOfWhoHas } from './plan-said.ts'
import { said } from './words.ts'

const THEN = `${said('thenJoins')}(?!\\s+${said('thenOf')}(?!\\p{L}))`
const JOIN = `(?:${THEN}|${said('joins')})`
const BETWEEN = new RegExp(`\\s*(?:[,;]\\s*${JOIN}?|\\s${JOIN})\\s+`, 'iu')
const IS_THEN = new RegExp(`^\\s*[,;]?\\s*${THEN}`, 'iu')

/**
 * "dentista amanhã às 9h e reunião às 14h", "ver o filme domingo 20h e pagar a luz amanhã": several plans,
 * those without a day on the one that was said last before them.
 */
export const claimPlans: Claim = async ({ startTime, title }, { text }, context) => {
  if (text.includes('?')) return undefined
  const parts = partsOf(withoutStop(text), context)
  if (parts.length < 2) return undefined
  const plans: IntentCall[] = []
  let day: string | undefined
  const words = withVerb(parts.map((part) => part.words))
  for (const [at, part] of words.entries()) {
    const before = day
    day = dayAheadIn(part, context) ?? day
    const isOfSomebody = verbOfWhoHas(part) !== undefined
    const named = isOfSomebody ? undefined : nounPlan(part, day, context)
    const next = parts[at]?.isNext === true ? planBehind(part, day) : undefined
    const plan = next ?? named ?? planSaid(part, context, before)
    if (plan === undefined) return undefined
    plans.push(plan)
  }
  // What was understood by itself is one of them, and the others are understood beside it.
  if (typeof title === 'string' && title.split(BETWEEN).length === 1) {
    const own = plans.find(({ params }) => isAt(params.startTime, startTime))
    return own && { call: own }
  }
  const [call, ...also] = plans
  return call && { call, also }
}

/** "…, e depois mercado": what comes behind something else, whose hour nobody knows, is of that day. */
function planBehind(part: string, date: string | undefined): IntentCall | undefined {
  const isThing = part.split(' ').length <= MOST_WORDS && !/\d/u.test(part) && mayBePlan(part)
  if (date === undefined || !isThing) return undefined
  return { intent: 'create_event', params: { title: asOpening(nameBare(part)), date } }
}
const MOST_WORDS = 5

/** Without what says that somebody has it or goes there: "tenho", "o", "to the". */
const nameBare = (part: string): string => part.replace(LEADS_TO_NAME, '')
const LEADS_TO_NAME = new RegExp(
  `^(?:${said('order')}\\s+)?(?:${said('goesTo')}\\s+)?(?:${said('article')}\\s+)?`,
  'iu',
)

/** Whether two moments are one by the clock of the user: `2026-12-01T17:00` and `2026-12-01T17:00:00-03:00`. */
const isAt = (one: JsonValue | undefined, other: JsonValue | undefined): boolean =>
  typeof one === 'string' && typeof other === 'string' && other.startsWith(one)

/** "a Clara tem balé terça e o Bento futebol quinta": the second has its thing by the verb of the first. */
function withVerb(parts: readonly string[]): readonly string[] {
  const verb = verbOfWhoHas(parts[0] ?? '')
  if (verb === undefined) return parts
  return parts.map((part) =>
    verbOfWhoHas(part) === undefined ? part.replace(NAME_AND_THING, `$<name> ${verb} `) : part,
  )
}
const NAME_AND_THING = new RegExp(
  `^(?<name>(?:${said('article')} )?\\p{Lu}[\\p{L}'’-]+) (?=\\p{Ll})`,
  'u',
)

/** A plan among several that words join. */
interface Part {
  readonly words: string
  /** Whether it comes behind the one before it, by what joins them. */
  readonly isNext: boolean
}

/** The plans that words join; "toda segunda e quarta" joins no two of them. */
function partsOf(words: string, { locale }: DomainContext): readonly Part[] {
  const day = weekdayPattern(locale)
  const list = new RegExp(`(?<!\\p{L})${day}(?:(?:,| e| and) ${day})+(?!\\p{L})`, 'giu')
  // Folded words are as long as those that were said.
  const isWithinList = (at: number): boolean =>
    [...fold(words).matchAll(list)].some(
      ({ 0: { length }, index }) => index < at && at < index + length,
    )
  const cuts = [...words.matchAll(new RegExp(BETWEEN.source, 'giu'))].filter(
    ({ index }) => !isWithinList(index),
  )
  const starts = [0, ...cuts.map(({ 0: { length }, index }) => index + length)]
  return starts.map((start, at) => ({
    words: words.slice(start, cuts[at]?.index),
    isNext: IS_THEN.test(cuts[at - 1]?.[0] ?? ''),
  }))
}

/** The plan that a noun names: "reunião às 14h", on the day that goes with it. */
function nounPlan(
  part: string,
  date: string | undefined,
  context: DomainContext,
): IntentCall | undefined {
  const startTime = likelyHour(part)
  const title = planIn(withoutHour(part), context)
  if (date === undefined || startTime === undefined || title === undefined) return undefined
  const params: JsonObject = { title, date, startTime }
  return { intent: 'create_event', params }
}

/** "ver o filme com a Lu domingo 20h": one plan, said without its verb or with what is to be done. */
export const claimPlan: Claim = async ({ reason }, { text }, context) => {
  if (typeof reason === 'string' && !PLANNED.has(reason)) return undefined
  const call = planSaid(text, context)
  return call && { call }
}

/** "guarda que amanhã tenho médico às 10" is on the agenda, and no fact without its day. */
export const claimKeptPlan: Claim = async (_slots, { text }, context) => {
  const call = isAskedToNote(text) ? planSaid(text, context) : undefined
  return call?.intent === 'create_event' ? { call } : undefined
}

/**
 * "treino por 2h sábado às 9h": how long it is, beside its hour on another day, says what is ahead. It is
 * no exercise of the last Saturday, and no plan that begins at two.
 */
export const claimLongPlan: Claim = async ({ endTime, type }, { text }, context) => {
  if (type !== 'exercise' && endTime === undefined) return undefined
  const words = withoutStop(text)
  const rest = words.replace(LENGTH, ' ')
  const date = dayAheadIn(rest, context)
  const hour = hourIn(rest)
  const isLater = date !== undefined && date > context.today
  if (rest === words || !isLater || hour === undefined) return undefined
  const noun = planIn(withoutHour(rest), context)
  if (noun === undefined) {
    const call = planSaid(words, context)
    return call?.intent === 'create_event' ? { call } : undefined
  }
  const title = `${noun}${LENGTH.exec(words)?.[0] ?? ''}`
  return { call: { intent: 'create_event', params: { title, startTime: `${date}T${hour}` } } }
}

/** How the router names what asks for nothing, where it may be a plan: of somebody, or still to come. */
const PLANNED: ReadonlySet<string> = new Set([
  'future',
  'wish',
  'others',
  'order',
  'nothing-to-record',
])

/**
 * "spent 30 on lunch and dentist Thursday 3pm": nobody says at which hour they paid for what is to come.
 * The plan has its own card, and neither its name nor its day is of what was spent.
 */
export const claimPlanBeside: Claim = async ({ date: _, name, ...slots }, { text }, context) => {
  const parts = withoutStop(text).split(BETWEEN)
  const [spent = '', planned = ''] = parts
  if (parts.length !== 2 || typeof name !== 'string') return undefined
  const plan =
    nounPlan(planned, dayAheadIn(planned, context), context) ?? planSaid(planned, context)
  const [own = '', ...others] = name.split(BETWEEN)
  const isOfBoth = others.length > 0 && fold(spent).includes(fold(own))
  if (plan?.params.startTime === undefined || !isOfBoth) return undefined
  return { call: { intent: 'create_expense', params: { ...slots, name: own } }, also: [plan] }
}
