import { createWordClasses } from '../clauses/classes.ts'
import { Vocabulary } from '../clauses/vocabulary.ts'
import type { IntentCatalogue } from '../grammar/catalogue.ts'
import { compileGrammar } from '../grammar/compile-grammar.ts'
import type { CompiledGrammar } from '../grammar/compiled-grammar.ts'
import { type Grammar, loadGrammar } from '../grammar/grammar.ts'
import { ownCatalogues } from '../grammar/own-catalogues.ts'
import type { Sentence } from '../grammar/sentence.ts'
import type { WordClasses } from '../grammar/word-classes.ts'
import type { UserVocabulary } from '../router-types.ts'
import { SPEECH as ENGLISH } from '../speech/en.generated.ts'
import { plainForms } from '../speech/plain-forms.ts'
import { SPEECH as PORTUGUESE } from '../speech/pt-BR.generated.ts'
import { createSpeech, type Speech } from '../speech/speech.ts'
import { talkIntents } from '../speech/talk-intents.ts'
import type { Locale } from '../text/locale.ts'
import { Lexicon, lexiconWords } from '../values/lexicon.ts'
import { firstNameLexicon, nameLexicons, wordLexicons } from '../values/lexicons.ts'
import { AIMS } from '../values/text-slots/statement-slots.ts'
import { createTextSlots, type UserLexicons } from '../values/text-slots.ts'

/** Everything needed to read one language. */
export interface Language {
  readonly speech: Speech
  /** The user's own sentences first, where there are any: of equal readings the first holds. */
  readonly grammars: readonly Grammar[]
  /** What every intent of the sentences is, by its name. */
  readonly definitions: ReadonlyMap<string, Sentence['definition']>
  readonly vocabulary: Vocabulary
  /** The word classes with one user's names among them. */
  classesFor(user: UserVocabulary | undefined): WordClasses
  /** The same language with sentences of the user's own, compiled once for the same array. */
  withOwn(own: readonly IntentCatalogue[] | undefined): Language
}

/** What a language is made of: sentences compiled beforehand as JSON, or catalogues to compile. */
export interface LanguageSource {
  readonly intents: readonly IntentCatalogue[]
  /** Stands for `intents` and for small talk, when it is given. */
  readonly compiled?: string | undefined
}

/** Prepares a language: its sentences, and the words around them. */
export function createLanguage({ intents, compiled }: LanguageSource, locale: Locale): Language {
  const around = surroundings.get(locale) ?? createSurroundings(locale)
  surroundings.set(locale, around)
  const { speech, names, known } = around
  const grammar = loadGrammar(
    compiled === undefined
      ? compileGrammar([...intents, ...talkIntents], locale)
      : // What the generator wrote is checked for staleness before it lands.
        (JSON.parse(compiled) as CompiledGrammar),
  )
  const words: ReadonlySet<string> = new Set(grammar.words.all())
  const plain = locale === 'en' ? undefined : plainForms(speech.commandVerbs, words, known)
  // One user's names stay the same object from message to message.
  const byUser = new WeakMap<UserVocabulary, WordClasses>()
  const classesOf = (user: UserVocabulary): WordClasses => {
    const known =
      byUser.get(user) ?? createWordClasses(speech, createTextSlots(speech, lexiconsOf(user)))
    byUser.set(user, known)
    return known
  }
  const byOwn = new WeakMap<readonly IntentCatalogue[], Language>()
  const language: Language = {
    speech,
    grammars: [grammar],
    definitions: definitionsIn([grammar]),
    vocabulary: new Vocabulary([words, known, around.said], [words, names], plain),
    classesFor: (user) => (user === undefined ? around.classes : classesOf(user)),
    withOwn(own) {
      if (own === undefined || !own.some((catalogue) => catalogue.locale === locale))
        return language
      const known = byOwn.get(own) ?? addOwn(language, own, grammar)
      byOwn.set(own, known)
      return known
    },
  }
  return language
}

function addOwn(
  language: Language,
  catalogues: readonly IntentCatalogue[],
  shipped: Grammar,
): Language {
  const compiled = compileGrammar(ownCatalogues(catalogues, shipped), shipped.locale)
  const own = loadGrammar(compiled, true)
  const grammars = [own, shipped]
  return {
    ...language,
    grammars,
    definitions: definitionsIn(grammars),
    vocabulary: language.vocabulary.with(own.words.all()),
  }
}

function definitionsIn(grammars: readonly Grammar[]): Language['definitions'] {
  const definitions = new Map<string, Sentence['definition']>()
  for (const { sentences } of grammars)
    for (const { intent, definition } of sentences)
      if (!definitions.has(intent)) definitions.set(intent, definition)
  return definitions
}

/** What is the same whatever the sentences are; made once, as each file of claims has a language. */
function createSurroundings(locale: Locale) {
  const speech = createSpeech(locale === 'en' ? ENGLISH : PORTUGUESE)
  const { fillers, soft, connectors, conjunctions, comments } = speech
  const names = new Set(nameLexicons.flatMap((lexicon) => [...lexicon.allWords()]))
  const known = new Set([
    ...names,
    ...[firstNameLexicon, ...wordLexicons].flatMap((lexicon) => [...lexicon.allWords()]),
    ...AIMS,
    ...[speech.verbs.keys(), speech.barred, speech.plain].flatMap((words) => [...words]),
    ...Object.values(speech.story).flatMap((words) => [...words]),
    ...[fillers, soft, connectors, conjunctions, comments].flatMap((set) => [...set.words()]),
  ])
  const orders = [...speech.orders.values()].flatMap(({ verbs, phrases, behind }) => [
    ...verbs,
    ...[phrases, behind].flatMap((set) => [...set.words()]),
  ])
  const gates = speech.gates.flatMap(({ phrases }) => [...phrases.words()])
  const said = new Set([...speech.commands.keys(), ...orders, ...gates])
  const classes = createWordClasses(speech, createTextSlots(speech, {}))
  return { speech, names, known, said, classes }
}

const surroundings = new Map<Locale, ReturnType<typeof createSurroundings>>()

function lexiconsOf(user: UserVocabulary): UserLexicons {
  const list = (names: readonly string[]) =>
    names.map((name) => lexiconWords(name).join(' ')).join(',')
  return {
    ...(user.habits?.length ? { habits: new Lexicon({ own: list(user.habits) }) } : {}),
    ...(user.debts?.length ? { debts: new Lexicon({ own: list(user.debts) }) } : {}),
    ...(user.investments?.length
      ? { investments: new Lexicon({ own: list(user.investments) }) }
      : {}),
    ...(user.people?.length ? { people: user.people } : {}),
    ...(user.bills?.length ? { bills: new Lexicon({ own: list(user.bills) }) } : {}),
    ...(user.customMetrics?.length
      ? { metrics: new Lexicon({ own: list(user.customMetrics) }) }
      : {}),
    ...(user.expenses ? { expenses: new Lexicon(byCategory(user.expenses)) } : {}),
  }
}

function byCategory(expenses: Readonly<Record<string, string>>): Record<string, string> {
  const lists: Record<string, string> = {}
  for (const [name, category] of Object.entries(expenses)) {
    lists[category] = [lists[category], lexiconWords(name).join(' ')].filter(Boolean).join(',')
  }
  return lists
}
