import { comparableWords } from '../grammar/parse-template.ts'
import { fold } from '../text/fold.ts'
import type { Locale } from '../text/locale.ts'
import { commandForms } from './command-forms.ts'
import { conjugate, type VerbForm } from './conjugate.ts'
import { PhraseSet } from './phrase-set.ts'

/** How far a gate reaches: the clause it is in, the whole message, or only from a clause's first word. */
export type GateReach = 'clause' | 'message' | 'start'

/** The words of one language around what is said, as generated from its YAML. Lists are comma-separated. */
export interface SpeechSource {
  readonly locale: Locale
  readonly fillers: string
  readonly soft: string
  readonly connectors: string
  readonly conjunctions: string
  readonly plain: string
  readonly barred: string
  readonly comments: string
  readonly notVerbs: string
  readonly story: Readonly<Record<keyof StoryWords, string>>
  readonly requests: Readonly<Record<keyof RequestWords, string>>
  readonly verbs: Readonly<Record<string, string>>
  readonly irregular: Readonly<Record<string, string>>
  readonly gates: Readonly<Record<string, { readonly phrases: string; readonly reach: GateReach }>>
  readonly commands: string
  readonly asides: Readonly<Record<keyof AsideWords, string>>
  readonly orders: Readonly<Record<string, Readonly<Record<keyof OrderWords, string>>>>
  readonly courtesy: Readonly<
    Record<Exclude<keyof Courtesy, 'locale' | 'commands' | 'calling'> | 'unasked', string>
  >
}

/** Words of pieces that stand beside what is said and name nothing of it. */
export interface AsideWords {
  /** Verbs of `commands` that take something back: beside a record they say that there is none. */
  readonly takingBack: ReadonlySet<string>
  /** Verbs of `commands` that ask to record what is said. */
  readonly recording: ReadonlySet<string>
  /** Open a reason, which holds up to the end of its sentence. */
  readonly reasons: PhraseSet
  /** Say by themselves why something is given up or put back. */
  readonly changes: PhraseSet
  /** Whom the words are said to. */
  readonly calling: PhraseSet
  /** Stand before a verb of `commands` in a piece that does nothing but ask. */
  readonly before: PhraseSet
  /** Stand behind it. */
  readonly behind: PhraseSet
}

/** Words by which a clause is known to tell a story, or not to. */
export interface StoryWords {
  /** Forms of being and becoming that tell how things were, beside the past of any verb. */
  readonly told: ReadonlySet<string>
  /** Words that look like a past form and are none. */
  readonly notTold: ReadonlySet<string>
  /** Words with which something is asked for: what they stand in is no mere remark. */
  readonly asking: ReadonlySet<string>
  /** Words of taking back: what they stand in may undo the record beside it. */
  readonly undoing: ReadonlySet<string>
  /** Deeds that are records or decisions of their own. */
  readonly recorded: ReadonlySet<string>
  /** Deeds of going and doing: who did them did what is told next, too. English alone leaves it open. */
  readonly acting: ReadonlySet<string>
  /** What goes wrong or runs out, and so costs money. */
  readonly mishaps: ReadonlySet<string>
  /** Words of the speaker. */
  readonly own: ReadonlySet<string>
}

/** With what words an intent is asked for that takes a free text. */
export interface OrderWords {
  /** Every form of its verbs that orders. */
  readonly verbs: ReadonlySet<string>
  readonly phrases: PhraseSet
  /** Lies between them and the text. */
  readonly behind: PhraseSet
}

/** Words that show what a message is for, whatever else it says. */
export interface RequestWords {
  /** Words of asking to be shown something. */
  readonly shows: ReadonlySet<string>
  /** Words by which something is told as a habit. */
  readonly habitually: ReadonlySet<string>
  /** Orders to keep something in mind or in the records, whatever is said beside them. */
  readonly keeps: ReadonlySet<string>
  /** Words that may stand before such an order. */
  readonly beforeKeeps: ReadonlySet<string>
  /** Words with which what is so follows what is not: "só 12 de pão", "today 25 on lunch". */
  readonly turns: ReadonlySet<string>
}

