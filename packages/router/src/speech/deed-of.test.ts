import { describe, expect, it } from 'vitest'
import { deedByEnding, deedOf } from './deed-of.ts'
import { SPEECH as ENGLISH } from './en.generated.ts'
import { SPEECH as PORTUGUESE } from './pt-BR.generated.ts'
import { createSpeech } from './speech.ts'

const portuguese = createSpeech(PORTUGUESE)
const english = createSpeech(ENGLISH)

describe('deedOf', () => {
  it.each([
    ['gastei', 'own'],
    ['gastamos', 'own'],
    ['rachei', 'own'],
    ['fiz', 'own'],
    ['vasculhamos', 'ours'],
    ['gastou', 'others'],
    ['vasculharam', 'others'],
    ['esqueceu', 'others'],
    ['gastava', 'lasting'],
    // What is ahead ends like what was.
    ['gastarei', undefined],
    ['pagaremos', undefined],
    // These are no verbs.
    ['volei', undefined],
    ['museu', undefined],
  ])('%s', (word, deed) => {
    expect(deedOf(portuguese, word)).toBe(deed)
  })

  it('tells of an English word that it was done, and not by whom', () => {
    expect(deedOf(english, 'booked')).toBe('anyones')
    expect(deedOf(english, 'unlimited')).toBeUndefined()
    expect(deedOf(english, 'book')).toBeUndefined()
  })
})

describe('deedByEnding', () => {
  it('leaves no room for a verb in what is short', () => {
    expect(deedByEnding('sou', 'pt-BR')).toBeUndefined()
    expect(deedByEnding('bed', 'en')).toBeUndefined()
    expect(deedByEnding('usou', 'pt-BR')).toBe('others')
  })
})
