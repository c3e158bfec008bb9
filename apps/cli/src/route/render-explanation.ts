import type { Locale } from '@parco/protocol'
import type { ExplainedClause, ExplainedReading, ExplainedSlot, Explanation } from '@parco/router'
import { EXPLANATION_TEXTS, type ExplanationTexts } from './explanation-texts.ts'

/** Sentences shown of one clause besides the one that won. */
const RUNNERS_UP = 3

/** An explanation as lines for a person to read. */
export function renderExplanation(
  explanation: Explanation,
  locale: Locale,
  carriedOut: ReadonlySet<string>,
): string {
  const texts = EXPLANATION_TEXTS[locale]
  const { decision, frames, repair, clauses, slots, secondOpinion, candidates, abstained } =
    explanation
  const { intent, source, confidence, reason, params } = decision
  const sure = texts.confidence(Math.round(confidence * 100))
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)]
  return [
    `${texts.decision}: ${intent}${reason ? ` (${reason})` : ''}, ${texts.source[source] ?? source}, ${sure}`,
    ...Object.entries(params).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`),
    ...notCarriedOut(decision, carriedOut, texts),
    languageLine(explanation, texts),
    ...(repair ? [texts.repair(repair.before, repair.after)] : []),
    ...frames.map(({ gate, text }) => texts.frame(gate, text)),
    ...clauses.flatMap((clause, index) => renderClause(clause, index + 1, texts)),
    ...list(
      texts.slots,
      slots.map((slot) => renderSlot(slot, texts)),
    ),
    ...(secondOpinion ? [texts.secondOpinion[secondOpinion.outcome](secondOpinion)] : []),
    ...list(
      texts.candidates,
      candidates.map((one) => `${one.intent} ${Math.round(one.confidence * 100)}%`),
    ),
    ...list(
      texts.abstained,
      abstained.map((one) => texts.reasons[one]),
    ),
  ].join('\n')
}

/** Says which calls of a decision nothing carries out. */
function notCarriedOut(
  decision: Explanation['decision'],
  carriedOut: ReadonlySet<string>,
  texts: ExplanationTexts,
): string[] {
  const missing = intentsOf(decision).filter((name) => !carriedOut.has(name))
  return missing.length === 0 ? [] : [texts.noTool([...new Set(missing)].join(', '))]
}

/** The intents that a call comes to: those of its parts, and the one that a question is about. */
function intentsOf({
  intent,
  params,
}: Pick<Explanation['decision'], 'intent' | 'params'>): string[] {
  const { actions, candidate } = params as {
    readonly actions?: unknown
    readonly candidate?: unknown
  }
  const inner = [...(Array.isArray(actions) ? actions : []), ...(candidate ? [candidate] : [])]
  return [intent, ...inner.flatMap(intentsOf)]
}

function languageLine({ language }: Explanation, texts: ExplanationTexts): string {
  const line = texts.language(texts.languages[language.readAs], language.isSure)
  return language.wasOtherTried ? `${line}, ${texts.otherTried}` : line
}

function renderClause(clause: ExplainedClause, number: number, texts: ExplanationTexts): string[] {
  const { text, outcome, intent, reason, gates, readings } = clause
  const why = [intent, reason].filter((one) => one !== undefined).join(', ')
  const shown = readings.filter(
    ({ isChosen }, index) => isChosen || index < RUNNERS_UP + (readings[0]?.isChosen ? 1 : 0),
  )
  return [
    texts.clause(number, text),
    `  ${texts.outcome[outcome]}${why === '' ? '' : `: ${why}`}`,
    ...gates.map((gate) => `  ${texts.gate(gate.gate, gate.text)}`),
    ...shown.flatMap((reading) => renderReading(reading, texts)),
  ]
}

function renderReading(reading: ExplainedReading, texts: ExplanationTexts): string[] {
  const { isChosen, intent, score, template, source, bound } = reading
  const values = Object.entries(bound).map(([name, words]) => `${name}="${words}"`)
  return [
    `  ${isChosen ? texts.chosen : texts.runnerUp}: ${intent}, ${texts.score(score)}`,
    `    ${template}`,
    `    ${[source, ...values].join('  ')}`,
  ]
}

function renderSlot(
  { type, text, value, invalid }: ExplainedSlot,
  texts: ExplanationTexts,
): string {
  const meaning = invalid ? texts.invalid(invalid) : JSON.stringify(value)
  return `${type} "${text}" → ${meaning}`
}
