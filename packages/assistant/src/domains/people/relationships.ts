import { fold } from '@parco/router'

type Gender = 'feminine' | 'masculine' | 'either'

/** Words for people by what they are to somebody; all of a group mean the same, in either language. */
const GROUPS: readonly (readonly [Gender, string])[] = [
  ['feminine', 'mãe, mamãe, mainha, mamis, mother, mom, mum, mummy, mommy, mam'],
  ['masculine', 'pai, papai, painho, papis, father, dad, daddy'],
  [
    'feminine',
    'avó, vó, vovó, voinha, vozinha, grandma, grandmother, granny, nana, gran, nan, nanny',
  ],
  ['masculine', 'avô, vô, vovô, voinho, vozinho, grandpa, grandfather, grandad, granddad, gramps'],
  ['masculine', 'irmão, irmãozinho, mano, maninho, brother, bro'],
  ['feminine', 'irmã, irmãzinha, mana, maninha, sister, sis'],
  ['masculine', 'filho, filhinho, son'],
  ['feminine', 'filha, filhinha, daughter'],
  ['masculine', 'tio, titio, uncle'],
  ['feminine', 'tia, titia, aunt, auntie'],
  ['masculine', 'primo'],
  ['feminine', 'prima'],
  ['either', 'cousin'],
  ['feminine', 'sogra, mother-in-law'],
  ['masculine', 'sogro, father-in-law'],
  ['masculine', 'cunhado, brother-in-law'],
  ['feminine', 'cunhada, sister-in-law'],
  ['masculine', 'genro, son-in-law'],
  ['feminine', 'daughter-in-law'],
  ['masculine', 'sobrinho, nephew'],
  ['feminine', 'sobrinha, niece'],
  ['masculine', 'neto, grandson'],
  ['feminine', 'neta, granddaughter'],
  ['masculine', 'padrasto, stepdad, stepfather'],
  ['feminine', 'madrasta, stepmom, stepmother'],
  ['masculine', 'enteado, stepson'],
  ['feminine', 'enteada, stepdaughter'],
  ['masculine', 'padrinho, godfather'],
  ['feminine', 'madrinha, godmother'],
  ['masculine', 'afilhado, godson'],
  ['feminine', 'afilhada, goddaughter'],
  ['feminine', 'esposa, mulher, wife, missus'],
  ['masculine', 'marido, esposo, husband, hubby'],
  ['feminine', 'namorada, girlfriend'],
  ['masculine', 'namorado, boyfriend'],
  ['feminine', 'noiva, fiancee'],
  ['masculine', 'noivo, fiance'],
  ['either', 'partner, spouse'],
  ['masculine', 'amigo, amigão'],
  ['feminine', 'amiga'],
  ['masculine', 'melhor amigo'],
  ['feminine', 'melhor amiga'],
  ['either', 'friend, buddy, mate, pal'],
  ['either', 'best friend, bestie, best mate'],
  ['masculine', 'vizinho'],
  ['feminine', 'vizinha'],
  ['either', 'neighbor, neighbour'],
  ['either', 'chefe, boss, manager'],
  ['either', 'colega, colleague, coworker, co-worker, workmate'],
  ['masculine', 'sócio'],
  ['feminine', 'sócia'],
  ['either', 'business partner'],
  ['masculine', 'patrão'],
  ['feminine', 'patroa'],
  ['masculine', 'professor'],
  ['feminine', 'professora'],
  ['either', 'teacher'],
  ['masculine', 'terapeuta, psicólogo'],
  ['feminine', 'psicóloga'],
  ['either', 'therapist'],
]

interface Relationship {
  readonly key: string
  readonly gender: Gender
}

const byWord = new Map<string, Relationship>()
for (const [gender, list] of GROUPS) {
  const words = list.split(', ')
  for (const word of words) byWord.set(word, { key: words[0] ?? word, gender })
}
// Words typed without accents; "avo" may be either of two, and is neither.
const folded = new Map<string, Relationship | null>()
for (const [word, relationship] of byWord) {
  const other = folded.get(fold(word))
  folded.set(
    fold(word),
    other === undefined || other?.key === relationship.key ? relationship : null,
  )
}

/** "minha irmã" as the word alone. */
export const withoutArticle = (words: string): string =>
  words.replace(/^(?:meu|minha|my|o|a|the) /iu, '')

/** What a word makes somebody to the user; nothing where it is no such word. */
export function relationshipOf(words: string): Relationship | undefined {
  const plain = withoutArticle(words.trim().toLocaleLowerCase())
  const spaced = plain.replaceAll(' in law', '-in-law')
  return byWord.get(spaced) ?? folded.get(fold(spaced)) ?? undefined
}

/** Whether two of the user's words mean the same relationship. */
export function isSameRelationship(one: string, other: string): boolean {
  const [first, second] = [relationshipOf(one), relationshipOf(other)]
  if (first && second) return first.key === second.key
  return fold(one.trim()) === fold(other.trim())
}
