import type { Locale } from '../text/locale.ts'
import type { IntentDefinition, SentenceGroup } from './catalogue.ts'
import { type CompiledGrammar, type CompiledIntent, GRAMMAR_FORMAT } from './compiled-grammar.ts'
import type { Graph } from './graph.ts'
import type { Match, MatchRules } from './match.ts'
import { Openings } from './openings.ts'
import { readSlots } from './slot-reference.ts'
import { TextNeeds } from './text-needs.ts'

/** Words or a type of slot of which a message must hold one, by its number. */
export type Need = number

/** One template of an intent, ready to match. */
export interface Sentence {
  readonly intent: string
  readonly domain: string
  /** The file it is written in. */
  readonly source: string
  readonly definition: Pick<IntentDefinition, 'isWrite' | 'required'>
  /** Whether a user wrote it: what it sets are params, as the user means them. */
  readonly isOwn: boolean
  readonly group: Omit<SentenceGroup, 'say' | 'holds'>
  readonly template: string
  readonly rules: MatchRules
  /** Its place among all sentences; earlier wins a tie. */
  readonly order: number
  /** What a message must hold for the template to be worth trying. */
  readonly needs: readonly Need[]
  /** Where its graph begins. */
  readonly node: number
}

/** A sentence that explains a clause, with what it bound. */
export interface Reading {
  readonly sentence: Sentence
  readonly match: Match
  readonly score: number
}

/** Every sentence of one language, ready to be matched. */
export interface Grammar {
  readonly locale: Locale
  readonly sentences: readonly Sentence[]
  /** Words that templates name, with their numbers. */
  readonly words: ReadonlyMap<string, number>
  /** The types of slots that words may fill, by their number. */
  readonly textTypes: readonly string[]
  readonly graph: Graph
  /** The needs that words meet, in a row; those of a word begin at its entry of `wordNeedsFrom`. */
  readonly wordNeeds: Int32Array
  readonly wordNeedsFrom: Int32Array
  /** The needs that a type of slot meets. */
  readonly needsOfSlots: ReadonlyMap<string, readonly Need[]>
  /**
   * Sentences, by their order, under the need of theirs that fewest messages meet: those of a need
   * begin at its entry of `anchoredFrom`.
   */
  readonly anchored: Int32Array
  readonly anchoredFrom: Int32Array
  /** Sentences that need nothing that can be told beforehand. */
  readonly unanchored: readonly Sentence[]
  /** The needs of all sentences in a row; those of one begin at `needsFrom` of its order. */
  readonly sentenceNeeds: Int32Array
  readonly needsFrom: Int32Array
  readonly openings: Openings
  readonly textNeeds: TextNeeds
  /** Where the needs of the message at hand are noted; kept from message to message. */
  readonly needNotes: NeedNotes
}

/** How many numbers are noted of a need. */
export const NEED_NOTE_SIZE = 3

/** For each need the first and the last item that meet it in the message that was noted last. */
export interface NeedNotes {
  message: number
  /**
   * Of each need three numbers side by side: the message in which it was met last, for what is noted
   * of others is old, and the first and the last item there.
   */
  readonly places: Int32Array
  /** The needs that are met, in the order in which they were noted. */
  readonly met: Int32Array
}

/**
 * Makes a compiled grammar ready to match.
 * @throws Error when it is of another version of the format.
 */
export function loadGrammar(compiled: CompiledGrammar, isOwn = false): Grammar {
  if (compiled.format !== GRAMMAR_FORMAT) {
    throw new Error(
      `expected a grammar of format ${GRAMMAR_FORMAT}, got ${compiled.format}: run \`npm run generate\``,
    )
  }
  const sentences = sentencesOf(compiled.intents, isOwn)
  const { references: slots, textTypes } = readSlots(compiled.slots)
  const graph: Graph = {
    nodes: new Int32Array(compiled.nodes),
    lists: new Int32Array(compiled.lists),
    slots,
  }
  return {
    locale: compiled.locale,
    sentences,
    words: numbered(compiled.words),
    textTypes,
    graph,
    openings: new Openings(graph),
    textNeeds: new TextNeeds(graph),
    wordNeeds: new Int32Array(compiled.wordNeeds),
    wordNeedsFrom: new Int32Array(compiled.wordNeedsFrom),
    needsOfSlots: new Map(Object.entries(compiled.slotNeeds)),
    needNotes: createNotes(compiled.needCount),
    ...anchor(sentences, compiled.needCount),
    ...flattenNeeds(sentences),
  }
}

function sentencesOf(intents: readonly CompiledIntent[], isOwn: boolean): Sentence[] {
  const sentences: Sentence[] = []
  for (const { groups, ...shared } of intents) {
    for (const { say, ...group } of groups) {
      const rules = matchRulesOf(shared.intent, group)
      for (const [template, node, ...needs] of say) {
        sentences.push({
          ...shared,
          isOwn,
          group,
          rules,
          template,
          node,
          needs,
          order: sentences.length,
        })
      }
    }
  }
  return sentences
}

/** What is not to be recorded says its hour itself: a second one is something else. */
function matchRulesOf(intent: string, { isLoose = false }: Sentence['group']): MatchRules {
  return { isLoose, isTimeFree: intent !== 'none' }
}

function numbered(words: string): Map<string, number> {
  const numbers = new Map<string, number>()
  if (words === '') return numbers
  for (const word of words.split(' ')) numbers.set(word, numbers.size)
  return numbers
}

function createNotes(count: number): NeedNotes {
  return {
    message: 0,
    places: new Int32Array(count * NEED_NOTE_SIZE),
    met: new Int32Array(count),
  }
}

/** Files each sentence under its first need, which is its most telling one. */
function anchor(
  sentences: readonly Sentence[],
  needCount: number,
): Pick<Grammar, 'anchored' | 'anchoredFrom' | 'unanchored'> {
  const anchored: number[][] = Array.from({ length: needCount }, () => [])
  const unanchored: Sentence[] = []
  for (const sentence of sentences) {
    const [most] = sentence.needs
    if (most === undefined) unanchored.push(sentence)
    else anchored[most]?.push(sentence.order)
  }
  return {
    anchored: new Int32Array(anchored.flat()),
    anchoredFrom: startsOf(anchored.map(({ length }) => length)),
    unanchored,
  }
}

function flattenNeeds(
  sentences: readonly Sentence[],
): Pick<Grammar, 'sentenceNeeds' | 'needsFrom'> {
  return {
    sentenceNeeds: new Int32Array(sentences.flatMap(({ needs }) => needs)),
    needsFrom: startsOf(sentences.map(({ needs }) => needs.length)),
  }
}

/** Where lists of these lengths begin when they stand in a row, and where the last one ends. */
function startsOf(lengths: readonly number[]): Int32Array {
  const starts = new Int32Array(lengths.length + 1)
  for (const [index, length] of lengths.entries()) {
    starts[index + 1] = (starts[index] as number) + length
  }
  return starts
}
