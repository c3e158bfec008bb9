import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createClaimGate } from '../../src/thinking/claim-gate.ts'

const LANGUAGES = ['pt-BR', 'en'] as const
type Language = (typeof LANGUAGES)[number]

const TRUTH = { 'pt-BR': 'Ainda não gravei nada.', en: 'Nothing is saved yet.' }

/** An answer: the words in double brackets claim a write, or all of it where there are none. */
interface Answer {
  readonly text: string
  readonly claim: string
}

function readAnswers(kind: 'claims' | 'innocent', language: Language): Answer[] {
  const file = new URL(`${kind}.${language}.txt`, import.meta.url)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const claim = /\[\[(.*)\]\]/u.exec(line)?.[1] ?? line
    return { text: line.replace(/\[\[|\]\]/gu, ''), claim }
  })
}

/** What passes of an answer that comes in deltas of these lengths, over and over. */
function pass(
  text: string,
  language: Language,
  lengths: readonly number[] = [text.length],
  hasRead = false,
): string {
  const gate = createClaimGate({
    locale: language,
    truth: TRUTH[language],
    hasRead: () => hasRead,
  })
  let passed = ''
  let from = 0
  for (let count = 0; from < text.length; count += 1) {
    const to = from + (lengths[count % lengths.length] ?? 1)
    passed += gate.push(text.slice(from, to))
    from = to
  }
  return passed + gate.end()
}

describe.each(LANGUAGES)('the claim gate in %s', (language) => {
  const claims = readAnswers('claims', language)
  const innocent = readAnswers('innocent', language)

  it('is tested on more than a hundred answers of each kind, none of them twice', () => {
    const texts = [...claims, ...innocent].map(({ text }) => text)
    expect(claims.length).toBeGreaterThanOrEqual(100)
    expect(innocent.length).toBeGreaterThanOrEqual(100)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('replaces every claim, and nothing else of its answer', () => {
    const wrong = claims.filter(
      ({ text, claim }) => pass(text, language) !== text.replace(claim, TRUTH[language]),
    )
    expect(wrong.map(({ text }) => ({ text, passed: pass(text, language) }))).toEqual([])
  })

  it('leaves everything else as it is', () => {
    const touched = innocent.filter(({ text }) => pass(text, language) !== text)
    expect(touched.map(({ text }) => text)).toEqual([])
  })

  it('catches claims of the other language too', () => {
    const other = language === 'en' ? 'pt-BR' : 'en'
    const missed = claims.filter(({ text, claim }) => pass(text, other).includes(claim))
    expect(missed.map(({ text }) => text)).toEqual([])
  })

  it('catches a claim wherever it is cut in two', () => {
    const missed = claims.filter(({ text, claim }) =>
      Array.from(text, (_, at) => pass(text, language, [at + 1, text.length])).some((passed) =>
        passed.includes(claim),
      ),
    )
    expect(missed.map(({ text }) => text)).toEqual([])
  })

  it('says the same however an answer is cut into deltas', () => {
    const all = [...claims, ...innocent].map(({ text }) => text)
    // Answers of several paragraphs, in which claims stand between other sentences.
    const answers = all.map((text, index) =>
      [all[(index * 7) % all.length], text, '\n\n', all[(index * 31) % all.length], text].join(' '),
    )
    for (const lengths of [[1], [2], [3], [5, 1], [1, 8, 3], [13, 2, 40]]) {
      const changed = answers.filter(
        (text) => pass(text, language, lengths) !== pass(text, language),
      )
      expect(changed).toEqual([])
    }
  })
})

describe('the claim gate', () => {
  const say = (text: string) => pass(text, 'pt-BR')

  it('tells the truth once, in the place of the first claim', () => {
    expect(say('Claro. Anotei o mercado. Criei o lembrete. Algo mais?')).toBe(
      'Claro. Ainda não gravei nada. Algo mais?',
    )
    expect(say('- Anotei o mercado\n- Criei o lembrete\n- Dica: durma mais')).toBe(
      'Ainda não gravei nada.\n- Dica: durma mais',
    )
  })

  it('takes a word of success away with the claim behind it', () => {
    expect(say('Pronto! Anotei o mercado. Algo mais?')).toBe('Ainda não gravei nada. Algo mais?')
    expect(say('**Feito.**\n\nAnotei o mercado.')).toBe('Ainda não gravei nada.')
    expect(say('Feito!')).toBe('Ainda não gravei nada.')
    expect(say('Pronto! Aqui está a tradução:\n\nBom dia.')).toBe(
      'Pronto! Aqui está a tradução:\n\nBom dia.',
    )
  })

  it('takes the state of a record for a claim only where none was read', () => {
    const state = 'Seu lembrete está marcado para as 9h.'
    expect(pass(state, 'pt-BR')).toBe(TRUTH['pt-BR'])
    expect(pass(state, 'pt-BR', undefined, true)).toBe(state)
    expect(pass('Pronto, o lembrete está marcado.', 'pt-BR', undefined, true)).toBe(TRUTH['pt-BR'])
    expect(pass('Anotei o lembrete.', 'pt-BR', undefined, true)).toBe(TRUTH['pt-BR'])
  })

  it('ends no sentence at a title or an hour', () => {
    expect(say('A consulta com a Dra. Ana foi marcada.')).toBe(TRUTH['pt-BR'])
    expect(pass('Your call at 3 p.m. has been booked.', 'en')).toBe(TRUTH.en)
  })
})
