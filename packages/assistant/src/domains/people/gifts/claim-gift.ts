import type { Locale } from '@parco/protocol'
import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { readWordLists } from '../../internal/word-lists.ts'
import { peopleNamed } from '../persons/names.ts'
import { readPeople } from '../persons/read-people.ts'
import { relationshipOf } from '../relationships.ts'

const readGift = claimedSentences(new URL('./', import.meta.url))
const THINGS = readWordLists<Locale>(new URL('./things.yaml', import.meta.url))

/**
 * "comprei um livro pro Rafael", "gave Ana some flowers": what was given, where its name is that of a
 * gift. With what it cost, it is an expense, and no sentence here says so.
 */
export const claimGift: Claim = async (_slots, { text }, context) => {
  const gift = readGift(text, context)
  const words = fold(String(gift?.params.name ?? '')).split(/[^\p{L}-]+/u)
  if (!gift || !words.some((word) => THINGS[context.locale].has(word))) return undefined
  return (await isSomebody(String(gift.params.personRef), text, context))
    ? { call: gift }
    : undefined
}

/** By a name, or by what they are: nobody in "pra mim", "pro meu filho jogar" and "a game to play". */
async function isSomebody(said: string, text: string, context: DomainContext): Promise<boolean> {
  const isName = /^\p{Lu}/u.test(asTyped(said, text))
  if (isName || relationshipOf(said) !== undefined) return true
  return ['same', 'relation'].includes(peopleNamed(said, await readPeople(context)).match)
}
