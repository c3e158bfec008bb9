import type { IntentCall } from '@parco/protocol'
import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import { asOpening, withoutStop } from '../../internal/clean-text.ts'
import { instantOf } from '../../internal/local-time.ts'
import {
  dayAheadIn,
  firstWeekday,
  hourIn,
  weekdayPattern,
  weekdaysIn,
} from '../series/days-said.ts'
import { LENGTH, lengthBehind } from './length-in-words.ts'
import { anywhere, said } from './words.ts'

const MORNING = '09:00'
const MAX_WORDS = 9

const DUTY = new RegExp(`^(?:${said('and')}\\s+)?${said('duty')}\\s+`, 'iu')
const ORDER = new RegExp(`^(?:${said('politeOrder')}\\s+)?(?:${said('order')}\\s+)?`, 'iu')
const ARTICLE = new RegExp(`^${said('article')}\\s+`, 'iu')
const TOLD = new RegExp(`^${said('told')}(?!\\p{L})`, 'iu')
/** "…, leva 2 horas" is how long what stands before it is. */
const LASTS = new RegExp(`^${said('lasts')}(?!\\p{L})`, 'iu')
/** What is over, what is unsure, and money: none of them is a plan to put down. */
const NO_PLAN = new RegExp(
  [anywhere('over'), anywhere('unsure'), anywhere('money'), anywhere('stretch')].join('|'),
  'iu',
)
const NAMES_DAY = new RegExp(anywhere('dayWord'), 'iu')
/** `acordei`, `chegou`, `voltaram`, `moved`; what only ends so is listed. */
const PAST = new RegExp(
  `(?<!\\p{L})(?!${said('notOver')}(?!\\p{L}))\\p{L}{2,}(?:ei|ou|[aei]ram|ed)(?!\\p{L})`,
  'iu',
)
const LEADS = new RegExp(`^${said('leadsToDay')}$`, 'iu')
const DEED = new RegExp(`^${said('deed')}(?!\\p{L})`, 'iu')
const DEED_ENDING = new RegExp(`${said('deedEnding')}(?:-\\p{L}+)?$`, 'iu')
/** "call with Berlin" is one that takes place. */
const NOUN_WITH = new RegExp(`^(?!${said('metWith')})\\p{L}+ with(?!\\p{L})`, 'iu')
const NO_DEED = new RegExp(`^${said('noDeed')}$`, 'iu')

/**
 * What words plan for a day: an event where they say its hour ("buscar a mãe no aeroporto quinta 22h40",
 * "gym Monday 7am"), and for what is to be done a reminder of that morning ("pagar a diarista sexta").
 * A day said before it counts where it names none. Nothing where they may say anything else.
 */
export function planSaid(
  words: string,
  context: DomainContext,
  dayBefore?: string,
): IntentCall | undefined {
  const message = agreedWith(withoutAsking(withoutStop(words)))
  const isOn = IS_ON.exec(message)?.groups
  if (isOn) return planOn(isOn, context)
  const duty = DUTY.exec(message)?.[0] ?? ''
  const whole = lengthBehind(message.slice(duty.length).replace(ORDER, ''))
  // How long it is stays behind its name, for whoever reads that there.
  const length = LENGTH.exec(whole)?.[0] ?? ''
  const { place, words: rest } = withoutPlace(whole.replace(LENGTH, ' '))
  if (
    (TOLD.test(rest) && !OWN_HAS.test(rest)) ||
    LASTS.test(rest) ||
    !mayBePlan(withoutEachDay(rest, context))
  )
    return undefined
  const weekdays = eachDaysIn(rest, context)
  const name = nameOf(withoutEachDay(rest, context))
  if (name === undefined || HAS_NONE.test(name)) return undefined
  const title = `${asOpening(ofWhoHas(name, context) ?? name.replace(ORDER, '').replace(ARTICLE, ''))}${length}`
  const hour = likelyHour(rest)
  const where = place === undefined ? {} : { location: place }
  if (weekdays.length > 0) return comesAgain({ title, ...where }, weekdays, hour, context)
  const date = dayAheadIn(rest, context) ?? dayBefore
  if (date === undefined) return undefined
  const isDeed = isDone(name, context)
  if (hour !== undefined) {
    const startTime = `${date}T${hour}`
    if (duty !== '' && !isDeed) return undefined
    return isAhead(startTime, context)
      ? { intent: 'create_event', params: { title, startTime, ...where } }
      : undefined
  }
  const datetime = `${date}T${MORNING}`
  if (!isDeed || !isAhead(datetime, context)) return undefined
  return { intent: 'create_reminder', params: { title, datetime } }
}

