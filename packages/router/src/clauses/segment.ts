import { countRecordVerbs } from '../gates/gate-clause.ts'
import { deedOf } from '../speech/deed-of.ts'
import type { Speech } from '../speech/speech.ts'
import type { ClauseReading, ReadingInput, ToldOf } from './clause-reading.ts'
import { type Cut, cutPoints } from './cut-points.ts'
import type { SaidBefore } from './judge-reading.ts'
import { type Clause, type Item, wordsOf } from './message.ts'
import { spokenWords } from './spoken-words.ts'
import { understandClause } from './understand-clause.ts'
import { SEGMENT as WORDS } from './words.generated.ts'

/** A message cut into clauses that are all explained. */
export interface Segmentation {
  readonly readings: readonly ClauseReading[]
  /** The clause of each reading. */
  readonly clauses: readonly Clause[]
}

interface Path extends SaidBefore {
  readonly cost: number
  readonly readings: readonly ClauseReading[]
  readonly clauses: readonly Clause[]
}

const START: Path = {
  cost: 0,
  readings: [],
  clauses: [],
  last: undefined,
  isLastDenied: false,
  told: undefined,
  isAfterLooseCut: false,
}

const COSTS = { call: 1, comment: 0.6, none: 1.2, model: 1.5 }

/** Every clause costs this at least, whatever is read in it. */
const LEAST_COST = COSTS.comment

/** Less than a clause that is nothing, more than the lead of a call over one. */
const REACH = 1.1

/** A clause that a path may go on with. */
interface Step {
  readonly from: number
  readonly cut: Cut
  /** All cuts of the message. */
  readonly cuts: readonly Cut[]
  /** What the path must cost less than to be of use. */
  readonly below: number
}

/** Cuts a message into the fewest clauses that are all explained; nothing when some part is not. */
export function segment(input: ReadingInput): Segmentation | undefined {
  const cuts = cutPoints(input.message, input.language.speech)
  const last = cuts.at(-1)
  if (last === undefined) return undefined
  const asOne = extend(input, START, { from: 0, cut: last, cuts, below: Infinity })
  if (cuts.length === 1 || (asOne && isFinal(asOne, cuts))) return asOne
  const best = new Map<number, Path>([[0, START]])
  if (asOne) best.set(last.at, asOne)
  const costAt = (at: number): number => best.get(at)?.cost ?? Infinity
  const starts = [0, ...cuts.map((cut) => cut.at)]
  for (const cut of cuts) {
    for (const from of starts) {
      if (from >= cut.at || (from === 0 && cut === last)) continue
      const path = best.get(from)
      if (path === undefined) continue
      // A path that goes on never costs less: one that costs as much as all of the message need not.
      const below = Math.min(costAt(cut.at), costAt(last.at))
      const next = extend(input, path, { from, cut, cuts, below })
      if (next && next.cost < below) best.set(cut.at, next)
    }
  }
  return best.get(last.at)
}

/** Reads one clause by itself, as if it opened the message. */
export function readAlone(
  input: ReadingInput,
  from: number,
  cut: Cut,
): { readonly clause: Clause; readonly reading: ClauseReading | undefined } {
  const clause = trimClause(input, { message: input.message, from, to: cut.at })
  const reading = clause.from < clause.to ? understandClause(input, clause, cut, START) : undefined
  return { clause, reading }
}

/** Whether no way of cutting a message read as one clause could explain it with less. */
function isFinal({ readings: [reading] }: Path, cuts: readonly Cut[]): boolean {
  const isUncut = cuts.every(({ isLoose }, index) => isLoose || index === cuts.length - 1)
  return (
    (reading?.kind === 'call' && reading.call.missing.length === 0) ||
    (reading?.kind === 'none' && !reading.isByGate && isUncut)
  )
}

