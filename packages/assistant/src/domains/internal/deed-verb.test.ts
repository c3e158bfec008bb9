import { describe, expect, it } from 'vitest'
import { isPastOf, mayBePast } from './deed-verb.ts'

const DONE = [
  ['liguei', 'ligar'],
  ['busquei', 'buscar'],
  ['respondi', 'responder'],
  ['fiz', 'fazer'],
  ['fui', 'ir'],
  ['called', 'call'],
  ['emailed', 'email'],
  ['tidied', 'tidy'],
  ['paid', 'pay'],
  ['bought', 'buy'],
] as const

describe('a verb of a reminder', () => {
  it('is known in its past, which any word that is one may be', () => {
    for (const [said, verb] of DONE) {
      expect([said, isPastOf(said, verb)]).toEqual([said, true])
      expect([said, mayBePast(said)]).toEqual([said, true])
    }
  })

  it('is not in its other forms, nor in words that are no past', () => {
    for (const [said, verb] of [
      ['ligar', 'ligar'],
      ['nao', 'ligar'],
      ['calls', 'call'],
      ['hoje', 'ir'],
    ] as const) {
      expect([said, isPastOf(said, verb), mayBePast(said)]).toEqual([said, false, false])
    }
  })
})
