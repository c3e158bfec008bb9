import type { IntentCall, JsonObject } from '@parco/protocol'
import type { SlotSpan } from '../slots/slot-span.ts'
import { fold } from '../text/fold.ts'
import type { Locale } from '../text/locale.ts'
import { tokenize } from '../text/tokenize.ts'
import { REPLIES } from './cues.generated.ts'
import type { CueKind } from './cues.ts'
import { decideItems, type ItemDecision } from './decide-items.ts'
import { isComplete } from './is-complete.ts'
import { type ItemNames, itemNames } from './item-names.ts'
import { type Lexicon, lexiconOf } from './lexicon.ts'
import type { PendingInput, PendingQuestion, PendingReading, PendingWrites } from './pending.ts'
import { readAnswer } from './read-answer.ts'
import { type Change, readChange } from './read-change.ts'
import { readRefusal } from './read-refusal.ts'
import { readUnits, type UnitKind } from './read-units.ts'
import { readValues } from './read-values.ts'
import { refusedOutright } from './refused-outright.ts'
import { replySpans } from './reply-spans.ts'
import { PAUSE, type ReplyWords, toReplyWords } from './reply-words.ts'

/** A reply longer than this says more than a decision; it is read fresh. */
const MAX_REPLY_TOKENS = 48

/** The spans that can restate a value: a date said again is too easily part of something else. */
const AMOUNTS = new Set(['number', 'money', 'quantity', 'score'])

/** Units that by themselves say nothing about a decision. */
const SILENT: ReadonlySet<UnitKind> = new Set(['neutral', 'article', 'link', 'pause'])

/** Writes that take something back. */
const ERASING = /^(?:delete_|undo$|unmark_|forget_)/

interface Reply extends PendingInput {
  readonly reply: ReplyWords
  readonly spans: readonly SlotSpan[]
  readonly lexicon: Lexicon
}

/**
 * Reads a message as a reply to what is pending: approved, refused, corrected, answered, or spoken
 * of without deciding. Nothing when it is about something else. Approves only when every word of the
 * message is understood as approval. Deterministic, linear in the length of the message, never throws.
 */
export function readPending(input: PendingInput): PendingReading | undefined {
  const { pending, context } = input
  const reply = toReply(input, context.locale)
  if (reply === undefined) return undefined
  const reading =
    pending.kind === 'writes' ? replyToWrites(reply, pending) : replyToQuestion(reply, pending)
  if (reading !== undefined && reading.rule !== 'hedge') return reading
  return decideInOtherLanguage(input, reply) ?? reading
}

function toReply(input: PendingInput, locale: Locale): Reply | undefined {
  const context = { ...input.context, locale }
  const tokens = tokenize(input.text, locale)
  if (tokens.length === 0 || tokens.length > MAX_REPLY_TOKENS) return undefined
  const lexicon = lexiconOf(locale)
  const spans = replySpans(tokens, context)
  return { ...input, context, lexicon, reply: toReplyWords(tokens, lexicon), spans }
}

/** A few words may be taken for the other language: a decision wholly understood there counts. */
function decideInOtherLanguage(input: PendingInput, own: Reply): PendingReading | undefined {
  const { pending, context } = input
  const other = toReply(input, context.locale === 'en' ? 'pt-BR' : 'en')
  if (other === undefined || pending.kind !== 'writes') return undefined
  const { writes } = pending
  const isUnknown = readDecision(own, writes, itemNames(writes, own.lexicon)).unknownWords > 0
  if (!isUnknown) return undefined
  const decision = readDecision(other, writes, itemNames(writes, other.lexicon))
  return decision.type === 'unclear' ? undefined : toReading(decision, writes.length)
}

function replyToWrites(reply: Reply, { writes }: PendingWrites): PendingReading | undefined {
  if (writes.length === 0) return undefined
  const names = itemNames(writes, reply.lexicon)
  const decide = (rest: ReplyWords) =>
    readDecision({ ...reply, text: '', reply: rest }, writes, names)
  const refused = readRefusal({ ...reply, writes, names, decide })
  const decision: Decision = refused
    ? { type: 'reject', items: refused, hasCue: true, unknownWords: 0 }
    : readDecision(reply, writes, names)
  if (decision.type !== 'unclear') return toReading(decision, writes.length)
  const change = readChange({ ...reply, writes, names, complete: reply.complete ?? same })
  if (change) return changeReading(change, writes)
  return undecided(reply, decision)
}

