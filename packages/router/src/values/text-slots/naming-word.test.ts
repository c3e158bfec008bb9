import { describe, expect, it } from 'vitest'
import { SPEECH as ENGLISH } from '../../speech/en.generated.ts'
import { SPEECH as PORTUGUESE } from '../../speech/pt-BR.generated.ts'
import { createSpeech } from '../../speech/speech.ts'
import { recordOf } from '../../text/word-record.ts'
import { type NamingWord, namingWord } from './naming-word.ts'

const SPEECHES = { en: createSpeech(ENGLISH), 'pt-BR': createSpeech(PORTUGUESE) }

function holdingOf(word: string, locale: 'en' | 'pt-BR'): string[] {
  const { speech: _, ...told } = namingWord(recordOf(word, locale), SPEECHES[locale])
  return Object.keys(told).filter((name) => told[name as keyof typeof told])
}

describe('what a word tells of a name', () => {
  it.each<['en' | 'pt-BR', string, (keyof NamingWord)[]]>([
    ['pt-BR', 'padaria', []],
    ['pt-BR', 'gastei', ['isBarred', 'isOwnDeed']],
    ['pt-BR', 'fechei', ['isOwnDeed']],
    ['pt-BR', 'rachou', ['isDeedOfOthers']],
    ['pt-BR', 'da', ['isOpenEnded', 'isTalk']],
    ['en', 'amount', ['isTalk']],
    ['en', 'fechei', []],
  ])('%s: %s', (locale, word, expected) => {
    expect(holdingOf(word, locale)).toEqual(expect.arrayContaining(expected))
    if (expected.length === 0) expect(holdingOf(word, locale)).toEqual([])
  })
})
