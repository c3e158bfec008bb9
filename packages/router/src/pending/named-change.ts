import type { IntentCall, JsonValue } from '@parco/protocol'
import { hasTrait } from '../intents/intent-table.ts'
import { fold } from '../text/fold.ts'
import type { Lexicon } from '../values/lexicon.ts'
import {
  eventLexicon,
  habitLexicon,
  investmentLexicon,
  loanLexicon,
  nameLexicons,
  personLexiconKey,
} from '../values/lexicons.ts'
import type { Change, ChangeInput } from './change.ts'
import { changeableSlots } from './changeable-slots.ts'
import { choiceChange } from './choice-change.ts'
import { isVerb } from './cue-places.ts'
import { REPLIES } from './cues.generated.ts'
import type { CueKind } from './cues.ts'
import { isComplete } from './is-complete.ts'
import type { CueMatch } from './lexicon.ts'
import type { Signals } from './read-signals.ts'
import type { ReadValues } from './read-values.ts'
import { PAUSE, type ReplyWords } from './reply-words.ts'
import { NAMED_CHANGE as WORDS } from './words.generated.ts'

/** A change that gives words rather than, or besides, a number or a date. */
export interface NamedChangeInput extends ChangeInput {
  readonly write: IntentCall
  readonly target: number
  readonly signals: Signals
  readonly read: ReadValues
  /** Indexes of the words still to be explained. */
  readonly left: readonly number[]
}

const MAX_NAME_WORDS = 5

/** Words that no name contains. */
const NEVER_NAMES = new Set(REPLIES.neverNames.split(',').map((word) => fold(word.trim())))

/** Reads the words left in a correction as a category, a type or a name. */
export function namedChange(input: NamedChangeInput): Change | undefined {
  const { read, target, signals, write, reply, left } = input
  if (read.impossible.length > 0 || read.conflicting.length > 0) return undefined
  const words = left.map((index) => reply.words[index] ?? '')
  const isCorrection =
    signals.isFix ||
    signals.deniedName !== undefined ||
    signals.startsWithNo ||
    (signals.startsWithYes && (signals.isContrast || signals.isOrder)) ||
    signals.isWas ||
    signals.labels.length > 0
  if (!isCorrection) return bareChoice(input, words)
  const change = choiceChange(write, words) ?? nameChange(input)
  if (change && isOneMore(input, change)) return undefined
  return change && { type: 'change', target, changes: { ...read.values, ...change } }
}

type Slots = Record<string, JsonValue>

/** "yes and add 5 for a coffee": another name with another amount is a record of its own, unless something is corrected. */
function isOneMore({ read, signals, write }: NamedChangeInput, change: Slots): boolean {
  const { name, amount } = changeableSlots(write)
  if (name === undefined || amount === undefined) return false
  const isFirm = signals.isFix || signals.startsWithNo || signals.deniedName !== undefined
  return !isFirm && !signals.isWas && name in change && amount in read.values
}

/** "Riya's my boss": who somebody is says nothing of who was called. */
function isSaidOf({ write, signals, text }: NamedChangeInput, slot: string): boolean {
  const current = write.params[slot]
  if (!PEOPLE.has(slot) || typeof current !== 'string' || signals.deniedName !== undefined)
    return false
  return !signals.isFix && !signals.startsWithNo && fold(text).includes(fold(current))
}

/** "saúde", "à noite": a value that a slot knows, and nothing else. */
function bareChoice(
  { write, target, signals, read, text, readFresh }: NamedChangeInput,
  words: readonly string[],
): Change | undefined {
  const isAlone = signals.pointed.length === 0 && !signals.hasVerb && read.spans.length === 0
  const changes = isAlone ? choiceChange(write, words) : undefined
  if (!changes || 'unit' in changes || Object.values(changes).includes('other')) return undefined
  return isComplete(readFresh(text)) ? undefined : { type: 'change', target, changes }
}

