import type { SlotSpan } from '../slots/slot-span.ts'
import { isCalling } from './cue-places.ts'
import type { CueKind } from './cues.ts'
import type { ItemNames } from './item-names.ts'
import type { CueMatch, Lexicon } from './lexicon.ts'
import { numberRank } from './number-rank.ts'
import { pictureReply } from './pictures.ts'
import { DOUBT, PAUSE, type ReplyWords } from './reply-words.ts'
import { READ_UNITS as WORDS } from './words.generated.ts'

/** What a unit of a reply does when the question is only: approved or not, and which. */
export type UnitKind =
  | 'yes'
  | 'this'
  | 'no'
  | 'stop'
  | 'neutral'
  /** Declines where something else denies, and leaves open otherwise. */
  | 'spare'
  | 'article'
  | 'link'
  | 'contrast'
  | 'pause'
  | 'all'
  | 'rest'
  | 'nothing'
  | 'only'
  | 'except'
  | 'item'

/** One understood piece of a reply. */
export interface Unit {
  readonly kind: UnitKind
  /** For `item`: the positions meant. */
  readonly items?: readonly number[]
  /** For `yes`: whether it is an order to write ("salva"), which a no before it forbids. */
  readonly isOrder?: boolean
  /** For `yes`: whether it says that what is shown is right, so that a no before it changes nothing. */
  readonly isRight?: boolean
  /** For `no`: whether it denies nothing that follows it ("nah, cancel"). */
  readonly isApart?: boolean
  /** For `except`: whether "all" was said with it. */
  readonly isAll?: boolean
  /** For `item`: whether it was said by rank ("o primeiro") rather than by name. */
  readonly isRank?: boolean
}

/** The units of a reply, or why it is not a plain decision. */
export type Units =
  | { readonly status: 'understood' | 'doubt'; readonly units: readonly Unit[] }
  | { readonly status: 'unknown'; readonly units: readonly Unit[]; readonly unknownWords: number }

/** What the reader of units needs. */
export interface UnitInput {
  readonly reply: ReplyWords
  readonly lexicon: Lexicon
  readonly names: ItemNames
  /** Spans of the reply that restate a value of exactly one pending write, with that position. */
  readonly restated: readonly { readonly span: SlotSpan; readonly position: number }[]
  readonly count: number
  /** Whether the writes take something back: then "apaga" orders them; undefined when only some do. */
  readonly isErasing: boolean | undefined
  /** Whether the writes only say that bills were paid: then "tá paga" approves them. */
  readonly isPaying: boolean
}

/** Kinds of cue that decide, in the order in which a phrase with several is read. */
const ORDER: readonly CueKind[] = [
  'nay',
  'no',
  'stop',
  'erase',
  'revert',
  'keep',
  'enter',
  'right',
  'hedge',
  'preface',
  'spare',
  'only',
  'allExcept',
  'except',
  'firstTwo',
  'lastTwo',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'last',
  'middle',
  'both',
  'three',
  'all',
  'nothing',
  'rest',
  'contrast',
  'paid',
  'yes',
  'do',
  'this',
  'it',
  'link',
  'article',
  'noun',
  'filler',
  'address',
]

const BEFORE_NOUNS: readonly CueKind[] = [
  'article',
  'it',
  'only',
  'do',
  'enter',
  'keep',
  'all',
  'stop',
  'erase',
  'except',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'last',
  'middle',
]

const RANKS: Readonly<Partial<Record<CueKind, (count: number) => readonly number[]>>> = {
  first: () => [0],
  second: () => [1],
  third: () => [2],
  fourth: () => [3],
  fifth: () => [4],
  last: (count) => [count - 1],
  middle: (count) => [count === 3 ? 1 : -1],
  firstTwo: () => [0, 1],
  lastTwo: (count) => [count - 2, count - 1],
}

/**
 * Reads every word of a reply as a unit. One word that is not understood makes the whole reply
 * `unknown`, and one sign of doubt makes it `doubt`: nothing is approved by a message that says more.
 */
