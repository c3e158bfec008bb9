import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import { asOpening, cleanText, quoteText } from '../../internal/clean-text.ts'
import { isEmptyWord, nameKey } from '../../internal/match-name.ts'
import { readWordLists } from '../../internal/word-lists.ts'
import type { ListItem } from '../tables.ts'

/** Longer names of lists are none. */
export const MAX_LIST_CHARACTERS = 60

/** The key of the list that is meant where none is named. */
export const SHOPPING = 'shopping'

/** What a list is called, and the form in which two names are the same one. */
export type ListName = Pick<ListItem, 'listKey' | 'listName'>

const { shopping, unnamed, ...others } = readWordLists<
  'bills' | 'events' | 'expenses' | 'goals' | 'habits' | 'people' | 'shopping' | 'tasks' | 'unnamed'
>(new URL('./list-words.yaml', import.meta.url))

/** An area whose records people call a list: "lista de tarefas". */
export type OtherList = keyof typeof others

/** The list that words name; nothing where they say no more than "a lista". */
export function listNamed(said: string | undefined): ListName | undefined {
  const listName = nameSaid(said)
  const folded = fold(listName)
  if (listName === '' || unnamed.has(folded) || isEmptyWord(folded)) return undefined
  if (shopping.has(folded)) return { listKey: SHOPPING, listName: SHOPPING }
  return { listKey: cut(nameKey(listName)), listName }
}

/** A key is never longer than the names that have one, whatever folding made of it. */
const cut = (key: string): string => [...key].slice(0, MAX_LIST_CHARACTERS).join('')

/** The area of other records that words name by their list. */
export function otherListNamed(said: string | undefined): OtherList | undefined {
  const folded = fold(nameSaid(said))
  const found = Object.entries(others).find(([, names]) => names.has(folded))
  return found?.[0] as OtherList | undefined
}

/** `festa` of "da festa", `packing` of "packing list". */
function nameSaid(said: string | undefined): string {
  const words = cleanText(said ?? '')
    .replaceAll(/["“”'‘’]/gu, '')
    .split(' ')
  while (words.length > 1 && isWithout(words[0])) words.shift()
  while (words.length > 1 && unnamed.has(fold(words.at(-1) ?? ''))) words.pop()
  return words.join(' ')
}

const isWithout = (word = ''): boolean => isEmptyWord(fold(word)) || unnamed.has(fold(word))

/** A list within a sentence: `lista de compras`, `packing list`. */
export const sayList = ({ listKey, listName }: ListName, { text }: DomainContext): string =>
  listKey === SHOPPING ? text('list.shopping') : text('list.named', { name: quoteText(listName) })

/** What a list is called by itself: `Compras`. */
export const labelList = ({ listKey, listName }: ListName, { text }: DomainContext): string =>
  listKey === SHOPPING ? text('list.shoppingName') : asOpening(listName)
