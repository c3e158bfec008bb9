import { type Clause, wordsOf } from '../clauses/message.ts'
import type { Segmentation } from '../clauses/segment.ts'
import { wordSet } from '../text/word-set.ts'
import { firstNameLexicon, relationLexicon } from '../values/lexicons.ts'

/**
 * "dinner was 160 but Tom covered it", "o almoço foi 45, meu chefe bancou": what is told to have cost
 * so much, without a deed of the speaker, may have been paid in part or in whole by whoever comes next.
 */
export function isCoveredByOthers({ readings, clauses }: Segmentation): boolean {
  return readings.some((one, at) => {
    const [before, clause] = [readings[at - 1], clauses[at]]
    if (one.kind === 'call' || clause === undefined) return false
    if (before?.kind !== 'call' || before.hasVerb) return false
    return before.call.intent === 'create_expense' && tellsOfCovering(clause)
  })
}

/** Deeds by which others pay. */
const COVERING = wordSet(
  'covered covering treated treat sponsored insisted bancou bancaram cobriu cobriram assumiu segurou questao cortesia',
)
/** What they get or pick up when they do. */
const TAKING = wordSet('got picked grabbed pegou')
const TAKEN = wordSet('it this that one tab bill check conta')

function tellsOfCovering(clause: Clause): boolean {
  const words = wordsOf(clause)
  return words.some((word, at) => {
    if (COVERING.has(word)) return true
    if (TAKING.has(word)) return words.slice(at + 1).some((next) => TAKEN.has(next))
    // "it was on Tom"
    return word === 'on' && words[at - 1] === 'was' && namesPerson(words[at + 1] ?? '')
  })
}

const namesPerson = (word: string): boolean =>
  word === 'my' || relationLexicon.hasWord(word) || firstNameLexicon.hasWord(word)
