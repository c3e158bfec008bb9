import { type Message, wordsOf } from '../clauses/message.ts'
import type { UserVocabulary } from '../router-types.ts'
import { isTypoOf } from '../text/edit-distance.ts'
import { lexiconWords } from './lexicon.ts'
import { firstNameLexicon, relationLexicon } from './lexicons.ts'
import { spelled } from './name-of.ts'

/** A person named in a message. */
export interface NamedPerson {
  /** The item after the last of the name. */
  readonly to: number
  /** The user's own way to call them, without article or possessive: "sogra", "Ana Paula". */
  readonly ref: string
  /** The kind of relationship, when the word for it was used. */
  readonly relation?: string
}

const BEFORE = new Set(
  'o a os as meu minha meus minhas my our the nosso nossa do da com ao à'.split(' '),
)
const DESCRIBING = new Set('old former new dear lovely poor late wee antiga antigo'.split(' '))
const LINKS = new Set(['do', 'da', 'de', 'dos', 'das'])

/** Capitalised and no person: months, days, places people write large. */
const NOT_PEOPLE = new Set(
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro segunda terca quarta quinta sexta sabado domingo january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday natal deus god pix uber ifood netflix spotify iptu ipva nubank itau bradesco google whatsapp brasil brazil rio english ingles i christmas jesus internet parco excel pdf tv ia ai eu ok'.split(
    ' ',
  ),
)

/** The person whose name begins at an item; nothing when the words name nobody. */
export function personAt(
  message: Message,
  from: number,
  to: number,
  vocabulary: UserVocabulary | undefined,
): NamedPerson | undefined {
  let at = from
  while (at < to - 1 && BEFORE.has(wordAt(message, at)) && !isName(message, at)) at += 1
  // "my old manager Keisha", "my lovely aunt"
  const isDescribed = at > from && DESCRIBING.has(wordAt(message, at))
  const described = isDescribed ? relationAt(message, at + 1, to) : undefined
  if (described) return described
  return (
    relationAt(message, at, to) ?? ownAt(message, at, to, vocabulary) ?? nameAt(message, at, to)
  )
}

const MASCULINE = new Set(['o', 'meu', 'nosso', 'ao', 'do', 'pelo'])

/** "avô" and "avó" fold alike: the accent typed tells, or else the word before. */
function grandparent({ items }: Message, at: number, display: string): string {
  if (!display.endsWith('vó')) return display
  const typed = items[at]?.raw ?? ''
  const isTyped = /[óô]$/i.test(typed)
  const isHis = isTyped ? /ô$/i.test(typed) : MASCULINE.has(items[at - 1]?.word ?? '')
  return isHis ? `${display.slice(0, -1)}ô` : display
}

const wordAt = (message: Message, at: number): string => message.items[at]?.word ?? ''

function relationAt(message: Message, at: number, to: number): NamedPerson | undefined {
  if (!relationLexicon.isOpenedBy(wordAt(message, at))) return undefined
  const words = wordsOf({ message, from: at, to })
  const entry = relationLexicon.at(hyphenless(words), 0)
  if (entry === undefined || isEnglishName(message, words[0] ?? '')) return undefined
  const length = lengthOf(words, entry.words)
  const next = nameAt(message, at + length, to)
  // "minha amiga Ana" is Ana; "mãe da Ana" is somebody else's mother.
  if (next && isName(message, at + length)) return { ...next, relation: entry.key }
  const link = at + length
  if (LINKS.has(wordAt(message, link)) && link + 1 < to && isName(message, link + 1)) {
    const owner = nameAt(message, link + 1, to)
    if (owner)
      return { to: owner.to, ref: `${entry.display} ${wordAt(message, link)} ${owner.ref}` }
  }
  return { to: at + length, ref: grandparent(message, at, entry.display), relation: entry.key }
}

/** "Nora" is a daughter-in-law in Portuguese, and a name in English. */
const isEnglishName = ({ locale }: Message, word: string): boolean =>
  locale === 'en' && firstNameLexicon.at([word], 0)?.key === 'names'

/** "mother-in-law" is five tokens and three words. */
const hyphenless = (words: readonly string[]): string[] => words.filter((word) => word !== '-')

function lengthOf(words: readonly string[], entry: readonly string[]): number {
  let left = entry.length
  for (const [index, word] of words.entries()) {
    if (word !== '-') left -= 1
    if (left === 0) return index + 1
  }
  return words.length
}

function ownAt(
  message: Message,
  at: number,
  to: number,
  vocabulary: UserVocabulary | undefined,
): NamedPerson | undefined {
  for (const name of vocabulary?.people ?? []) {
    const words = lexiconWords(name)
    const isHere =
      words.length > 0 &&
      at + words.length <= to &&
      words.every((word, index) => isTypoOf(wordAt(message, at + index), word))
    if (isHere) return { to: at + words.length, ref: name }
  }
  return undefined
}

