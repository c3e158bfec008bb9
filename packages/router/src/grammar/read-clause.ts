import type { Clause, Message } from '../clauses/message.ts'
import { type Candidate, findCandidates, isWithin } from './candidates.ts'
import type { SentenceGroup } from './catalogue.ts'
import { type Match, MessageMatcher } from './clause-matcher.ts'
import type { Grammar, Reading } from './grammar.ts'
import type { WordClasses } from './word-classes.ts'

/** A message is read clause by clause, over and over; what it may hold is worked out once. */
interface Prepared {
  readonly matcher: MessageMatcher
  readonly candidates: readonly Candidate[]
}

const prepared = new WeakMap<Message, Map<Grammar, Prepared>>()

function prepare(grammar: Grammar, message: Message, classes: WordClasses): Prepared {
  const byGrammar = prepared.get(message) ?? new Map<Grammar, Prepared>()
  prepared.set(message, byGrammar)
  const known = byGrammar.get(grammar)
  if (known) return known
  const matcher = new MessageMatcher(grammar, message, classes)
  const made = { matcher, candidates: findCandidates(grammar, matcher, classes) }
  byGrammar.set(grammar, made)
  return made
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
    const { matcher, candidates } = prepare(grammar, clause.message, classes)
    for (const candidate of candidates) {
      if (!isWithin(candidate, clause.from, clause.to)) continue
      const { sentence } = candidate
      const { after, isLoose = false } = sentence.group
      if (after && !(previousIntent !== undefined && after.includes(previousIntent))) continue
      // What is not to be recorded says its hour itself: a second one is something else.
      const isTimeFree = sentence.intent !== 'none'
      const match = matcher.match(sentence.node, clause, { isLoose, isTimeFree })
      if (match) readings.push({ sentence, match, score: scoreOf(sentence.group, match) })
    }
  }
  return readings.sort((one, other) => other.score - one.score)
}

/** Words the template names count most, slots next; free text explains least. */
function scoreOf({ weight = 0 }: Pick<SentenceGroup, 'weight'>, match: Match): number {
  const known = match.bindings.filter((one) => one.type === 'span' || one.key !== undefined).length
  return weight * 2 + match.literalCount + known * 1.5 - match.freeCount * 0.4
}
