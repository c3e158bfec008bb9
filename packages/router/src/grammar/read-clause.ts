import type { Clause, Message } from '../clauses/message.ts'
import { type Candidates, findCandidates } from './candidates.ts'
import type { SentenceGroup } from './catalogue.ts'
import type { Grammar, Reading } from './grammar.ts'
import type { Match } from './match.ts'
import { MessageMatcher, type Opening } from './message-matcher.ts'
import { MessageNote } from './message-note.ts'
import type { WordClasses } from './word-classes.ts'

/** A message is read clause by clause, over and over; what it may hold is worked out once. */
class MessageReader {
  readonly grammar: Grammar
  private readonly matcher: MessageMatcher
  private readonly candidates: Candidates
  /** By the item that nothing reaches over, and then by the item that opens a clause. */
  private readonly openings: (readonly Opening[] | undefined)[][] = []

  constructor(grammar: Grammar, message: Message, classes: WordClasses) {
    this.grammar = grammar
    this.matcher = new MessageMatcher(grammar, message, classes)
    this.candidates = findCandidates(grammar, this.matcher, classes)
  }

  /** Puts every reading of a clause among those that are known. */
  read(clause: Clause, previousIntent: string | undefined, into: Reading[]): void {
    const limit = this.matcher.limitOf(clause.to)
    for (const opening of this.openingsAt(clause.from, limit)) match(opening, clause.to, into)
    if (previousIntent === undefined) return
    for (const row of this.candidates.leaning) {
      if (!this.matcher.sentenceOf(row).group.after?.includes(previousIntent)) continue
      const opening = this.matcher.open(row, clause.from, limit)
      if (opening) match(opening, clause.to, into)
    }
  }

  /** The candidates that explain anything from an item on: few, whatever the clause's end. */
  private openingsAt(from: number, limit: number): readonly Opening[] {
    this.openings[limit] ??= []
    const openings = this.openings[limit]
    openings[from] ??= this.findOpenings(from, limit)
    return openings[from]
  }

  private findOpenings(from: number, limit: number): readonly Opening[] {
    const openings: Opening[] = []
    for (const row of this.candidates.free) {
      const opening = this.matcher.open(row, from, limit)
      if (opening) openings.push(opening)
    }
    return openings
  }
}

/** Puts the reading of a stretch that begins with an opening among those that are known, if there is one. */
function match({ sentence, chart, ways }: Opening, to: number, into: Reading[]): void {
  const match = chart.match(ways, to)
  if (match) insert({ sentence, match, score: scoreOf(sentence.group, match) }, into)
}

/** One for each grammar, of which there are two at most. */
const readers = new MessageNote<MessageReader[]>()

function readerOf(grammar: Grammar, message: Message, classes: WordClasses): MessageReader {
  const known = readers.of(message) ?? readers.note(message, [])
  for (const reader of known) if (reader.grammar === grammar) return reader
  const reader = new MessageReader(grammar, message, classes)
  known.push(reader)
  return reader
}

/** Every way the grammars explain a clause completely, the best first. */
export function readClause(
  grammars: readonly Grammar[],
  clause: Clause,
  classes: WordClasses,
  previousIntent: string | undefined,
): Reading[] {
  const readings: Reading[] = []
  for (const grammar of grammars) {
    readerOf(grammar, clause.message, classes).read(clause, previousIntent, readings)
  }
  return readings
}

function insert(reading: Reading, into: Reading[]): void {
  let at = into.length
  for (; at > 0; at--) {
    const before = into[at - 1] as Reading
    if (!isBetter(reading, before)) break
    into[at] = before
  }
  into[at] = reading
}

/** Of equals a sentence of the user's own is the better, and then the one that is written first. */
function isBetter(one: Reading, other: Reading): boolean {
  if (one.score !== other.score) return one.score > other.score
  if (one.sentence.isOwn !== other.sentence.isOwn) return one.sentence.isOwn
  return one.sentence.order < other.sentence.order
}

/** Words the template names count most, slots next; free text explains least. */
function scoreOf({ weight = 0 }: Pick<SentenceGroup, 'weight'>, match: Match): number {
  let known = 0
  for (const one of match.bindings) if (one.type === 'span' || one.key !== undefined) known += 1
  return weight * 2 + match.literalCount + known * 1.5 - match.freeCount * 0.4
}
