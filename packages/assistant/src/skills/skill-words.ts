import { fold } from '@parco/router'

/** How the words of a message speak for a skill. */
export interface SkillWords {
  /** Whether one of its triggers is there: it suffices. */
  hasTrigger(message: FoldedMessage): boolean
  /** Whether one is there that suffices as long as nothing speaks for another skill: `mother`. */
  hasLoneTrigger(message: FoldedMessage): boolean
  /** How many different hints are there; one alone is none. */
  countHints(message: FoldedMessage): number
}

/** Lists of words and phrases; an asterisk ends a word in any way: `gast*`, `credit card*`. */
export interface WordLists {
  readonly triggers?: readonly string[]
  readonly loneTriggers?: readonly string[]
  readonly hints?: readonly string[]
}

/** A message in words without case, accents and punctuation, one space between two. */
export type FoldedMessage = string & { readonly __brand: 'FoldedMessage' }

/** What is behind this says no more of what a message is about. */
const MAX_CHARACTERS = 2_000

export function foldMessage(text: string): FoldedMessage {
  const folded = fold(text.slice(0, MAX_CHARACTERS))
  return ` ${folded.replaceAll(/[^\p{L}\p{N}'-]+/gu, ' ').trim()} ` as FoldedMessage
}

export function createSkillWords({ triggers, loneTriggers, hints }: WordLists): SkillWords {
  const trigger = toPattern(triggers)
  const lone = toPattern(loneTriggers)
  const hint = toPattern(hints)
  return {
    hasTrigger: (message) => trigger !== undefined && message.search(trigger) >= 0,
    hasLoneTrigger: (message) => lone !== undefined && message.search(lone) >= 0,
    countHints: (message) =>
      hint === undefined ? 0 : new Set(message.match(hint)?.map((found) => found.trim())).size,
  }
}

/** One pattern of all words, each whole; nothing for none. */
function toPattern(words: readonly string[] = []): RegExp | undefined {
  const branches = words.map(toBranch).filter((branch) => branch !== '')
  return branches.length === 0
    ? undefined
    : new RegExp(` (?:${branches.join('|')})(?=(?:'s)? )`, 'gu')
}

const toBranch = (word: string): string =>
  fold(word)
    .replaceAll(/[^\p{L}\p{N}'*-]+/gu, ' ')
    // At the end of a word alone: several in one word take seconds to be searched for in a long one.
    .replaceAll(/\*+(?! |$)/g, '')
    .trim()
    .replaceAll('*', String.raw`[\p{L}\p{N}'-]*`)
