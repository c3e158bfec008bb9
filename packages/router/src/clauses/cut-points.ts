import type { SlotSpan } from '../slots/slot-span.ts'
import type { Speech } from '../speech/speech.ts'
import { isDotOfAbbreviation } from './dot-of-abbreviation.ts'
import type { Item, Message } from './message.ts'
import { type SpokenWord, spokenWords } from './spoken-words.ts'

/** Messages with more places to cut than this are cut at punctuation alone, to keep reading linear. */
const MAX_CUTS = 14

/** A place where one clause may end and the next begin. */
export interface Cut {
  readonly at: number
  /** Whether a sentence ends here: what was said before does not reach over it. */
  readonly isHard: boolean
  /** Whether nothing but the words themselves marks the cut. */
  readonly isLoose: boolean
  /** Whether the clause before was a question. */
  readonly isQuestion: boolean
}

/** How a mark parts what stands before it from what stands behind. */
type Parting = 'hard' | 'soft' | 'tight'

const PARTINGS: ReadonlyMap<string, Parting> = new Map<string, Parting>([
  ...[...'.!?;'].map((mark) => [mark, 'hard'] as const),
  ...[...',:—()•|'].map((mark) => [mark, 'soft'] as const),
  // These join what they touch ("50-60", "e/ou") and part it only when they stand free.
  ...[...'-–/'].map((mark) => [mark, 'tight'] as const),
])

/** The places where a message may be cut into clauses, its two ends included. */
export function cutPoints(message: Message, speech: Speech): Cut[] {
  const { items } = message
  const marks = new CutMarks(message)
  const cutting = { message, speech, words: spokenWords(message, speech), marks }
  for (let at = 0; at < items.length; at++) if (!marks.isInside(at)) markCut(cutting, at)
  const cuts = marks.cuts()
  const isQuestion = items[lastSaid(items)]?.word === '?'
  cuts.push({ at: items.length, isHard: true, isQuestion, isLoose: false })
  askThrough(cuts)
  return cuts
}

/** A message on its way to being cut. */
interface Cutting {
  readonly message: Message
  readonly speech: Speech
  readonly words: readonly SpokenWord[]
  readonly marks: CutMarks
}

/** The last place that holds no picture. */
function lastSaid(items: readonly Item[]): number {
  let at = items.length - 1
  while (at >= 0 && items[at]?.kind === 'emoji') at -= 1
  return at
}

/** A question mark asks all of its clause, wherever dictation might have cut it. */
function askThrough(cuts: Cut[]): void {
  let isQuestion = false
  for (let index = cuts.length - 1; index >= 0; index--) {
    const cut = cuts[index] as Cut
    if (!cut.isLoose) isQuestion = cut.isQuestion
    else if (isQuestion) cuts[index] = { ...cut, isQuestion }
  }
}

const softCut = (at: number): Cut => ({ at, isHard: false, isQuestion: false, isLoose: false })
const hardCut = (at: number): Cut => ({ at, isHard: true, isQuestion: false, isLoose: false })
const looseCut = (at: number): Cut => ({ at, isHard: false, isQuestion: false, isLoose: true })

function markCut(cutting: Cutting, at: number): void {
  const { message, marks } = cutting
  const item = message.items[at] as Item
  const parting = item.kind === 'word' ? undefined : partingOf(item)
  if (parting === 'hard') {
    if (isDotOfAbbreviation(message, at)) return
    marks.firm({ ...hardCut(at + 1), isQuestion: item.word === '?' })
  } else if (parting === 'tight' && !item.isAfterSpace) return
  else if (parting !== undefined) marks.firm(softCut(at + 1))
  else if (message.lineStarts.size > 0 && message.lineStarts.has(at)) marks.firm(hardCut(at))
  else markAtWord(cutting, at)
  const spans = message.spansAt.get(at)
  if (spans === undefined) return
  for (const span of spans) {
    if (span.type !== 'money' && span.type !== 'number' && span.type !== 'quantity') continue
    marks.loose(span.to)
    marks.loose(at)
  }
}

const partingOf = ({ kind, word }: Item): Parting | undefined =>
  PARTINGS.get(word) ?? (kind === 'emoji' ? 'soft' : undefined)

/** Where no mark stands, a word may part what it begins from what was said before. */
function markAtWord(cutting: Cutting, at: number): void {
  const { message, marks, words } = cutting
  const word = words[at] as SpokenWord
  if ((word.isJoining && startsJoined(cutting, at)) || startsResult(message, at))
    marks.firm(softCut(at))
  else if (word.isOpening || isNextBill(words, at) || startsPurpose(cutting, at)) marks.loose(at)
}

/** "além dos", "not counting": a conjunction of one word or of several. */
function startsJoined({ message: { items, spans }, speech }: Cutting, at: number): boolean {
  // "paguei + uma parcela" says "mais": a plus joins what stands behind an amount.
  if (items[at]?.word === '+' && !spans.some(({ type, to }) => type === 'money' && to === at))
    return false
  return speech.conjunctions.lengthAt((place) => items[place]?.word, at, items.length) > 0
}

/** "… so I took a cab", "então peguei um uber": what came of it. */
function startsResult({ items }: Message, at: number): boolean {
  const word = items[at]?.word
  if (word !== 'so') return word === 'entao'
  const next = items[at + 1]?.word
  return next === 'i' || next === 'we'
}

/** "no uber pra ir no médico": what it was for is another clause. */
function startsPurpose({ message: { items }, words }: Cutting, at: number): boolean {
  if (items[at]?.word !== 'para') return false
  return items[at + 1]?.word === 'ir' || words[at + 1]?.verb?.form === 'to-do'
}

/** "luz água e internet": bills dictated one after the other. */
const isNextBill = (words: readonly SpokenWord[], at: number): boolean =>
  words[at]?.isBill === true && words[at - 1]?.isBill === true

/** The cuts that were found, by place. */
class CutMarks {
  private readonly length: number
  private readonly inside: readonly (true | undefined)[]
  private readonly found: (Cut | undefined)[] = []
  private firmCount = 0
  private looseCount = 0

  constructor({ items, spans }: Message) {
    this.length = items.length
    this.inside = insideSpans(spans)
  }

  isInside(at: number): boolean {
    return this.inside[at] === true
  }

  firm(cut: Cut): void {
    if (this.found[cut.at]?.isLoose !== false) this.firmCount += 1
    this.found[cut.at] = cut
  }

  /** Marks a place that nothing marks better, unless it is inside a slot. */
  loose(at: number): void {
    if (this.isInside(at) || this.found[at] !== undefined) return
    this.looseCount += 1
    this.found[at] = looseCut(at)
  }

  /** What lies between the ends of the message, in order. */
  cuts(): Cut[] {
    const hasFirm = this.firmCount <= MAX_CUTS
    const hasLoose = this.firmCount + this.looseCount <= MAX_CUTS
    const cuts: Cut[] = []
    for (let at = 1; at < this.length; at++) {
      const cut = this.found[at]
      if (cut && (cut.isLoose ? hasLoose : hasFirm)) cuts.push(cut)
    }
    return cuts
  }
}

/** Places strictly inside a slot: "27 e cinquenta" and "1.234,56" are not cut. */
function insideSpans(spans: readonly SlotSpan[]): readonly (true | undefined)[] {
  const inside: (true | undefined)[] = []
  for (const { from, to } of spans) for (let at = from + 1; at < to; at++) inside[at] = true
  return inside
}