/** A decision, with what the reply holds besides: cues of one, and words that are none. */
type Decision = ItemDecision & {
  readonly hasCue: boolean
  readonly unknownWords: number
  /** Whether something is called off or taken out. */
  readonly hasStop?: boolean
}

function readDecision(reply: Reply, writes: readonly IntentCall[], names: ItemNames): Decision {
  const whole = wholeReply(reply.text)
  const all = writes.map((_, position) => position)
  if (whole) return { type: whole, items: all, hasCue: true, unknownWords: 0 }
  const restated = restatedSpans(reply, writes)
  const read = readUnits({
    reply: reply.reply,
    lexicon: reply.lexicon,
    names,
    restated,
    count: writes.length,
    isErasing: areErasing(writes),
  })
  const unknownWords = read.status === 'unknown' ? read.unknownWords : 0
  const hasCue = read.status === 'doubt' || read.units.some(({ kind }) => !SILENT.has(kind))
  const decision: ItemDecision =
    read.status === 'understood' ? decideItems(read.units, writes.length) : { type: 'unclear' }
  const hasStop = read.units.some(({ kind }) => kind === 'stop')
  return { ...decision, hasCue, unknownWords, hasStop }
}

function areErasing(writes: readonly IntentCall[]): boolean | undefined {
  const erasing = writes.filter(({ intent }) => ERASING.test(intent)).length
  return erasing === writes.length ? true : erasing === 0 ? false : undefined
}

function wholeReply(text: string): 'confirm' | 'reject' | undefined {
  const said = text
    .trim()
    .replace(/\s*(?:\.|!+)$/u, '')
    .toLowerCase()
  const isIn = (list: string) =>
    list
      .split(',')
      .some((word) => word.trim() === said || (said !== 'e' && fold(word.trim()) === said))
  if (isIn(REPLIES.whole.yes)) return 'confirm'
  return isIn(REPLIES.whole.no) ? 'reject' : undefined
}

/** The spans that repeat a value of exactly one write, as it is: "sim, 50", "o de 23". */
function restatedSpans(
  { spans, context }: Reply,
  writes: readonly IntentCall[],
): { span: SlotSpan; position: number }[] {
  const amounts = spans.filter(({ type }) => AMOUNTS.has(type))
  return amounts.flatMap((span) => {
    const fitting = writes.flatMap((write, position) =>
      readValues(write, [span], context).restated.length > 0 ? [position] : [],
    )
    const [position, second] = fitting
    return position === undefined || second !== undefined ? [] : [{ span, position }]
  })
}

function toReading(
  { type, items }: Exclude<ItemDecision, { type: 'unclear' }>,
  count: number,
): PendingReading {
  const params: JsonObject = items.length === count ? {} : { items: [...items] }
  return { call: { intent: type, params }, rule: type === 'confirm' ? 'yes' : 'no' }
}

function changeReading(change: Change, writes: readonly IntentCall[]): PendingReading {
  switch (change.type) {
    case 'change': {
      const target = writes.length > 1 ? { target: change.target } : {}
      return {
        call: { intent: 'correct', params: { ...change.changes } },
        ...target,
        rule: 'change',
      }
    }
    case 'impossible':
      return {
        call: askAgain(writes[change.target], change.slots),
        target: change.target,
        rule: 'impossible-value',
      }
    case 'ambiguous':
      return { call: NONE, rule: 'ambiguous' }
  }
}

const NONE: IntentCall = { intent: 'none', params: {} }
/** What only a model can tell. */
const MODEL: IntentCall = { intent: 'model', params: {} }
const same = (call: IntentCall): IntentCall => call

function askAgain(write: IntentCall | undefined, slots: readonly string[]): IntentCall {
  if (write === undefined) return NONE
  const params = Object.fromEntries(
    Object.entries(write.params).filter(([slot]) => !slots.includes(slot)),
  )
  return {
    intent: 'clarify',
    params: { missing: [...slots], candidate: { intent: write.intent, params } },
  }
}