function isName(message: Message, at: number): boolean {
  const item = message.items[at]
  if (item?.kind !== 'word') return false
  const entry = firstNameLexicon.at([item.word], 0)
  // "April was born in 2019": a month that is a name, where only a person can be meant.
  const isMeant =
    entry?.key === 'words' && at === 0 && (isSaidOf(message) || COPULAS.has(wordAt(message, 1)))
  if (NOT_PEOPLE.has(item.word) && !isMeant) return false
  if (entry && entry.key !== 'words' && item.word.length > 2) return true
  const isShouted = message.text === message.text.toUpperCase()
  const isPlaced = at > 0 || (isSaidOf(message) && !NOBODY.has(item.word))
  const isCapital = !isShouted && /^\p{Lu}\p{Ll}/u.test(item.raw)
  return isCapital && (isPlaced || isMeant) && item.word.length > 1
}

const COPULAS = new Set(['is', 'was', 'virou'])

/** Words behind the first one that only a person is told with: "Nico called me", "Tita me ligou". */
const SAID_OF_PEOPLE = new Set(
  "'s me veio passou apareceu adora odeia detesta gosta curte ama coleciona faz aniversaria nasceu completa ligou mandou called phoned texted rang messaged emailed wrote visited stopped dropped loves likes hates adores dislikes enjoys collects avoids doesn't can't gave facetimed came swung popped turns turned was".split(
    ' ',
  ),
)
const SAID_AS_WELL = new Set([
  'nao',
  'ja',
  'tambem',
  'also',
  'just',
  'really',
  'finally',
  'e',
  'and',
])

/** A capital letter opens any sentence: there it is a name only with what is said of people. */
function isSaidOf(message: Message): boolean {
  const isPassed = SAID_AS_WELL.has(wordAt(message, 1)) || isWrittenLarge(message, 1)
  return SAID_OF_PEOPLE.has(wordAt(message, isPassed ? 2 : 1))
}

const isWrittenLarge = (message: Message, at: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(message.items[at]?.raw ?? '')

/** What may stand where a person would. */
const NOBODY = new Set(
  'ninguem alguem todos tudo nada isso isto aquilo ele ela eles elas quem voce vc nos a o as os um uma que nobody somebody someone anybody anyone everybody everyone everything nothing something it this that these those they he she we you who what work school bank the a an my our his her spam life time money food dinner lunch trabalho banco escola empresa internet gente povo pessoal galera medico medica dentista vida tempo so nem nunca sempre hoje ontem amanha not never always today yesterday nao mas e but and then depois'.split(
    ' ',
  ),
)

/** "dona Célia", "seu Zé": how elders and professionals are called belongs to their name. */
const TITLES = new Set(
  'dona seu sr sra senhor senhora dr dra doutor doutora prof professor professora padre pastor pastora madre frei mr mrs ms miss doctor father sister coach'.split(
    ' ',
  ),
)

function nameAt(message: Message, at: number, to: number): NamedPerson | undefined {
  if (!isName(message, at) || isPointed(message, at)) {
    const name = at + 1 + (wordAt(message, at + 1) === '.' ? 1 : 0)
    if (!TITLES.has(wordAt(message, at)) || name >= to || !isName(message, name)) return undefined
    const { to: end } = nameAt(message, name, to) ?? { to: name + 1 }
    return { to: end, ref: spelled(message, at, end) }
  }
  let end = at + 1
  while (end < to && isSurname(message, end)) end += 1
  // "João do RH", "Ana da academia" are how people tell two apart.
  if (LINKS.has(wordAt(message, end)) && end + 1 < to && isTail(message, end + 1)) end += 2
  return relativeOf(message, at, end, to) ?? { to: end, ref: spelled(message, at, end) }
}

/** "Dr. Lima": written large and with its point, a title is no name by itself. */
const isPointed = (message: Message, at: number): boolean =>
  TITLES.has(wordAt(message, at)) && wordAt(message, at + 1) === '.'

/** "Megan's kid" is somebody else, told by whose they are. */
function relativeOf(
  message: Message,
  at: number,
  end: number,
  to: number,
): NamedPerson | undefined {
  if (wordAt(message, end) !== "'s") return undefined
  const words = wordsOf({ message, from: end + 1, to })
  const entry = relationLexicon.at(hyphenless(words), 0)
  if (entry === undefined) return undefined
  const last = end + 1 + lengthOf(words, entry.words)
  return { to: last, ref: `${spelled(message, at, end)}'s ${entry.display}`, relation: entry.key }
}

function isSurname(message: Message, at: number): boolean {
  const item = message.items[at]
  if (item?.kind !== 'word' || NOT_PEOPLE.has(item.word)) return false
  return /^\p{Lu}\p{Ll}/u.test(item.raw)
}

/** After "do" and "da": a place or a company tells a person apart, a verb or a thing does not. */
function isTail(message: Message, at: number): boolean {
  const item = message.items[at]
  return item?.kind === 'word' && /^\p{Lu}/u.test(item.raw) && !NOT_PEOPLE.has(item.word)
}