function extend(
  input: ReadingInput,
  path: Path,
  { from, cut, cuts, below }: Step,
): Path | undefined {
  const clause = trimClause(input, { message: input.message, from, to: cut.at })
  if (clause.from >= clause.to)
    return { ...path, isLastDenied: path.isLastDenied && !cut.isHard, isAfterLooseCut: cut.isLoose }
  if (path.cost + LEAST_COST >= below) return undefined
  if (isDenialOf(clause, path)) return undefined
  if (isBrokenOff(clause) || (path.isAfterLooseCut && isOfAmountBefore(clause))) return undefined
  const reading = understandClause(input, clause, cut, path)
  if (reading === undefined || !isCutAllowed(reading, path, cut)) return undefined
  if (isSecondDay(reading, path) || isGoverned(input, reading, path)) return undefined
  const weight =
    reading.kind === 'none' && reading.isByGate
      ? Math.max(1, countRecordVerbs(input.language.speech, clause))
      : 1
  // What is nothing or for a model holds for its own words: over each mark it reaches there had better be no statement.
  const isFrame =
    reading.kind === 'model' || (reading.kind === 'none' && reading.reason !== 'question')
  const reach = isFrame ? REACH * Math.min(2, marksIn(cuts, from, cut.at)) : 0
  // A clause that still has to ask explains less than one that is complete.
  const question = reading.kind === 'call' && reading.call.missing.length > 0 ? 0.25 : 0
  // Said of somebody else by its verb alone: any reading that takes the words as they stand is better.
  const isDoubted = reading.kind === 'none' && reading.reason === 'others'
  const doubt = (isDoubted ? 0.5 : 0) + (isDeniedLater(input, clause, reading) ? 2 : 0)
  const tie = reading.kind === 'call' ? Math.min(reading.score, 40) / 1000 : 0
  return {
    cost: path.cost + COSTS[reading.kind] * weight + reach + question + doubt - tie,
    readings: [...path.readings, reading],
    clauses: [...path.clauses, clause],
    isAfterLooseCut: cut.isLoose,
    told: cut.isHard ? undefined : toldOf(input, clause, reading, path),
    last: reading.kind === 'call' ? reading.call : path.last,
    isLastDenied:
      !cut.isHard &&
      (reading.kind === 'none' ? reading.isByGate : path.isLastDenied && reading.kind !== 'call'),
  }
}

/** How many cuts lie within a stretch that more than its words mark. */
function marksIn(cuts: readonly Cut[], from: number, to: number): number {
  return cuts.filter(({ at, isLoose }) => !isLoose && from < at && at < to).length
}

/** "… e internet | ainda não": a denial of nothing in particular is of the words before it. */
function isDenialOf(clause: Clause, { readings }: Path): boolean {
  if (readings.at(-1)?.kind !== 'call') return false
  const words = wordsOf(clause)
  if (!WORDS.denying.has(words.at(-1) ?? '')) return false
  return words.every((word) => WORDS.denying.has(word) || WORDS.yet.has(word))
}

/** "paguei a luz e a água, a internet ainda não": a denial behind a mark is of what stands there. */
function isDeniedLater(
  { language: { speech } }: ReadingInput,
  clause: Clause,
  reading: ClauseReading,
): boolean {
  if (reading.kind !== 'none' || reading.reason !== 'negation') return false
  const words = wordsOf(clause)
  const mark = words.lastIndexOf(',')
  if (mark < 1 || !WORDS.denying.has(words.at(-1) ?? '')) return false
  return words.slice(0, mark).some((word) => speech.verbs.get(word)?.form === 'did')
}

/**
 * "gastei cem reais | numa blusa e trinta …", "a compra | de 60 na padaria": what a preposition joins to an
 * amount is paid with that, and an amount with "of" before it is that of the thing before.
 */
function isOfAmountBefore({ message, from }: Clause): boolean {
  const opening = message.items[from]?.word ?? ''
  if (!WORDS.joining.has(opening)) return false
  return message.spans.some(
    (span) =>
      span.type === 'money' &&
      (span.to === from || (WORDS.of.has(opening) && span.from === from + 1)),
  )
}