export function readUnits(input: UnitInput): Units {
  const { words } = input.reply
  const units: Unit[] = []
  let isDoubted = false
  let unknownWords = 0
  let at = 0
  while (at < words.length) {
    const step = readUnit(input, at)
    if (step === 'doubt' || step === undefined) {
      isDoubted ||= step === 'doubt'
      if (step === undefined) unknownWords += 1
      at += doubtLength(input, at)
      continue
    }
    units.push(step.unit)
    at += step.length
  }
  if (unknownWords > 0) return { status: 'unknown', units, unknownWords }
  isDoubted ||= isSpared(units)
  return { status: isDoubted ? 'doubt' : 'understood', units }
}

/** "you're alright" without a no, or beside a yes, could mean anything; "fine, whatever, cancel" does not. */
function isSpared(units: readonly Unit[]): boolean {
  const has = (kind: UnitKind) => units.some((unit) => unit.kind === kind)
  return has('spare') && !has('stop') && (has('yes') || !has('no'))
}

type Step = { readonly unit: Unit; readonly length: number } | 'doubt' | undefined

function doubtLength({ reply, lexicon }: UnitInput, at: number): number {
  return lexicon.match(reply.words, at)?.length ?? 1
}

function readUnit(input: UnitInput, at: number): Step {
  const { reply, lexicon, names } = input
  const word = reply.words[at] ?? ''
  if (word === PAUSE) return { unit: { kind: 'pause' }, length: 1 }
  if (word === DOUBT) return 'doubt'
  const token = reply.tokens[reply.tokenOf[at] ?? 0]
  if (token?.kind === 'emoji') return readEmoji(token.raw)
  const restated = readRestated(input, at)
  if (restated) return restated
  const cue = cueAt(reply, lexicon, at)
  if (names.positionsOf(word).length > 0 && (cue?.length ?? 1) === 1) return readName(input, at)
  const rank = cue && cue.length > 1 ? undefined : numberRank(input.reply.words, at, input.count)
  if (rank !== undefined) return { unit: { kind: 'item', items: [rank], isRank: true }, length: 1 }
  const kind = cue && ORDER.find((one) => cue.kinds.has(one) && (one !== 'paid' || input.isPaying))
  if (cue === undefined || kind === undefined) return undefined
  if (kind === 'address' && !isCalling(input, at, cue.length)) return undefined
  if (WORDS.weekdays.has(word) && !WORDS.beforeRanks.has(reply.words[at - 1] ?? '')) return 'doubt'
  const isCounted =
    numberRank([word, ...reply.words.slice(at + cue.length)], 1, input.count) !== undefined
  if (kind === 'noun' && !isCounted && !isNounExpected(input, at)) return undefined
  const unit = toUnit(kind, input)
  return unit === undefined ? 'doubt' : { unit, length: cue.length }
}

/** The phrase at a word; behind a name "'s" is read as "is": "the first one's right". */
function cueAt({ words }: ReplyWords, lexicon: Lexicon, at: number): CueMatch | undefined {
  if (words[at] !== "'s") return stopWithin(words, lexicon, at) ?? lexicon.match(words, at)
  const cue = lexicon.match(['is', ...words.slice(at + 1)], 0)
  return cue && cue.length > 1 ? cue : undefined
}

/** "esquece os" opens a correction ("esquece os 45, foram 54"), but in "esquece os dois" only the verb stands. */
function stopWithin(words: readonly string[], lexicon: Lexicon, at: number): CueMatch | undefined {
  const cue = lexicon.match(words, at)
  if (cue === undefined || cue.length === 1 || ORDER.some((kind) => cue.kinds.has(kind)))
    return undefined
  const shorter = lexicon.match(words.slice(0, at + cue.length - 1), at)
  return shorter?.kinds.has('stop') ? shorter : undefined
}

function readEmoji(raw: string): Step {
  const reply = pictureReply(raw)
  if (reply === undefined) return 'doubt'
  return { unit: { kind: reply === 'filler' ? 'neutral' : reply }, length: 1 }
}

