import type { Locale } from '../text/locale.ts'
import type { IntentDefinition, SentenceGroup } from './catalogue.ts'

/** What a node of a compiled grammar is; its operand follows it in `nodes`. */
export const NODE = {
  /** Nothing at all: matches where it stands. */
  empty: 0,
  /** One word: its number. */
  word: 1,
  /** One of several phrases: where their list starts in `lists`. */
  phrases: 2,
  /** A slot: its number in `slots`. */
  slot: 3,
  /** One node after another: where their list starts in `lists`. */
  sequence: 4,
  /** The first of several nodes that leads on: where their list starts in `lists`. */
  choice: 5,
  /** A node or nothing: the node. */
  optional: 6,
} as const

/** Numbers that one node takes in `nodes`: its kind, its operand, and whether several nodes lead to it (1 or 0). */
export const NODE_SIZE = 3

/**
 * Numbers that one part of a sequence or a choice takes in `lists`: its node, and room for the low and
 * the high bits of what that may begin with, which a message looks at before all else.
 */
export const PART_SIZE = 3

/** Where the rests stand in `lists` of a phrase of one word with which no other begins: most are such. */
export const NO_REST = 0

/** What stands there. */
export const ONE_EMPTY_REST: readonly number[] = [1, 0]

/** The version of the format; a grammar of another one is refused. */
export const GRAMMAR_FORMAT = 5

/** One way to say an intent, with the node and the needs of each template, the most telling need first. */
export interface CompiledGroup extends Omit<SentenceGroup, 'say' | 'holds'> {
  readonly say: readonly (readonly [template: string, node: number, ...needs: number[]])[]
}

/** What an intent is, without the examples that only help and tests read. */
export interface CompiledIntent {
  readonly intent: string
  readonly domain: string
  /** The file of its sentences, for explanations. */
  readonly source: string
  readonly definition: Pick<IntentDefinition, 'isWrite' | 'required' | 'questions'>
  readonly groups: readonly CompiledGroup[]
}

/**
 * Every sentence of one language as one shared graph, ready to be stored as JSON: what several
 * templates have in common, a rule above all, is one node.
 */
export interface CompiledGrammar {
  readonly format: typeof GRAMMAR_FORMAT
  readonly locale: Locale
  /** Every word that a template names, apart by spaces, in the order of their numbers. */
  readonly words: string
  /** Slots as `type:name`. */
  readonly slots: readonly string[]
  readonly nodes: readonly number[]
  /**
   * Lists that begin with their length. Of a choice and of a sequence: its parts. Of phrases: the words with which
   * they begin, in ascending order, and then for each of those where the list of the rests behind it starts; of rests,
   * the longest first: for each its length and its words.
   */
  readonly lists: readonly number[]
  /** How many needs there are: sets of words and slots of which a message must hold one. */
  readonly needCount: number
  /** The needs that each word meets, in a row; those of a word begin at its entry of `wordNeedsFrom`. */
  readonly wordNeeds: readonly number[]
  readonly wordNeedsFrom: readonly number[]
  /** The needs that each type of slot meets. */
  readonly slotNeeds: Readonly<Record<string, readonly number[]>>
  readonly intents: readonly CompiledIntent[]
}