/** "a Clara tem balé" is called "balé da Clara", "Clara has ballet" "Clara's ballet". */
function ofWhoHas(name: string, { locale, text }: DomainContext): string | undefined {
  const found = (HAS.exec(name) ?? OWN_HAS.exec(name))?.groups
  const { article, own, person: called, thing: had } = found ?? {}
  if (called === undefined || had === undefined) return undefined
  const thing = had.replace(ARTICLE, '')
  // "meu pai tem cardiologista" is called "Cardiologista do pai".
  if (own !== undefined && locale !== 'en')
    return text('event.ofPerson', {
      article: own.at(-1) === 'a' ? 'a' : 'o',
      person: called,
      thing,
    })
  const person = asOpening(called)
  // In Portuguese a name without its article has "de".
  const before = locale === 'en' ? '' : (article ?? 'e').toLowerCase()
  return text('event.ofPerson', { article: before, person, thing })
}
const HAS = new RegExp(
  `^(?:(?:(?<article>[aoAO]) )?(?<person>\\p{Lu}[\\p{L}'’-]+)|(?<article>[aoAO]) (?<person>\\p{Ll}[\\p{L}'’-]+)) (?<verb>${said('has')}) (?<thing>\\p{Ll}.*)$`,
  'u',
)

/** "my dad has no appointment on Friday". */
const HAS_NONE = new RegExp(`(?<!\\p{L})${said('has')} ${said('hasNone')}(?!\\p{L})`, 'iu')
const OWN_HAS = new RegExp(
  `^(?<own>${said('ownOf')}) (?<person>\\p{L}+) ${said('has')} (?<thing>\\p{Ll}.*)$`,
  'iu',
)

/** Whose it is, said with the verb that has it: `tem` of "a Clara tem balé terça". */
export const verbOfWhoHas = (part: string): string | undefined => HAS.exec(part)?.groups?.verb

/** "às 16h na biblioteca": behind an hour stands where it is. */
function withoutPlace(words: string): { readonly words: string; readonly place?: string } {
  const { hour, place } = PLACE_AT_END.exec(words)?.groups ?? {}
  if (hour === undefined || place === undefined || NAMES_DAY.test(place)) return { words }
  return { words: words.replace(PLACE_AT_END, hour), place }
}
const PLACE_AT_END = new RegExp(
  `(?<hour>(?<![\\p{L}\\d])\\d{1,2}(?:[:h]\\d{2}|h|hs)?(?: ?[ap]\\.?m\\.?)?),? ${said('atPlace')} (?<place>\\p{L}[\\p{L} .'’-]*)$`,
  'iu',
)

/** "combinei com a Carol de almoçar sábado" is "almoçar com a Carol sábado". */
const agreedWith = (words: string): string => words.replace(AGREED, '$<deed> $<with> $<who> ')
const AGREED = new RegExp(
  `^${said('agreed')} (?<with>com|with) (?<who>(?:[oa] )?\\p{Lu}[\\p{L}]*) ${said('agreedTo')} (?<deed>\\p{L}+) ?`,
  'iu',
)

/** "a festa da escola é dia 18 às 18h na quadra": a name, when it is, and where. */
const IS_ON = new RegExp(
  `^(?:${said('article')} )?(?<name>.+?) ${said('isOn')} (?<when>.+?)(?:,? ${said('atPlace')} (?<place>\\p{L}[\\p{L} .'’-]*))?$`,
  'iu',
)

