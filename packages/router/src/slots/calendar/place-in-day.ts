import type { DayPart, SlotProblem } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { readDayPart } from './names.ts'
import { PLACE_IN_DAY as WORDS } from './words.generated.ts'

/** A clock time before it is known whether anything called it one. */
export interface Clock {
  /** Minutes since midnight. */
  readonly minutes: number
  readonly to: number
  /** Morning or evening is fixed by the words. */
  readonly isExact: boolean
  /** It is a clock time by itself: "22h", "10pm", "22:30"; a bare "9" is not. */
  readonly isMarked: boolean
  readonly hasMinutes: boolean
  /** Said as two bare numbers, "9 30": a time only where digits could not be an amount. */
  readonly isBareNumberPair: boolean
  readonly invalid?: SlotProblem
}

/** An hour as its words give it. */
interface SaidTime {
  readonly hour: number
  readonly minute: number
  readonly to: number
  readonly isMarked: boolean
  /** Written the 24-hour way ("9h", "09:00"), which leaves no doubt about the half of the day. */
  readonly isWritten24?: boolean
  readonly hasMinutes?: boolean
  readonly isBareNumberPair?: boolean
}

/** Adds "pm", "da noite" and "em ponto", and moves the hour into the half of the day they name. */
export function placeInDay(words: Words, said: SaidTime): Clock | undefined {
  const sharp = words.after(said.to, 'em', 'ponto') ?? words.after(said.to, 'sharp') ?? said.to
  const meridiem = readMeridiem(words, sharp)
  // "energia 7 depois do almoço": what comes after a meal makes no hour of a number.
  const isAfter = words.isOneOf(sharp, WORDS.after)
  const part = meridiem || isAfter ? undefined : readDayPart(words, sharp)
  const suffix = meridiem ?? part
  const hour = moveHour(
    said.hour === 24 ? 0 : said.hour,
    meridiem?.part ?? part?.part,
    meridiem !== undefined,
  )
  const isInDay = hour >= 0 && hour <= 23 && said.minute <= 59
  const isExact =
    suffix !== undefined || said.isWritten24 === true || said.hour > 11 || said.hour === 0
  // "24h" is how long; only "às 24h" is midnight.
  const isMidnight = said.hour === 24 && said.minute === 0
  const hasMark = (said.isMarked && !isMidnight) || suffix !== undefined
  if (!isInDay && !hasMark && said.hour > 24) return undefined
  return clockOf({
    minutes: isInDay ? hour * 60 + said.minute : 0,
    to: suffix?.to ?? sharp,
    isExact,
    isMarked: hasMark || sharp > said.to,
    hasMinutes: said.hasMinutes === true,
    isBareNumberPair: said.isBareNumberPair === true && suffix === undefined,
    ...(isInDay ? {} : { invalid: 'impossible-time' as const }),
  })
}

function readMeridiem(words: Words, at: number): { part: DayPart; to: number } | undefined {
  const word = words.word(at)
  const part: DayPart = word.startsWith('p') ? 'afternoon' : 'morning'
  if (word === 'am' || word === 'pm') {
    // The point of "pm." ends the sentence as often as the word; it is left where it is.
    return { part, to: at + 1 }
  }
  const isDotted = (word === 'a' || word === 'p') && words.after(at + 1, '.', 'm') !== undefined
  return isDotted ? { part, to: words.word(at + 3) === '.' ? at + 4 : at + 3 } : undefined
}

/** "10 da noite" is 22, "meia-noite e 12 da manhã" 0, "1 da tarde" 13, "1 da madrugada" 1. */
function moveHour(hour: number, part: DayPart | undefined, isMeridiem: boolean): number {
  if (part === undefined || hour > 12) return hour
  if (part === 'morning') return hour === 12 ? 0 : hour
  if (hour === 12) return part === 'afternoon' ? 12 : 0
  const isSmallHour = part === 'evening' && !isMeridiem && hour < 5
  return isSmallHour ? hour : hour + 12
}

/** A clock time with what goes without saying. */
export function clockOf(
  clock: Partial<Clock> & Pick<Clock, 'minutes' | 'to' | 'isExact' | 'isMarked'>,
): Clock {
  return { hasMinutes: false, isBareNumberPair: false, ...clock }
}
