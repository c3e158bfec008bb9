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
  const inside = insideSpans(message)
  const firm = new Map<number, Cut>()
  const loose = new Map<number, Cut>()
  for (let at = 0; at < message.items.length; at++) {
    markCut(message, speech, at, inside, firm, loose)
  }
  const hasFirm = firm.size <= MAX_CUTS
  const hasLoose = firm.size + loose.size <= MAX_CUTS
  const { length } = message.items
  const cuts: Cut[] = []
  for (let at = 1; at < length; at++) {
    const cut = (hasFirm ? firm.get(at) : undefined) ?? (hasLoose ? loose.get(at) : undefined)
    if (cut) cuts.push(cut)
  }
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

function markCut(
  message: Message,
  speech: Speech,
  at: number,
  inside: ReadonlySet<number>,
  firm: Map<number, Cut>,
  loose: Map<number, Cut>,
): void {
  const item = message.items[at]
  if (item === undefined || inside.has(at)) return
  if (isDotOfAbbreviation(message, at)) return
  const isMark = item.kind !== 'word'
  if (isMark && HARD_MARKS.has(item.word)) {
    firm.set(at + 1, { at: at + 1, isHard: true, isQuestion: item.word === '?', isLoose: false })
  } else if (isMark && TIGHT_MARKS.has(item.word) && !item.isAfterSpace) return
  else if (isMark && (SOFT_MARKS.has(item.word) || item.kind === 'emoji'))
    firm.set(at + 1, softCut(at + 1))
  else if (isAfterLineBreak(message, at)) firm.set(at, { ...softCut(at), isHard: true })
  else if (startsJoined(message, speech, at) || startsResult(message, at)) {
    firm.set(at, softCut(at))
  } else if (
    startsDeed(speech, item.word) ||
    isNextBill(message, at) ||
    startsPurpose(message, speech, at)
  )
    loose.set(at, looseCut(at))
  for (const span of message.spansAt.get(at) ?? []) {
    if (span.type !== 'money' && span.type !== 'number' && span.type !== 'quantity') continue
    if (!inside.has(span.to) && !firm.has(span.to)) loose.set(span.to, looseCut(span.to))
    if (!inside.has(at) && !firm.has(at)) loose.set(at, looseCut(at))
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

/** Places strictly inside a slot: "27 e cinquenta" and "1.234,56" are not cut. */
function insideSpans(message: Message): ReadonlySet<number> {
  const inside = new Set<number>()
  for (const span of message.spans) {
    if (span.type === 'number' && span.to - span.from === 1) continue
    for (let at = span.from + 1; at < span.to; at++) inside.add(at)
  }
  return inside
}
