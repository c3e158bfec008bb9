import { createWordClasses } from '../clauses/classes.ts'
import { Vocabulary } from '../clauses/vocabulary.ts'
import type { IntentCatalogue } from '../grammar/catalogue.ts'
import { compileGrammar } from '../grammar/compile-grammar.ts'
import { type Grammar, loadGrammar } from '../grammar/grammar.ts'
import type { WordClasses } from '../grammar/word-classes.ts'
import type { UserVocabulary } from '../router-types.ts'
import { SPEECH as ENGLISH } from '../speech/en.generated.ts'
import { SPEECH as PORTUGUESE } from '../speech/pt-BR.generated.ts'
import { createSpeech, type Speech } from '../speech/speech.ts'
import { TALK as ENGLISH_TALK } from '../speech/talk.en.generated.ts'
import { TALK as PORTUGUESE_TALK } from '../speech/talk.pt-BR.generated.ts'
import type { Locale } from '../text/locale.ts'
import { Lexicon, lexiconWords } from '../values/lexicon.ts'
import { firstNameLexicon, nameLexicons } from '../values/lexicons.ts'
import { createTextSlots, type UserLexicons } from '../values/text-slots.ts'

/** Everything needed to read one language. */
export interface Language {
  readonly speech: Speech
  /** The user's own sentences first, where there are any: of equal readings the first holds. */
  readonly grammars: readonly Grammar[]
  readonly vocabulary: Vocabulary
  /** The word classes with one user's names among them. */
  classesFor(user: UserVocabulary | undefined): WordClasses
}

/** Prepares a language: compiles its sentences and gathers its words. */
export function createLanguage(catalogues: readonly IntentCatalogue[], locale: Locale): Language {
  const speech = createSpeech(locale === 'en' ? ENGLISH : PORTUGUESE)
  const grammar = loadGrammar(
    compileGrammar([...catalogues, PORTUGUESE_TALK, ENGLISH_TALK], locale),
  )
  const shipped = createWordClasses(speech, createTextSlots(speech, {}))
  // One user's names stay the same object from message to message.
  const byUser = new WeakMap<UserVocabulary, WordClasses>()
  const classesOf = (user: UserVocabulary): WordClasses => {
    const known =
      byUser.get(user) ?? createWordClasses(speech, createTextSlots(speech, lexiconsOf(user)))
    byUser.set(user, known)
    return known
  }
  return {
    speech,
    grammars: [grammar],
    vocabulary: createVocabulary(speech, grammar),
    classesFor: (user) => (user === undefined ? shipped : classesOf(user)),
  }
}

function createVocabulary(speech: Speech, grammar: Grammar): Vocabulary {
  const likely = new Set<string>(grammar.words.keys())
  for (const lexicon of nameLexicons) for (const word of lexicon.allWords()) likely.add(word)
  const words = new Set([...likely, ...firstNameLexicon.allWords()])
  for (const word of speech.verbs.keys()) words.add(word)
  for (const word of speech.barred) words.add(word)
  for (const set of [
    speech.fillers,
    speech.soft,
    speech.connectors,
    speech.conjunctions,
    speech.comments,
  ]) {
    for (const word of set.words()) words.add(word)
  }
  for (const gate of speech.gates) for (const word of gate.phrases.words()) words.add(word)
  return new Vocabulary(words, likely)
}

function lexiconsOf(user: UserVocabulary): UserLexicons {
  const list = (names: readonly string[]) =>
    names.map((name) => lexiconWords(name).join(' ')).join(',')
  return {
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
