import type { Locale } from '@parco/protocol'
import { claimsWrite, saysDone } from './claims-write.ts'

/**
 * Ends of sentences, with their white space: a number's point has none. Titles and hours end in a
 * point too; a sentence that ends with one is judged together with the next.
 */
const SENTENCE_END =
  /(?<!(?<![\p{L}])(?:dra?|sra?|prof|mrs?|ms|st|av|[ap]\.m))[.!?…]+["'”’)\]*_~`]*\s|\n/giu

/** What a sentence ends with; then comes white space. */
const END_SIGN = /[.!?…\n]/u

/** Lets text through sentence by sentence. */
export interface ClaimGate {
  /** The sentences that are complete by now. */
  push(delta: string): string
  /** What is left. */
  end(): string
  /** Sentences that were replaced. */
  readonly caught: number
}

export interface ClaimGateParts {
  readonly locale: Locale
  /** Said in place of the first claim. */
  readonly truth: string
  /** Whether records were read for the answer by now. */
  readonly hasRead?: () => boolean
}

/**
 * Holds back a sentence that claims a write: no write happens while a model thinks, so every such
 * claim is false. The first is replaced by what is true, and later ones are left out. However the
 * text is cut into deltas, the same comes out.
 */
export function createClaimGate({ locale, truth, hasRead }: ClaimGateParts): ClaimGate {
  let waiting = ''
  /** Whether a sign of an end is in what waits: most deltas are a word, after which nothing has to be looked for. */
  let hasSign = false
  /** "Done!": an answer of its own is a claim, and so is one that a claim follows. */
  let done = ''
  let hasPassed = false
  let caught = 0
  /** Whether the last sentence was left out, and the white space behind it is too. */
  let isLeftOut = false

  const replace = (space: string): string => {
    done = ''
    caught += 1
    isLeftOut = caught > 1
    return isLeftOut ? '' : truth + space
  }
  const check = (sentence: string): string => {
    const text = sentence.trimEnd()
    const space = sentence.slice(text.length)
    if (text === '') {
      if (done !== '') done += space
      return isLeftOut || done !== '' ? '' : space
    }
    if (claimsWrite(text, locale, { hasRead: hasRead?.() ?? false })) return replace(space)
    isLeftOut = false
    const before = done
    done = ''
    if (saysDone(text, locale)) {
      done = sentence
      return before
    }
    hasPassed = true
    return before + sentence
  }

  return {
    get caught() {
      return caught
    },
    push(delta) {
      waiting += delta
      hasSign ||= END_SIGN.test(delta)
      if (!hasSign || !/\s/u.test(delta)) return ''
      let passed = ''
      let from = 0
      for (const { index, 0: end } of waiting.matchAll(SENTENCE_END)) {
        passed += check(waiting.slice(from, index + end.length))
        from = index + end.length
      }
      waiting = waiting.slice(from)
      hasSign = END_SIGN.test(waiting)
      return passed
    },
    end() {
      const rest = check(waiting)
      waiting = ''
      if (done === '') return rest
      const last = done
      return rest + (hasPassed || caught > 0 ? last : replace(''))
    },
  }
}
