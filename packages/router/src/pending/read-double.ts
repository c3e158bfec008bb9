import type { IntentCall, JsonObject } from '@parco/protocol'
import { hasTrait } from '../intents/intent-table.ts'
import type { CueKind } from './cues.ts'
import type { ItemNames } from './item-names.ts'
import type { Lexicon } from './lexicon.ts'
import { oneMore } from './one-more.ts'
import { type Decision, decidePart } from './read-decision.ts'
import type { Reply } from './reply.ts'
import { DOUBT, PAUSE } from './reply-words.ts'
import { READ_DOUBLE as WORDS } from './words.generated.ts'

/** What says at the end that one thing more is as those before. */
const AS_WELL = /\s(?:também|tambem|tb|tbm|too|as well|also)[\s.!]*$/iu

interface Input {
  readonly reply: Reply
  readonly writes: readonly IntentCall[]
  readonly names: ItemNames
}

/**
 * "isso, e a água também", "sure, and what bills are left?": a decision with one thing more. Nothing where
 * the thing may be said of what waits, or where the yes may only say that it was heard.
 */
export function readDouble(
  reply: Reply,
  writes: readonly IntentCall[],
  names: ItemNames,
): IntentCall | undefined {
  const { words } = reply.reply
  if (words.includes(DOUBT) && words.at(-1) !== DOUBT) return undefined
  for (let at = 1; at < words.length - 1; at++) {
    const double = doubleAt({ reply, writes, names }, at)
    if (double) return double
  }
  return undefined
}

/** A decision that ends at a place, and what stands behind it. */
function doubleAt({ reply, writes, names }: Input, at: number): IntentCall | undefined {
  const { words, tokenOf, tokens } = reply.reply
  const isPause = words[at] === PAUSE
  const link = isPause ? at + 1 : at
  const isLinked = (isPause ? WORDS.linksBehindPause : WORDS.links).has(words[link] ?? '')
  if (!isPause && !isLinked) return undefined
  const from = isLinked ? link + 1 : link
  const head = { words: words.slice(0, at), tokenOf: tokenOf.slice(0, at), tokens }
  const decision = decidePart(reply, head, writes, names)
  if (decision.type === 'unclear') return undefined
  const isJoined = isLinked || AS_WELL.test(reply.text) || decision.hasStop === true
  if (!isJoined || goesOn(reply.lexicon, head.words)) return undefined
  if (!isMeant(reply.lexicon, head.words, decision)) return undefined
  const more = oneMore(reply, from, writes)
  if (more === undefined || (decision.type === 'reject' && isSameKind(more, writes)))
    return undefined
  if (!isPause && isOrderOnly(reply.lexicon, head.words) && !hasTrait(more.intent, 'lists'))
    return undefined
  const items = decision.items.length === writes.length ? {} : { items: [...decision.items] }
  return {
    intent: 'multi',
    params: { actions: [{ intent: decision.type, params: items }, toJson(more)] },
  }
}

/** "ah, e anota …": what begins by joining is no reply, but one thing more itself. */
function goesOn({ match }: Lexicon, words: readonly string[]): boolean {
  const first = words.find((word) => word !== PAUSE && !match([word], 0)?.kinds.has('filler'))
  return WORDS.linksBehindPause.has(first ?? '')
}

/** "ok, e quanto gastei?" may only say that it was heard; "sim" and "salva" mean it. */
function isMeant({ match }: Lexicon, words: readonly string[], { type }: Decision): boolean {
  if (type === 'reject') return true
  for (let at = 0; at < words.length; ) {
    const cue = match(words, at)
    if (APPROVING.some((kind) => cue?.kinds.has(kind)) && !cue?.kinds.has('heard')) return true
    at += cue?.length ?? 1
  }
  return false
}

/** "anota aí e não esquece: 12 de pão": an order to write that may be of what follows. */
function isOrderOnly({ match }: Lexicon, words: readonly string[]): boolean {
  return words.every((word, at) => {
    const kinds = match([word], 0)?.kinds
    return at === 0
      ? kinds?.has('enter') === true || kinds?.has('do') === true
      : kinds?.has('filler')
  })
}

const APPROVING: readonly CueKind[] = ['yes', 'do', 'enter', 'keep', 'this', 'only', 'all', 'both']

const isSameKind = ({ intent }: IntentCall, writes: readonly IntentCall[]): boolean =>
  writes.some((write) => write.intent === intent)

const toJson = ({ intent, params }: IntentCall): JsonObject => ({ intent, params: { ...params } })
