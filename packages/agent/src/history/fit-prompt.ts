import type { ModelMessage, ModelPrompt } from '../models/language-model.ts'
import { applyCompaction, type Compaction } from './compaction.ts'
import { estimateMessageTokens, estimatePromptTokens } from './estimate-prompt.ts'

export interface FitInput {
  readonly messages: ModelPrompt
  /** How the messages were compacted before. */
  readonly compaction: Compaction | undefined
  /** Tokens of what is sent with the messages: the system prompt, and the tools. */
  readonly fixedTokens: number
  /** What all of it may take. */
  readonly limitTokens: number
}

export type FittedPrompt =
  | {
      readonly fits: true
      readonly messages: ModelPrompt
      readonly tokens: number
      /** A new one when the old one no longer was enough. */
      readonly compaction: Compaction | undefined
    }
  /** Even the least that has to be sent is too much, by so many tokens. */
  | { readonly fits: false; readonly leastTokens: number; readonly missingTokens: number }

/**
 * Makes a history fit, by rule and without a model. What fits is sent as it is. What does not is
 * compacted to half of the room, so that the prompt's beginning then stays the same for many steps:
 * first older results are shortened, then older messages give way to a digest, and only when that is
 * not enough, newer ones. The user's newest message and loaded skills are never touched, and a call
 * is never parted from its result. Pure: equal input, equal prompt.
 */
export function fitPrompt(input: FitInput): FittedPrompt {
  const { messages, compaction, fixedTokens, limitTokens } = input
  const sent = applyCompaction(messages, compaction)
  const tokens = fixedTokens + estimatePromptTokens(sent)
  if (tokens <= limitTokens) return { fits: true, messages: sent, tokens, compaction }
  return compact(messages, fixedTokens, limitTokens)
}

/** How many characters of a result are kept, gently and then firmly. */
const KEPT_OF_OLDER = [2_000, 200]
const KEPT_OF_NEWEST = [8_000, 2_000, 500, 100, 0]

/** Characters of the digest for each token of room: about a tenth of it. */
const DIGEST_CHARACTERS_PER_TOKEN = 0.25
const MOST_DIGEST_CHARACTERS = 6_000

function compact(messages: ModelPrompt, fixedTokens: number, limitTokens: number): FittedPrompt {
  const room = limitTokens - fixedTokens
  const goal = Math.floor(room / 2)
  const newestUser = messages.findLastIndex((message) => message.role === 'user')
  const digestCharacters = Math.floor(
    Math.min(MOST_DIGEST_CHARACTERS, Math.max(0, room) * DIGEST_CHARACTERS_PER_TOKEN),
  )
  const base = { newestUser, digestCharacters, keptCharacters: 200 }
  const sizes = new Map<Compaction, number>()
  const sizeOf = (compaction: Compaction): number => {
    const size =
      sizes.get(compaction) ?? estimatePromptTokens(applyCompaction(messages, compaction))
    sizes.set(compaction, size)
    return size
  }
  const accept = (compaction: Compaction): FittedPrompt => ({
    fits: true,
    messages: applyCompaction(messages, compaction),
    tokens: fixedTokens + sizeOf(compaction),
    compaction,
  })

  const starts = findStarts(messages)
  const recent = findRecent(messages, starts, Math.floor(room / 4))
  const lastStep = starts.at(-1) ?? 0
  for (const keptCharacters of KEPT_OF_OLDER) {
    const gentle = { ...base, droppedTo: 0, shortenedTo: recent, keptCharacters }
    if (sizeOf(gentle) <= goal) return accept(gentle)
  }
  const dropping = starts
    .filter((start) => start > 0)
    .map((droppedTo) => ({ ...base, droppedTo, shortenedTo: Math.max(recent, droppedTo) }))
  const enough = findFirst(dropping, (compaction) => sizeOf(compaction) <= goal)
  if (enough) return accept(enough)
  const firm = dropping.at(-1)
  if (firm && sizeOf(firm) <= room) return accept(firm)

  const end = messages.length
  const hard: Compaction[] = [
    ...KEPT_OF_NEWEST.map((keptCharacters) => {
      return { ...base, droppedTo: lastStep, shortenedTo: end, keptCharacters }
    }),
    { ...base, droppedTo: lastStep, shortenedTo: end, keptCharacters: 0, digestCharacters: 0 },
    { ...base, droppedTo: end, shortenedTo: end, digestCharacters: 0 },
  ]
  let least = Number.POSITIVE_INFINITY
  for (const compaction of hard) {
    if (sizeOf(compaction) <= room) return accept(compaction)
    least = Math.min(least, sizeOf(compaction))
  }
  return {
    fits: false,
    leastTokens: fixedTokens + least,
    missingTokens: fixedTokens + least - limitTokens,
  }
}

/** Where a history can be cut: before what a user said, and before a step with its calls and results. */
function findStarts(messages: ModelPrompt): number[] {
  return messages.flatMap((message: ModelMessage, index) =>
    message.role === 'user' || message.role === 'assistant' ? [index] : [],
  )
}

/** Where the newest messages begin that take no more than `tokens`; the last step at least. */
function findRecent(messages: ModelPrompt, starts: readonly number[], tokens: number): number {
  let recent = messages.length
  let size = 0
  for (const start of starts.toReversed()) {
    for (let index = start; index < recent; index += 1) {
      const message = messages[index]
      if (message) size += estimateMessageTokens(message)
    }
    if (size > tokens && recent < messages.length) break
    recent = start
  }
  return recent
}

/** The first of a list in which whatever follows one that is enough is enough too. */
function findFirst<Item>(
  items: readonly Item[],
  isEnough: (item: Item) => boolean,
): Item | undefined {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && isEnough(item)) high = middle
    else low = middle + 1
  }
  return items[low]
}
