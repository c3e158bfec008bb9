import { nameKey } from '../../internal/match-name.ts'
import { isSameRelationship, relationshipOf } from '../relationships.ts'
import type { KnownPerson } from './read-people.ts'

/**
 * How surely somebody is meant: `same` by the whole name, `relation` by what they are to the user,
 * `part` where more is known of the name than was said, `longer` where more was said than is known.
 */
export type PersonMatch = 'same' | 'relation' | 'part' | 'longer' | 'none'

/** Said before a name, and none. */
const TITLES = new Set('dona seu sr sra dr dra doutor doutora mr mrs ms miss prof'.split(' '))
const LINKS = new Set('de da do das dos e'.split(' '))
const LEADING = new Set('o a os as meu minha meus minhas my our the nosso nossa'.split(' '))

interface SaidName {
  /** Without article, title and relation; never empty unless the name is. */
  readonly words: readonly string[]
  /** What they are to the user, where it was said before the name: "tia Vera". */
  readonly relation: string | undefined
  /** "mãe da Ana": whom nothing but the whole name means. */
  readonly isOfSomebody: boolean
}

/**
 * Who may be meant by the user's words. Names are compared word by word and never by a slip of typing:
 * "Paula" and "Paulo" are two people, and a card says when somebody is new.
 */
export function peopleNamed(
  wanted: string,
  known: readonly KnownPerson[],
): { readonly match: PersonMatch; readonly people: readonly KnownPerson[] } {
  const key = nameKey(wanted)
  const namesOf = ({ name, aliases }: KnownPerson) => [name, ...aliases]
  const pick = (match: PersonMatch, isOne: (person: KnownPerson) => boolean) => {
    const people = known.filter(isOne)
    return people.length === 0 ? undefined : { match, people }
  }
  const said = toSaidName(wanted)
  const fits = (person: KnownPerson, isMatch: (words: readonly string[]) => boolean): boolean => {
    const { relationship } = person
    const isOther =
      said.relation !== undefined &&
      relationship !== null &&
      !isSameRelationship(said.relation, relationship)
    return !isOther && namesOf(person).some((name) => isMatch(toSaidName(name).words))
  }
  const holds = (all: readonly string[], some: readonly string[]): boolean =>
    some.length > 0 && some.every((word) => all.includes(word))
  const isRelation = relationshipOf(wanted) !== undefined
  // "avó" and "avô" are one word without accents, and two people.
  const isWhole = (name: string): boolean =>
    nameKey(name) === key &&
    !(isRelation && relationshipOf(name) !== undefined && !isSameRelationship(wanted, name))
  const isLoose = !isRelation && !said.isOfSomebody
  return (
    pick('same', (person) => namesOf(person).some(isWhole)) ??
    pick(
      'relation',
      ({ relationship }) =>
        isRelation && relationship !== null && isSameRelationship(wanted, relationship),
    ) ??
    pick('same', (person) => isLoose && fits(person, (words) => isEqual(words, said.words))) ??
    pick('part', (person) => isLoose && fits(person, (words) => holds(words, said.words))) ??
    pick('longer', (person) => isLoose && fits(person, (words) => holds(said.words, words))) ?? {
      match: 'none',
      people: [],
    }
  )
}

const isEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.join(' ') === other.join(' ')

function toSaidName(name: string): SaidName {
  const words = nameKey(name).split(' ').filter(Boolean)
  let at = 0
  while (at < words.length - 1 && LEADING.has(words[at] ?? '')) at += 1
  const [first, second] = [words[at] ?? '', words[at + 1]]
  const isBefore = second !== undefined && !LINKS.has(second)
  const isTitle = isBefore && TITLES.has(first)
  const relation = isBefore && relationshipOf(first) ? first : undefined
  const rest = isTitle || relation !== undefined ? words.slice(at + 1) : words.slice(at)
  const isOfSomebody = second !== undefined && !isBefore && relationshipOf(first) !== undefined
  return { words: rest.filter((word) => !LINKS.has(word)), relation, isOfSomebody }
}
