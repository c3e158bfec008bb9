import type { IntentCall } from '@parco/protocol'
import type { CueKind } from './cues.ts'
import type { ItemDecision } from './decide-items.ts'
import type { ItemNames } from './item-names.ts'
import type { Lexicon } from './lexicon.ts'
import { isReference } from './read-statements.ts'
import type { Unit } from './read-units.ts'
import { DOUBT, type ReplyWords } from './reply-words.ts'
import { partOf, readSaidOfOthers, stretches, without } from './said-of-others.ts'

/** What the reader of what is put off needs. */
export interface PutOffInput {
  readonly reply: ReplyWords
  readonly lexicon: Lexicon
  readonly names: ItemNames
  readonly writes: readonly IntentCall[]
  /** The understood units of a part of the reply. */
  readonly unitsOf: (part: ReplyWords) => readonly Unit[]
  /** What a part of the reply decides by itself. */
  readonly decide: (rest: ReplyWords) => ItemDecision
}

/**
 * "a luz sim, a internet ainda não", "gas yes, I'll check the other later": what is put off by name is
 * left open, and the rest of the reply decides. Nothing where a condition is made, which may hold for all.
 */
export function decideBesidePutOff(input: PutOffInput): ItemDecision | undefined {
  const { reply, writes } = input
  if (writes.length < 2 || reply.words.includes(DOUBT)) return undefined
  if (has(input, 0, reply.words.length, 'condition')) return undefined
  const open = takenOff(input) ?? leftToOthers(input)
  const decided = open && input.decide(open.rest)
  if (open === undefined || decided === undefined || decided.type === 'unclear') return undefined
  // "não, a luz depois" may refuse the light as well; "sim, o resto depois" says not of what it is the rest.
  const isOfAll = decided.items.length === writes.length
  if (isOfAll && (decided.type === 'reject' || open.isRest)) return undefined
  const items = decided.items.filter((item) => !open.items.has(item))
  return items.length > 0 ? { type: decided.type, items } : undefined
}

/** Whether a cue of a kind stands anywhere between two words, if only within a longer one. */
function has(
  { reply, lexicon }: PutOffInput,
  from: number,
  to: number,
  ...kinds: readonly CueKind[]
): boolean {
  for (let at = from; at < to; at++) {
    let cue = lexicon.match(reply.words.slice(0, to), at)
    while (cue !== undefined) {
      const found = cue.kinds
      if (kinds.some((kind) => found.has(kind))) return true
      cue =
        cue.length > 1 ? lexicon.match(reply.words.slice(0, at + cue.length - 1), at) : undefined
    }
  }
  return false
}

/** What is left open, and the reply without the words that say so. */
interface PutOff {
  readonly rest: ReplyWords
  readonly items: ReadonlySet<number>
  readonly isRest: boolean
}

function takenOff(input: PutOffInput): PutOff | undefined {
  const { reply } = input
  const parts = stretches(reply.words)
  const meant: Unit[] = []
  let rest = reply
  for (const [index, part] of [...parts.entries()].reverse()) {
    const [from, to] = part
    if (!has(input, from, to, 'later')) continue
    const left = referencesIn(input, part) ?? pointedBack(input, part, parts[index - 1])
    if (left === undefined) return undefined
    meant.push(...left)
    rest = without(rest, startOf(input, part), to)
  }
  if (rest === reply || meant.some(({ kind }) => kind === 'all')) return undefined
  const items = new Set(meant.flatMap((unit) => unit.items ?? []))
  return { rest, items, isRest: meant.some(({ kind }) => kind === 'rest') }
}

/** "só a gasolina, a padaria minha mãe pagou": what is somebody else's is none of what is approved. */
function leftToOthers({ reply, names, writes, lexicon }: PutOffInput): PutOff | undefined {
  const said = readSaidOfOthers(reply, names, writes, lexicon.locale)
  if (said === undefined || said.items.length === 0) return undefined
  return { rest: said.rest, items: new Set(said.items), isRest: false }
}

type Stretch = readonly [from: number, to: number]

/** "…, that one isn't paid yet": the last of what the stretch before names. */
function pointedBack(
  input: PutOffInput,
  [from, to]: Stretch,
  before: Stretch | undefined,
): readonly Unit[] | undefined {
  if (before === undefined || !has(input, from, to, 'it')) return undefined
  return referencesIn(input, before)?.slice(-1)
}

/** Where the words begin that put off: "menos a internet | que ainda não caiu" goes on excluding. */
function startOf(input: PutOffInput, [from, to]: Stretch): number {
  if (!has(input, from, to, 'except', 'allExcept')) return from
  const { reply, names } = input
  const isName = (word: string) => names.positionsOf(word).length > 0
  const last = reply.words.slice(from, to).findLastIndex(isName)
  return last < 0 ? from : from + last + 1
}

/** The items that a stretch names; nothing where it names none. */
function referencesIn(
  { reply, unitsOf }: PutOffInput,
  [from, to]: Stretch,
): readonly Unit[] | undefined {
  const units = unitsOf(partOf(reply, from, to))
  const found = units.filter(isReference)
  return found.length > 0 ? found : undefined
}
