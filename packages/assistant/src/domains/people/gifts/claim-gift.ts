import type { Locale } from '@parco/protocol'
import { fold } from '@parco/router'
import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { readWordLists } from '../../internal/word-lists.ts'

const readGift = claimedSentences(new URL('./', import.meta.url))
const THINGS = readWordLists<Locale>(new URL('./things.yaml', import.meta.url))

/**
 * "comprei um livro pro Rafael", "gave Ana some flowers": what was given, where its name is that of a
 * gift. With what it cost, it is an expense, and no sentence here says so.
 */
export const claimGift: Claim = async (_slots, { text }, context) => {
  const gift = readGift(text, context)
  const words = fold(String(gift?.params.name ?? '')).split(/[^\p{L}-]+/u)
  return gift && words.some((word) => THINGS[context.locale].has(word)) ? { call: gift } : undefined
}
