import { readMessage } from '../clauses/read-message.ts'
import { segment } from '../clauses/segment.ts'
import type { IntentCatalogue, SentenceGroup } from '../grammar/catalogue.ts'
import { createRules } from '../grammar/compile-grammar.ts'
import type { Reading } from '../grammar/grammar.ts'
import { parseTemplate } from '../grammar/parse-template.ts'
import { readClause } from '../grammar/read-clause.ts'
import { knowIntents } from '../intents/intent-table.ts'
import { lifeIntents } from '../intents/life/life-intents.ts'
import { createLanguage, type Language } from '../stages/language.ts'
import type { Locale } from '../text/locale.ts'
import type { Finding } from './finding.ts'
import { sampleTemplate } from './sample-template.ts'
import { SAMPLE_VALUES } from './sample-values.ts'

/** Sentences drawn from each template. */
const SAMPLES = 8

/** A Wednesday at noon: no edge of a week, a month or a day. */
const CONTEXT = { now: new Date('2026-11-18T15:00:00Z'), timeZone: 'America/Sao_Paulo' } as const

interface Place {
  readonly catalogue: IntentCatalogue
  readonly intent: string
  readonly group: number
  readonly index: number
  readonly template: string
}

/**
 * Finds sentences that nothing said can reach, because another always goes before, and sentences of
 * two intents that rank alike, of which only their order chooses. Tried out on sentences drawn from
 * each template, the same ones every time.
 */
export function lintMeaning(catalogues: readonly IntentCatalogue[], locale: Locale): Finding[] {
  knowIntents(lifeIntents)
  const language = createLanguage({ intents: catalogues }, locale)
  const ambiguous = new Map<string, Finding>()
  const findings: Finding[] = []
  for (const catalogue of catalogues.filter((one) => one.locale === locale)) {
    const rules = createRules(catalogue)
    for (const [place, said] of placesOf(catalogue)) {
      if (said.after !== undefined) continue
      const node = parseTemplate(place.template, locale)
      const options = { rules, values: SAMPLE_VALUES[locale], count: SAMPLES }
      const samples = sampleTemplate(node, options).map((one) => (said.isAsked ? `${one}?` : one))
      const trial = tryOut(samples, place, language)
      if (trial.unreachable) findings.push(trial.unreachable)
      for (const one of trial.ambiguous) {
        const key = [one.subject, one.other].sort().join(' = ')
        if (!ambiguous.has(key)) ambiguous.set(key, one)
      }
    }
  }
  return [...findings, ...ambiguous.values()]
}

interface Trial {
  readonly unreachable?: Finding
  readonly ambiguous: readonly Finding[]
}

function tryOut(samples: readonly string[], place: Place, language: Language): Trial {
  const ambiguous: Finding[] = []
  let isReached = false
  let winner: { readonly reading: Reading; readonly sample: string } | undefined
  for (const sample of samples) {
    const readings = readAll(sample, language)
    const own = readings.find((one) => isOf(one, place))
    if (own === undefined) continue
    const [best, second] = readings
    // A sentence of the same group means the same: which of them is taken makes no difference.
    if (best && (isSameGroup(best, own) || comesToIt(sample, place, language))) isReached = true
    else if (best) winner ??= { reading: best, sample }
    if (own === best && second && isTie(best, second)) {
      ambiguous.push(toFinding('ambiguous', place, second, sample))
    }
  }
  if (isReached || winner === undefined) return { ambiguous }
  return { ambiguous, unreachable: toFinding('unreachable', place, winner.reading, winner.sample) }
}

function readAll(sample: string, { grammars, vocabulary, classesFor }: Language): Reading[] {
  const locale = grammars[0]?.locale ?? 'en'
  const message = readMessage(sample, { locale, ...CONTEXT }, vocabulary)
  const clause = { message, from: 0, to: message.items.length }
  return readClause(grammars, clause, classesFor(undefined), undefined)
}

/**
 * Whether the sentence's intent is what it comes to: a sentence before it may turn out not to fit,
 * and another of the same intent does no harm.
 */
function comesToIt(sample: string, { intent }: Place, language: Language): boolean {
  const locale = language.grammars[0]?.locale ?? 'en'
  const result = segment({
    message: readMessage(sample, { locale, ...CONTEXT }, language.vocabulary),
    language,
    classes: language.classesFor(undefined),
    today: '2026-11-18',
    vocabulary: undefined,
  })
  const [reading] = result?.readings ?? []
  return (reading?.kind === 'call' ? reading.call.intent : reading?.kind) === intent
}

function isOf({ sentence }: Reading, { intent, template, catalogue }: Place): boolean {
  return (
    sentence.intent === intent &&
    sentence.template === template &&
    sentence.domain === catalogue.domain
  )
}

const isSameGroup = (one: Reading, other: Reading): boolean =>
  one.sentence.group === other.sentence.group

function isTie(best: Reading, second: Reading): boolean {
  return best.score === second.score && best.sentence.intent !== second.sentence.intent
}

function toFinding(
  code: 'unreachable' | 'ambiguous',
  { catalogue, intent, group, index, template }: Place,
  { sentence }: Reading,
  example: string,
): Finding {
  return {
    code,
    source: catalogue.source ?? catalogue.domain,
    path: ['intents', intent, 'sentences', group, 'say', index],
    subject: `${intent}: ${template}`,
    other: `${sentence.intent}: ${sentence.template}`,
    example,
  }
}

function* placesOf(catalogue: IntentCatalogue): Iterable<readonly [Place, SentenceGroup]> {
  for (const [intent, { sentences }] of Object.entries(catalogue.intents)) {
    for (const [group, said] of sentences.entries()) {
      for (const [index, template] of said.say.entries()) {
        yield [{ catalogue, intent, group, index, template }, said]
      }
    }
  }
}
