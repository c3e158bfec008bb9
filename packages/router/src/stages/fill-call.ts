import type { ReadingInput } from '../clauses/clause-reading.ts'
import type { Clause, Message } from '../clauses/message.ts'
import { gatesIn, isAboutOthers, isPoliteRequest, messageGatesIn } from '../gates/gate-clause.ts'
import { isKeptOut } from '../gates/kept-out.ts'
import { hasQuotedStatement } from '../gates/quotes.ts'
import type { Binding, TextBinding } from '../grammar/match.ts'
import type { Sentence } from '../grammar/sentence.ts'
import { hasTrait, intentNamed } from '../intents/intent-table.ts'
import type { Dimension, SlotSpan, SlotType } from '../slots/slot-span.ts'
import { type Stretch, saidParts } from './asides.ts'
import type { FoundParams } from './fill/param-finder.ts'
import { GIVEN, isGivenToSpeaker, isPassed } from './fill/passed-gates.ts'
import { filledCall } from './filled-call.ts'
import { knownNames, unknownName } from './find-names.ts'
import { fillFreeText, takesFreeText } from './free-text/fill-free-text.ts'
import type { FilledCall } from './intent-reader.ts'
import { FILL_CALL as WORDS } from './words.generated.ts'

/**
 * Finds the params of a given intent without a sentence: every value that the message holds and the
 * words that look like names are handed to the intent's own builder. `undefined` when a gate forbids
 * the intent for these words, or its builder finds that they cannot mean it.
 */
export const fillCall = (intent: string, input: ReadingInput): FilledCall | undefined =>
  fillAs(intent, input, false)

/**
 * The same for somebody who has read the message and chosen the intent: where its own words are not
 * found, whatever is named and counted may be meant.
 */
export const fillChosen = (intent: string, input: ReadingInput): FilledCall | undefined =>
  fillAs(intent, input, true)

function fillAs(intent: string, input: ReadingInput, isChosen: boolean): FilledCall | undefined {
  const definition = input.language.definitions.get(intent)
  if (!definition) return undefined
  if (takesFreeText(intent)) return fillFreeText({ intent, definition, input })
  const values = valuesOf(input, definition.isWrite)
  const said = saidCall(intent, definition, input, values)
  if (isGivenUp(said)) return undefined
  const find = intentNamed(intent)?.find
  const filled = find && fillFound(find(input, said), { ...said, values })
  return filled || (find && !isChosen) ? filled : fillByNames(said)
}

/** Whether the finder of an intent explains every word of a message, so that nothing else can be meant. */
export function isExplained(intent: string, input: ReadingInput): boolean {
  const find = intentNamed(intent)?.find
  const definition = input.language.definitions.get(intent)
  if (find === undefined || definition === undefined) return false
  const said = saidCall(intent, definition, input, valuesOf(input, definition.isWrite))
  return find(input, said)?.isExplained === true
}

function saidCall(
  intent: string,
  definition: Sentence['definition'],
  input: ReadingInput,
  values: readonly SlotSpan[],
): SaidCall & { readonly isTakenBack: boolean } {
  const parts = saidParts(input.message, input.language.speech)
  const nearby = values.filter(({ from }) => !parts.aside.has(from))
  return { intent, definition, input, values: nearby, ...parts }
}

/** What is given up in the same breath was never to be one of these. */
const isGivenUp = (said: SaidCall & { readonly isTakenBack: boolean }): boolean =>
  said.isTakenBack && said.definition.isWrite && hasTrait(said.intent, 'adds')

function fillByNames(said: SaidCall): FilledCall | undefined {
  const { input, values, aside } = said
  if (isForbidden(said)) return undefined
  const used = new Set([...aside, ...values.flatMap(({ from, to }) => range(from, to))])
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
  /** Without what stands beside it. */
  readonly core: Stretch
  readonly aside: ReadonlySet<number>
  readonly input: ReadingInput
}

/** What an intent's builder makes of what its own finder found, where no gate stands before it. */
function fillFound(found: FoundParams | undefined, said: SaidCall): FilledCall | undefined {
  if (found === undefined) return undefined
  if (isForbidden(said, found)) return undefined
  const filled = buildFound(found, said)
  return filled?.missing.some((slot) => found.needs?.includes(slot)) ? undefined : filled
}

function buildFound(found: FoundParams, said: SaidCall): FilledCall | undefined {
  const { values, bindings } = found
  if (values === undefined) return filledCall(said, found, found.floats ?? floatsOf(said))
  // The builder says itself what it cannot do without.
  const asking = { ...said, values, definition: { isWrite: said.definition.isWrite } }
  const floats = floatsOf(asking)
  const firm = values.filter((span) => !floats.includes(span)).map(bindByType)
  return filledCall(asking, { ...found, bindings: [...firm, ...bindings] }, floats)
}

const floatsOf = ({ values, input }: SaidCall): SlotSpan[] =>
  values.filter((span) => input.classes.isFloat(span))

const bindByType = (span: SlotSpan): Binding => ({ type: 'span', name: slotNameOf(span), span })

/** What an intent's builder makes of the values and the given names. */
function fillWith(names: readonly TextBinding[], said: SaidCall): FilledCall | undefined {
  const { values, core } = said
  const floats = floatsOf(said)
  const firm = values.filter((span) => !floats.includes(span))
  const type = metricOf(names, firm)
  const bindings: Binding[] = [
    ...firm.filter((span) => fitsMetric(type, span)).map(bindByType),
    ...names,
  ]
  const set = type === undefined ? {} : { type }
  return filledCall(said, { ...core, bindings, set }, floats)
}