/** Politeness around what is asked for. */
export interface Courtesy {
  readonly locale: Locale
  /** Phrases that open a message. */
  readonly opening: PhraseSet
  /** Phrases that open one where a verb of `verbs` follows. */
  readonly asking: PhraseSet
  readonly verbs: PhraseSet
  /** Phrases said to whoever carries it out: they open one where any verb that orders follows. */
  readonly requesting: PhraseSet
  /** The forms of these verbs, but for those that ask for no record there. */
  readonly commands: ReadonlySet<string>
  /** Phrases that open one where a word of `wonders` follows. */
  readonly wondering: PhraseSet
  readonly wonders: PhraseSet
  /** Whom the words are said to. */
  readonly calling: PhraseSet
  /** Phrases that open one where a mark parts them from the rest. */
  readonly exclaiming: PhraseSet
  /** Phrases that end one. */
  readonly closing: PhraseSet
  /** Phrases that end one where a mark parts them from the rest, or that ask to be heard ("tá?"). */
  readonly heard: PhraseSet
  /** Phrases that mean nothing wherever they stand. */
  readonly anywhere: PhraseSet
}

/** The field of life a verb belongs to. */
export type VerbField = 'money' | 'body' | 'other'

/** What a word says when it is a verb. */
export interface VerbReading {
  readonly field: VerbField
  /** Known for Portuguese only: English forms do not tell who acts. */
  readonly form?: VerbForm
}

/** A frame that turns a statement into something that is not to be recorded. */
export interface Gate {
  readonly name: string
  readonly phrases: PhraseSet
  readonly reach: GateReach
  /** Its place among the gates of the language: the first that holds gives the reason. */
  readonly order: number
}

/** One language's words around what is said, ready for lookups. */
export interface Speech {
  readonly locale: Locale
  readonly fillers: PhraseSet
  readonly soft: PhraseSet
  readonly connectors: PhraseSet
  readonly conjunctions: PhraseSet
  readonly comments: PhraseSet
  readonly plain: ReadonlySet<string>
  readonly barred: ReadonlySet<string>
  readonly verbs: ReadonlyMap<string, VerbReading>
  readonly gates: readonly Gate[]
  /** The gates with a phrase that begins with a word: most words begin none. */
  readonly gatesByFirstWord: ReadonlyMap<string, readonly Gate[]>
  /** Every form in which something is asked to be done, with the verb it is of. */
  readonly commands: ReadonlyMap<string, string>
  /** The verbs themselves, as written. */
  readonly commandVerbs: readonly string[]
  readonly asides: AsideWords
  /** By intent. */
  readonly orders: ReadonlyMap<string, OrderWords>
  readonly courtesy: Courtesy
  readonly story: StoryWords
  readonly requests: RequestWords
}

/** Prepares the words of a language; called once per language, on first use. */
export function createSpeech(source: SpeechSource): Speech {
  const { locale } = source
  const commands = formsOf(source.commands, locale)
  const phrases = (list: string) => new PhraseSet(list, locale)
  const words = (list: string) => new Set(listWords(list, locale))
  const verbs = readVerbs(source)
  const gates = Object.entries(source.gates).map(
    ([name, gate], order): Gate => ({
      name,
      phrases: phrases(gate.phrases),
      reach: gate.reach,
      order,
    }),
  )
  return {
    locale,
    fillers: phrases(source.fillers),
    soft: phrases(source.soft),
    connectors: phrases(source.connectors),
    conjunctions: phrases(source.conjunctions),
    comments: phrases(source.comments),
    plain: words(source.plain),
    barred: words(source.barred),
    verbs,
    gates,
    gatesByFirstWord: indexGates(gates),
    story: wordLists(source.story, locale),
    commands,
    commandVerbs: source.commands.split(',').map((verb) => verb.trim()),
    orders: new Map(
      Object.entries(source.orders).map(([intent, order]) => [
        intent,
        {
          verbs: new Set(formsOf(order.verbs, locale).keys()),
          phrases: phrases(order.phrases),
          behind: phrases(order.behind),
        },
      ]),
    ),
    asides: {
      takingBack: words(source.asides.takingBack),
      recording: words(source.asides.recording),
      reasons: phrases(source.asides.reasons),
      changes: phrases(source.asides.changes),
      calling: phrases(source.asides.calling),
      before: phrases(source.asides.before),
      behind: phrases(source.asides.behind),
    },
    requests: wordLists(source.requests, locale),
    courtesy: readCourtesy(source, commands),
  }
}