function readRestated({ reply, restated, count }: UnitInput, at: number): Step {
  const token = reply.tokenOf[at]
  const found = restated.find(({ span }) => span.from === token)
  if (found === undefined) return undefined
  // "sim, e 50", "ok, mais 50", "yes, I paid 50 too": of one write the same once more is one more.
  const isMore =
    WORDS.oneMore.has(reply.words[at - 1] ?? '') || reply.words.some((word) => WORDS.too.has(word))
  if (count === 1 && isMore) return 'doubt'
  const length = reply.tokenOf.filter((one) => one >= found.span.from && one < found.span.to).length
  return { unit: { kind: 'item', items: [found.position] }, length }
}

/** Reads a run of words that all belong to one name; a name shared by several writes is doubtful. */
function readName({ reply, names }: UnitInput, at: number): Step {
  let positions = names.positionsOf(reply.words[at] ?? '')
  let length = 1
  for (; at + length < reply.words.length; length++) {
    const next = names.positionsOf(reply.words[at + length] ?? '')
    const shared = positions.filter((position) => next.includes(position))
    if (shared.length === 0) break
    positions = shared
  }
  return positions.length === 1 ? { unit: { kind: 'item', items: positions }, length } : 'doubt'
}

/** "conta" is the bill in "só a conta", but in "conta tudo" it asks to be told. */
function isNounExpected({ reply, lexicon, names, restated }: UnitInput, at: number): boolean {
  const before = reply.words[at - 1]
  // "the uber one", "the 23 one": the word stands for the thing just named.
  const isPriced = restated.some(({ span }) => span.to === reply.tokenOf[at])
  const isNamed = before !== undefined && names.positionsOf(before).length > 0
  if (WORDS.ones.has(reply.words[at] ?? '') && (isPriced || isNamed)) return true
  const kinds = before === undefined ? undefined : lexicon.match([before], 0)?.kinds
  return kinds !== undefined && !kinds.has('noun') && BEFORE_NOUNS.some((kind) => kinds.has(kind))
}

/** A cue as a unit; undefined when it is doubt, or counts or ranks what is not there. */
function toUnit(kind: CueKind, { count, isErasing }: UnitInput): Unit | undefined {
  const rank = RANKS[kind]?.(count)
  if (rank) {
    const isThere = rank.every((position) => position >= 0 && position < count)
    return isThere ? { kind: 'item', items: rank, isRank: true } : undefined
  }
  switch (kind) {
    case 'hedge':
    case 'preface':
      return undefined
    case 'spare':
      return { kind: 'spare' }
    case 'both':
      return count === 2 ? { kind: 'all' } : undefined
    case 'three':
      return count === 3 ? { kind: 'all' } : undefined
    case 'allExcept':
      return { kind: 'except', isAll: true }
    case 'nay':
      return { kind: 'no', isApart: true }
    case 'right':
      return { kind: 'yes', isRight: true }
    case 'do':
      return { kind: 'yes', isOrder: true }
    case 'enter':
      return isErasing === false ? { kind: 'yes', isOrder: true } : undefined
    case 'keep':
      if (isErasing === undefined) return undefined
      return isErasing ? { kind: 'stop' } : { kind: 'yes', isOrder: true }
    case 'erase':
      if (isErasing === undefined) return undefined
      return isErasing ? { kind: 'yes', isOrder: true } : { kind: 'stop' }
    case 'revert':
      return isErasing ? { kind: 'yes', isOrder: true } : undefined
    case 'article':
      return { kind: 'article' }
    case 'it':
    case 'noun':
    case 'filler':
    case 'address':
      return { kind: 'neutral' }
    case 'paid':
      return { kind: 'yes' }
    case 'yes':
    case 'this':
    case 'no':
    case 'stop':
    case 'link':
    case 'contrast':
    case 'all':
    case 'rest':
    case 'nothing':
    case 'only':
    case 'except':
      return { kind }
    default:
      return undefined
  }
}
