import type { ReadingInput } from '../clauses/clause-reading.ts'
import type { Clause, Message } from '../clauses/message.ts'
import { gatesIn, isAboutOthers, isPoliteRequest, messageGatesIn } from '../gates/gate-clause.ts'
import { hasQuotedStatement } from '../gates/quotes.ts'
import type { Reading, Sentence } from '../grammar/grammar.ts'
import type { Binding, TextBinding } from '../grammar/match.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import { buildCall } from './build-calls.ts'
import { completeCall } from './complete-call.ts'
import type { FilledCall } from './intent-reader.ts'
import type { Language } from './language.ts'

/** Free-text slots in the order in which their words are looked for: the pickiest first. */
const TEXT_SLOTS = [
  'customMetric',
  'metric',
  'metricVerb',
  'activity',
  'category',
  'bill',
  'incomeName',
  'item',
]

/** A name that no lexicon knows has few words; more are a part of the story. */
const MAX_UNKNOWN_WORDS = 4

/**
 * Finds the params of a given intent without a sentence: every value that the message holds and the
 * words that look like names are handed to the intent's own builder. `undefined` when a gate forbids
 * the intent for these words, or its builder finds that they cannot mean it.
 */
export function fillCall(intent: string, input: ReadingInput): FilledCall | undefined {
  const { message, language } = input
  const definition = definitionOf(language, intent)
  const whole: Clause = { message, from: 0, to: message.items.length }
  if (!definition || isForbidden(language, whole, definition.isWrite)) return undefined
  const values = valuesOf(input)
  const used = new Set(values.flatMap(({ from, to }) => range(from, to)))
  const said = { intent, definition, values, input }
  const known = knownNames(input, used)
  const filled = fillWith(known, said)
  // Words that nothing explains name what cannot do without a name, and nothing else: in "desfaz o que
  // você salvou" they are talk.
  if (filled?.missing.length === 0) return filled
  const unknown = known.some(({ name }) => name === 'name') ? undefined : unknownName(input, used)
  return (unknown && fillWith([...known, unknown], said)) ?? filled
}

interface SaidCall {
  readonly intent: string
  readonly definition: Sentence['definition']
  readonly values: readonly SlotSpan[]
  readonly input: ReadingInput
}

/** What an intent's builder makes of the values and the given names. */
function fillWith(
  names: readonly TextBinding[],
  { intent, definition, values, input }: SaidCall,
): FilledCall | undefined {
  const { message, today, vocabulary } = input
  const floats = values.filter((span) => input.classes.isFloat(span))
  const bindings: Binding[] = [
    ...values
      .filter((span) => !floats.includes(span))
      .map((span) => ({ type: 'span' as const, name: span.type, span })),
    ...names,
  ]
  const built = buildCall({
    message,
    reading: toReading(
      { intent, definition, group: { set: metricOf(bindings) } },
      bindings,
      floats,
    ),
    clauseFrom: 0,
    clauseTo: message.items.length,
    hasVerb: true,
    previous: undefined,
    today,
    vocabulary,
  })
  if (!built || built.intent !== intent) return undefined
  const { params } = completeCall(
    { intent, params: built.params as never },
    message.locale,
    vocabulary,
  )
  const isMissing = (slot: string) => params[slot] === undefined
  const required = (definition.required ?? []).filter(isMissing)
  return { params, missing: [...new Set([...built.missing, ...required])] }
}

function definitionOf(language: Language, intent: string): Sentence['definition'] | undefined {
  for (const { sentences } of language.grammars) {
    const known = sentences.find((sentence) => sentence.intent === intent)
    if (known) return known.definition
  }
  return undefined
}

/** What stands between words and a call, when no sentence vouches for them: for a write, any gate at all. */
function isForbidden({ speech }: Language, clause: Clause, isWrite: boolean): boolean {
  const gates = [...gatesIn(speech, clause), ...messageGatesIn(speech, clause)]
  if (!isWrite) return gates.some(({ gate }) => gate === 'others' || gate === 'optOut')
  const isAsked = endsAsked(clause.message) && !isPoliteRequest(clause)
  if (isAsked || hasQuotedStatement(clause.message, speech)) return true
  if (isAboutOthers(speech, clause)) return true
  return gates.some(({ gate }) => gate !== 'question' || !isPoliteRequest(clause))
}

