import type { IntentCall } from '@parco/protocol'
import { readMessage } from './clauses/read-message.ts'
import type { ReadingInput } from './clauses/segment.ts'
import type { IntentCatalogue } from './grammar/catalogue.ts'
import type { PendingReading } from './pending/pending.ts'
import { readPending } from './pending/read-pending.ts'
import type { Pending, RoutedCall, RoutedDecision, RouterContext } from './router-types.ts'
import { findCrisis } from './safety/find-crisis.ts'
import { localTimeOf, toIsoDate } from './slots/civil-date.ts'
import { scanSlots } from './slots/scan-slots.ts'
import type { Classifier } from './stages/classifier.ts'
import { completeCall } from './stages/complete-call.ts'
import { decideMixed, mayBeMixed } from './stages/decide-mixed.ts'
import { decideRepaired } from './stages/decide-repaired.ts'
import { cacheKey, type DecisionCache, isCacheable } from './stages/decision-cache.ts'
import { detectLanguage } from './stages/detect-language.ts'
import { fillCall } from './stages/fill-call.ts'
import type { IntentReader } from './stages/intent-reader.ts'
import { createLanguage, type Language } from './stages/language.ts'
import { CORRECTION_OPENING, changeLastWrite } from './stages/last-write.ts'
import { decideBySentences, type SentenceDecision } from './stages/sentences.ts'
import type { Locale } from './text/locale.ts'
import { tokenize } from './text/tokenize.ts'

/** Chooses what a message asks for, at no cost in tokens, and helps who else must choose. */
export interface Router extends IntentReader {
  /** Never throws; a message it does not understand is `model`. */
  decide(text: string, context: RouterContext): RoutedDecision
}

/** What a router is made of. */
export interface RouterOptions {
  readonly intents: readonly IntentCatalogue[]
  /** Sentences of `intents` and of small talk that `compileGrammar` has compiled, as JSON: nothing is compiled then. */
  readonly grammars?: Readonly<Partial<Record<Locale, string>>>
  /** Asked when no sentence explains a message. */
  readonly classifier?: Classifier
  /** Asked before the sentences. */
  readonly cache?: DecisionCache
}

/** Longer messages are not everyday sentences: a model reads them. */
const MAX_CHARACTERS = 1000

/** Words and marks; a message of more tells a story. */
const MAX_ITEMS = 120

const ABSTAINED: RoutedDecision = { intent: 'model', params: {}, source: 'fallback', confidence: 0 }

/** Builds the decision pipeline over the given intents; a language is compiled when first met. */
export function createRouter({ intents, grammars, classifier, cache }: RouterOptions): Router {
  const languages = new Map<Locale, Language>()
  const languageOf = (locale: Locale): Language => {
    const known =
      languages.get(locale) ?? createLanguage({ intents, compiled: grammars?.[locale] }, locale)
    languages.set(locale, known)
    return known
  }
  /** A message made ready to be read; nothing of one that is too long for sentences. */
  const prepare = (
    text: string,
    context: RouterContext,
    locale: Locale,
  ): ReadingInput | undefined => {
    const { now, timeZone, vocabulary, own } = context
    const language = languageOf(locale).withOwn(own)
    const message = readMessage(text, { locale, now, timeZone }, language.vocabulary)
    if (message.items.length > MAX_ITEMS) return undefined
    const today = toIsoDate(localTimeOf(now, timeZone).day)
    return { message, language, classes: language.classesFor(vocabulary), today, vocabulary }
  }
  const inLanguage = (
    text: string,
    context: RouterContext,
    locale: Locale,
  ): SentenceDecision | undefined => {
    const read = (part: string): SentenceDecision | undefined => {
      const input = prepare(part, context, locale)
      return input && decideBySentences(input)
    }
    const repaired = decideRepaired(text, locale, read)
    if (repaired) return repaired
    const input = prepare(text, context, locale)
    const decision = input && decideBySentences(input)
    return (input && mayBeMixed(decision) ? decideMixed(input, read) : undefined) ?? decision
  }
  const bySentences = (text: string, context: RouterContext): SentenceDecision | undefined => {
    const { locale, isSure, hasOther } = detectLanguage(text, context.locale)
    const decision = inLanguage(text, context, locale)
    // A message that speaks for one language alone, but not for the user's, may still be in the user's.
    const isWorthIt = hasOther || locale !== context.locale
    if (decision || isSure || !isWorthIt) return decision
    return inLanguage(text, context, locale === 'en' ? 'pt-BR' : 'en')
  }
  return {
    decide: (text, context) => decide(text, context, { read: bySentences, classifier, cache }),
    candidates: (text, context) => classifier?.candidates(text, context) ?? [],
    fill(text, intent, context) {
      if (text.length > MAX_CHARACTERS) return undefined
      const input = prepare(text, context, detectLanguage(text, context.locale).locale)
      return input && fillCall(intent, input)
    },
  }
}

