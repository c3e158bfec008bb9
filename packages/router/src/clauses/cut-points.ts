import type { Speech } from '../speech/speech.ts'
import { billLexicon } from '../values/lexicons.ts'
import { isDotOfAbbreviation } from './dot-of-abbreviation.ts'
import type { Message } from './message.ts'

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

const HARD_MARKS = new Set(['.', '!', '?', ';'])
const SOFT_MARKS = new Set([',', ':', '-', '–', '—', '(', ')', '/', '•', '|'])

/** Marks that join what they touch ("50-60", "e/ou") and part it only when they stand free. */
const TIGHT_MARKS = new Set(['-', '–', '/'])

/** The places where a message may be cut into clauses, its two ends included. */
export function cutPoints(message: Message, speech: Speech): Cut[] {
  const marks = new CutMarks(message)
  for (let at = 0; at < message.items.length; at++) markCut(message, speech, at, marks)
  const { length } = message.items
  const cuts = marks.cuts()
  const isQuestion = message.items.findLast((item) => item.kind !== 'emoji')?.word === '?'
  cuts.push({ at: length, isHard: true, isQuestion, isLoose: false })
  askThrough(cuts)
  return cuts
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
const looseCut = (at: number): Cut => ({ at, isHard: false, isQuestion: false, isLoose: true })

function markCut(message: Message, speech: Speech, at: number, marks: CutMarks): void {
  const item = message.items[at]
  if (item === undefined || marks.isInside(at)) return
  if (isDotOfAbbreviation(message, at)) return
  const isMark = item.kind !== 'word'
  if (isMark && HARD_MARKS.has(item.word)) {
    marks.firm({ at: at + 1, isHard: true, isQuestion: item.word === '?', isLoose: false })
  } else if (isMark && TIGHT_MARKS.has(item.word) && !item.isAfterSpace) return
  else if (isMark && (SOFT_MARKS.has(item.word) || item.kind === 'emoji'))
    marks.firm(softCut(at + 1))
  else if (isAfterLineBreak(message, at)) marks.firm({ ...softCut(at), isHard: true })
  else if (startsJoined(message, speech, at) || startsResult(message, at)) {
    marks.firm(softCut(at))
  } else if (
    startsDeed(speech, item.word) ||
    isNextBill(message, at) ||
    startsPurpose(message, speech, at)
  )
    marks.loose(at)
  for (const span of message.spansAt.get(at) ?? []) {
    if (span.type !== 'money' && span.type !== 'number' && span.type !== 'quantity') continue
    marks.loose(span.to)
    marks.loose(at)
  }
}

/** "além dos", "not counting": a conjunction of one word or of several. */
function startsJoined({ items, spans }: Message, speech: Speech, at: number): boolean {
  // "paguei + uma parcela" says "mais": a plus joins what stands behind an amount.
  if (items[at]?.word === '+' && !spans.some(({ type, to }) => type === 'money' && to === at))
    return false
  return speech.conjunctions.lengthAt((place) => items[place]?.word, at, items.length) > 0
}

/** A first-person verb opens a clause even where dictation left no mark. */
function startsDeed(speech: Speech, word: string): boolean {
  if (speech.locale === 'en' && word === 'i') return true
  const verb = speech.verbs.get(word)
  if (verb === undefined) return false
  return verb.form === undefined ? verb.field !== 'other' : verb.form === 'did'
}

/** "… so I took a cab", "então peguei um uber": what came of it. */
function startsResult({ items }: Message, at: number): boolean {
  const next = items[at + 1]?.word ?? ''
  return items[at]?.word === 'so' ? next === 'i' || next === 'we' : items[at]?.word === 'entao'
}

/** "no uber pra ir no médico": what it was for is another clause. */
function startsPurpose(message: Message, speech: Speech, at: number): boolean {
  const next = message.items[at + 1]?.word ?? ''
  return (
    message.items[at]?.word === 'para' &&
    (next === 'ir' || speech.verbs.get(next)?.form === 'to-do')
  )
}

/** "luz água e internet": bills dictated one after the other. */
function isNextBill(message: Message, at: number): boolean {
  const before = message.items[at - 1]?.word
  const word = message.items[at]?.word
  return (
    before !== undefined &&
    word !== undefined &&
    billLexicon.hasWord(before) &&
    billLexicon.hasWord(word)
  )
}

function isAfterLineBreak(message: Message, at: number): boolean {
  return message.lineStarts.has(at)
}

/** The cuts that were found, by place. */
class CutMarks {
  private readonly length: number
  private readonly inside: readonly (true | undefined)[]
  private readonly firmCuts: (Cut | undefined)[] = []
  private readonly looseCuts: (Cut | undefined)[] = []

  constructor(message: Message) {
    this.length = message.items.length
    this.inside = insideSpans(message)
  }

  isInside(at: number): boolean {
    return this.inside[at] === true
  }

  firm(cut: Cut): void {
    this.firmCuts[cut.at] = cut
  }

  /** Marks a place that nothing marks better, unless it is inside a slot. */
  loose(at: number): void {
    if (!this.isInside(at) && this.firmCuts[at] === undefined) this.looseCuts[at] = looseCut(at)
  }

  /** What lies between the ends of the message, in order. */
  cuts(): Cut[] {
    const [firm, loose] = [this.firmCuts.filter(isCut), this.looseCuts.filter(isCut)]
    const hasFirm = firm.length <= MAX_CUTS
    const hasLoose = firm.length + loose.length <= MAX_CUTS
    const cuts: Cut[] = []
    for (let at = 1; at < this.length; at++) {
      const cut =
        (hasFirm ? this.firmCuts[at] : undefined) ?? (hasLoose ? this.looseCuts[at] : undefined)
      if (cut) cuts.push(cut)
    }
    return cuts
  }
}

const isCut = (cut: Cut | undefined): boolean => cut !== undefined

/** Places strictly inside a slot: "27 e cinquenta" and "1.234,56" are not cut. */
function insideSpans(message: Message): readonly (true | undefined)[] {
  const inside: (true | undefined)[] = []
  for (const span of message.spans) {
    if (span.type === 'number' && span.to - span.from === 1) continue
    for (let at = span.from + 1; at < span.to; at++) inside[at] = true
  }
  return inside
}
