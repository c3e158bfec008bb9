import { isTypoOf, withinEdits } from '../text/edit-distance.ts'

/** Words of one length that begin alike, with the letters of each as bits. */
interface Bucket {
  readonly words: string[]
  readonly letters: number[]
}

/** Known words, with the nearest of them for a word that is not known. */
export class Vocabulary {
  private readonly words: WordSets
  private readonly likely: WordSets
  private readonly plain: ReadonlyMap<string, string>

  /**
   * `likely` are the words worth correcting to; `words` all that must be left as they are; `plain` forms
   * of verbs that are read as others. Vocabularies share the sets that they have in common.
   */
  constructor(words: WordSets, likely: WordSets, plain: ReadonlyMap<string, string> = new Map()) {
    this.words = words
    this.likely = likely
    this.plain = plain
  }

  /** The form of a verb that sentences have, for one that none has: "excluas" is "exclui". */
  plainOf(word: string): string | undefined {
    return this.plain.get(word)
  }

  /** The same with more words worth correcting to. */
  with(words: Iterable<string>): Vocabulary {
    const added = new Set(words)
    return new Vocabulary([...this.words, added], [...this.likely, added], this.plain)
  }

  has(word: string): boolean {
    const singular = word.endsWith('s') ? word.slice(0, -1) : word
    return this.words.some((words) => words.has(word) || words.has(singular))
  }

  /** The known word that an unknown one is a slip of; nothing when none or several unlike ones are near. */
  correct(word: string): string | undefined {
    if (word.length > 20 || /[^a-z]/.test(word)) return undefined
    const heard = this.asHeard(word)
    if (heard !== undefined || word.length < 4) return heard
    let best: string | undefined
    const letters = lettersOf(word)
    const initials = word[0] === word[1] ? [word[0]] : [word[0], word[1]]
    for (const length of [word.length, word.length + 1, word.length - 1]) {
      for (const initial of initials) {
        for (const bucket of bucketsOf(this.likely, `${initial}${length}`)) {
          for (let at = 0; at < bucket.words.length; at++) {
            // One slip changes two letters at most: most words are told apart without being compared.
            if (countBits(letters ^ (bucket.letters[at] as number)) > 2) continue
            const candidate = bucket.words[at] as string
            if (!isSlip(word, candidate)) continue
            if (best === undefined || closer(word, candidate, best)) best = candidate
          }
        }
      }
    }
    return best
  }

  /** The known word that sounds the same: "qem", "abito", "lenbra". */
  private asHeard(word: string): string | undefined {
    return spellings(word).find((one) => this.likely.some((words) => words.has(one)))
  }
}

type WordSets = readonly ReadonlySet<string>[]

const madeBuckets = new WeakMap<ReadonlySet<string>, Map<string, Bucket>>()

function bucketsOf(sets: WordSets, key: string): Bucket[] {
  return sets.flatMap((words) => {
    const buckets = madeBuckets.get(words) ?? makeBuckets(words)
    madeBuckets.set(words, buckets)
    return buckets.get(key) ?? []
  })
}

function makeBuckets(words: ReadonlySet<string>): Map<string, Bucket> {
  const buckets = new Map<string, Bucket>()
  for (const word of words) {
    if (word.length < 5) continue
    const key = `${word[0]}${word.length}`
    const bucket = buckets.get(key)
    if (bucket) {
      bucket.words.push(word)
      bucket.letters.push(lettersOf(word))
    } else buckets.set(key, { words: [word], letters: [lettersOf(word)] })
  }
  return buckets
}

/** Which of the letters a word holds; what is no letter counts as none. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97
    if (letter >= 0 && letter < 26) letters |= 1 << letter
  }
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/**
 * Other ways to write what a Portuguese ear hears: a silent h, a q without its u, an n before b or p,
 * an o or an l that sounds like u at the end, an s for a c or for a z.
 */
function spellings(word: string): string[] {
  const found: string[] = []
  if (/q(?!u)/.test(word)) found.push(word.replaceAll(/q(?!u)/g, 'qu'))
  if (/n[bp]/.test(word)) found.push(word.replaceAll(/n(?=[bp])/g, 'm'))
  if (word.length >= 4 && /^[aeiou]/.test(word)) found.push(`h${word}`)
  if (word.length >= 5 && /^s[ei]/.test(word)) found.push(`c${word.slice(1)}`)
  if (word.length >= 5 && VOICED_S.test(word)) found.push(word.replace(VOICED_S, 'z'))
  if (word.length >= 4 && word.endsWith('u')) {
    found.push(`${word.slice(0, -1)}o`)
    if (/[aeio]u$/.test(word)) found.push(`${word.slice(0, -1)}l`)
  }
  return found
}

/** Between vowels an s sounds like a z: "cosinha", "amisade". */
const VOICED_S = /(?<=[aeiou])s(?=[aeiou])/

/** One edit on a word of five letters or more; on four typed letters only a dropped vowel ("spnt"). */
function isSlip(word: string, candidate: string): boolean {
  // "deleted" was done, and "delete" is an order.
  if (word === `${candidate}d` && candidate.endsWith('e')) return false
  if (word.length === 4) {
    return candidate.length === 5 && word[0] === candidate[0] && isDroppedVowel(word, candidate)
  }
  // A letter exchanged for another in a short word, or at its end, makes another word ("parte", "parts").
  if (word.length === candidate.length && !isSwap(word, candidate)) {
    if (word.length < 6 || word.at(-1) !== candidate.at(-1)) return false
  }
  return withinEdits(word, candidate, 1) && isTypoOf(word, candidate)
}

/** Whether two words of one length hold the same letters: neighbours typed in the wrong order. */
function isSwap(word: string, candidate: string): boolean {
  return [...word].sort().join('') === [...candidate].sort().join('')
}

function isDroppedVowel(word: string, candidate: string): boolean {
  for (let at = 1; at < candidate.length; at++) {
    const without = candidate.slice(0, at) + candidate.slice(at + 1)
    if (without !== word) continue
    const lost = candidate[at] as string
    // A doubled consonant typed once is as common a slip as a vowel left out.
    return 'aeiou'.includes(lost) || candidate[at - 1] === lost
  }
  return false
}

/** Whether one candidate keeps more of the word's shape: same first letter, same ending, same length. */
function closer(word: string, candidate: string, best: string): boolean {
  const likeness = (other: string) =>
    (other[0] === word[0] ? 4 : 0) +
    (other.at(-1) === word.at(-1) ? 2 : 0) +
    (other.length === word.length ? 0 : 1) +
    // Two letters in the wrong order are the likeliest slip of all: "paguie" is "paguei", not "pague".
    (isSwap(word, other) ? 4 : 0)
  return likeness(candidate) > likeness(best)
}
