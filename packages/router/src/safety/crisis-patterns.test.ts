import { describe, expect, it } from 'vitest'
import { CrisisPatterns } from './crisis-patterns.ts'
import { SELF_HARM } from './self-harm.ts'
import { VIOLENCE } from './violence.ts'

const SAID = [
  'quero me matar e nao sei com quem falar',
  'meu marido me bateu ontem de novo na frente das criancas',
  'minha irma gastou 300 no salao e eu ri',
  'nao aguento mais viver assim, ninguem sentiria minha falta',
  'tomei todos os comprimidos de uma vez pra morrer',
  'i want to kill myself tonight',
  "my ex keeps following me home and i'm scared he'll hurt me",
  'i wish i was dead, there is no point in living',
  'quanto gastei no mercado este mes',
]

/** Always the same numbers. */
function sequence(): (below: number) => number {
  let seed = 7
  return (below) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    return seed % below
  }
}

describe('CrisisPatterns', () => {
  it('finds what trying every pattern finds, however words are mixed', () => {
    const patterns = new CrisisPatterns<'self_harm' | 'violence'>([
      ['self_harm', SELF_HARM],
      ['violence', VIOLENCE],
    ])
    const everyOf = (sources: readonly string[]) => new RegExp(`\\b(?:${sources.join('|')})`)
    const [selfHarm, violence] = [everyOf(SELF_HARM), everyOf(VIOLENCE)]
    const kindOf = (text: string) =>
      selfHarm.test(text) ? 'self_harm' : violence.test(text) ? 'violence' : undefined
    const next = sequence()
    const words = SAID.flatMap((text) => text.split(' '))
    const found = { self_harm: 0, violence: 0, nothing: 0 }
    for (let round = 0; round < 4000; round++) {
      const text = (SAID[next(SAID.length)] as string).split(' ')
      for (let changes = next(3); changes > 0; changes--)
        text.splice(next(text.length), next(2), words[next(words.length)] as string)
      const kind = patterns.find(text.join(' '))
      found[kind ?? 'nothing'] += 1
      expect({ text: text.join(' '), kind }).toEqual({
        text: text.join(' '),
        kind: kindOf(text.join(' ')),
      })
    }
    expect(Math.min(...Object.values(found))).toBeGreaterThan(100)
  })
})
