import type { SlotSpan } from '../slots/slot-span.ts'
import { CATEGORY_NAMES, valueNamed } from './choices.ts'
import { isCalling, isEstimate, isLimit, isVerb } from './cue-places.ts'
import type { CueKind } from './cues.ts'
import { followsNo, isDenied, precedesNo } from './denied.ts'
import type { ItemNames } from './item-names.ts'
import type { Lexicon } from './lexicon.ts'
import { pictureReply } from './pictures.ts'
import { DOUBT, PAUSE, type ReplyWords } from './reply-words.ts'
import { READ_SIGNALS as WORDS } from './words.generated.ts'

/** What the words around the values of a reply say. */
export interface Signals {
  /** A sure sign of correction: "na verdade", "errei", "muda pra". */
  readonly isFix: boolean
  /** Whether it opens the reply, and is no order to write: "põe na agenda" asks for a plan of its own. */
  readonly startsWithFix: boolean
  /** A weak one: "foi", "era", "it was". */
  readonly isWas: boolean
  /** An order to write, which may start a new record. */
  readonly isOrder: boolean
  /** A first-person verb ("paguei"), which may start a new record too. */
  readonly hasVerb: boolean
  /** The word of a pending write's name that is denied: "a água, não a luz". */
  readonly deniedName: string | undefined
  readonly isContrast: boolean
  /** Whether anything is denied: "45, não 50". */
  readonly hasNo: boolean
  readonly startsWithNo: boolean
  /** Whether a span is what the reply denies: the first of "não foi pix, foi débito". */
  readonly isDenied: (span: SlotSpan) => boolean
  readonly startsWithYes: boolean
  /** Slot names said: "o valor", "a categoria". */
  readonly labels: readonly string[]
  /** Positions of writes that the reply names or ranks; empty when it points at none. */
  readonly pointed: readonly number[]
  /** Offset in the text after the leading yes, no or sign of correction. */
  readonly restStart: number | undefined
  /** Whether a span is a rank that only looks like a value ("a segunda" is no Monday here). */
  readonly isRankWord: (span: SlotSpan) => boolean
  /** Indexes of the words that neither a cue nor one of these spans explains. */
  readonly leftover: (spans: readonly SlotSpan[]) => readonly number[]
}

/** What the reader of signals needs. */
export interface SignalInput {
  /** Whether it answers a question: then "acho que 50" is an answer, not a doubt. */
  readonly isAnswer?: boolean
  readonly reply: ReplyWords
  readonly spans: readonly SlotSpan[]
  readonly names: ItemNames
  readonly lexicon: Lexicon
  readonly writes: readonly unknown[]
}

const EXPLAINED: readonly CueKind[] = [
  'yes',
  'do',
  'enter',
  'keep',
  'this',
  'it',
  'no',
  'filler',
  'preface',
  'noun',
  'link',
  'contrast',
  'article',
  'fix',
  'was',
  'wasNot',
  'label',
  'verb',
  'paid',
]
const REFUSED: readonly CueKind[] = ['hedge', 'spare', 'stop', 'erase', 'revert']
const RANKED: readonly CueKind[] = ['first', 'second', 'third', 'fourth', 'fifth']
const COUNTING: readonly CueKind[] = ['both', 'three']
const PICKING: readonly CueKind[] = ['firstTwo', 'lastTwo']
const LEADING: readonly CueKind[] = ['yes', 'no', 'fix', 'contrast', 'filler', 'preface', 'this']
/** Kinds beside which a doubt in the same phrase is none: "pera" may call for a pause or a change. */
const CHANGING: readonly CueKind[] = ['fix', 'preface']

interface Gathered {
  readonly explained: Set<number>
  readonly kinds: Set<CueKind>
  readonly leading: CueKind[]
  readonly labels: string[]
  readonly pointed: Set<number>[]
  readonly rankTokens: Set<number>
  /** Whether a change is asked for politely. */
  isAskedFor: boolean
  restStart: number | undefined
  deniedName: string | undefined
}

/** Gathers the signals of a reply; nothing when it doubts, calls off, or adds a further record. */
export function readSignals(input: SignalInput): Signals | undefined {
  const gathered: Gathered = {
    explained: new Set(),
    kinds: new Set(),
    leading: [],
    labels: [],
    pointed: [],
    rankTokens: new Set(),
    isAskedFor: false,
    restStart: undefined,
    deniedName: undefined,
  }
  const { words } = input.reply
  for (let at = 0; at < words.length; ) {
    const length = readWord(input, at, gathered)
    if (length === 'refuse') return undefined
    at += length
  }
  return toSignals(input, gathered)
}