function nameChange(input: NamedChangeInput): Slots | undefined {
  const { signals, write, complete, text, reply, left, readFresh } = input
  const slot = changeableSlots(write).name
  const name = slot && nameOf(reply, withDeed(input), text)
  if (!slot || !name || isSaidOf(input, slot)) return undefined
  // "a vida é bela": a verb between its words makes a sentence of a name.
  if (signsIn(input, left[0] ?? 0, left.at(-1) ?? 0).some(({ kinds }) => kinds)) return undefined
  const isCalled = signals.labels.some((label) => label === 'nome' || label === 'name')
  if (signals.labels.length > 0 && !isCalled) return undefined
  const words = left.map((index) => reply.words[index] ?? '')
  const isKnown = isThing(words)
  const isPerson = PEOPLE.has(slot) && personLexiconKey(words, 0) !== undefined
  const isSaid = {
    isProper: isKnown || isPerson || /^\p{Lu}/u.test(name),
    ofPerson: PEOPLE.has(slot),
  }
  if (!isCalled && !isIntroduced(input, isSaid)) return undefined
  if (!isPerson && !signals.deniedName && personLexiconKey(words, 0) !== undefined) return undefined
  const fresh = readFresh(text)
  const isSure = signals.isFix || signals.startsWithNo || signals.deniedName !== undefined
  if (!isCalled && isComplete(fresh) && (!isSure || fresh?.intent !== write.intent))
    return undefined
  const renamed = insteadOf(write.params[slot], signals.deniedName, name)
  if (renamed) return { [slot]: renamed }
  const value = hasTrait(write.intent, 'creates')
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : name
  const { params } = complete({ intent: write.intent, params: { [slot]: value } })
  const derived = ['category', 'type'].flatMap((key): [string, JsonValue][] => {
    const found = params[key]
    // What an unknown name is filed under says nothing.
    const isFound = found !== undefined && (isKnown || found !== 'other')
    return !isFound || hasTrait(write.intent, 'measures') || found === write.params[key]
      ? []
      : [[key, found]]
  })
  return { [slot]: value, ...Object.fromEntries(derived) }
}

/** "muda pra ligar pra Caixa", "change it to call the bank": what is to be done opens a task's title. */
function withDeed({ write, reply, left, lexicon }: NamedChangeInput): readonly number[] {
  const first = left[0]
  if (!hasTrait(write.intent, 'reminds-once') || first === undefined) return left
  for (let at = first - 1; at > 0 && first - at <= MAX_NAME_WORDS - 2; at--) {
    const [word, before] = [reply.words[at] ?? '', reply.words[at - 1] ?? '']
    const isDeed = lexicon.locale === 'en' ? !WORDS.noDeeds.has(word) : isInfinitive(word)
    if (isDeed && WORDS.purpose.has(before)) return [at, ...left]
  }
  return left
}

/** "é pro médico, não pro dentista": of a name of several words only the one denied changes. */
function insteadOf(
  current: JsonValue | undefined,
  denied: string | undefined,
  name: string,
): string | undefined {
  if (typeof current !== 'string' || denied === undefined) return undefined
  const words = current.split(' ')
  if (words.length < 2) return undefined
  return words.map((word) => (fold(word) === denied ? name : word)).join(' ')
}

/** Slots that hold who somebody is. */
const PEOPLE: ReadonlySet<string> = new Set(['personRef', 'creditor'])

const THINGS: readonly Lexicon[] = [
  ...nameLexicons,
  habitLexicon,
  investmentLexicon,
  loanLexicon,
  eventLexicon,
]

const isThing = (words: readonly string[]): boolean =>
  THINGS.some((lexicon) => lexicon.within(words) !== undefined)

/** Words a name may hold when it was asked for: "presente da minha mãe". */
export const POSSESSIVES: ReadonlySet<string> = WORDS.possessives

/** The words as a name: one run, few, and none that no name contains. */
export function nameOf(
  reply: ReplyWords,
  left: readonly number[],
  text: string,
  allowed: ReadonlySet<string> = new Set(),
): string | undefined {
  const [first, last] = [left[0], left.at(-1)]
  if (first === undefined || last === undefined || last - first >= MAX_NAME_WORDS) return undefined
  const run = reply.words.slice(first, last + 1)
  if (
    run.includes(PAUSE) ||
    run.some(
      (word) =>
        (NEVER_NAMES.has(word) && !allowed.has(word)) || !/^['’]?[\p{L}][\p{L}'’&]*$/u.test(word),
    )
  )
    return undefined
  const [from, to] = [
    reply.tokens[reply.tokenOf[first] ?? 0],
    reply.tokens[reply.tokenOf[last] ?? 0],
  ]
  return from && to ? text.slice(from.start, to.end) : undefined
}

