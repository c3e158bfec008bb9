import { phrasesOfBoth } from '../../text/word-tables.ts'
import { billCategoryOf } from '../../values/category-of.ts'
import { lexiconWords } from '../../values/lexicon.ts'
import { billLexicon } from '../../values/lexicons.ts'
import type { CallInput } from './call-builder.ts'
import { BILL_CATEGORY as WORDS } from './words.generated.ts'

/** What people call the categories of bills when they say one: "categoria moradia". */
const SAID_CATEGORIES = new Map(phrasesOfBoth(WORDS.saidCategories))

function saidCategory(input: CallInput): string | undefined {
  const words = input.message.items.slice(input.clauseFrom, input.clauseTo).map((one) => one.word)
  const at = words.indexOf('categoria')
  if (at < 0) return undefined
  return words
    .slice(at + 1)
    .map((word) => SAID_CATEGORIES.get(word))
    .find((one) => one !== undefined)
}

/** "the Stan subscription": what kind of bill it is, said beside its name. */
const SAID_KINDS = new Map(phrasesOfBoth(WORDS.saidKinds))

/** The category of a bill: the one that was said, that of its name, or the kind that words beside it tell. */
export function billCategoryIn(input: CallInput, name: string): string {
  const known = saidCategory(input) ?? billCategoryOf(name)
  const words = input.message.items.slice(input.clauseFrom, input.clauseTo)
  if (known === 'other' && words.some(({ word }) => WORDS.subscribing.has(word)))
    return 'subscription'
  if (known !== 'other' || billLexicon.within(lexiconWords(name)) !== undefined) return known
  const kind = words.find(({ word }) => SAID_KINDS.has(word))
  return SAID_KINDS.get(kind?.word ?? '') ?? known
}