/** With more words than this outside a decision's own, a message is about something else. */
const MAX_UNKNOWN_WORDS = 1

/**
 * A reply that touches the decision without taking it leaves everything open, unless it asks for
 * something: "sim, e quanto gastei?" is answered, and the yes has to be said again.
 */
function undecided(
  reply: Reply,
  { hasCue, unknownWords, hasStop, ...decision }: Decision,
): PendingReading | undefined {
  if (!hasCue) return undefined
  if (decision.type === 'unclear' && decision.isOfTwoMinds)
    return { call: MODEL, rule: 'two-minds' }
  const fresh = reply.readFresh(reply.text)
  // "tira isso" while something waits is hardly about what was written before.
  if (hasStop && fresh?.intent === 'undo' && Object.keys(fresh.params).length === 0)
    return { call: NONE, rule: 'hedge' }
  // "não busquei ainda, pode salvar": what is to be kept is what waits, and no fact of its own.
  if (fresh?.intent === 'add_knowledge' && (unknownWords === 0 || opensWithReply(reply)))
    return { call: NONE, rule: 'hedge' }
  // "wipe the first one" is of the cards, whatever the verb: no stored record is called by a rank.
  if (fresh && erasesRank(fresh, reply)) return { call: NONE, rule: 'hedge' }
  if (isComplete(fresh) || fresh?.intent === 'clarify') return undefined
  const aside = readAside(reply)
  if (aside) return { call: aside, rule: 'aside' }
  return unknownWords > MAX_UNKNOWN_WORDS ? undefined : { call: NONE, rule: 'hedge' }
}

const RANKS: readonly CueKind[] = ['first', 'second', 'third', 'fourth', 'fifth', 'last', 'it']
const AROUND_RANK: readonly CueKind[] = [...RANKS, 'article', 'noun', 'filler']

/** Whether what a call erases is named by nothing but its place in a list. */
function erasesRank({ intent, params }: IntentCall, { lexicon, context }: Reply): boolean {
  if (!ERASING.test(intent)) return false
  const named = Object.values(params).flatMap((value) =>
    typeof value === 'object' && value !== null ? Object.values(value) : [value],
  )
  const [name] = named
  if (named.length !== 1 || typeof name !== 'string') return false
  const { words } = toReplyWords(tokenize(name, context.locale), lexicon)
  const kinds = words.map((_, at) => lexicon.match(words, at)?.kinds)
  const are = (some: readonly CueKind[]) => (each: ReadonlySet<CueKind> | undefined) =>
    some.some((kind) => each?.has(kind))
  return kinds.every(are(AROUND_RANK)) && kinds.some(are(RANKS))
}

const opensWithReply = ({ reply: { words }, lexicon }: Reply): boolean => {
  const kinds = lexicon.match(words, 0)?.kinds
  return kinds?.has('yes') === true || kinds?.has('no') === true
}

const BEFORE_ASIDE: readonly CueKind[] = ['yes', 'this', 'link', 'filler', 'preface']

/** Requests that only show something. */
const READING = /^(?:get_|search_)/

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
  if (isWaiting && !READING.test(fresh?.intent ?? '')) return undefined
  return isComplete(fresh) ? fresh : undefined
}

function replyToQuestion(reply: Reply, question: PendingQuestion): PendingReading | undefined {
  const { lexicon, complete } = reply
  const decision = readDecision(
    { ...reply, spans: [] },
    [question.candidate],
    itemNames([], lexicon),
  )
  const again: IntentCall = {
    intent: 'clarify',
    params: {
      missing: [...question.missing],
      candidate: { intent: question.candidate.intent, params: question.candidate.params },
    },
  }
  const { locale } = reply.context
  if (refusedOutright({ ...reply, spans: [], names: itemNames([], lexicon), count: 1, locale }))
    return { call: { intent: 'reject', params: {} }, rule: 'no' }
  if (decision.type !== 'unclear') {
    const isNo = decision.type === 'reject'
    return isNo
      ? { call: { intent: 'reject', params: {} }, rule: 'no' }
      : { call: again, rule: 'yes-to-a-question' }
  }
  const answer = readAnswer({ ...reply, question, complete: complete ?? same })
  if (answer) return { call: answer, rule: 'answer' }
  return undecided(reply, decision)
}
