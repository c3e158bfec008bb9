import { foldText } from '@parco/agent/lexical'
import { holdsPhrase, readWordLists } from '../../internal/word-lists.ts'
import { stemsOf } from '../search/stems.ts'

/** What only one thing can be true of at a time, by how it is told; texts are folded. */
const SINGLE: readonly (readonly [key: string, told: RegExp])[] = [
  ['home', /^(?:agora |now )?(?:mora|vive|reside|lives) (?:em|no|na|nos|nas|in|at)\b/],
  [
    'workplace',
    /^(?:agora |now )?(?:trabalha|comecou a trabalhar|works|started working) (?:em|no|na|nos|nas|pra|para|at|for)\b/,
  ],
  [
    'marital-status',
    /^(?:agora |now )?(?:e|esta|is) (?:casad|solteir|divorciad|viuv|noiv|separad|married|single|divorced|widow|engaged|separated)/,
  ],
  [
    'diet',
    /^(?:agora |now )?(?:e|is) (?:vegetari|vegan|onivor|carnivor|omnivor|pescetarian|pescatarian)/,
  ],
  ['age', /^(?:tem \d{1,3} anos|is \d{1,3}(?: years old)?$)/],
  ['native-place', /^(?:nasceu em|was born in) (?!\d)/],
  ['called', /^(?:prefere o nome|prefers the name) /],
]

/** The same of what says little of somebody: prompts know it where it is asked for. */
const SINGLE_THINGS: typeof SINGLE = [
  ['origin', /^(?:e (?:natural )?d[eoa] |is (?:originally )?from )/],
  [
    'shoe-size',
    /^(?:agora |now )?(?:calca (?:numero |tamanho )?\d|wears (?:a )?(?:size )?\S+ shoes?$)/,
  ],
  [
    'clothes-size',
    /^(?:agora |now )?(?:veste (?:tamanho |manequim |numero )?\S+$|wears (?:a )?size \S+$)/,
  ],
]

/** What says who somebody is. */
export const SINGLE_KEYS: readonly string[] = SINGLE.map(([key]) => key)

/** Nouns of which whatever has one has one alone; English puts them last, "gate code". */
const ATTRIBUTE =
  'codigo|senha|combinacao|numero|placa|ramal|matricula|login|pin|cep|endereco|telefone|celular|email|altura|tamanho|tipo sanguineo|fator|aniversario|nome|apelido|signo|manequim|vaga|armario|prontuario|cor favorita|comida favorita|code|password|combination|number|plate|extension|address|phone|height|size|blood type|birthday|name|nickname|username|locker|parking spot'
const ATTRIBUTES = new RegExp(`^(?:${ATTRIBUTE}|favou?rite)\\b|\\b(?:${ATTRIBUTE})$`)

/** `<what> é <how it is>`. */
const STATEMENT =
  /^(.{2,80}?) (?:e|eh|se chama|chama se|fica|is called|is)(?: (?:em|no|na|in|at))? (.+)$/

/** The subject of a statement and whether it can have one value alone. */
export interface FactKey {
  readonly key: string
  /** Another value of the same key surely contradicts; otherwise it may be one more. */
  readonly isSingle: boolean
}

/** The words that say what a fact is about: what stands before its verb, or all of them. */
export function subjectOf(content: string): string {
  const [, subject] =
    /^(.{2,80}?) (?:é|eh|são|se chamam?|ficam?|is called|is|are) /iu.exec(content) ?? []
  return subject ?? content
}

/** What a fact is about, where its wording says so; the same for the same subject. */
export function factKey(content: string): FactKey | undefined {
  const folded = foldText(content)
    .replace(/[^\p{L}\p{N}/.,@-]+/gu, ' ')
    .trim()
    .replace(/^(?:o|a|os|as|the) /, '')
  const single = singleIn(folded)
  if (single !== undefined) return { key: single, isSingle: true }
  const ofOther = singleOfOther(folded)
  if (ofOther !== undefined) return { key: ofOther, isSingle: true }
  const subject = STATEMENT.exec(folded)?.[1]
  if (subject === undefined) return undefined
  const terms = [...new Set(stemsOf(subject).either[0])].sort()
  if (terms.length === 0) return undefined
  return { key: `of ${terms.join(' ')}`, isSingle: ATTRIBUTES.test(subject) }
}

const singleIn = (told: string): string | undefined =>
  [...SINGLE, ...SINGLE_THINGS].find(([, pattern]) => pattern.test(told))?.[0]

/** Longer names than this many words are none. */
const MAX_NAME_WORDS = 3
/** What stands in no name: two of them at once, or what is not so. */
const NO_NAME = readWordLists<'words'>(new URL('./no-name-words.yaml', import.meta.url)).words

/** "theo calca 34": what is said so of its speaker is said of somebody whose name stands before it. */
function singleOfOther(told: string): string | undefined {
  const words = told.split(' ')
  for (let length = 1; length <= MAX_NAME_WORDS && length < words.length; length += 1) {
    const name = words.slice(0, length).join(' ')
    if (holdsPhrase(name, NO_NAME)) return undefined
    const key = singleIn(words.slice(length).join(' '))
    if (key !== undefined) return `${key} of ${name}`
  }
  return undefined
}
