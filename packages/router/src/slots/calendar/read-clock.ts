import { unitsOf } from '../measures/units.ts'
import { readBelowThousand } from '../numbers/read-spelled.ts'
import { definePart } from '../part.ts'
import type { Words } from '../words.ts'
import { type Clock, clockOf, placeInDay } from './place-in-day.ts'
import { READ_CLOCK as WORDS } from './words.generated.ts'

const NOON_MINUTES = 720

/** A clock time, a bare hour included. */
export const clock = definePart(readClock)

function readClock(words: Words, at: number): Clock | undefined {
  return (
    readNamedTime(words, at) ??
    readColonTime(words, at) ??
    readPastHour(words, at) ??
    readBeforeHour(words, at) ??
    readHour(words, at)
  )
}

/** "meio-dia", "meia-noite", "noon", "midnight", with "e meia". */
function readNamedTime(words: Words, at: number): Clock | undefined {
  const noon =
    words.after(at, 'meio', 'dia') ?? words.after(at, 'noon') ?? words.after(at, 'midday')
  const midnight = words.after(at, 'meia', 'noite') ?? words.after(at, 'midnight')
  const to = noon ?? midnight
  if (to === undefined) return undefined
  const isHalf =
    words.word(to) === 'e' && (words.word(to + 1) === 'meia' || words.word(to + 1) === 'meio')
  const base = noon === undefined ? 0 : NOON_MINUTES
  const past = isHalf || words.locale === 'en' ? undefined : readMinutes(words, to)
  // "meia-noite e quinze": beside an hour that has a name, only minutes by fives are its own.
  if (past && past.minute % 5 === 0 && !WORDS.priced.has(words.word(past.to)))
    return clockOf({ minutes: base + past.minute, to: past.to, isExact: true, isMarked: true })
  return clockOf({
    minutes: base + (isHalf ? 30 : 0),
    to: isHalf ? to + 2 : to,
    isExact: true,
    isMarked: true,
  })
}

/** "22:30", "9:30pm", "09:00h". */
function readColonTime(words: Words, at: number): Clock | undefined {
  const parts = words.isNumber(at) ? /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(words.folded(at)) : null
  if (parts === null) return undefined
  const to = words.isOneOf(at + 1, WORDS.hourWords) ? at + 2 : at + 1
  const [hour, minute] = [Number(parts[1]), Number(parts[2])]
  const isWritten24 = (parts[1] ?? '').startsWith('0')
  // "28:30" is minutes and seconds.
  return placeInDay(words, {
    hour,
    minute,
    to,
    isMarked: hour <= 24,
    isWritten24,
    hasMinutes: true,
  })
}

/** "9h", "22h30", "9 horas", "7 e meia", "six thirty", "9 o'clock", "10pm", a bare "9". */
function readHour(words: Words, at: number): Clock | undefined {
  const hour = readHourNumber(words, at)
  if (hour === undefined) return undefined
  if (words.isOneOf(hour.to, WORDS.hourWords)) return readAfterHourWord(words, hour)
  const isOclock = words.word(hour.to) === "o'clock" || words.word(hour.to) === 'oclock'
  if (isOclock) return placeInDay(words, { ...hour, minute: 0, to: hour.to + 1, isMarked: true })
  const minutes = readMinutes(words, hour.to)
  return placeInDay(words, {
    hour: hour.hour,
    minute: minutes?.minute ?? 0,
    to: minutes?.to ?? hour.to,
    isMarked: false,
    hasMinutes: minutes !== undefined,
    isBareNumberPair: minutes !== undefined && words.locale === 'en' && words.isNumber(hour.to),
  })
}

function readAfterHourWord(words: Words, hour: { hour: number; to: number }): Clock | undefined {
  const wordAt = hour.to
  const isLetter = words.word(wordAt).startsWith('h') && words.folded(wordAt).length <= 2
  const isGluedDigits = words.isNumber(wordAt + 1) && words.isGlued(wordAt + 1) && isLetter
  const joined = isGluedDigits ? digitMinutes(words, wordAt + 1) : readMinutes(words, wordAt + 1)
  const end = joined?.to ?? wordAt + 1
  const to = joined && words.isOneOf(end, WORDS.minuteWords) ? end + 1 : end
  return placeInDay(words, {
    hour: hour.hour,
    minute: joined?.minute ?? 0,
    to,
    // "9 horas" alone is how long; "9h" may be both.
    isMarked: isLetter,
    isWritten24: isLetter,
    hasMinutes: joined !== undefined,
  })
}

function readHourNumber(words: Words, at: number): { hour: number; to: number } | undefined {
  if (words.isNumber(at)) {
    const isHour = /^\d{1,2}$/.test(words.folded(at))
    return isHour ? { hour: Number(words.folded(at)), to: at + 1 } : undefined
  }
  const isArticle = words.locale === 'en' ? /^an?$/.test(words.word(at)) : words.word(at) === 'um'
  const spelled = isArticle ? undefined : readBelowThousand(words, at)
  return spelled && spelled.value <= 24 ? { hour: spelled.value, to: spelled.to } : undefined
}

