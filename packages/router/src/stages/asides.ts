import type { Message } from '../clauses/message.ts'
import { requestVerb } from '../clauses/request-verb.ts'
import type { PhraseSet } from '../speech/phrase-set.ts'
import type { Speech } from '../speech/speech.ts'
import { ASIDES as WORDS } from './words.generated.ts'

/** A stretch of a message. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** What of a message says its values and names. */
export interface SaidParts {
  /** From the first to the last place that is no aside. */
  readonly core: Stretch
  /** Places inside and outside of it that name nothing: vocatives, reasons, requests to note it down. */
  readonly aside: ReadonlySet<number>
  /** Whether a piece gives up or takes back what is said: of a new record it says that there is none. */
  readonly isTakenBack: boolean
}

/**
 * Parts what a message says from what stands beside it: "meu fio, …", "…, anota aí pra mim", "… porque o
 * débito não passou", "…, it's not happening".
 */
export function saidParts(message: Message, speech: Speech): SaidParts {
  const finder = new AsideFinder(message, speech)
  const pieces = piecesOf(message).map((piece) => ({ ...piece, isAside: finder.isAside(piece) }))
  const isAll = pieces.every((piece) => piece.isAside)
  const aside = new Set<number>()
  for (const { from, to, isAside } of pieces) {
    if (isAside && !isAll) addAll(aside, from, to)
    else {
      addAll(aside, from, finder.afterCalling(from, to))
      addAll(aside, finder.trailingFrom(from, to), to)
    }
  }
  return { core: coreOf(message, aside), aside, isTakenBack: finder.isTakenBack }
}

/** A stretch between two marks. */
function piecesOf({ items, spans }: Message): Stretch[] {
  const pieces: Stretch[] = []
  const inside = new Set(spans.flatMap(({ from, to }) => range(from + 1, to)))
  let from = 0
  for (let at = 0; at <= items.length; at++) {
    const kind = items[at]?.kind ?? 'punctuation'
    if ((kind !== 'punctuation' && kind !== 'emoji') || inside.has(at)) continue
    if (at > from) pieces.push({ from, to: at })
    from = at + 1
  }
  return pieces
}

class AsideFinder {
  /** Whether one of the pieces takes something back. */
  isTakenBack = false
  private readonly message: Message
  private readonly speech: Speech

  constructor(message: Message, speech: Speech) {
    this.message = message
    this.speech = speech
  }

  /** Whether a piece names nothing at all. */
  isAside({ from, to }: Stretch): boolean {
    const { reasons } = this.speech.asides
    if (this.isCalling(from, to)) return true
    if (from > 0 && this.lengthAt(reasons, from, to) > 0) return true
    return this.isChange(from, to) || this.isRequest(from, to)
  }

  /** "viu, minha filha": whom it is said to, among words that say nothing. */
  private isCalling(from: number, to: number): boolean {
    const { fillers, asides } = this.speech
    let at = from
    while (at < to && this.lengthAt(asides.calling, at, to) === 0) {
      const length = this.lengthAt(fillers, at, to)
      if (length === 0) return false
      at += length
    }
    return at < to && this.passes(at, to, [asides.calling, fillers]) === to
  }

  /** "mudei de planos", "it's not happening". */
  private isChange(from: number, to: number): boolean {
    const { changes } = this.speech.asides
    const { fillers } = this.speech
    const at = this.passes(from, to, [fillers])
    const length = this.lengthAt(changes, at, to)
    if (length === 0 || this.passes(at + length, to, [fillers]) < to) return false
    this.isTakenBack = true
    return true
  }

  /** Where a piece goes on after whom it is said to. */
  afterCalling(from: number, to: number): number {
    const end = this.passes(from, to, [this.speech.asides.calling])
    // "meu filho caiu" is of a son; "meu fio hoje cedo eu fui" is said to somebody.
    const isSaidTo = end < to && this.message.items[end - 1]?.word === 'fio'
    return isSaidTo ? end : from
  }

  /** Where a reason or a request begins that no mark parts from what is said. */
  trailingFrom(from: number, to: number): number {
    const { reasons } = this.speech.asides
    for (let at = from + 1; at < to; at++) {
      if (this.lengthAt(reasons, at, to) > 0) return at
      if (this.isLooseRequest(at, to)) return at
    }
    return to
  }

  private isRequest(from: number, to: number): boolean {
    const verb = requestVerb(this.speech, { message: this.message, from, to })
    if (verb !== undefined && this.speech.asides.takingBack.has(verb)) this.isTakenBack = true
    return verb !== undefined
  }

  /** "… anota aí pra mim": without a mark before it, an order alone, and more than the verb. */
  private isLooseRequest(at: number, to: number): boolean {
    const word = this.wordAt(at) ?? ''
    const verb = this.speech.commands.get(word)
    if (verb === undefined || at + 1 === to || WORDS.joining.has(this.wordAt(at - 1) ?? ''))
      return false
    // "lembra de comprar pão e guardar tudo": an infinitive is what is to be done.
    if (this.message.locale === 'pt-BR' && word === verb) return false
    return this.isRequest(at, to)
  }

  /** The place after the longest run of phrases of these sets. */
  private passes(from: number, to: number, sets: readonly PhraseSet[]): number {
    let at = from
    for (;;) {
      const length = Math.max(...sets.map((set) => this.lengthAt(set, at, to)))
      if (length === 0) return at
      at += length
    }
  }

  private lengthAt(set: PhraseSet, at: number, to: number): number {
    return set.lengthAt(this.wordAt, at, to)
  }

  private readonly wordAt = (at: number): string | undefined => this.message.items[at]?.word
}

/** From the first to the last place that belongs to no aside and is no mark. */
function coreOf({ items }: Message, aside: ReadonlySet<number>): Stretch {
  const isSaid = (at: number) => items[at]?.kind !== 'punctuation' && !aside.has(at)
  let from = 0
  let to = items.length
  while (from < to && !isSaid(from)) from += 1
  while (to > from && !isSaid(to - 1)) to -= 1
  return from < to ? { from, to } : { from: 0, to: items.length }
}

function addAll(places: Set<number>, from: number, to: number): void {
  for (const at of range(from, to)) places.add(at)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}