/**
 * A name stands right behind its sign, with only small words between: "foi no", "na verdade o". Behind a pause
 * the sign is a no or a sure correction before it. What opens with a subject of its own ("o jantar mudou pra
 * domingo") or names what is to be changed ("corrige o livro") gives no name.
 */
function isIntroduced(
  input: NamedChangeInput,
  { isProper, ofPerson }: { readonly isProper: boolean; readonly ofPerson: boolean },
): boolean {
  const { reply, left, lexicon, signals } = input
  const at = left[0] ?? 0
  const said = reply.words.slice(0, at)
  const opening = said.lastIndexOf(PAUSE) + 1
  const sign = signsIn(input, opening, at).at(-1)
  const isFixed = signsIn(input, 0, at).some(({ kinds }) => kinds?.has('fix'))
  if (sign === undefined) {
    // "sorry, butter fingers, 46": beside a new value, words of their own say why.
    const isApart = at === opening && reply.words[(left.at(-1) ?? at) + 1] === PAUSE
    if (isApart && Object.keys(input.read.values).length > 0) return false
    if (signals.deniedName !== undefined || isFixed) return true
    // "não, Rute": of a person the name alone.
    return signals.startsWithNo && ofPerson && isProper
  }
  const { kinds, from } = sign
  const behind = reply.words.slice(from, at)
  if (behind.some((word) => WORDS.noNames.has(word)) || WORDS.speaker.has(said[from - 1] ?? ''))
    return false
  if (kinds?.has('fix'))
    return (
      !behind.some((word) => WORDS.changing.has(word)) ||
      behind.some((word) => WORDS.into.has(word))
    )
  // "is the rent paid" asks.
  if (from === opening && WORDS.asks.has(behind[0] ?? '')) return false
  const before = said.at(-1) ?? ''
  const article = lexicon.match([before], 0)?.kinds.has('article') === true
  const opened = article && !WORDS.purpose.has(before) ? (said.at(-2) ?? '') : before
  if (WORDS.company.has(opened) && !ofPerson) return false
  if (!kinds?.has('was')) return kinds?.has('verb') === true && isProper
  if (isFixed) return true
  const isIndefinite = WORDS.indefinite.has(before) || (before === 'a' && lexicon.locale === 'en')
  const isLoose = !article || isIndefinite || WORDS.purpose.has(opened)
  return isLoose ? isProper && !isInfinitive(reply.words[at]) : true
}

/** Kinds of words that only join or point. */
const SMALL: readonly CueKind[] = ['article', 'link', 'noun', 'filler', 'it']

/** Words between two places that say more than to join, point, give a value or name what waits; unknown ones have no kinds. */
function signsIn({ lexicon, reply, read, names }: NamedChangeInput, from: number, to: number) {
  const words = reply.words.slice(0, to)
  const signs: { readonly from: number; readonly kinds: CueMatch['kinds'] | undefined }[] = []
  for (let at = from; at < to; ) {
    const [word, token] = [words[at] ?? '', reply.tokenOf[at] ?? 0]
    const isValue = read.spans.some((span) => span.from <= token && token < span.to)
    const isKnown = isValue || word === PAUSE || names.positionsOf(word).length > 0
    const { kinds, length = 1 } = (isKnown ? undefined : lexicon.match(words, at)) ?? {}
    const isSmall = kinds !== undefined && [...kinds].every((kind) => SMALL.includes(kind))
    if (!isKnown && !isSmall && isVerb({ reply }, at, length)) signs.push({ from: at, kinds })
    at += length
  }
  return signs
}

/** "para ir ao médico": what follows is what for. */
const isInfinitive = (word: string | undefined): boolean =>
  word !== undefined && /^(?:ir|[a-z]+[aei]r)$/.test(word)