function planOn(
  { name = '', place, when = '' }: Readonly<Record<string, string | undefined>>,
  context: DomainContext,
): IntentCall | undefined {
  const isWhen = withoutEdge(when.split(/[\s,]+/).filter(Boolean)).length === 0
  const date = dayAheadIn(when, context)
  const isWholeDay = WHOLE_DAY.test(name)
  const isThing =
    name.split(' ').length <= MAX_WORDS &&
    mayBePlan(name) &&
    !TOLD.test(name) &&
    !(isWholeDay ? NAMES_DAY : NO_EVENT).test(name)
  if (!isWhen || date === undefined || !isThing || isMonthAlone(when)) return undefined
  const hour = likelyHour(when)
  const title = asOpening(name.replace(ARTICLE, ''))
  const where = place === undefined ? {} : { location: place }
  if (hour === undefined) {
    const intent = isWholeDay ? 'create_day_event' : 'create_event'
    return { intent, params: { title, date, ...where } }
  }
  const startTime = `${date}T${hour}`
  return isAhead(startTime, context)
    ? { intent: 'create_event', params: { title, startTime, ...where } }
    : undefined
}

/** "the deadline for the cover" has no hour that could be asked for. */
const WHOLE_DAY = new RegExp(`^${said('wholeDay')}(?!\\p{L})`, 'iu')

/** "o aluguel é dia 10" is a bill, and "hoje é dia 10" nothing at all. */
const NO_EVENT = new RegExp(`${anywhere('noEvent')}|${anywhere('dayWord')}`, 'iu')

/** "em março" names no day of it. */
export const isMonthAlone = (words: string): boolean => !/\d/.test(words) && MONTH.test(words)
const MONTH = new RegExp(anywhere('monthName'), 'iu')

/** "Por gentileza, você poderia anotar que tenho consulta …?" asks for the plan that it says. */
const withoutAsking = (words: string): string => {
  const bare = words.replace(KINDLY, '')
  const asked = ASKED.exec(bare)?.[0]
  if (asked === undefined) return words
  return bare.slice(asked.length).replace(/\?$/u, '').replace(THAT_I_HAVE, '')
}
const KINDLY = new RegExp(`^(?:${said('kindly')}[\\s,!.]+)+`, 'iu')
const ASKED = new RegExp(`^${said('askedToNote')}[\\s,]+(?:${said('kindly')}[\\s,]+)?`, 'iu')
const THAT_I_HAVE = new RegExp(`^(?:${said('thatIHave')} )+`, 'iu')

/** "guarda que amanhã tenho médico às 10": words that ask for something to be kept, before what it is. */
export const isAskedToNote = (words: string): boolean => ASKED.test(words.replace(KINDLY, ''))

/** Whether words tell of nothing that is over, unsure, asked or paid. */
export const mayBePlan = (words: string): boolean =>
  !/[?$]/.test(words) && !NO_PLAN.test(words) && !PAST.test(words)

/** Nobody plans for these hours of the night unless they say so: "at 6" is 18:00, "às 6h" and "6am" are not. */
const FIRST_HOUR = 7
const NOON = 12

/** The hour that words say, as whoever plans means it. */
export function likelyHour(words: string): string | undefined {
  const hour = hourIn(words)
  const number = Number(hour?.slice(0, 2))
  if (hour === undefined || number === 0 || number >= FIRST_HOUR || SAYS_HALF.test(words))
    return hour
  return `${number + NOON}${hour.slice(2)}`
}

/** `6am`, `6h`, `6:30`, "6 da manhã". */
const SAYS_HALF = new RegExp(`\\d ?(?:[ap]\\.?m|h|:\\d{2})|${anywhere('ofNight')}`, 'iu')

const isAhead = (local: string, { now, timeZone }: DomainContext): boolean =>
  instantOf(local, timeZone) > now

