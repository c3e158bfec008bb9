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
  private readonly matcher: MessageMatcher
  private readonly candidates: readonly Candidate[]
  private readonly openings: (readonly Candidate[] | undefined)[] = []

  constructor(grammar: Grammar, message: Message, classes: WordClasses) {
    this.matcher = new MessageMatcher(grammar, message, classes)
    this.candidates = findCandidates(grammar, this.matcher, classes)
  }

  /** Adds every reading of a clause. */
  read(clause: Clause, previousIntent: string | undefined, into: Reading[]): void {
    const isWhole = this.matcher.limitOf(clause.to) === clause.message.items.length
    for (const candidate of isWhole ? this.openingsAt(clause.from) : this.candidates) {
      if (!mayBeWithin(candidate, clause.from, clause.to)) continue
      const { sentence } = candidate
      const { after } = sentence.group
      if (after && !(previousIntent !== undefined && after.includes(previousIntent))) continue
      const match = this.matcher.match(sentence.node, clause, sentence.rules)
      if (match) into.push({ sentence, match, score: scoreOf(sentence.group, match) })
    }
  }

  /** The candidates that explain anything from an item on: few, whatever the clause's end. */
  private openingsAt(from: number): readonly Candidate[] {
    const known = this.openings[from]
    if (known) return known
    const openings = this.candidates.filter(
      ({ sentence, latestFrom }) =>
        from <= latestFrom && this.matcher.begins(sentence.node, from, sentence.rules),
    )
    this.openings[from] = openings
    return openings
  }
}

const readers = new MessageNote<Map<Grammar, MessageReader>>()

function readerOf(grammar: Grammar, message: Message, classes: WordClasses): MessageReader {
  const byGrammar = readers.of(message) ?? readers.note(message, new Map())
  const known = byGrammar.get(grammar)
  if (known) return known
  const reader = new MessageReader(grammar, message, classes)
  byGrammar.set(grammar, reader)
  return reader
}

/**
 * Every way the grammars explain a clause completely, the best first; of equals those of the grammar
 * that stands first.
 */
export function readClause(
  grammars: readonly Grammar[],
  clause: Clause,
  classes: WordClasses,
  previousIntent: string | undefined,
): Reading[] {
  const readings: Reading[] = []
  for (const grammar of grammars) {
    const own: Reading[] = []
    readerOf(grammar, clause.message, classes).read(clause, previousIntent, own)
    if (own.length > 1) own.sort((one, other) => one.sentence.order - other.sentence.order)
    for (const reading of own) readings.push(reading)
  }
  return readings.length > 1 ? readings.sort((one, other) => other.score - one.score) : readings
}

/** Words the template names count most, slots next; free text explains least. */
function scoreOf({ weight = 0 }: Pick<SentenceGroup, 'weight'>, match: Match): number {
  const known = match.bindings.filter((one) => one.type === 'span' || one.key !== undefined).length
  return weight * 2 + match.literalCount + known * 1.5 - match.freeCount * 0.4
}