function readCourtesy(
  { locale, courtesy, asides }: SpeechSource,
  commands: Speech['commands'],
): Courtesy {
  const unasked = formsOf(courtesy.unasked, locale)
  let count = 0
  const phrases = (list: string) => new PhraseSet(list, locale, 1 << count++)
  return {
    locale,
    opening: phrases(courtesy.opening),
    asking: phrases(courtesy.asking),
    verbs: new PhraseSet(courtesy.verbs, locale),
    requesting: phrases(courtesy.requesting),
    commands: new Set([...commands.keys()].filter((form) => !unasked.has(form))),
    calling: phrases(asides.calling),
    wondering: phrases(courtesy.wondering),
    wonders: new PhraseSet(courtesy.wonders, locale),
    exclaiming: phrases(courtesy.exclaiming),
    closing: phrases(courtesy.closing),
    heard: phrases(courtesy.heard),
    anywhere: phrases(courtesy.anywhere),
  }
}

function indexGates(gates: readonly Gate[]): ReadonlyMap<string, readonly Gate[]> {
  const index = new Map<string, Gate[]>()
  for (const gate of gates) {
    for (const word of gate.phrases.firstWords()) {
      const alike = index.get(word)
      if (alike) alike.push(gate)
      else index.set(word, [gate])
    }
  }
  return index
}

/** Every list of a section as a set of its words. */
function wordLists<Name extends string>(
  lists: Readonly<Record<Name, string>>,
  locale: Locale,
): Readonly<Record<Name, ReadonlySet<string>>> {
  const sets = Object.entries<string>(lists).map(([name, list]) => [
    name,
    new Set(listWords(list, locale)),
  ])
  // The names are those of the lists.
  return Object.fromEntries(sets)
}

function listWords(list: string, locale: Locale): string[] {
  return list
    .split(',')
    .map((phrase) => comparableWords(phrase, locale))
    .filter((words) => words.length === 1)
    .map(([word]) => word as string)
}

/** Every form in which the listed verbs order, with the verb it is of. */
function formsOf(verbs: string, locale: Locale): ReadonlyMap<string, string> {
  const forms = new Map<string, string>()
  for (const item of verbs.split(',')) {
    const base = item.trim()
    if (base === '') continue
    for (const form of commandForms(base, locale)) if (!forms.has(form)) forms.set(form, fold(base))
  }
  return forms
}

function readVerbs(source: SpeechSource): Map<string, VerbReading> {
  const { locale } = source
  const notVerbs = new Set(listWords(source.notVerbs, locale))
  const verbs = new Map<string, VerbReading>()
  const put = (word: string, reading: VerbReading) => {
    if (!verbs.has(word) && !notVerbs.has(word)) verbs.set(word, reading)
  }
  for (const [field, list] of Object.entries(source.verbs)) {
    for (const item of list.split(',')) {
      if (locale === 'en') {
        for (const word of item.trim().split(/\s+/)) put(word, { field: field as VerbField })
      } else {
        for (const [word, form] of conjugate(item.trim())) {
          put(word, { field: field as VerbField, form })
        }
      }
    }
  }
  for (const [form, list] of Object.entries(source.irregular)) {
    for (const word of listWords(list, locale))
      put(word, { field: 'other', form: form as VerbForm })
  }
  return verbs
}