/** "toda quarta 17h30": on the agenda from its next day on; without an hour, that is asked. */
function comesAgain(
  named: { readonly title: string; readonly location?: string },
  weekdays: readonly number[],
  hour: string | undefined,
  context: DomainContext,
): IntentCall {
  const { today } = context
  const first = firstWeekday(weekdays, today)
  const repeats = { repeatPattern: 'weekly', weekdays: [...weekdays] }
  const when = hour === undefined ? { date: first } : { startTime: `${first}T${hour}` }
  return { intent: 'create_event', params: { ...named, ...when, ...repeats } }
}

const eachDay = ({ locale }: DomainContext): RegExp =>
  new RegExp(
    `(?<!\\p{L})${said('eachDay')}\\s+(?:${weekdayPattern(locale)})(?:(?:,| e| and)\\s+(?:${weekdayPattern(locale)}))*(?!\\p{L})`,
    'iu',
  )

/** Accents are taken off letter by letter, so that places stay. */
const eachDaysIn = (words: string, context: DomainContext): readonly number[] => {
  const found = eachDay(context).exec(fold(words))?.[0]
  return found === undefined ? [] : weekdaysIn(found, context.locale)
}

function withoutEachDay(words: string, context: DomainContext): string {
  const found = eachDay(context).exec(fold(words))
  if (!found) return words
  return `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}`
}

/** What is called so, in words that say a day or an hour beside it. */
export const nameBeside = (words: string): string | undefined => nameOf(words)

/** What words plan, without its day and hour; nothing where they may say anything else. */
export const nameOfPlan = (words: string): string | undefined =>
  TOLD.test(words) || !mayBePlan(words) ? undefined : nameOf(words)?.replace(ARTICLE, '')

/** What is left of words once day and hour are taken off their ends; nothing where one stands within. */
function nameOf(words: string): string | undefined {
  const tokens = words
    .replace(COMING, ' ')
    .split(/[\s,]+/)
    .filter(Boolean)
  const fromStart = withoutEdge(tokens)
  const name = withoutEdge(fromStart.toReversed(), true).toReversed()
  const joined = name.join(' ')
  const isWhole = name.length > 0 && name.length <= MAX_WORDS
  return isWhole && !name.some(isFigure) && !NAMES_DAY.test(joined) ? joined : undefined
}

/** "quarta que vem" is of its day, as "next Wednesday". */
const COMING = new RegExp(`(?<=\\p{L}) ${said('coming')}(?!\\p{L})`, 'iu')

/** Tokens without those of a day or an hour before them, and what leads to these. */
function withoutEdge(tokens: readonly string[], isEnd = false): readonly string[] {
  let cut = 0
  for (const [at, token] of tokens.entries()) {
    if (isOfTime(token)) cut = at + 1
    // Behind a name, "no" of "no domingo" leads to what was cut; before one it would be its article.
    else if (isEnd && cut === at && at > 0 && LEADS.test(token)) cut = at + 1
    else if (!LEADS.test(token)) break
  }
  return tokens.slice(cut)
}

/** An amount, and not "5k" or "1:1". */
const isFigure = (token: string): boolean => /^\d+(?:[.,]\d+)?$/.test(token)

/** `7`, `7h`, `22h40`, `10:40pm`, `12th`, `15/12`. */
const IN_FIGURES = new RegExp(
  `^\\d{1,2}(?:(?:[:h]\\d{2}|h|hs)?(?:[ap]\\.?m\\.?)?|${said('ordinal')}|[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?)$`,
  'iu',
)

const isOfTime = (token: string): boolean =>
  IN_FIGURES.test(token) || OF_HOUR.test(token) || DAY_WORD.test(token)

const DAY_WORD = new RegExp(`^${said('dayWord')}$`, 'iu')
const OF_HOUR = new RegExp(`^${said('ofHour')}$`, 'iu')

/** Whether a name begins with what is to be done: "comprar o presente", "pick up the kids". */
function isDone(name: string, { locale }: DomainContext): boolean {
  const [first = ''] = name.split(' ')
  if (locale === 'en') return DEED.test(name) && !NOUN_WITH.test(name)
  return DEED_ENDING.test(first) && !NO_DEED.test(first)
}
