import { describe, expect, it } from 'vitest'
import { SPEECH as ENGLISH } from '../speech/en.generated.ts'
import { SPEECH as PORTUGUESE } from '../speech/pt-BR.generated.ts'
import { createSpeech } from '../speech/speech.ts'
import { readMessage } from './read-message.ts'
import { type SpokenWord, spokenWords } from './spoken-words.ts'
import { Vocabulary } from './vocabulary.ts'

const SPEECHES = { en: createSpeech(ENGLISH), 'pt-BR': createSpeech(PORTUGUESE) }

function read(text: string, locale: 'en' | 'pt-BR') {
  const context = { locale, now: new Date('2026-11-18T15:00:00Z'), timeZone: 'America/Sao_Paulo' }
  return readMessage(text, context, new Vocabulary([new Set(text.split(' '))], []))
}

/** The words of a text for which something holds. */
function wordsThat(
  holds: (word: SpokenWord) => boolean,
  text: string,
  locale: 'en' | 'pt-BR',
): string[] {
  const message = read(text, locale)
  const words = spokenWords(message, SPEECHES[locale])
  return message.items.flatMap(({ word }, at) => (holds(words[at] as SpokenWord) ? [word] : []))
}

describe('spokenWords', () => {
  it('tells the verbs of money and the body, and which of them the speaker may act in', () => {
    const text = 'ela gastou e eu paguei e dormi'
    expect(wordsThat((word) => word.isOfRecords, text, 'pt-BR')).toEqual([
      'gastou',
      'paguei',
      'dormi',
    ])
    expect(wordsThat((word) => word.isDeed, text, 'pt-BR')).toEqual(['paguei', 'dormi'])
  })

  it('tells where a clause opens that nothing marks', () => {
    expect(wordsThat((word) => word.isOpening, 'paguei a luz gastei pouco', 'pt-BR')).toEqual([
      'paguei',
      'gastei',
    ])
    expect(wordsThat((word) => word.isOpening, 'she said i slept', 'en')).toEqual(['i', 'slept'])
  })

  it('tells the bills, the conjunctions and the gates that begin with a word', () => {
    expect(wordsThat((word) => word.isBill, 'a luz e o bolo', 'pt-BR')).toEqual(['luz'])
    expect(wordsThat((word) => word.isJoining, 'rent and then gas', 'en')).toEqual(['and', 'then'])
    const [never] = spokenWords(read('never paid', 'en'), SPEECHES.en)
    expect(never?.gates.map(({ name }) => name)).toContain('negation')
  })

  it('tells the words that join a day to its clause, those passed over, and where fillers begin', () => {
    const text = 'paguei no pix por favor'
    expect(wordsThat((word) => word.isConnector, text, 'pt-BR')).toContain('no')
    expect(wordsThat((word) => word.isSoft, 'how much of the rent', 'en')).toContain('the')
    expect(wordsThat((word) => word.isFilling, text, 'pt-BR')).toContain('por')
  })

  it('finds the words of a message once', () => {
    const message = read('paguei a luz', 'pt-BR')
    const words = spokenWords(message, SPEECHES['pt-BR'])
    expect(spokenWords(message, SPEECHES['pt-BR'])).toBe(words)
  })
})
