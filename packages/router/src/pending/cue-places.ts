import type { SlotSpan } from '../slots/slot-span.ts'
import type { CueKind } from './cues.ts'
import type { CueMatch, Lexicon } from './lexicon.ts'
import { PAUSE, type ReplyWords } from './reply-words.ts'
import { CUE_PLACES as WORDS } from './words.generated.ts'

/** A reply, and the cue phrases of its language. */
interface Said {
  readonly reply: ReplyWords
  readonly lexicon: Lexicon
  /** The values it gives. */
  readonly spans?: readonly SlotSpan[]
}

/** "só 30" of the only write, "both right, but …" of several, "tudo certo menos o valor". */
export function isLimit(
  { writes, reply, lexicon }: Said & { readonly writes: readonly unknown[] },
  to: number,
  kinds: ReadonlySet<CueKind>,
): boolean {
  if (writes.length === 1 && kinds.has('only')) return true
  if (kinds.has('both') || kinds.has('all') || kinds.has('rest')) return true
  const after = [reply.words[to] ?? '', reply.words[to + 1] ?? '']
  return kinds.has('except') && after.some((word) => lexicon.match([word], 0)?.kinds.has('label'))
}

/** Whether a cue of the kind `was` is a verb: a lone "e" is one only when written "é". */
export function isVerb({ reply }: Pick<Said, 'reply'>, at: number, length: number): boolean {
  if (length > 1 || reply.words[at] !== 'e') return true
  return reply.tokens[reply.tokenOf[at] ?? 0]?.raw.toLowerCase() === 'é'
}

/** Whether a cue only says that a value is a guess. */
export function isEstimate({ reply }: Pick<Said, 'reply'>, at: number, length: number): boolean {
  return WORDS.estimates.has(reply.words.slice(at, at + length).join('-'))
}

/** What stands before somebody who is spoken of: "foi com o chefe", "só o patrão", "rang the boss". */
const BEFORE_PERSONS: readonly CueKind[] = [
  'article',
  'was',
  'wasNot',
  'verb',
  'fix',
  'label',
  'link',
  'only',
  'except',
  'more',
]

/** What is said to somebody right after calling them: "mermão pode botar". */
const AFTER_CALLING: readonly CueKind[] = [
  'yes',
  'do',
  'enter',
  'this',
  'no',
  'stop',
  'erase',
  'fix',
  'was',
]

/**
 * Whether a form of address calls somebody here: at the end ("pode botar, meu rei") or at the
 * beginning, but not where somebody is spoken of, nor where it is all that is said.
 */
export function isCalling(said: Said, at: number, length: number): boolean {
  const { reply, lexicon } = said
  const { words } = reply
  const [before, after] = [words[at - 1] ?? PAUSE, words[at + length] ?? PAUSE]
  if (length === words.length) return false
  if (before === PAUSE) {
    const kinds = lexicon.match(words, at + length)?.kinds
    return after === PAUSE || AFTER_CALLING.some((kind) => kinds?.has(kind))
  }
  if (!isEnd(said, at + length)) return false
  // "minha tia": an unknown word before it may belong to it.
  const kinds = kindsBefore(said, at)
  if (kinds === undefined) return endsValue(said, at)
  return !BEFORE_PERSONS.some((kind) => kinds.has(kind))
}

/** What the cue does that ends right before a place; nothing where an unknown word does. */
function kindsBefore(
  { reply: { words }, lexicon }: Said,
  at: number,
): CueMatch['kinds'] | undefined {
  let from = words.lastIndexOf(PAUSE, at - 1) + 1
  let kinds: CueMatch['kinds'] | undefined
  while (from < at) {
    const cue = lexicon.match(words.slice(0, at), from)
    kinds = cue?.kinds
    from += cue?.length ?? 1
  }
  return kinds
}

function endsValue({ reply, spans }: Said, at: number): boolean {
  const token = (reply.tokenOf[at] ?? 0) - 1
  return spans?.some(({ from, to }) => from <= token && token < to) === true
}

/** Whether nothing follows up to the next pause but words that add nothing. */
function isEnd({ reply: { words }, lexicon }: Said, at: number): boolean {
  const word = words[at]
  if (word === undefined || word === PAUSE) return true
  const cue = lexicon.match(words, at)
  const isSilent = cue !== undefined && (cue.kinds.has('filler') || cue.kinds.has('address'))
  return isSilent && isEnd({ reply: { words, tokenOf: [], tokens: [] }, lexicon }, at + cue.length)
}
