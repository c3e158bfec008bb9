import { QUOTES } from '../gates/quotes.ts'
import type { PhraseSet } from '../speech/phrase-set.ts'
import type { Courtesy } from '../speech/speech.ts'
import { type Token, wordOf } from '../text/token.ts'
import { recordOf } from '../text/word-record.ts'
import { type PoliteWord, politeWord } from './polite-word.ts'
import { WITHOUT_COURTESY as WORDS } from './words.generated.ts'

const MARKS: ReadonlySet<string> = new Set([',', '.', '!', ':', ';', '-', '–', '—'])

const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ';'])

/**
 * The tokens of a message without the politeness around what it asks for: "Boa tarde! Se não for
 * incômodo, poderia anotar 30 de táxi? Obrigada." reads as "anotar 30 de táxi". The tokens that stay
 * keep their places in the text. A message that is nothing but polite stays as it is.
 */
export function withoutCourtesy(tokens: readonly Token[], courtesy: Courtesy): readonly Token[] {
  const peeler = new Peeler(tokens, courtesy)
  peeler.peel()
  return peeler.isWorthIt ? peeler.left : tokens
}

/** Takes the polite pieces off one message. */
class Peeler {
  left: readonly Token[]
  /** The words of what is left. */
  private words: readonly PoliteWord[]
  private readonly all: readonly Token[]
  private readonly courtesy: Courtesy

  constructor(tokens: readonly Token[], courtesy: Courtesy) {
    this.all = tokens
    this.left = tokens
    this.words = tokens.map((token) => politeWord(token, courtesy))
    this.courtesy = courtesy
  }

  /** Whether anything came off, and what is left still says something. */
  get isWorthIt(): boolean {
    return this.left.length < this.all.length && this.left.filter(isSaid).length > 1
  }

  peel(): void {
    this.peelInside()
    this.peelEnd()
    while (this.peelBeginning()) this.peelEnd()
  }

  private peelInside(): void {
    const { anywhere } = this.courtesy
    for (let at = 0; at < this.left.length; at++) {
      const length = this.lengthOf(anywhere, at, this.left.length)
      if (length === 0 || this.isQuoted(at)) continue
      const isOpened = at > 0 && this.wordAt(at - 1) === ','
      const isClosed = this.wordAt(at + length) === ','
      const isLast =
        this.left[at + length] === undefined || ENDS.has(this.wordAt(at + length) ?? '')
      const from = isOpened && (isClosed || isLast) ? at - 1 : at
      this.take(from, at + length + (isClosed ? 1 : 0))
    }
  }

  /** 'translate "good morning"': what stands between marks is said by nobody here. */
  private isQuoted(at: number): boolean {
    return this.left.slice(0, at).filter(({ raw }) => QUOTES.has(raw)).length % 2 === 1
  }

  private peelBeginning(): boolean {
    const { opening, wondering, wonders } = this.courtesy
    const from = this.firstWord()
    const to = this.left.length
    let wondered = from
    for (let length = 1; length > 0; ) {
      length = this.lengthOf(wondering, wondered, to)
      if (length > 0) wondered = this.after(wondered + length)
    }
    if (wondered > from && wonders.has(this.wordAt(wondered) ?? '')) return this.take(0, wondered)
    if (this.peelRequest(from, to) || this.peelCalling(from, to)) return true
    const opened = this.lengthOf(opening, from, to)
    return opened > 0 && opened < to - from && this.take(0, this.after(from + opened))
  }

  /** "minha filha, …", "acabei de lembrar: …": what is called out, where a mark parts it from the rest. */
  private peelCalling(from: number, to: number): boolean {
    const { calling, exclaiming } = this.courtesy
    return [calling, exclaiming].some((set) => {
      const next = from + this.lengthOf(set, from, to)
      const mark = this.wordAt(next) ?? ''
      return next > from && (MARKS.has(mark) || mark === '?') && this.take(0, next + 1)
    })
  }

  /** "podes", "solicito que", "would you mind" before a verb that orders. */
  private peelRequest(from: number, to: number): boolean {
    const { asking, verbs, requesting, commands } = this.courtesy
    const openings = [
      { length: this.lengthOf(requesting, from, to), verbs: commands },
      { length: this.lengthOf(asking, from, to), verbs },
    ]
    for (const { length, verbs: following } of openings) {
      if (length === 0) continue
      const next = this.after(from + length)
      const verb = WORDS.objects.has(this.wordAt(next) ?? '') ? next + 1 : next
      const word = this.wordAt(verb) ?? ''
      const base = baseOf(word, following) ?? (this.isPutDown(from, verb) ? word : undefined)
      if (base === undefined) continue
      this.dropQuestion()
      this.sayInstead(verb, base)
      return this.take(0, next)
    }
    return false
  }

  /** "could you pop 12 in for lunch": the verb orders a thing done, "down" and "in" say that it is noted. */
  private isPutDown(from: number, verb: number): boolean {
    if (!WORDS.putting.has(this.wordAt(verb) ?? '') || WORDS.opinion.has(this.wordAt(from) ?? ''))
      return false
    return [1, 2, 3].some((on) => WORDS.down.has(this.wordAt(verb + on) ?? ''))
  }