/** "e meia", "e quinze", "e 15", and in English "thirty" or "30". */
function readMinutes(words: Words, at: number): { minute: number; to: number } | undefined {
  if (words.locale === 'en') return readBareMinutes(words, at)
  if (words.word(at) !== 'e') return undefined
  if (words.word(at + 1) === 'meia' || words.word(at + 1) === 'meio')
    return { minute: 30, to: at + 2 }
  const minutes = digitMinutes(words, at + 1) ?? spelledMinutes(words, at + 1)
  if (minutes === undefined || minutes.minute < 1) return undefined
  const isCounted = unitsOf(words.word(minutes.to), words.locale).some(({ name }) => name !== 'min')
  return isCounted ? undefined : minutes
}

function readBareMinutes(words: Words, at: number) {
  const digits = digitMinutes(words, at)
  if (digits && words.folded(at).length === 2) return digits
  const spelled = spelledMinutes(words, at)
  return spelled && spelled.minute >= 10 ? spelled : undefined
}

function digitMinutes(words: Words, at: number): { minute: number; to: number } | undefined {
  const isTwo = words.isNumber(at) && /^\d{1,2}$/.test(words.folded(at))
  return isTwo ? { minute: Number(words.folded(at)), to: at + 1 } : undefined
}

function spelledMinutes(words: Words, at: number): { minute: number; to: number } | undefined {
  const spelled = words.isNumber(at) ? undefined : readBelowThousand(words, at)
  return spelled && spelled.value < 60 ? { minute: spelled.value, to: spelled.to } : undefined
}

const NAMED_HOURS: Readonly<Record<string, number | undefined>> = { midnight: 0, noon: 12 }

/** "half past six", "quarter to seven", "ten past nine". */
function readPastHour(words: Words, at: number): Clock | undefined {
  if (words.locale !== 'en') return undefined
  const start = words.word(at) === 'a' ? at + 1 : at
  const named = { half: 30, quarter: 15 }[words.word(start)]
  const counted =
    named === undefined ? (digitMinutes(words, start) ?? spelledMinutes(words, start)) : undefined
  const minute = named ?? counted?.minute
  if (minute === undefined) return undefined
  const linkAt = counted?.to ?? start + 1
  const isTo = words.word(linkAt) === 'to'
  if (!isTo && words.word(linkAt) !== 'past')
    return named === 30 ? readHalfHour(words, at) : undefined
  const wholeHour = NAMED_HOURS[words.word(linkAt + 1)]
  if (wholeHour !== undefined) {
    const minutes = (wholeHour * 60 + (isTo ? -minute : minute) + 1440) % 1440
    return clockOf({ minutes, to: linkAt + 2, isExact: true, isMarked: true })
  }
  const hour = readHourNumber(words, linkAt + 1)
  // "from 10 to 11" in digits is a stretch.
  if (isTo && words.isNumber(start)) return undefined
  // "two to three" counts things; minutes to an hour are fives.
  if (hour === undefined || minute % 5 !== 0 || minute === 0 || hour.hour > 12) return undefined
  const past = placeInDay(words, {
    hour: hour.hour,
    minute: 0,
    to: hour.to,
    isMarked: named !== undefined || !isTo,
  })
  return past && { ...past, minutes: past.minutes + (isTo ? -minute : minute), hasMinutes: true }
}

/** The British "half six" is half past six; "half two litres" and "two and a half six" are not. */
function readHalfHour(words: Words, at: number): Clock | undefined {
  const isPart = words.word(at - 1) === 'a' || words.word(at - 1) === 'and'
  const hour = isPart ? undefined : readHourNumber(words, at + 1)
  if (hour === undefined || hour.hour < 1 || hour.hour > 12) return undefined
  if (unitsOf(words.word(hour.to), words.locale).length > 0) return undefined
  return placeInDay(words, { ...hour, minute: 30, isMarked: true, hasMinutes: true })
}

/** "quinze para as oito", "15 pras 8". */
function readBeforeHour(words: Words, at: number): Clock | undefined {
  if (words.locale !== 'pt-BR') return undefined
  const quarter = words.after(at, 'um', 'quarto')
  const minutes =
    quarter === undefined
      ? (digitMinutes(words, at) ?? spelledMinutes(words, at))
      : { minute: 15, to: quarter }
  if (minutes === undefined || minutes.minute % 5 !== 0 || minutes.minute === 0) return undefined
  const isContracted = words.folded(minutes.to) === 'pras' || words.folded(minutes.to) === 'pra'
  const isSplit = words.word(minutes.to) === 'para' && /^as?$/.test(words.folded(minutes.to + 1))
  if (!isContracted && !isSplit) return undefined
  const hour = readHourNumber(words, isSplit ? minutes.to + 2 : minutes.to + 1)
  if (hour === undefined || hour.hour > 24) return undefined
  const whole = placeInDay(words, { hour: hour.hour, minute: 0, to: hour.to, isMarked: true })
  return whole && { ...whole, minutes: whole.minutes - minutes.minute, hasMinutes: true }
}

/** Whether what follows lets an unaccented "as 9" be a time rather than "as 9 parcelas". */
export function mayFollowTime(words: Words, at: number): boolean {
  const token = words.token(at)
  if (token === undefined || token.kind === 'emoji') return true
  if (token.kind === 'punctuation') return true
  return (
    token.kind === 'word' &&
    (WORDS.afterTime.has(token.folded) || words.isOneOf(at, WORDS.afterTime))
  )
}