function readWord(input: SignalInput, at: number, gathered: Gathered): number | 'refuse' {
  const { reply, lexicon, names } = input
  const word = reply.words[at] ?? ''
  // "can we do 10 instead?", "pode ser às 8?" ask for a change; any other question changes nothing.
  if (word === DOUBT) return at === reply.words.length - 1 && gathered.isAskedFor ? 1 : 'refuse'
  if (word === PAUSE) {
    gathered.explained.add(at)
    return 1
  }
  const token = reply.tokens[reply.tokenOf[at] ?? 0]
  if (token?.kind === 'emoji') return readEmoji(token.raw, at, gathered)
  if (word === POSSESSIVE) return readPossessive(at, gathered)
  const positions = names.positionsOf(word)
  const cue = lexicon.match(reply.words, at)
  if (positions.length > 0 && (cue?.length ?? 1) === 1) {
    markRest(input, at, gathered)
    // The "litros" of "3 litros" is part of a value and points at nothing.
    if (!isSpanned(input, at)) gathered.pointed.push(new Set(positions))
    gathered.explained.add(at)
    if (followsNo(input, at, ['article', 'link']) || precedesNo(input, at))
      gathered.deniedName ??= word
    return 1
  }
  if (cue === undefined) {
    markRest(input, at, gathered)
    return 1
  }
  return readCue(input, at, gathered, cue.length, cue.kinds)
}

const POSSESSIVE = "'s"

/** "October's", "the first one's 30": whose it is, or what it is. */
function readPossessive(at: number, gathered: Gathered): number {
  gathered.kinds.add('was')
  return explain(gathered, at, 1)
}

function readCue(
  input: SignalInput,
  at: number,
  gathered: Gathered,
  length: number,
  kinds: ReadonlySet<CueKind>,
): number | 'refuse' {
  if (kinds.has('more') && isFurther(input, at, length)) return 'refuse'
  // "só os dois primeiros" picks from a list, and answers no question.
  if (input.isAnswer && PICKING.some((kind) => kinds.has(kind))) return 'refuse'
  if (isSpanned(input, at) && !kinds.has('no'))
    return readRank(input, at, gathered, kinds) ?? skipSpanned(input, at, gathered, length, kinds)
  const rank = readRank(input, at, gathered, kinds)
  if (rank !== undefined) return rank
  if (input.isAnswer && isEstimate(input, at, length)) return explain(gathered, at, length)
  if (isLimit(input, at + length, kinds) && !namesCategory(input, at, gathered)) {
    // The "dois" of "os dois" counts what waits, and is no value.
    if (COUNTING.some((kind) => kinds.has(kind)))
      for (let index = at; index < at + length; index++)
        gathered.rankTokens.add(input.reply.tokenOf[index] ?? 0)
    return explain(gathered, at, length)
  }
  if (kinds.has('address') && isCalling(input, at, length)) return explain(gathered, at, length)
  const isChanging = CHANGING.some((kind) => kinds.has(kind)) && !isNearly(input, at, length, kinds)
  if (!isChanging && REFUSED.some((kind) => kinds.has(kind))) return 'refuse'
  const known = EXPLAINED.filter((kind) => kinds.has(kind))
  if (known.length === 0) {
    markRest(input, at, gathered)
    return length
  }
  for (let index = at; index < at + length; index++) gathered.explained.add(index)
  gathered.isAskedFor ||= kinds.has('fix') && WORDS.asking.has(input.reply.words[at] ?? '')
  for (const kind of known)
    if (kind !== 'was' || isVerb(input, at, length)) gathered.kinds.add(kind)
  if (known.includes('wasNot')) gathered.kinds.add('no')
  if (known.includes('label'))
    gathered.labels.push(input.reply.words.slice(at, at + length).join(' '))
  const isOrder = kinds.has('enter') || kinds.has('do')
  const leads = LEADING.filter((kind) => known.includes(kind) && !(kind === 'fix' && isOrder))
  if (gathered.restStart === undefined && leads.length > 0) gathered.leading.push(...leads)
  else markRest(input, at, gathered)
  return length
}

/** "muda a categoria pra outros": behind the name of a slot, what else means the rest is its value. */
const namesCategory = ({ reply }: SignalInput, at: number, { labels }: Gathered): boolean =>
  labels.length > 0 && valueNamed(CATEGORY_NAMES, reply.words[at] ?? '') !== undefined

