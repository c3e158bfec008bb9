import type { ClauseReading, ReadingInput } from '../clauses/clause-reading.ts'
import { cutPoints } from '../clauses/cut-points.ts'
import type { Clause, Message } from '../clauses/message.ts'
import { readAlone, segment } from '../clauses/segment.ts'
import { gatesIn, messageGatesIn } from '../gates/gate-clause.ts'
import type { GateHit } from '../gates/harmless-gates.ts'
import { hasQuotedStatement } from '../gates/quotes.ts'
import type { Match } from '../grammar/match.ts'
import { readClause } from '../grammar/read-clause.ts'
import type {
  ExplainedClause,
  ExplainedGate,
  ExplainedReading,
  ExplainedSlot,
  ExplainedWords,
} from './explanation.ts'

/** Sentences told of one clause. */
const MOST_READINGS = 6

/** The clauses of a message as they were read; where some part is not explained, part by part. */
export function explainClauses(input: ReadingInput): ExplainedClause[] {
  const explained = segment(input)
  if (explained === undefined) return explainParts(input)
  let previous: string | undefined
  return explained.clauses.map((clause, index) => {
    const reading = explained.readings[index]
    const told = explainClause(input, clause, reading, previous)
    if (reading?.kind === 'call') previous = reading.call.intent
    return told
  })
}

/** The whole message first: when a sentence explains it, only a gate or a missing word stood against it. */
function explainParts(input: ReadingInput): ExplainedClause[] {
  const told: ExplainedClause[] = []
  let from = 0
  for (const cut of cutPoints(input.message, input.language.speech)) {
    if (cut.isLoose || cut.at <= from) continue
    const { clause, reading } = readAlone(input, from, cut)
    if (clause.from < clause.to) told.push(explainClause(input, clause, reading, undefined))
    from = cut.at
  }
  return told
}

/** Gates over the whole message; a quoted statement is one of them. */
export function explainFrames({ message, language }: ReadingInput): ExplainedGate[] {
  const whole: Clause = { message, from: 0, to: message.items.length }
  const frames = messageGatesIn(language.speech, whole).map((hit) => explainGate(message, hit))
  if (!hasQuotedStatement(message, language.speech)) return frames
  return [...frames, { gate: 'quoted', ...wordsAt(message, 0, message.items.length) }]
}

/** Every value that the message may hold, in order. */
export function explainSlots({ message }: ReadingInput): ExplainedSlot[] {
  return message.spans.map(({ type, from, to, value, invalid }) => ({
    type,
    ...wordsAt(message, from, to),
    value,
    ...(invalid ? { invalid } : {}),
  }))
}

function explainClause(
  input: ReadingInput,
  clause: Clause,
  reading: ClauseReading | undefined,
  previousIntent: string | undefined,
): ExplainedClause {
  const { message, language, classes } = input
  const readings = readClause(language.grammars, clause, classes, previousIntent)
  const template = reading?.kind === 'call' ? reading.template : undefined
  const chosen = readings.find(({ sentence }) =>
    template === undefined ? isSameKind(sentence.intent, reading) : sentence.template === template,
  )
  const ordered = chosen ? [chosen, ...readings.filter((one) => one !== chosen)] : readings
  return {
    ...wordsAt(message, clause.from, clause.to),
    ...outcomeOf(reading),
    gates: gatesIn(language.speech, clause).map((hit) => explainGate(message, hit)),
    readings: ordered.slice(0, MOST_READINGS).map((one): ExplainedReading => {
      const { intent, template, source } = one.sentence
      const score = Math.round(one.score * 10) / 10
      const bound = boundWords(message, one.match)
      return { intent, template, source, score, isChosen: one === chosen, bound }
    }),
  }
}

/** A clause with nothing to record, or for a model, rests on a sentence that says so, if there is one. */
function isSameKind(intent: string, reading: ClauseReading | undefined): boolean {
  return reading?.kind === intent && !(reading.kind === 'none' && reading.isByGate)
}

function outcomeOf(
  reading: ClauseReading | undefined,
): Pick<ExplainedClause, 'outcome' | 'intent' | 'reason'> {
  switch (reading?.kind) {
    case undefined:
      return { outcome: 'unexplained' }
    case 'call': {
      const { intent, reason } = reading.call
      return { outcome: 'call', intent, ...(reason ? { reason } : {}) }
    }
    case 'none':
      return { outcome: 'nothing', reason: reading.reason }
    case 'comment':
      return { outcome: 'comment' }
    case 'model':
      return { outcome: 'for-model' }
  }
}

function explainGate(message: Message, { gate, from, to }: GateHit): ExplainedGate {
  return { gate, ...wordsAt(message, from, to) }
}

function boundWords(message: Message, { bindings }: Match): Record<string, string> {
  return Object.fromEntries(
    bindings.map((one) => {
      const { from, to } = one.type === 'span' ? one.span : one
      return [one.name, wordsAt(message, from, to).text]
    }),
  )
}

function wordsAt({ items, text }: Message, from: number, to: number): ExplainedWords {
  const start = items[from]?.start ?? text.length
  const end = items[to - 1]?.end ?? start
  return { text: text.slice(start, end), start, end }
}
