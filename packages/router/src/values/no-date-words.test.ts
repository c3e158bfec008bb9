import { describe, expect, it } from 'vitest'
import { fold } from '../text/fold.ts'
import { nameLexicons } from './lexicons.ts'

const DATE_WORDS = new Set(
  `janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
  january february march april may june july august september october november december
  segunda terça quarta quinta sexta sábado domingo monday tuesday wednesday thursday friday saturday
  sunday hoje ontem anteontem amanhã today yesterday tomorrow mês ano semana month year week`
    .split(/\s+/)
    .map(fold),
)

describe('the lexicons of names', () => {
  it('hold no word that is a date without its accents', () => {
    const taken = nameLexicons.flatMap((lexicon) =>
      [...lexicon.displays()]
        .filter(({ words }) => words.length === 1 && DATE_WORDS.has(words[0] ?? ''))
        .map(({ display }) => display),
    )
    expect(taken).toEqual([])
  })
})