/** "quase, foram 37" and "almost, it was Friday" correct; "quase salvei" tells what nearly happened. */
function isNearly(
  input: SignalInput,
  at: number,
  length: number,
  kinds: ReadonlySet<CueKind>,
): boolean {
  const after = input.reply.words[at + length]
  if (!kinds.has('hedge') || !kinds.has('fix') || after === undefined || after === PAUSE)
    return false
  const cue = input.lexicon.match([after], 0)
  return (cue?.kinds.has('verb') ?? true) && !isSpanned(input, at + length)
}

function readRank(
  { reply, writes }: SignalInput,
  at: number,
  gathered: Gathered,
  kinds: ReadonlySet<CueKind>,
): number | undefined {
  if (writes.length < 2) return undefined
  const rank = RANKED.findIndex((kind) => kinds.has(kind))
  const position = kinds.has('last') ? writes.length - 1 : rank
  if (position < 0 || position >= writes.length) return undefined
  const before = reply.words[at - 1]
  if (reply.words[at] === 'segunda' && before !== 'a') return undefined
  gathered.pointed.push(new Set([position]))
  gathered.explained.add(at)
  gathered.rankTokens.add(reply.tokenOf[at] ?? 0)
  return 1
}

/** A cue inside a value ("por mês") explains its words and says nothing else. */
function skipSpanned(
  input: SignalInput,
  at: number,
  gathered: Gathered,
  length: number,
  kinds: ReadonlySet<CueKind>,
): number {
  markRest(input, at, gathered)
  return EXPLAINED.some((kind) => kinds.has(kind)) ? explain(gathered, at, length) : 1
}

function explain({ explained }: Gathered, at: number, length: number): number {
  for (let index = at; index < at + length; index++) explained.add(index)
  return length
}

function isSpanned({ reply, spans }: SignalInput, at: number): boolean {
  const token = reply.tokenOf[at] ?? -1
  return spans.some(({ from, to }) => from <= token && token < to)
}

/** "mais 500ml", "mais um pão de queijo": a record besides the one that waits. */
function isFurther(input: SignalInput, at: number, length: number): boolean {
  const last = input.reply.words[at + length - 1] ?? ''
  return WORDS.oneMore.has(last) || startsAmount(input, at + length)
}

function startsAmount({ reply, spans }: SignalInput, at: number): boolean {
  const token = reply.tokenOf[at]
  return spans.some(
    ({ from, type }) => from === token && ['number', 'money', 'quantity'].includes(type),
  )
}

function readEmoji(raw: string, at: number, gathered: Gathered): number | 'refuse' {
  if (pictureReply(raw) === undefined) return 'refuse'
  gathered.explained.add(at)
  return 1
}

function markRest({ reply }: SignalInput, at: number, gathered: Gathered): void {
  gathered.restStart ??= reply.tokens[reply.tokenOf[at] ?? 0]?.start
}

function toSignals(input: SignalInput, gathered: Gathered): Signals {
  const { kinds, leading, pointed, explained, rankTokens } = gathered
  const tokenOf = input.reply.tokenOf
  return {
    isFix: kinds.has('fix'),
    startsWithFix: leading.includes('fix'),
    isWas: kinds.has('was'),
    isOrder: kinds.has('do') || kinds.has('enter'),
    hasVerb: kinds.has('verb') || kinds.has('paid'),
    deniedName: gathered.deniedName,
    isContrast: kinds.has('contrast'),
    hasNo: kinds.has('no'),
    startsWithNo: leading.includes('no'),
    isDenied: (span) => isDenied(input, span),
    startsWithYes: leading.includes('yes') || leading.includes('this'),
    labels: gathered.labels,
    pointed: intersection(pointed),
    restStart: gathered.restStart,
    isRankWord: ({ from, to, type }) =>
      type === 'ordinal' || (to - from <= 2 && (rankTokens.has(from) || rankTokens.has(to - 1))),
    leftover: (spans) =>
      input.reply.words.flatMap((_, index) => {
        const token = tokenOf[index] ?? -1
        const isValue = spans.some(({ from, to }) => from <= token && token < to)
        return isValue || explained.has(index) ? [] : [index]
      }),
  }
}

/** Words that point at different writes point at none for sure; a shared name narrows to its common part. */
function intersection(sets: readonly ReadonlySet<number>[]): number[] {
  const [first, ...rest] = sets
  if (first === undefined) return []
  const common = [...first].filter((position) => rest.every((set) => set.has(position)))
  return common.length > 0 ? common : [...new Set(sets.flatMap((set) => [...set]))]
}
