import type { ReadingInput } from '../clauses/clause-reading.ts'
import { cutPoints } from '../clauses/cut-points.ts'
import type { Clause, Message } from '../clauses/message.ts'
import { countRecordVerbs, gatesIn, messageGatesIn } from '../gates/gate-clause.ts'
import { hasQuotedStatement } from '../gates/quotes.ts'
import type { RoutedCall } from '../router-types.ts'
import type { Speech } from '../speech/speech.ts'
import type { SentenceDecision } from './sentences.ts'
import { DECIDE_MIXED as WORDS } from './words.generated.ts'

type Read = (text: string) => SentenceDecision | undefined

/** Whether a message that was read as a whole may be a statement and a question for a model. */
export function mayBeMixed(decision: SentenceDecision | undefined): boolean {
  if (decision === undefined || decision.intent === 'model') return true
  return decision.intent === 'none' && decision.reason === 'question'
}

/**
 * Does the sure part of a message and hands the rest over: "gastei 30 no uber, e o que você acha do
 * meu orçamento?" records the ride and leaves the question, as it was typed, to a model. Only where
 * the rest is a request of its own: a frame over the whole message takes everything with it, and a
 * question about what was done puts that in doubt.
 */
export function decideMixed(input: ReadingInput, read: Read): SentenceDecision | undefined {
  const { message, language } = input
  const { speech } = language
  const whole: Clause = { message, from: 0, to: message.items.length }
  if (messageGatesIn(speech, whole).length > 0 || hasQuotedStatement(message, speech))
    return undefined
  for (const cut of cutPoints(message, speech)) {
    if (cut.isLoose || cut.at >= whole.to) continue
    const before: Clause = { ...whole, to: cut.at }
    const after: Clause = { ...whole, from: cut.at }
    const decision = isRequest(after, speech)
      ? handOver(callsOf(read(wordsBefore(before))), wordsOf(after, speech))
      : cut.isQuestion && cut.isHard && isRequest(before, speech)
        ? handOver(callsOf(read(wordsOf(after, speech))), wordsBefore(before))
        : undefined
    if (decision) return decision
  }
  return undefined
}

function handOver(calls: readonly RoutedCall[], rest: string): SentenceDecision | undefined {
  if (calls.length === 0 || rest === '') return undefined
  const actions = [...calls, { intent: 'model', params: { text: rest } }]
  return { intent: 'multi', params: { actions }, confidence: 0.9, reason: 'rest-for-model' }
}

/** The calls of a part that is sure: nothing to ask, nothing for a model. */
function callsOf(decision: SentenceDecision | undefined): readonly RoutedCall[] {
  if (decision === undefined) return []
  const calls = decision.intent === 'multi' ? (decision.params.actions as RoutedCall[]) : [decision]
  const isSure = calls.every(({ intent }) => !UNSURE.has(intent))
  return isSure ? calls.map(({ intent, params }) => ({ intent, params })) : []
}

const UNSURE: ReadonlySet<string> = new Set(['clarify', 'model', 'none', 'multi'])

/** Shorter questions are about what stands beside them: "né?", "tá certo?". */
const FEWEST_WORDS = 4

/** Whether a stretch asks for something by itself, and not about what was said to be done. */
function isRequest(clause: Clause, speech: Speech): boolean {
  const from = firstOwnWord(clause, speech)
  const own: Clause = { ...clause, from }
  const words = clause.message.items.slice(from, clause.to).filter(({ kind }) => kind === 'word')
  if (words.length < FEWEST_WORDS || countRecordVerbs(speech, own) > 0) return false
  const asked = gatesIn(speech, own).find(({ gate }) => gate === 'question')
  const isAsked = asked !== undefined && isInOneQuestion(own)
  return isAsked || opensOrder(clause.message, from)
}

/** Whether the only mark that ends a sentence is a question mark at the very end. */
function isInOneQuestion({ message, from, to }: Clause): boolean {
  const ends = message.items.slice(from, to).flatMap(({ word }, at) => (ENDS.has(word) ? [at] : []))
  return ends.length === 1 && ends[0] === to - from - 1 && message.items[to - 1]?.word === '?'
}

const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ';'])

function opensOrder({ items }: Message, from: number): boolean {
  let at = from
  while (WORDS.toMe.has(items[at]?.word ?? '')) at += 1
  return WORDS.orders.has(items[at]?.word ?? '')
}

/** The first word after the marks and the conjunction that joined the clause to the one before. */
function firstOwnWord({ message, from, to }: Clause, speech: Speech): number {
  const { items } = message
  let at = from
  while (at < to && items[at]?.kind !== 'word' && items[at]?.kind !== 'number') at += 1
  const joined = speech.conjunctions.lengthAt((place) => items[place]?.word, at, to)
  return at + joined < to ? at + joined : at
}

/** A stretch as it was typed, without what joined it to the one before. */
function wordsOf(clause: Clause, speech: Speech): string {
  const { items, text } = clause.message
  const start = items[firstOwnWord(clause, speech)]?.start ?? text.length
  return text.slice(start, items[clause.to - 1]?.end).trim()
}

/** The beginning of a message up to a cut, without the mark that joins it to the rest. */
function wordsBefore({ message, to }: Clause): string {
  return message.text.slice(0, message.items[to]?.start).replace(/[\s,:;–—-]+$/u, '')
}
