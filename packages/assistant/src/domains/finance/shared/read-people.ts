import { isEmptyWord } from '../../internal/match-name.ts'

/** Who shares a bill with the user, and how many they are with the user. */
export interface Sharers {
  /** As the user calls them; fewer than there are where only their number was said. */
  readonly names: readonly string[]
  readonly count: number
}

const MOST_SHARERS = 20
const MOST_NAME_WORDS = 4
/** "a Ana, o Tom e eu": the user is one of them in any case. */
const JOINTS: ReadonlySet<string> = new Set(['e', 'and', '&'])
const USER: ReadonlySet<string> = new Set(['eu', 'mim', 'comigo', 'me', 'i', 'myself'])
/** Nobody knows how many these are. */
const CROWDS: ReadonlySet<string> = new Set(
  'galera pessoal turma povo amigos amigas colegas primos primas irmãos família gente todos mundo friends guys people family coworkers colleagues cousins siblings everyone everybody roommates'.split(
    ' ',
  ),
)
/** "com mais 3 amigos", "with two other friends". */
const NUMBERS: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  one: 1,
  dois: 2,
  duas: 2,
  two: 2,
  tres: 3,
  três: 3,
  three: 3,
  quatro: 4,
  four: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
}

/** Reads "a Ana, o Tom e o Léo" and "mais 3 amigos"; nothing where somebody cannot be told. */
export function readPeople(words: string): Sharers | undefined {
  const names: string[] = []
  let unnamed = 0
  for (const piece of piecesOf(words)) {
    const said = piece.filter((word) => !isEmptyWord(word.toLowerCase()))
    const others = said.filter((word) => !USER.has(word.toLowerCase()))
    if (others.length === 0) continue
    // "e eu paguei", "and I paid" says something of the user, and names nobody.
    if (others.length < said.length) return undefined
    const number = said.map(numberOf).find((value) => value !== undefined)
    if (number !== undefined) unnamed += number
    else if (isName(said)) names.push(said.join(' '))
    else return undefined
  }
  const count = names.length + unnamed + 1
  return count > 1 && count <= MOST_SHARERS ? { names, count } : undefined
}

/** The words between what joins them. */
function piecesOf(words: string): string[][] {
  const pieces: string[][] = [[]]
  for (const word of words.replaceAll(',', ' , ').split(/\s+/).filter(Boolean)) {
    if (word === ',' || JOINTS.has(word.toLowerCase())) pieces.push([])
    else pieces.at(-1)?.push(word)
  }
  return pieces
}

const numberOf = (word: string): number | undefined =>
  /^\d+$/.test(word) ? Number(word) : NUMBERS[word.toLowerCase()]

const isName = (words: readonly string[]): boolean =>
  words.length <= MOST_NAME_WORDS &&
  words.every((word) => /^\p{L}[\p{L}'-]*$/u.test(word) && !CROWDS.has(word.toLowerCase()))
