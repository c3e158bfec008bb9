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

const { inIt, luggage, of, packing, shopping, unnamed, ...others } = readWordLists<
  | 'bills'
  | 'events'
  | 'expenses'
  | 'goals'
  | 'habits'
  | 'inIt'
  | 'luggage'
  | 'of'
  | 'packing'
  | 'people'
  | 'shopping'
  | 'tasks'
  | 'unnamed'
>(new URL('./list-words.yaml', import.meta.url))

/** An area whose records people call a list: "lista de tarefas". */
export type OtherList = keyof typeof others

/** The list that words name; nothing where they say no more than "a lista". */
export function listNamed(said: string | undefined): ListName | undefined {
  const { name, preposition } = nameSaid(said)
  const folded = fold(name)
  if (name === '' || unnamed.has(folded) || isEmptyWord(folded)) return undefined
  if (shopping.has(folded)) return { listKey: SHOPPING, listName: SHOPPING }
  return { listKey: cut(nameKey(name)), listName: withPreposition(preposition, name) }
}

const withPreposition = (preposition: string, name: string): string =>
  preposition === '' ? name : `${preposition} ${name}`

/** A name with the preposition that stands before it in the message: "da festa" of "põe gelo na lista da festa". */
export function listAsSaid(list: string, text: string): string {
  const tokens = text.trim().split(/\s+/u)
  const [first = ''] = list.split(' ')
  const at = tokens.findIndex(
    (token, place) => bare(token) === bare(first) && of.has(bare(tokens[place - 1] ?? '')),
  )
  return at < 0 ? list : `${bare(tokens[at - 1] ?? '')} ${list}`
}

const bare = (word: string): string => fold(word).replaceAll(/[^\p{L}\p{N}]+/gu, '')

const hasWordOf = ({ listName }: ListName, words: ReadonlySet<string>): boolean =>
  listName.split(' ').some((word) => words.has(fold(word)))

/** Whether a list is called by what things are put in to be taken along: `mala da praia`. */
export const isLuggage = (list: ListName): boolean => hasWordOf(list, luggage)

/** Whether a list is of what is taken along: `mala da praia`, `packing`. */
export const isPacking = (list: ListName): boolean => isLuggage(list) || hasWordOf(list, packing)

/** What is put "na mala" stands on the list "da mala". */
export function listOfPlace(list: string, text: string): string {
  const before = fold(text.slice(0, text.lastIndexOf(list)).trim().split(' ').at(-1) ?? '')
  return inIt.has(before) ? `d${before.slice(1)} ${list}` : list
}

/** A key is never longer than the names that have one, whatever folding made of it. */
const cut = (key: string): string => [...key].slice(0, MAX_LIST_CHARACTERS).join('')

/** The area of other records that words name by their list. */
export function otherListNamed(said: string | undefined): OtherList | undefined {
  const folded = fold(nameSaid(said).name)
  const found = Object.entries(others).find(([, names]) => names.has(folded))
  return found?.[0] as OtherList | undefined
}

/** `festa` of "da festa", `packing` of "packing list", with the preposition that it had. */
function nameSaid(said: string | undefined): {
  readonly name: string
  readonly preposition: string
} {
  const words = cleanText(said ?? '')
    .replaceAll(/["“”]|(?<!\p{L})['‘’]|['‘’](?!\p{L})/gu, '')
    .split(' ')
  let before = ''
  while (words.length > 1 && isWithout(words[0])) before = words.shift() ?? ''
  while (words.length > 1 && unnamed.has(fold(words.at(-1) ?? ''))) words.pop()
  return { name: words.join(' '), preposition: of.has(fold(before)) ? before.toLowerCase() : '' }
}

const isWithout = (word = ''): boolean => isEmptyWord(fold(word)) || unnamed.has(fold(word))

/** A list within a sentence: `lista de compras`, `packing list`. */
export function sayList({ listKey, listName }: ListName, { locale, text }: DomainContext): string {
  if (listKey === SHOPPING) return text('list.shopping')
  const { name, preposition } = nameSaid(listName)
  if (preposition === '') return text('list.named', { name: quoteText(name) })
  // English has no word between a list and its name.
  return text('list.namedOf', { name: quoteText(locale === 'en' ? name : listName) })
}

/** What a list is called by itself: `Compras`. */
export const labelList = ({ listKey, listName }: ListName, { text }: DomainContext): string =>
  listKey === SHOPPING ? text('list.shoppingName') : asOpening(nameSaid(listName).name)
