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
import { REPLIES } from './cues.generated.ts'
import { isComplete } from './is-complete.ts'
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
  const isCalled = signals.labels.some((label) => label === 'nome' || label === 'name')
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
 * A name needs a sign before it ("foi no", "the") or a sure correction. Right behind a verb, or
 * behind what says how or why, only a thing known or a proper name is one: "foi caro" tells no name.
 */
function isIntroduced(
  input: NamedChangeInput,
  { isProper, ofPerson }: { readonly isProper: boolean; readonly ofPerson: boolean },
): boolean {
  const { reply, left, lexicon, signals } = input
  const at = left[0] ?? 0
  const [before, opening] = [reply.words[at - 1], reply.words[at - 2]]
  // "eu vendi": what somebody does is no name.
  if (before === undefined || WORDS.speaker.has(before)) return false
  // "sorry, butter fingers, 46": beside a new value, words of their own say why.
  const isApart = before === PAUSE && reply.words[(left.at(-1) ?? at) + 1] === PAUSE
  if (isApart && Object.keys(input.read.values).length > 0) return false
  // "não, Rute": of a person the name alone.
  if (before === PAUSE && ofPerson && isProper && signals.startsWithNo) return true
  if (signals.isFix || signals.deniedName !== undefined) return true
  if (before === PAUSE) return false
  const kinds = lexicon.match([before], 0)?.kinds
  const isArticle = kinds?.has('article') === true
  const opened = isArticle && !WORDS.purpose.has(before) ? (opening ?? '') : before
  if (WORDS.company.has(opened) && !ofPerson) return false
  // "sim, foi ótimo o passeio": what is praised is no name.
  const isPraised = isArticle && !isCorrecting(input, at - 2)
  if (isPraised) return false
  const isLoose =
    kinds?.has('was') === true ||
    WORDS.indefinite.has(before) ||
    (before === 'a' && lexicon.locale === 'en') ||
    WORDS.company.has(opened) ||
    WORDS.purpose.has(opened)
  return isLoose ? isProper && !isInfinitive(reply.words[at]) : isArticle
}

/** Whether the word before an article may announce a name: nothing, a verb, a no, but not "ótimo o". */
function isCorrecting({ reply, lexicon }: NamedChangeInput, at: number): boolean {
  const kinds = lexicon.match([reply.words[at] ?? ''], 0)?.kinds
  return !kinds?.has('yes') || kinds.has('was') || kinds.has('no')
}

/** "para ir ao médico": what follows is what for. */
const isInfinitive = (word: string | undefined): boolean =>
  word !== undefined && /^(?:ir|[a-z]+[aei]r)$/.test(word)
