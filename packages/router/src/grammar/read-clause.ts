import type { Clause, Message } from '../clauses/message.ts'
import { type Candidate, findCandidates, mayBeWithin } from './candidates.ts'
import type { SentenceGroup } from './catalogue.ts'
import type { Grammar, Reading } from './grammar.ts'
import type { Match } from './match.ts'
import { MessageMatcher } from './message-matcher.ts'
import { MessageNote } from './message-note.ts'
import type { WordClasses } from './word-classes.ts'

/** A message is read clause by clause, over and over; what it may hold is worked out once. */
class MessageReader {
  readonly grammar: Grammar
  private readonly matcher: MessageMatcher
  /** Those that any clause may hold. */
  private readonly free: readonly Candidate[]
  /** Those that lean on the clause before: few messages have one that they lean on. */
  private readonly leaning: readonly Candidate[]
  private readonly openings: (readonly Candidate[] | undefined)[] = []

  constructor(grammar: Grammar, message: Message, classes: WordClasses) {
    this.grammar = grammar
    this.matcher = new MessageMatcher(grammar, message, classes)
    const candidates = findCandidates(grammar, this.matcher, classes)
    this.free = candidates.filter(({ sentence }) => sentence.group.after === undefined)
    this.leaning = candidates.filter(({ sentence }) => sentence.group.after !== undefined)
  }

  /** Puts every reading of a clause among those that are known. */
  read(clause: Clause, previousIntent: string | undefined, into: Reading[]): void {
    const isWhole = this.matcher.limitOf(clause.to) === clause.message.items.length
    for (const candidate of isWhole ? this.openingsAt(clause.from) : this.free) {
      this.match(candidate, clause, into)
    }
    if (previousIntent === undefined) return
    for (const candidate of this.leaning) {
      if (candidate.sentence.group.after?.includes(previousIntent)) {
        this.match(candidate, clause, into)
      }
    }
  }

  private match(candidate: Candidate, clause: Clause, into: Reading[]): void {
    if (!mayBeWithin(candidate, clause.from, clause.to)) return
    const { sentence } = candidate
    const match = this.matcher.match(sentence.node, clause, sentence.rules)
    if (match) insert({ sentence, match, score: scoreOf(sentence.group, match) }, into)
  }

  /** The candidates that explain anything from an item on: few, whatever the clause's end. */
  private openingsAt(from: number): readonly Candidate[] {
    const known = this.openings[from]
    if (known) return known
    const openings = this.free.filter(
      ({ sentence, latestFrom }) =>
        from <= latestFrom && this.matcher.begins(sentence.node, from, sentence.rules),
    )
    this.openings[from] = openings
    return openings
  }
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
