import type { Locale } from '../text/locale.ts'
import { type CompiledGrammar, type CompiledIntent, GRAMMAR_FORMAT } from './compiled-grammar.ts'
import type { Graph } from './graph.ts'
import type { Match } from './match.ts'
import { NeedSet } from './need-set.ts'
import { Openings } from './openings.ts'
import type { Need, Sentence } from './sentence.ts'
import { SentenceTable } from './sentence-table.ts'
import { readSlots } from './slot-reference.ts'
import { TextNeeds } from './text-needs.ts'
import { WordNumbers } from './word-numbers.ts'

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
  /** Words that templates name. */
  readonly words: WordNumbers
  /** The types of slots that words may fill, by their number. */
  readonly textTypes: readonly string[]
  readonly graph: Graph
  /** The needs that words meet, in a row; those of a word begin at its entry of `wordNeedsFrom`. */
  readonly wordNeeds: Int32Array
  readonly wordNeedsFrom: Int32Array
  /** The needs that a type of slot meets. */
  readonly needsOfSlots: ReadonlyMap<string, readonly Need[]>
  /** The need of sentences that need nothing which can be told beforehand: every message meets it. */
  readonly unneeded: Need
  readonly table: SentenceTable
  /** The needs that the message at hand meets; kept from message to message, and emptied for each. */
  readonly met: NeedSet
  readonly openings: Openings
}

/**
 * Makes a compiled grammar ready to match.
 * @throws Error when it is of another version of the format.
 */
export function loadGrammar(compiled: CompiledGrammar, isOwn = false): Grammar {
  if (compiled.format !== GRAMMAR_FORMAT) {
    throw new Error(
      `expected a grammar of format ${GRAMMAR_FORMAT}, got ${compiled.format}: compile the sentences anew`,
    )
  }
  const sentences = sentencesOf(compiled.intents, isOwn)
  const { references: slots, textTypes } = readSlots(compiled.slots)
  const graph: Graph = {
    nodes: new Int32Array(compiled.nodes),
    lists: new Int32Array(compiled.lists),
    slots,
  }
  const openings = new Openings(graph)
  const unneeded = compiled.needCount
  return {
    locale: compiled.locale,
    sentences,
    words: new WordNumbers(compiled.words.split(' ').filter(Boolean), isOwn),
    textTypes,
    graph,
    openings,
    wordNeeds: new Int32Array(compiled.wordNeeds),
    wordNeedsFrom: new Int32Array(compiled.wordNeedsFrom),
    needsOfSlots: new Map(Object.entries(compiled.slotNeeds)),
    unneeded,
    table: new SentenceTable(sentences, unneeded, openings, new TextNeeds(graph)),
    met: new NeedSet(unneeded + 1),
  }
}

function sentencesOf(intents: readonly CompiledIntent[], isOwn: boolean): Sentence[] {
  const sentences: Sentence[] = []
  for (const { groups, ...shared } of intents) {
    for (const { say, ...group } of groups) {
      for (const [template, node, ...needs] of say) {
        sentences.push({
          ...shared,
          isOwn,
          group,
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
