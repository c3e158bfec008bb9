import type { ClauseReading } from '../clauses/clause-reading.ts'
import { type Clause, spansIn, wordsOf } from '../clauses/message.ts'
import type { Segmentation } from '../clauses/segment.ts'
import { wayPaidIn } from '../clauses/way-paid.ts'
import { wordSet } from '../text/word-set.ts'

/** "não comprei", "I didn't buy it": a deed denied with nothing of its own. */
const DENIED =
  /(?:^| )(?:nao (?:comprei|compramos|paguei|pagamos|levei|levamos|peguei|trouxe|quis|tive coragem)(?: (?:ele|ela|eles|elas|isso|nada))?|(?:didn't|did not|haven't|couldn't) (?:end up )?(?:buy|buying|pay|pay for|paying|get|take|bought|paid|order)(?: (?:it|them|that|one|anything))?)$/

/** "the shirt was 120, but I didn't buy it": what had its price told, without a deed, was not paid. */
export function isTakenBack({ readings, clauses }: Segmentation): boolean {
  return readings.some((one, index) => {
    const before = readings[index - 1]
    const clause = clauses[index]
    const isDenial = one.kind === 'story' || (one.kind === 'none' && one.reason === 'negation')
    if (!isDenial || clause === undefined) return false
    if (before?.kind !== 'call' || before.hasVerb) return false
    return before.call.intent === 'create_expense' && DENIED.test(wordsOf(clause).join(' '))
  })
}

/**
 * "jantar 96, não passei no cartão ainda", "…, pago no pix amanhã": where paying is denied or yet to come,
 * nothing was paid for all that is known.
 */
export const isStillUnpaid = ({ readings, clauses }: Segmentation, today: string): boolean =>
  readings.some((one) => one.kind === 'call' && one.call.intent === 'create_expense') &&
  readings.some((one, index) => {
    const clause = clauses[index]
    if (one.kind === 'call' || clause === undefined) return false
    const isUndone = one.kind === 'none' && UNDONE.has(one.reason)
    return (isUndone || isAhead(clause, today)) && wayPaidIn(clause, true) !== undefined
  })

const UNDONE: ReadonlySet<string> = new Set(['negation', 'future', 'wish'])

const isAhead = (clause: Clause, today: string): boolean =>
  spansIn(clause).some((span) => span.type === 'date' && span.value.past > today)

/** "spent 300 on a bag, not really": what the last words disclaim. */
export const isDisclaimed = ({ readings, clauses }: Segmentation): boolean => {
  const last = clauses.at(-1)
  if (last === undefined || !readings.slice(0, -1).some((one) => one.kind === 'call')) return false
  return DISCLAIMING.has(wordsOf(last).join(' '))
}

const DISCLAIMING: ReadonlySet<string> = new Set([
  ...['not really', 'lol no', 'no lol', 'lol not', 'as if', 'yeah right', 'not', 'or not'],
  ...['aham', 'ate parece', 'conta outra', 'so que nunca', 'ou nao'],
])

/** "nem treinei nem | meditei": a denial at the end of one clause is of the next. */
export const isDeniedOnward = ({ readings, clauses }: Segmentation): boolean =>
  readings.some((one, at) => {
    const before = clauses[at - 1]
    if (one.kind !== 'call' || !one.isWrite || before === undefined) return false
    return NEITHER.has(wordsOf(before).at(-1) ?? '')
  })

const NEITHER: ReadonlySet<string> = new Set(['nem', 'nor', 'not', 'never'])

/** "I never took that taxi on Tuesday, remove it": what goes is of that day, and not what was written last. */
export function isUndoneByName(readings: readonly ClauseReading[]): boolean {
  return (
    readings.some((one) => one.kind === 'story' && one.date !== undefined) &&
    readings.some(isBareUndo)
  )
}

/** "gastei 40 no bar, cancela isso": what is taken back in the breath in which it is said was never to stay. */
export function isUndoneAtOnce(readings: readonly ClauseReading[]): boolean {
  const undo = readings.findIndex(isBareUndo)
  return readings
    .slice(0, Math.max(0, undo))
    .some((one) => one.kind === 'call' && one.isWrite && one.call.intent !== 'undo')
}

/** "cancel that, remind me to call mom": what is waved away before another request is hardly what was written before. */
export function isWavedAway({ readings, clauses }: Segmentation): boolean {
  return readings.some((one, at) => {
    const next = readings[at + 1]
    const isBefore = next?.kind === 'call' && next.call.intent !== 'undo'
    const clause = clauses[at]
    return isBareUndo(one) && isBefore && clause !== undefined && isWaving(wordsOf(clause))
  })
}

/** "cancel that" waves away; "undo that", "delete it" and "cancel the last one" mean what was written. */
const isWaving = (words: readonly string[]): boolean =>
  words.some((word) => WAVING.test(word)) && POINTING.has(words.at(-1) ?? '')

const WAVING = /^(?:cancel|scrap|scratch|strike|forget|esquec|desconsider)/
const POINTING = wordSet('that this it isso isto')

/** Whether something is to be undone that is not named. */
const isBareUndo = (one: ClauseReading): boolean =>
  one.kind === 'call' && one.call.intent === 'undo' && Object.keys(one.call.params).length === 0