type ReadSentences = (text: string, context: RouterContext) => SentenceDecision | undefined

interface Stages {
  readonly read: ReadSentences
  readonly classifier: Classifier | undefined
  readonly cache: DecisionCache | undefined
}

function decide(text: string, context: RouterContext, stages: Stages): RoutedDecision {
  const { read } = stages
  const kind = findCrisis(text)
  if (kind) return { intent: 'safety_crisis', params: { kind }, source: 'sentence', confidence: 1 }
  if (text.length > MAX_CHARACTERS || text.trim() === '') return ABSTAINED
  const open = context.pending
  const isFresh = open?.kind === 'question' && opensAnother(open.candidate, read(text, context))
  const pending = open && !isFresh ? answer(text, open, context, read) : undefined
  if (pending) {
    const { call, target, rule } = pending
    return {
      ...call,
      source: 'pending',
      confidence: 0.97,
      ...(target === undefined ? {} : { target }),
      reason: (call.intent === 'clarify' && problemIn(text, context)) || rule,
    }
  }
  const corrected = context.lastWrite && correctLast(text, context.lastWrite, context, read)
  if (corrected) return { ...corrected, source: 'sentence', confidence: 0.9 }
  return decideAnew(text, context, stages)
}

/** Decides a message that answers nothing: remembered words, sentences, classifier, in order of cost. */
function decideAnew(text: string, context: RouterContext, stages: Stages): RoutedDecision {
  const { read, classifier, cache } = stages
  const key = cacheKey(text, context.locale)
  const remembered = cache?.get(key)
  if (remembered) return { ...remembered, source: 'cache' }
  const decision = read(text, context)
  if (decision && cache && isCacheable(decision)) {
    const { intent, params, confidence, reason } = decision
    cache.set(key, { intent, params, confidence, ...(reason === undefined ? {} : { reason }) })
  }
  if (decision) return { ...decision, source: 'sentence' }
  const classified = classifier?.classify(text, context)
  return classified ? { ...classified, source: 'classifier' } : ABSTAINED
}

/** What is wrong with a value said in answer to a question. */
function problemIn(text: string, context: RouterContext): string | undefined {
  const { locale } = detectLanguage(text, context.locale)
  const spans = scanSlots(tokenize(text, locale), { ...context, locale })
  return spans.find((span) => span.invalid !== undefined)?.invalid
}

/** Slots that say what a record is about; two that differ are two records. */
const SUBJECTS = ['name', 'type', 'billRef', 'metricRef'] as const

/** Whether a message is a statement of its own while a question is open, and not its answer. */
function opensAnother(candidate: RoutedCall, fresh: SentenceDecision | undefined): boolean {
  if (fresh === undefined || fresh.intent === 'none' || fresh.intent === 'model') return false
  const isAsking = fresh.intent === 'clarify'
  const call: RoutedCall = isAsking ? (fresh.params.candidate as RoutedCall) : fresh
  if (call.intent !== candidate.intent) {
    return !isAsking || SUBJECTS.some((slot) => slot in call.params)
  }
  return SUBJECTS.some((slot) => {
    const [known, said] = [candidate.params[slot], call.params[slot]]
    return known !== undefined && said !== undefined && known !== said
  })
}

/** Reads a message as the answer to what is open. */
function answer(
  text: string,
  pending: Pending,
  context: RouterContext,
  read: ReadSentences,
): (Omit<PendingReading, 'call'> & { call: RoutedCall }) | undefined {
  const { locale } = detectLanguage(text, context.locale)
  const reading = readPending({
    text,
    // Params are JSON at both ends; the router's own type is the looser one.
    pending: pending as Parameters<typeof readPending>[0]['pending'],
    context: { locale, now: context.now, timeZone: context.timeZone },
    readFresh: (part) => fresh(read(part, context)),
    complete: (call) => completeCall(call, locale, context.vocabulary),
  })
  return (
    reading && {
      ...reading,
      call: { intent: reading.call.intent, params: { ...reading.call.params } },
    }
  )
}

function fresh(decision: SentenceDecision | undefined): IntentCall | undefined {
  if (decision === undefined || decision.intent === 'model') return undefined
  return { intent: decision.intent, params: decision.params as IntentCall['params'] }
}

/** "errei, era 81,5" a moment after a write changes that write instead of adding one. */
function correctLast(
  text: string,
  last: RoutedCall,
  context: RouterContext,
  read: ReadSentences,
): RoutedCall | undefined {
  if (!CORRECTION_OPENING.test(text)) return undefined
  const reading = answer(text, { kind: 'writes', writes: [last] }, context, read)
  return reading?.call.intent === 'correct' ? changeLastWrite(last, reading.call.params) : undefined
}
