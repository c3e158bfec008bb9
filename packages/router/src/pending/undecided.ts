import type { IntentCall } from '@parco/protocol'
import { hasTrait, looksUp } from '../intents/intent-table.ts'
import { tokenize } from '../text/tokenize.ts'
import type { CueKind } from './cues.ts'
import { isComplete } from './is-complete.ts'
import { isErasing } from './is-erasing.ts'
import type { PendingReading } from './pending.ts'
import type { Decision } from './read-decision.ts'
import type { Reply } from './reply.ts'
import { DOUBT, PAUSE, toReplyWords } from './reply-words.ts'
import { UNDECIDED as WORDS } from './words.generated.ts'

const NONE: IntentCall = { intent: 'none', params: {} }
/** What only a model can tell. */
const MODEL: IntentCall = { intent: 'model', params: {} }

/** With more words than this outside a decision's own, a message is about something else. */
const MAX_UNKNOWN_WORDS = 1

/**
 * A reply that touches the decision without taking it leaves everything open, unless it asks for
 * something: "sim, e quanto gastei?" is answered, and the yes has to be said again.
 */
export function undecided(
  reply: Reply,
  { hasCue, unknownWords, hasStop, ...decision }: Decision,
): PendingReading | undefined {
  const fresh = reply.readFresh(reply.text)
  if ((fresh && putsOffCards(fresh, reply)) || asksOfCards(fresh, reply))
    return { call: NONE, rule: 'hedge' }
  if (!hasCue) return undefined
  if (decision.type === 'unclear' && decision.isOfTwoMinds)
    return { call: MODEL, rule: 'two-minds' }
  // "tira isso" while something waits is hardly about what was written before.
  if (hasStop && fresh?.intent === 'undo' && Object.keys(fresh.params).length === 0)
    return { call: NONE, rule: 'hedge' }
  // "não busquei ainda, pode salvar": what is to be kept is what waits, and no fact of its own.
  if (
    fresh !== undefined &&
    hasTrait(fresh.intent, 'keeps') &&
    (unknownWords === 0 || opensWithReply(reply))
  )
    return { call: NONE, rule: 'hedge' }
  // "wipe the first one" is of the cards, whatever the verb: no stored record is called by a rank.
  if (fresh && erasesRank(fresh, reply)) return { call: NONE, rule: 'hedge' }
  if (isComplete(fresh) || fresh?.intent === 'clarify') return undefined
  const aside = readAside(reply)
  if (aside) return { call: aside, rule: 'aside' }
  return unknownWords > MAX_UNKNOWN_WORDS ? undefined : { call: NONE, rule: 'hedge' }
}

const RANKS: readonly CueKind[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'last',
  'middle',
  'it',
]
const POINTING: readonly CueKind[] = ['it', 'this', 'more']
const SILENT: readonly CueKind[] = ['article', 'noun', 'filler']

/** Whether what a call erases is named by nothing but its place in a list. */
function erasesRank({ intent, params }: IntentCall, reply: Reply): boolean {
  if (!isErasing({ intent, params })) return false
  const named = Object.values(params).flatMap((value) =>
    typeof value === 'object' && value !== null ? Object.values(value) : [value],
  )
  const [name] = named
  return named.length === 1 && typeof name === 'string' && isMadeOf(name, RANKS, reply)
}

/** "me pergunta isso amanhã", "ask me again tonight": to be asked again of what waits is no plan of its own. */
function putsOffCards(fresh: IntentCall, reply: Reply): boolean {
  const isAsking = fresh.intent === 'clarify'
  const { intent, params } = (isAsking ? fresh.params.candidate : fresh) as IntentCall
  if (!hasTrait(intent, 'reminds')) return false
  const topic = params.topic ?? params.title
  return topic === undefined ? isAsking : isMadeOf(String(topic), POINTING, reply)
}

/** "quem disse que eu gastei isso?", "do I have to decide this now?": a question that points, of what waits. */
function asksOfCards(fresh: IntentCall | undefined, { reply: { words }, lexicon }: Reply): boolean {
  const isAsking = fresh === undefined ? words.at(-1) === DOUBT : looksUp(fresh.intent)
  if (!isAsking) return false
  const isSilent = (word: string) =>
    word === DOUBT || word === PAUSE || lexicon.match([word], 0)?.kinds.has('filler') === true
  return WORDS.pronouns.has(words.findLast((word) => !isSilent(word)) ?? '')
}

/** Whether a text is made of words that only point, and others that add nothing. */
function isMadeOf(
  text: string,
  pointing: readonly CueKind[],
  { lexicon, context }: Reply,
): boolean {
  const { words } = toReplyWords(tokenize(text, context.locale), lexicon)
  const kinds = words.map((_, at) => lexicon.match(words, at)?.kinds)
  const are = (some: readonly CueKind[]) => (each: ReadonlySet<CueKind> | undefined) =>
    some.some((kind) => each?.has(kind))
  return kinds.every(are([...pointing, ...SILENT])) && kinds.some(are(pointing))
}

/** Whether the first words that say something are a yes or a no, or an order that ends there. */
function opensWithReply({ reply: { words }, lexicon }: Reply): boolean {
  const isSilent = (word: string) =>
    word === PAUSE || lexicon.match([word], 0)?.kinds.has('filler') === true
  const at = words.findIndex((word) => !isSilent(word))
  const cue = lexicon.match(words, at)
  const isOrder = cue?.kinds.has('enter') === true && words[at + cue.length] === PAUSE
  return isOrder || cue?.kinds.has('yes') === true || cue?.kinds.has('no') === true
}

const BEFORE_ASIDE: readonly CueKind[] = ['yes', 'this', 'link', 'filler', 'preface']

/** What a message asks for after its leading yes, or what it asks to see after a call to wait. */
function readAside({ text, reply, lexicon, readFresh }: Reply): IntentCall | undefined {
  let at = 0
  let isWaiting = false
  while (at < reply.words.length) {
    const cue = reply.words[at] === PAUSE ? undefined : lexicon.match(reply.words, at)
    if (reply.words[at] !== PAUSE && !BEFORE_ASIDE.some((kind) => cue?.kinds.has(kind))) break
    isWaiting ||= cue?.kinds.has('preface') === true
    at += cue?.length ?? 1
  }
  const start = reply.tokens[reply.tokenOf[at] ?? -1]?.start
  if (at === 0 || start === undefined) return undefined
  const fresh = readFresh(text.slice(start))
  if (isWaiting && !looksUp(fresh?.intent ?? '')) return undefined
  return isComplete(fresh) ? fresh : undefined
}
