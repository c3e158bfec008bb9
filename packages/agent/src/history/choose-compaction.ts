import type { ModelPrompt } from '../models/language-model.ts'
import { applyCompaction, type Compaction } from './compaction.ts'
import { estimateMessageTokens, estimatePromptTokens } from './estimate-prompt.ts'

/** How many characters of a result are kept, gently and then firmly. */
const KEPT_OF_OLDER = [2_000, 200]
const KEPT_OF_NEWEST = [8_000, 2_000, 500, 100, 0]

/** Characters of the digest for each token of room: about a tenth of it. */
const DIGEST_CHARACTERS_PER_TOKEN = 0.25
const MOST_DIGEST_CHARACTERS = 6_000

/** A compaction with what its messages take. */
interface Sized {
  readonly compaction: Compaction
  readonly tokens: number
}

/** What is the same for every compaction that is tried. */
interface Search {
  readonly messages: ModelPrompt
  readonly room: number
  /** Half of the room: what is freed at once need not be freed again soon. */
  readonly goal: number
  /** Where the history can be cut: before what a user said, and before a step with its results. */
  readonly starts: readonly number[]
  /** Where the messages begin that are left as they are, if possible. */
  readonly recent: number
  readonly base: Omit<Compaction, 'droppedTo' | 'shortenedTo'>
}

/**
 * Chooses the mildest compaction that is enough, by rules: older results are shortened, then older
 * messages dropped, and the newest results cut only when nothing else is left. When even that does
 * not fit, the result is the size of the least.
 */
export function chooseCompaction(
  messages: ModelPrompt,
  room: number,
): Sized | { readonly leastTokens: number } {
  const search = createSearch(messages, room)
  return shortenOlder(search) ?? dropOlder(search) ?? cutNewest(search)
}

function createSearch(messages: ModelPrompt, room: number): Search {
  const starts = messages.flatMap(({ role }, index) =>
    role === 'user' || role === 'assistant' ? [index] : [],
  )
  const digestCharacters = Math.floor(Math.max(0, room) * DIGEST_CHARACTERS_PER_TOKEN)
  return {
    messages,
    room,
    goal: Math.floor(room / 2),
    starts,
    recent: findRecent(messages, starts, Math.floor(room / 4)),
    base: {
      newestUser: messages.findLastIndex(({ role }) => role === 'user'),
      digestCharacters: Math.min(MOST_DIGEST_CHARACTERS, digestCharacters),
      keptCharacters: 200,
    },
  }
}

/** Where the newest messages begin that take no more than `tokens`; the last step at least. */
function findRecent(messages: ModelPrompt, starts: readonly number[], tokens: number): number {
  let recent = messages.length
  let size = 0
  for (const start of starts.toReversed()) {
    for (const message of messages.slice(start, recent)) size += estimateMessageTokens(message)
    if (size > tokens && recent < messages.length) break
    recent = start
  }
  return recent
}

function shortenOlder({ messages, goal, recent, base }: Search): Sized | undefined {
  for (const keptCharacters of KEPT_OF_OLDER) {
    const sized = size(messages, { ...base, droppedTo: 0, shortenedTo: recent, keptCharacters })
    if (sized.tokens <= goal) return sized
  }
  return undefined
}

/** Drops as little as reaches the goal; where that cannot be reached, everything but the last step. */
function dropOlder({ messages, room, goal, starts, recent, base }: Search): Sized | undefined {
  const cuts = starts.filter((start) => start > 0)
  const drop = (droppedTo: number) =>
    size(messages, { ...base, droppedTo, shortenedTo: Math.max(recent, droppedTo) })
  // The more is dropped the less is left, so the first cut that is enough is found by halving.
  let low = 0
  let high = cuts.length
  let best: Sized | undefined
  while (low < high) {
    const middle = (low + high) >> 1
    const sized = drop(cuts[middle] ?? 0)
    if (sized.tokens <= goal) {
      best = sized
      high = middle
    } else low = middle + 1
  }
  if (best) return best
  const last = cuts.at(-1)
  const all = last === undefined ? undefined : drop(last)
  return all && all.tokens <= room ? all : undefined
}

function cutNewest({
  messages,
  room,
  starts,
  recent,
  base,
}: Search): Sized | { readonly leastTokens: number } {
  const end = messages.length
  const lastStep = { ...base, droppedTo: starts.at(-1) ?? 0, shortenedTo: end }
  const gentle: Compaction[] = [
    // Of a few short messages, a record is longer than they are.
    { ...base, droppedTo: 0, shortenedTo: recent },
    ...KEPT_OF_NEWEST.map((keptCharacters) => ({ ...lastStep, keptCharacters })),
  ]
  // These are the same whatever the room is, so that what one of them takes is enough room for it.
  const least: Compaction[] = [
    { ...base, droppedTo: 0, shortenedTo: end, keptCharacters: 0, digestCharacters: 0 },
    { ...lastStep, keptCharacters: 0, digestCharacters: 0 },
    { ...base, droppedTo: end, shortenedTo: end, digestCharacters: 0 },
  ]
  for (const compaction of gentle) {
    const sized = size(messages, compaction)
    if (sized.tokens <= room) return sized
  }
  const sizes = least.map((compaction) => size(messages, compaction))
  const fitting = sizes.find(({ tokens }) => tokens <= room)
  return fitting ?? { leastTokens: Math.min(...sizes.map(({ tokens }) => tokens)) }
}

function size(messages: ModelPrompt, compaction: Compaction): Sized {
  return { compaction, tokens: estimatePromptTokens(applyCompaction(messages, compaction)) }
}
