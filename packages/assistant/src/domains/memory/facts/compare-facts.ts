import { foldText } from '@parco/agent/lexical'
import { stemsOf } from '../search/stems.ts'
import type { KnowledgeRow } from '../tables.ts'
import { factKey } from './fact-key.ts'

/** What a new fact is to one that is kept. */
export type FactRelation =
  /** Both say the same. */
  | 'same'
  /** They cannot both be true. */
  | 'replaces'
  /** They may not both be true: only the user knows. */
  | 'doubtful'

const NEGATIONS = /\b(?:nao|nunca|jamais|nem|sem|not|never|no|without|doesn t|isn t|can t)\b/
const LIKES = /\b(?:gosta|adora|ama|prefere|curte|likes|loves|enjoys|prefers)\b/
const DISLIKES = /\b(?:odeia|detesta|hates|dislikes|loathes|detests)\b/

/** Words that say how something is liked, and not what. */
const VERBS_OF_TASTE: ReadonlySet<string> = new Set(
  'gosta adora ama prefere curte odeia detesta muito mais likes loves enjoys prefers hates dislikes loathes detests really'
    .split(' ')
    .flatMap((word) => stemsOf(word).all),
)

interface Statement {
  readonly terms: ReadonlySet<string>
  readonly matter: ReadonlySet<string>
  readonly isTaste: boolean
  /** Whether it says that something is not so, or not liked. */
  readonly isNegative: boolean
}

/** Says how a new fact stands to one that is kept; nothing where they have nothing to do with each other. */
export function compareFacts(
  content: string,
  kept: Pick<KnowledgeRow, 'content' | 'key'>,
): FactRelation | undefined {
  const [one, other] = [content, kept.content].map((text) => toStatement(text)) as [
    Statement,
    Statement,
  ]
  if (isSameSet(one.terms, other.terms) && !isOtherValue(content, kept.content)) {
    return one.isNegative === other.isNegative ? 'same' : 'doubtful'
  }
  // "não sou celíaca, foi engano do médico" says more than "sou celíaca", and denies it.
  if (one.isNegative !== other.isNegative && isPart(one.terms, other.terms)) return 'doubtful'
  const key = factKey(content)
  // What was kept before its wording had a key may have one now.
  const keptKey = kept.key ?? factKey(kept.content)?.key
  if (key !== undefined && key.key === keptKey) return key.isSingle ? 'replaces' : 'doubtful'
  const isAboutSameTaste = one.isTaste && other.isTaste && isSameSet(one.matter, other.matter)
  if (!isAboutSameTaste) return undefined
  return one.isNegative === other.isNegative ? 'same' : 'doubtful'
}

function toStatement(text: string): Statement {
  const folded = foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')
  const terms = new Set(stemsOf(text).either[0])
  const isDisliked = DISLIKES.test(folded)
  return {
    terms,
    matter: new Set([...terms].filter((term) => !VERBS_OF_TASTE.has(term))),
    isTaste: isDisliked || LIKES.test(folded),
    isNegative: NEGATIONS.test(folded) !== isDisliked,
  }
}

/** "tipo sanguíneo é A+" and "é O+" share every word that search knows, and say different things. */
function isOtherValue(content: string, kept: string): boolean {
  const [value, before] = [content, kept].map((text) => VALUE.exec(foldText(text))?.[1])
  return value !== undefined && before !== undefined && value !== before
}
/** What is said of a thing in one short word. */
const VALUE = / (?:e|eh|is) (\S{1,3})[.!\s]*$/

const isPart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const [less, more] = one.size < other.size ? [one, other] : [other, one]
  return less.size > 0 && [...less].every((item) => more.has(item))
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && one.size === other.size && [...one].every((item) => other.has(item))
