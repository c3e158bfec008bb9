import type { IntentCall } from '@parco/protocol'
import type { SlotContext, SlotSpan } from '../slots/slot-span.ts'
import type { ItemDecision } from './decide-items.ts'
import type { ItemNames } from './item-names.ts'
import type { Lexicon } from './lexicon.ts'
import { refusedOutright } from './refused-outright.ts'
import { PAUSE, type ReplyWords } from './reply-words.ts'
import { readSaidOfOthers } from './said-of-others.ts'
import { withoutStories } from './told-behind.ts'
import { IN_PART, withoutReason } from './why-refused.ts'

/** What the reader of refusals needs. */
interface Said {
  readonly text: string
  readonly context: SlotContext
  readonly reply: ReplyWords
  readonly spans: readonly SlotSpan[]
  readonly lexicon: Lexicon
  readonly writes: readonly IntentCall[]
  readonly names: ItemNames
  readonly readFresh: (text: string) => IntentCall | undefined
  /** What a part of the reply decides by itself. */
  readonly decide: (rest: ReplyWords) => ItemDecision
}

type Refused = readonly number[] | undefined

/** The positions of the writes that a reply refuses by saying why, or with the reason beside the refusal. */
export const readRefusal = (said: Said): Refused =>
  refuseOthers(said) ??
  refuseWithReason(said) ??
  refuseOutright(said) ??
  refuseWithStory(said) ??
  refuseBehindCall(said)

/**
 * "a academia não, essa quem paga é meu marido": what is somebody else's is refused, unless the rest
 * of the reply says more than that.
 */
function refuseOthers({ reply, names, writes, context, decide }: Said): Refused {
  const said = readSaidOfOthers(reply, names, writes, context.locale)
  if (said === undefined) return undefined
  if (said.rest.words.every((word) => word === PAUSE))
    return someOf(writes.length === 1 ? [0] : said.items)
  const rest = decide(said.rest)
  if (rest.type !== 'reject') return undefined
  const isOfOne = rest.items.length < writes.length || writes.length === 1
  return someOf(isOfOne ? [...new Set([...rest.items, ...said.items])] : said.items)
}

const someOf = (items: readonly number[]): Refused => (items.length > 0 ? items : undefined)

/** "claro que não, eu nem saí de casa", "a segunda não, essa eu me enganei": why something is refused. */
function refuseWithReason(said: Said): Refused {
  const rest = withoutReason(said)
  return rest && rejectedIn(said.decide(rest))
}

const rejectedIn = (decision: ItemDecision): Refused =>
  decision.type === 'reject' ? decision.items : undefined

/** "calma, tô só pensando alto": what never was, or was only thought of, is refused by that alone. */
const refuseOutright = (said: Said): Refused =>
  isInPart(said.reply)
    ? undefined
    : refusedOutright({ ...said, count: said.writes.length, locale: said.context.locale })

const isInPart = ({ words }: ReplyWords): boolean => words.some((word) => IN_PART.has(word))

/** "tira a farmácia que não foi comigo", "never mind, the office called it off". */
function refuseWithStory(said: Said): Refused {
  if (isInPart(said.reply)) return undefined
  for (const rest of withoutStories(said)) {
    const refused = rejectedIn(said.decide(rest))
    if (refused && !asksBehind(said, rest)) return refused
  }
  return undefined
}

/** "no wait, don't save that", "calma aí, cancela": what calls to wait takes nothing from a refusal behind it. */
function refuseBehindCall(said: Said): Refused {
  const { reply, lexicon, text } = said
  const { words, tokenOf, tokens } = reply
  let at = 0
  let isCalled = false
  while (at < words.length) {
    const cue = words[at] === PAUSE ? undefined : lexicon.match(words, at)
    const isCall = cue?.kinds.has('preface') === true
    if (words[at] !== PAUSE && !isCall && !cue?.kinds.has('filler')) break
    isCalled ||= isCall
    at += cue?.length ?? 1
  }
  if (!isCalled || at === words.length) return undefined
  const behind = { words: words.slice(at), tokenOf: tokenOf.slice(at), tokens }
  const start = tokens[tokenOf[at] ?? -1]?.start ?? 0
  return (
    rejectedIn(said.decide(behind)) ??
    refuseWithStory({ ...said, reply: behind, text: text.slice(start) })
  )
}

/** Whether what stands behind a refusal asks for something of its own. */
function asksBehind({ text, reply, readFresh }: Said, rest: ReplyWords): boolean {
  const start = reply.tokens[reply.tokenOf[rest.words.length + 1] ?? -1]?.start
  const behind = start === undefined ? undefined : readFresh(text.slice(start))
  return behind !== undefined && behind.intent !== 'none' && behind.intent !== 'clarify'
}