/** "e o que | ainda falta pagar": a word that asks belongs to what it asks for. */
function isBrokenOff({ message: { items }, to }: Clause): boolean {
  if (items[to]?.kind !== 'word') return false
  const last = items[to - 1]?.word ?? ''
  return WORDS.askingOf.has(last) || (last === 'que' && items[to - 2]?.word === 'o')
}

/** A remark between leaves it open who acts. */
function toldOf(
  { language }: ReadingInput,
  clause: Clause,
  reading: ClauseReading,
  path: Path,
): ToldOf | undefined {
  if (reading.kind === 'comment') return path.told
  if (reading.kind !== 'none') return undefined
  if (reading.reason === 'others') return OF_OTHERS
  // "o preço subiu, gasolina 6,50": what is nothing may be about prices.
  const words = wordsOf(clause)
  const { verbs } = language.speech
  const isMeasuring = words.some((word) => verbs.get(word)?.field === 'body')
  return { isOfOthers: false, isNear: isNear(language.speech, words), isMeasuring }
}

const OF_OTHERS: ToldOf = { isOfOthers: true, isNear: false }

/** Whether words are of the speaker ("rodei", "passei"), or of a mishap that costs somebody money. */
const isNear = (speech: Speech, words: readonly string[]): boolean =>
  words.some(
    (word) =>
      speech.story.own.has(word) ||
      speech.story.mishaps.has(word) ||
      deedOf(speech, word) === 'own',
  )

/** "segunda dormi 6 horas, terça 7": another day without a statement of its own says something unread. */
function isSecondDay(reading: ClauseReading, path: Path): boolean {
  if (reading.kind !== 'comment' || reading.date === undefined) return false
  return path.readings.some((one) => one.kind === 'call' && one.saidDate !== undefined)
}

/** "cheguei a pensar em gastar | 400 numa cadeira": an amount is the object of the verb it follows unmarked. */
function isGoverned({ language }: ReadingInput, reading: ClauseReading, path: Path): boolean {
  if (reading.kind !== 'call' || reading.hasVerb) return false
  const before = path.clauses.at(-1)
  if (!path.isAfterLooseCut) return false
  if (before === undefined || path.readings.at(-1)?.kind === 'call') return false
  const { verbs, locale } = language.speech
  return before.message.items
    .slice(before.from, before.to)
    .some(({ word }) => verbs.has(word) || (locale === 'pt-BR' && DEED.test(word)))
}

const DEED = /^[a-z]{2,}(?:ar|er|ir|[^q]ou|[aei]ram|ei)$/

/**
 * Where nothing marks the cut (dictation), both sides must stand by themselves: a clause that would
 * have to ask, or a question, was cut in the wrong place.
 */
function isCutAllowed(reading: ClauseReading, path: Path, cut: Cut): boolean {
  if (!path.isAfterLooseCut && !cut.isLoose) return true
  if (reading.kind !== 'call') return reading.kind !== 'model'
  if (!reading.isWrite) return false
  return reading.call.missing.length === 0 || (reading.hasVerb && !cut.isLoose)
}

/** Drops the punctuation at the ends and the conjunction that joined the clause to the one before. */
function trimClause({ message, language }: ReadingInput, clause: Clause): Clause {
  const { items } = message
  let { from, to } = clause
  while (from < to && isMark(items[from])) from += 1
  while (to > from && isMark(items[to - 1])) to -= 1
  // What opens a message joins it to nothing.
  if (clause.from === 0) return { message, from, to }
  const { speech } = language
  if (from < to && spokenWords(message, speech)[from]?.isJoining) {
    const joined = speech.conjunctions.lengthAt((at) => items[at]?.word, from, to)
    if (from + joined < to) from += joined
  }
  return { message, from, to }
}

/** A percent sign ends a value: "gordura corporal 24%". */
const isMark = (item: Item | undefined): boolean =>
  item?.kind === 'emoji' || (item?.kind === 'punctuation' && item.word !== '%')