  private peelEnd(): void {
    const { asking } = this.courtesy
    for (let end = this.lastWord(); end > 0; end = this.lastWord()) {
      const heard = this.heardBefore(end)
      const length = heard || this.closingBefore(end)
      if (length === 0) return
      const from = this.withLead(end - length)
      if (ENDS.has(this.wordAt(from - 1) ?? '')) {
        // A sentence of its own goes with the mark that ends it.
        this.take(from, this.left.length)
        continue
      }
      const isJoined = from > 0 && MARKS.has(this.wordAt(from - 1) ?? '')
      // "…, pode anotar?" asks to be done, not to be told.
      const isAsked = heard > 0 || this.lengthOf(asking, from, end) > 0
      const to = isAsked && this.wordAt(end) === '?' ? end + 1 : end
      this.take(isJoined ? from - 1 : from, to)
    }
  }

  /** "…, já pode anotar": what leads up to a closing goes with it. */
  private withLead(from: number): number {
    const isLead =
      WORDS.leads.has(this.wordAt(from - 1) ?? '') && MARKS.has(this.wordAt(from - 2) ?? '')
    return isLead ? from - 1 : from
  }

  /** How many words the longest closing has that ends there. */
  private closingBefore(end: number): number {
    return this.longestBefore(end, this.courtesy.closing)
  }

  /** "gastei 50, tá?": how many words ask to be heard; "quanto ela tá?" and "a conta tá ok?" ask to know. */
  private heardBefore(end: number): number {
    const length = this.longestBefore(end, this.courtesy.heard)
    if (length === 0) return 0
    const before = this.wordAt(end - length - 1) ?? ''
    if (MARKS.has(before)) return length
    const isTag = this.wordAt(end) === '?' && !WORDS.states.has(before)
    return isTag && !this.words.some(({ formal }) => WORDS.inquiring.has(formal)) ? length : 0
  }

  private longestBefore(end: number, set: PhraseSet): number {
    for (let length = Math.min(MOST_WORDS, end - 1); length > 0; length--) {
      if (this.lengthOf(set, end - length, end) === length) return length
    }
    return 0
  }

  /** "se você anotasse", "would you mind reminding": what is asked for, as it is asked for plainly. */
  private sayInstead(at: number, word: string): void {
    const token = this.left[at]
    if (token === undefined || wordOf(token) === word) return
    const { locale } = this.courtesy
    const instead = { ...token, alias: word, record: recordOf(word, locale) }
    this.left = this.left.with(at, instead)
    this.words = this.words.with(at, politeWord(instead, this.courtesy))
  }

  private dropQuestion(): void {
    const last = this.left.length - 1
    if (this.wordAt(last) === '?') this.take(last, last + 1)
  }

  private firstWord(): number {
    const at = this.left.findIndex(isSaid)
    return at < 0 ? this.left.length : at
  }

  /** The place behind the last word: marks and pictures after it are not looked at. */
  private lastWord(): number {
    return this.left.findLastIndex(isSaid) + 1
  }

  /** The next word after marks and further politeness. */
  private after(at: number): number {
    let next = at
    for (;;) {
      const polite = this.lengthOf(this.courtesy.opening, next, this.left.length)
      if (polite > 0) next += polite
      else if (MARKS.has(this.wordAt(next) ?? '') || WORDS.contrasts.has(this.wordAt(next) ?? ''))
        next += 1
      else return next
    }
  }

  private take(from: number, to: number): true {
    this.left = [...this.left.slice(0, from), ...this.left.slice(to)]
    this.words = [...this.words.slice(0, from), ...this.words.slice(to)]
    return true
  }

  /** How many words of a set's longest phrase stand at a place. */
  private lengthOf(set: PhraseSet, at: number, to: number): number {
    const opens = this.words[at]?.opens ?? 0
    return (opens & set.bit) === 0 ? 0 : set.lengthAt(this.wordAt, at, to)
  }

  private readonly wordAt = (at: number): string | undefined => this.words[at]?.formal
}

/** The form of a verb that asks for a thing plainly; nothing for a word that is none of these verbs. */
function baseOf(word: string, verbs: { has(word: string): boolean }): string | undefined {
  const bases = /ing$/.test(word)
    ? GERUND_BASES.map((ending) => word.replace(/(?:([bdgmnprt])\1)?ing$/, `$1${ending}`))
    : SUPPOSED.test(word)
      ? [word.replace(SUPPOSED, '$1r')]
      : []
  return [...bases, word].find((base) => verbs.has(base))
}

/** "logging" is of "log", "scheduling" of "schedule". */
const GERUND_BASES = ['', 'e'] as const
/** "anotasse", "anotassem": the form after "queria que você". */
const SUPPOSED = /([aei])sse[sm]?$/

/** The longest closing. */
const MOST_WORDS = 6

const isSaid = ({ kind }: Token): boolean => kind === 'word' || kind === 'number'