function endsAsked({ items }: Message): boolean {
  return items.some(({ word }) => word === '?')
}

/** The values of the message, the longest first at each place, none inside another. */
function valuesOf({ message }: ReadingInput): SlotSpan[] {
  const values: SlotSpan[] = []
  let end = 0
  const byPlace = [...message.spans].sort(
    (one, other) => one.from - other.from || other.to - one.to || plainLast(one) - plainLast(other),
  )
  for (const span of byPlace) {
    if (span.from < end) continue
    values.push(span)
    end = span.to
  }
  return values
}

/** An amount is the firmer reading of a bare number. */
const plainLast = (span: SlotSpan): number => (span.type === 'number' ? 1 : 0)

/** The words that name something which a lexicon knows. */
function knownNames(input: ReadingInput, used: ReadonlySet<number>): TextBinding[] {
  const bindings: TextBinding[] = []
  for (const slot of TEXT_SLOTS) {
    const found = knownName(input, used, slot)
    if (found) bindings.push(found)
  }
  const named = bindings.find(({ name }) => name === 'item')
  return named ? [...bindings, { ...named, name: 'name' }] : bindings
}

function knownName(
  { message, classes }: ReadingInput,
  used: ReadonlySet<number>,
  slot: string,
): TextBinding | undefined {
  const text = classes.textSlot(slot)
  if (!text) return undefined
  for (let from = 0; from < message.items.length; from++) {
    let found: TextBinding | undefined
    const most = Math.min(message.items.length, from + MAX_UNKNOWN_WORDS)
    for (let to = from + 1; to <= most && !used.has(to - 1); to++) {
      const verdict = text.accepts(message, from, to)
      if (verdict === 'never') break
      if (typeof verdict !== 'object') continue
      found = { type: 'text', name: slot, from, to, key: verdict.key }
    }
    if (found) return found
  }
  return undefined
}

/** The longest run of words that are neither values, nor verbs, nor words of talk. */
function unknownName(
  { message, language }: ReadingInput,
  used: ReadonlySet<number>,
): TextBinding | undefined {
  const { speech } = language
  const wordAt = (at: number) => message.items[at]?.word
  let best: TextBinding | undefined
  for (let from = 0; from < message.items.length; ) {
    let to = from
    while (to < message.items.length && isNaming(to)) to += 1
    const length = to - from
    if (length > (best ? best.to - best.from : 0) && length <= MAX_UNKNOWN_WORDS) {
      best = { type: 'text', name: 'name', from, to }
    }
    from = Math.max(to, from + 1)
  }
  return best

  function isNaming(at: number): boolean {
    const item = message.items[at]
    if (item?.kind !== 'word' || used.has(at) || speech.verbs.has(item.word)) return false
    return speech.fillers.lengthAt(wordAt, at, message.items.length) === 0
  }
}

/** What is measured, which sentences decide by their own words. */
function metricOf(bindings: readonly Binding[]): Readonly<Record<string, unknown>> {
  const keyOf = (slot: string) =>
    bindings.find((one): one is TextBinding => one.type === 'text' && one.name === slot)?.key
  const type = keyOf('metric') ?? keyOf('metricVerb')
  if (type !== undefined) return { type }
  return keyOf('activity') === undefined ? {} : { type: 'exercise' }
}

/** A reading that no template made. */
function toReading(
  said: Pick<Sentence, 'intent' | 'definition' | 'group'>,
  bindings: readonly Binding[],
  floats: readonly SlotSpan[],
): Reading {
  const sentence: Sentence = {
    ...said,
    domain: '',
    source: '',
    isOwn: false,
    template: '',
    order: 0,
    needs: [],
    node: -1,
    rules: { isLoose: false, isTimeFree: false },
  }
  return { sentence, match: { bindings, floats, literalCount: 0, freeCount: 0 }, score: 0 }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}
