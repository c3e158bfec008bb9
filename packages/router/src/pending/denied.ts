import type { SlotSpan } from '../slots/slot-span.ts'
import type { CueKind } from './cues.ts'
import type { Lexicon } from './lexicon.ts'
import { PAUSE, type ReplyWords } from './reply-words.ts'

/** A reply, and the cue phrases of its language. */
interface Said {
  readonly reply: ReplyWords
  readonly lexicon: Lexicon
}

/** Kinds that deny what stands behind them. */
const DENYING: readonly CueKind[] = ['no', 'wasNot']

/** Whether a no stands before a word, with nothing but words of these kinds between. */
export function followsNo(
  { reply, lexicon }: Said,
  at: number,
  passed: readonly CueKind[],
): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const kinds = lexicon.match([reply.words[before] ?? ''], 0)?.kinds
    if (DENYING.some((kind) => kinds?.has(kind))) return true
    if (!passed.some((kind) => kinds?.has(kind))) return false
  }
  return false
}

/** "não foi no pix, foi …", "pix não, …": the no stands before the value, or right behind it and ends there. */
export function isDenied(input: Said, { from, to }: SlotSpan): boolean {
  const { words, tokenOf } = input.reply
  const first = tokenOf.findIndex((token) => token >= from)
  const behind = tokenOf.findIndex((token) => token >= to)
  if (followsNo(input, first, ['article', 'was', 'verb', 'label'])) return true
  if (REPLACED.test(words.slice(Math.max(0, first - 3), first).join(' '))) return true
  const isNo = behind >= 0 && input.lexicon.match([words[behind] ?? ''], 0)?.kinds.has('no')
  return isNo === true && (words[behind + 1] ?? PAUSE) === PAUSE
}

/** "15 em vez de 10": what is replaced. */
const REPLACED = /(?:vez de|inves de|lugar de|instead of|rather than)$/

/** "luz não, água": a no right behind a word, with which the stretch is over and another follows. */
export function precedesNo({ reply: { words }, lexicon }: Said, at: number): boolean {
  const isNo = lexicon.match([words[at + 1] ?? ''], 0)?.kinds.has('no') === true
  return isNo && words[at + 2] === PAUSE && words[at + 3] !== undefined
}
