import { describe, expect, it } from 'vitest'
import { peopleNamed } from './names.ts'
import type { KnownPerson } from './read-people.ts'

const person = (name: string, relationship: string | null = null, aliases: string[] = []) =>
  ({ name, relationship, aliases }) as unknown as KnownPerson

const known = [
  person('Ana Souza', 'amiga'),
  person('Ana Lima', 'prima'),
  person('Célia', 'mãe'),
  person('Vera', 'tia'),
  person('Cida', 'vizinha'),
  person('Beto', null, ['Roberto Dias']),
  person('Paula'),
  person('Avô', 'avô'),
]

describe('the person who is meant', () => {
  it.each([
    ['Ana Souza', 'same', ['Ana Souza']],
    ['ana souza', 'same', ['Ana Souza']],
    ['Ana', 'part', ['Ana Souza', 'Ana Lima']],
    ['prima Ana', 'part', ['Ana Lima']],
    ['mãe', 'relation', ['Célia']],
    ['mamãe', 'relation', ['Célia']],
    ['mom', 'relation', ['Célia']],
    ['tia Vera', 'same', ['Vera']],
    ['tia Cida', 'none', []],
    ['dona Cida', 'same', ['Cida']],
    ['Roberto', 'part', ['Beto']],
    ['Roberto Dias', 'same', ['Beto']],
    ['Paula Reis', 'longer', ['Paula']],
    ['Paulo', 'none', []],
    ['mãe da Paula', 'none', []],
    ['avó', 'none', []],
    ['vovô', 'relation', ['Avô']],
  ])('by "%s"', (wanted, match, names) => {
    const found = peopleNamed(wanted, known)
    expect({ match: found.match, names: found.people.map(({ name }) => name) }).toEqual({
      match,
      names,
    })
  })
})
