import { describe, expect, it } from 'vitest'
import type { ReplyCatalogue } from '../domains/domain.ts'
import { createTexts } from './create-texts.ts'
import { replies } from './replies.generated.ts'

const texts = createTexts({ parco: replies })

/** The keys of a catalogue; forms of one plural are one key. */
function keysOf(catalogue: ReplyCatalogue, path = ''): string[] {
  const keys = Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${path}${key.replace(/_(one|other|many|zero)$/, '')}`]
      : keysOf(value, `${path}${key}.`),
  )
  return [...new Set(keys)].sort()
}

/** The values that a text is filled with. */
const placesOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

describe('the texts of the pipeline', () => {
  it('say the same things in both languages, with the same values', () => {
    expect(keysOf(replies.en)).toEqual(keysOf(replies['pt-BR']))
    for (const [group, entries] of Object.entries(replies['pt-BR'])) {
      for (const [key, text] of Object.entries(entries)) {
        const english = (replies.en as ReplyCatalogue)[group] as ReplyCatalogue
        if (typeof english[key] === 'string')
          expect(placesOf(english[key]), `${group}.${key}`).toEqual(placesOf(text))
      }
    }
  })

  it('fill in values as they are, and count in words', () => {
    const say = texts('parco', 'pt-BR')
    expect(say('undo.already', { what: '<b> & "x"' })).toBe('Isso já estava desfeito: <b> & "x".')
    expect(say('decision.noSuchItem', { count: 1 })).toContain('um item')
    expect(say('decision.noSuchItem', { count: 3 })).toContain('3 itens')
  })

  it('leave what a value says alone', () => {
    const say = texts('parco', 'en')
    const tricky = '{{reference}} $t(error.internal) $1'
    expect(say('undo.already', { what: tricky })).toBe(`Undone already: ${tricky}.`)
  })

  it('throw for a key that does not exist', () => {
    expect(() => texts('parco', 'en')('no.such.key')).toThrow(
      expect.objectContaining({ code: 'internal' }) as Error,
    )
  })
})