/** What stands between words and a call, when no sentence vouches for them: for a write, any gate at all. */
function isForbidden(
  { intent, definition, core, aside, input }: SaidCall,
  found?: FoundParams,
): boolean {
  const { allows = [], despite = NOTHING, remarks, isOrder = false } = found ?? {}
  const { message, language } = input
  const { speech } = language
  const { items } = message
  const whole: Clause = { message, from: 0, to: items.length }
  if (messageGatesIn(speech, whole).some(({ gate }) => gate === 'takenBack')) return true
  const clause: Clause = { message, ...(found && isOrder ? stretchOf(found) : core) }
  const gates = [...gatesIn(speech, clause), ...messageGatesIn(speech, clause)].filter(
    (hit) =>
      !allows.includes(hit.gate) &&
      !despite.has(items[hit.from]?.word ?? '') &&
      !aside.has(hit.from) &&
      !(hit.gate === 'negation' && remarks?.has(hit.from) && deniesElse(hit, message)) &&
      !isPassed(intent, hit, message, speech),
  )
  if (!definition.isWrite) return gates.some(({ gate }) => gate === 'others' || isKeptOut(gate))
  const isPolite = isPoliteRequest(clause) || (isOrder && isAskedOf(clause))
  if (endsAsked(isOrder ? items.slice(clause.from, clause.to + 1) : items) && !isPolite) return true
  if (hasQuotedStatement(clause.message, speech)) return true
  const mayBeOthers =
    allows.includes('others') || (GIVEN.has(intent) && isGivenToSpeaker(message, speech))
  if (!mayBeOthers && isAboutOthers(speech, clause)) return true
  return gates.some(({ gate }) => gate !== 'question' || !isPolite)
}

/** "no breakfast yet", "não tomei café ainda": what a remark denies, where it is not the statement itself. */
const deniesElse = ({ to }: { readonly to: number }, { items }: Message): boolean =>
  items[to]?.kind === 'word' &&
  items[to + 1]?.kind === 'word' &&
  !WORDS.backToIt.has(items[to]?.word ?? '')

const stretchOf = ({ from, to }: Stretch): Stretch => ({ from, to })

const NOTHING: ReadonlySet<string> = new Set()

/** Whether an order is put as a question to whoever carries it out: "could you …?", "…, would you?". */
function isAskedOf({ message: { items }, from }: Clause): boolean {
  const pairAt = (at: number) => `${items[at]?.word} ${items[at + 1]?.word}`
  if (ASKING.has(pairAt(from))) return true
  const end = items.findIndex(({ word }) => word === '?')
  return (
    TAGS.has(pairAt(end - 2)) || ['ok', 'okay', 'please', 'ta'].includes(items[end - 1]?.word ?? '')
  )
}

const ASKING: ReadonlySet<string> = new Set([
  'could you',
  'can you',
  'would you',
  'will you',
  'da para',
  'tem como',
  'voce pode',
  'voce poderia',
  'seria possivel',
])
const TAGS: ReadonlySet<string> = new Set([...ASKING, 'pode ser', 'ta bom', 'por favor'])

function endsAsked(items: Message['items']): boolean {
  return items.some(({ word }) => word === '?')
}

/** The values of the message, the longest first at each place, none inside another. */
function valuesOf({ message }: ReadingInput, isWrite: boolean): SlotSpan[] {
  const values: SlotSpan[] = []
  let end = 0
  const plainness = isWrite ? PLAINNESS.write : PLAINNESS.read
  const plainLast = ({ type }: SlotSpan): number => plainness[type] ?? 0
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

/** An amount is the firmer reading of a bare number; where nothing is recorded a year is the firmest. */
const PLAINNESS: Readonly<Record<'write' | 'read', Readonly<Partial<Record<SlotType, number>>>>> = {
  write: { number: 1 },
  read: { number: 2, money: 1 },
}

/** What each metric is measured in; a score or a custom one in anything. */
const DIMENSIONS: Readonly<Record<string, Dimension | undefined>> = {
  weight: 'mass',
  water: 'volume',
  sleep: 'duration',
  exercise: 'duration',
}

/** What is measured, which sentences decide by their own words: the first thing named that the quantities fit. */
function metricOf(names: readonly TextBinding[], values: readonly SlotSpan[]): string | undefined {
  const keyOf = (slot: string) => names.find(({ name }) => name === slot)?.key
  const activity = keyOf('activity') === undefined ? undefined : 'exercise'
  const quantities = values.flatMap((span) => (span.type === 'quantity' ? [span.value] : []))
  return [keyOf('metric'), keyOf('metricVerb'), activity].find((type) => {
    if (type === undefined) return false
    const dimension = DIMENSIONS[type]
    if (dimension === undefined || quantities.length === 0) return true
    return quantities.some((quantity) => quantity.dimension === dimension)
  })
}

/** Litres are no minutes of exercise, whatever else a message is about; a distance says more of a run. */
function fitsMetric(type: string | undefined, span: SlotSpan): boolean {
  if (type === undefined || span.type !== 'quantity') return true
  const { dimension } = span.value
  return dimension === 'distance' || (DIMENSIONS[type] ?? dimension) === dimension
}

/** Quantities go by their dimension, as in sentences. */
const slotNameOf = (span: SlotSpan): string =>
  span.type === 'quantity' ? span.value.dimension : span.type

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}
