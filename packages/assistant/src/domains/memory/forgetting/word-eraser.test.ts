import { describe, expect, it } from 'vitest'
import { createWordEraser, rewriteTexts } from './word-eraser.ts'

const gate = { content: 'código do portão é 4821', quote: 'anota que o portão abre com 4821' }
const eraser = createWordEraser([gate], ['código do cofre é 77'], '…')

describe('createWordEraser', () => {
  it('takes the sentences of it out of texts that tell of it', () => {
    const text = 'Guardei: código do portão é 4821. O mercado custou R$ 6.500,00. E o 4821?'
    expect(eraser.erase(text, false)).toBe('… O mercado custou R$ 6.500,00. …')
  })

  it('takes words by themselves out of what was said beside it, and nothing else', () => {
    expect(eraser.erase('4821', true)).toBe('…')
    expect(eraser.erase('Portões', true)).toBe('…')
    expect(eraser.erase('código do cofre', true)).toBe('código do cofre')
    expect(eraser.erase('4821', false)).toBe('4821')
    expect(eraser.erase('O portão quebrou', false)).toBe('O portão quebrou')
  })

  it("knows the user's own words, however they are spelled and wherever they stand", () => {
    const text = 'Você disse: “ANOTA QUE O PORTAO ABRE COM 4821”'
    expect(eraser.tells(text)).toBe(true)
    expect(eraser.erase(text, false)).toBe('…')
  })

  it('keeps the lines of lists, and joins marks within one', () => {
    const told = 'Sei isto:\n- Código do portão é 4821\n- Adora pitanga'
    expect(eraser.erase(told, false)).toBe('Sei isto:\n…\n- Adora pitanga')
    expect(eraser.erase('O código do portão é 4821. Portão 4821.', false)).toBe('…')
  })

  it('erases a fact of common words only where all of them stand together', () => {
    const taste = createWordEraser(
      [{ content: 'adora café', quote: null }],
      ['adora chá', 'toma café às 8'],
      '…',
    )
    expect(taste.erase('Adora café. Adora chá.', true)).toBe('… Adora chá.')
  })

  it('begins its look with the rarest words', () => {
    expect(eraser.beginnings).toContain('4821')
    expect(
      createWordEraser([{ content: 'mora em Olinda', quote: null }], [], '…').beginnings,
    ).toEqual(['oli'])
  })
})

describe('rewriteTexts', () => {
  it('leaves the names of code alone, and what did not change as it is', () => {
    const value = { type: 'fact', skills: ['fact'], parts: [{ text: 'a fact', kind: 'fact' }] }
    const rewritten = rewriteTexts(value, (text) => text.replace('fact', '…'))
    expect(rewritten).toEqual({ ...value, parts: [{ text: 'a …', kind: 'fact' }] })
    expect(rewriteTexts(value, (text) => text)).toBe(value)
  })
})
