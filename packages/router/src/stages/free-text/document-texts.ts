import type { ReadingInput } from '../../clauses/clause-reading.ts'
import type { Message } from '../../clauses/message.ts'
import { languageCodeOf } from '../../values/languages.ts'
import type { Stretch } from '../asides.ts'
import {
  bound,
  type FoundText,
  type FreeTextReader,
  orderWords,
  textOfOrder,
  toFoundText,
  withoutTail,
} from './found-text.ts'
import type { OrderedText } from './ordered-text.ts'
import { DOCUMENT_TEXTS as WORDS } from './words.generated.ts'

export function searched(input: ReadingInput): FoundText | undefined {
  const found = textOfOrder(input, 'web_search')
  return found && toFoundText(found, 'query')
}

/** A text handed over: what is quoted, else what the order leaves. */
function handed(input: ReadingInput, intent: string): FoundText | undefined {
  const found = textOfOrder(input, intent)
  if (!found) return undefined
  const text = afterColon(input.message, found) ?? found.text
  return toFoundText({ ...found, text }, 'text')
}

/** "resume este trecho da petição: …": a colon soon after the order opens the text. */
function afterColon(
  { items }: Message,
  { orderFrom, text, isAfterthought }: OrderedText,
): Stretch | undefined {
  if (isAfterthought) return undefined
  const at = items.findIndex(({ word }, place) => place > orderFrom && word === ':')
  return at >= text.from && at < text.from + LONGEST_NAMING
    ? { from: at + 1, to: text.to }
    : undefined
}

/** Words between the order and its colon say what kind of text it is. */
const LONGEST_NAMING = 8

const QUOTES = new Set(['"', '“', '”', '«', '»', "'", '‘', '’'])

/** Where the language of a translation is named: "para o inglês", "in French". */
function languageAt({ items }: Message, at: number): number {
  if (!WORDS.into.has(items[at]?.word ?? '')) return 0
  const named = WORDS.naming.has(items[at + 1]?.word ?? '') ? at + 2 : at + 1
  return languageCodeOf(items[named]?.word ?? '') === undefined ? 0 : named + 1 - at
}

export function translated(input: ReadingInput): FoundText | undefined {
  const { message } = input
  const found = textOfOrder(input, 'translate', { passed: (at) => languageAt(message, at) })
  if (!found) return undefined
  const quoted = quotedIn(message)
  const text = quoted ?? afterColon(message, found) ?? found.text
  const at = message.items.findIndex(
    (_, place) => (place < text.from || place >= text.to) && languageAt(message, place) > 0,
  )
  const named = at < 0 ? [] : bound('language', lastOf(at + languageAt(message, at)))
  return {
    from: Math.min(found.orderFrom, text.from),
    to: text.to,
    bindings: [...bound('text', text), ...named],
    set: {},
  }
}

const lastOf = (to: number): Stretch => ({ from: to - 1, to })

/** The words between the first and the last quotation mark. */
function quotedIn({ items }: Message): Stretch | undefined {
  const marks = items.flatMap(({ raw }, at) => (QUOTES.has(raw) ? [at] : []))
  const [first, last] = [marks[0], marks.at(-1)]
  if (first === undefined || last === undefined || last <= first + 1) return undefined
  return { from: first + 1, to: last }
}

export function printed(input: ReadingInput): FoundText | undefined {
  const found = textOfOrder(input, 'generate_pdf')
  const order = input.language.speech.orders.get('generate_pdf')
  const { message } = input
  if (!found || !order || !message.items.some(({ word }) => word === 'pdf')) return undefined
  const { from, to } = found.text
  const titled = message.items.findIndex(
    ({ word }, at) => at >= from && at < to && WORDS.titling.has(word),
  )
  const end = titled < 0 ? to : titled
  const source = { from, to: withoutTail(message, { from, to: end }, order) }
  return {
    from,
    to,
    bindings: [
      ...bound('source', source),
      ...(titled < 0 ? [] : bound('title', { from: titled + 1, to })),
    ],
    set: { isLead: true },
  }
}

export function reported(input: ReadingInput): FoundText | undefined {
  const found = textOfOrder(input, 'analyze_and_report')
  if (!found || !orderWords(input, found).some((word) => WORDS.reports.has(word))) return undefined
  return toFoundText(found, 'topic')
}

/** "resume: …": the text that is handed over. */
export const summarised: FreeTextReader = (input) => handed(input, 'summarize_text')
