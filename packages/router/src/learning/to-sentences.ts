import type { RoutedCall, RouterContext } from '../router-types.ts'
import { scanSlots } from '../slots/scan-slots.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import type { Token } from '../text/token.ts'
import { tokenize } from '../text/tokenize.ts'

/** More words than that tell a story, which nobody repeats. */
const MAX_WORDS = 16

/** A word that carries meaning is longer than the words of grammar. */
const MIN_MEANINGFUL_LETTERS = 4

/**
 * Sentences of the grammar that a message may be an example of, the most general first: values
 * become slots, days and ways to pay go, since they may stand anywhere. Whether one of them leads to
 * the same call is for its user to check. None when too little would be left to recognise.
 */
export function toSentences(text: string, call: RoutedCall, context: RouterContext): string[] {
  const tokens = tokenize(text, context.locale)
  const covered = coverValues(scanSlots(tokens, context))
  const sentences = new Set<string>()
  for (const names of nameSlots(call.params)) {
    const sentence = write(tokens, covered, findNames(tokens, covered, call.params, names))
    if (sentence !== undefined) sentences.add(sentence)
  }
  return [...sentences]
}

/** A stretch of tokens and what stands for it; nothing stands for what may be said anywhere. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly slot: string
}

const FLOATING: ReadonlySet<SlotSpan['type']> = new Set([
  'date',
  'period',
  'moment',
  'time',
  'timeRange',
  'paymentMethod',
])

/** The firmest reading of each value: the longest from the left, and no two that overlap. */
function coverValues(spans: readonly SlotSpan[]): Stretch[] {
  const stretches: Stretch[] = []
  let end = 0
  for (const span of [...spans].sort(byPlace)) {
    if (span.from < end || span.invalid !== undefined || span.type === 'ordinal') continue
    stretches.push({ from: span.from, to: span.to, slot: slotOf(span) })
    end = span.to
  }
  return stretches
}

/** At one place the longest first, and an amount before the bare number that it also is. */
function byPlace(one: SlotSpan, other: SlotSpan): number {
  const isNumber = (span: SlotSpan) => (span.type === 'number' ? 1 : 0)
  return one.from - other.from || other.to - one.to || isNumber(one) - isNumber(other)
}

function slotOf(span: SlotSpan): string {
  if (FLOATING.has(span.type)) return ''
  if (span.type === 'quantity') return `{${span.value.dimension}}`
  return `{${span.type}}`
}

/** Slots of the grammar that may hold the words of a param, the widest first. */
function slotsFor(param: string): readonly string[] {
  if (param === 'name') return ['name', 'item']
  if (param.endsWith('Ref')) return ['bill', 'name']
  return ['anything', 'name']
}

/** Each way to name the slots of the params that hold words. */
function nameSlots(params: RoutedCall['params']): ReadonlyMap<string, string>[] {
  const said = Object.entries(params).filter(([, value]) => typeof value === 'string')
  return said.reduce<Map<string, string>[]>(
    (ways, [param]) =>
      ways.flatMap((way) => slotsFor(param).map((slot) => new Map(way).set(param, slot))),
    [new Map()],
  )
}

/** Where the message says the words of its params. */
function findNames(
  tokens: readonly Token[],
  covered: readonly Stretch[],
  params: RoutedCall['params'],
  names: ReadonlyMap<string, string>,
): Stretch[] {
  const found: Stretch[] = []
  for (const [param, slot] of names) {
    const words = tokenize(String(params[param]), 'en').map(({ folded }) => folded)
    const from = indexOf(tokens, words)
    if (from === undefined) continue
    const stretch = { from, to: from + words.length, slot: `{${slot}}` }
    if ([...covered, ...found].every((other) => isApart(other, stretch))) found.push(stretch)
  }
  return found
}

const isApart = (one: Stretch, other: Stretch): boolean =>
  one.to <= other.from || other.to <= one.from

function indexOf(tokens: readonly Token[], words: readonly string[]): number | undefined {
  if (words.length === 0) return undefined
  const last = tokens.length - words.length
  for (let from = 0; from <= last; from++) {
    if (words.every((word, index) => tokens[from + index]?.folded === word)) return from
  }
  return undefined
}

/** The sentence, or nothing when no word of its own would tell it from others. */
function write(
  tokens: readonly Token[],
  values: readonly Stretch[],
  names: readonly Stretch[],
): string | undefined {
  const stretches = [...values, ...names].sort((one, other) => one.from - other.from)
  const words: string[] = []
  let isMeaningful = false
  for (let at = 0; at < tokens.length; ) {
    const stretch = stretches.find(({ from }) => from === at)
    if (stretch) {
      if (stretch.slot !== '') words.push(stretch.slot)
      at = stretch.to
      continue
    }
    const token = tokens[at]
    at += 1
    if (token?.kind !== 'word') continue
    words.push(token.folded)
    isMeaningful ||= token.folded.length >= MIN_MEANINGFUL_LETTERS
  }
  return isMeaningful && words.length <= MAX_WORDS ? words.join(' ') : undefined
}
