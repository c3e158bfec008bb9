import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'

describe('fold', () => {
  it.each([
    ['Almoço', 'almoco'],
    ['JOÃO', 'joao'],
    ['copo d’água', "copo d'agua"],
    ['R$ ½', 'r$ 1⁄2'],
    ['ﬁm', 'fim'],
    ['e\u0301', 'e'],
    ['d`água', "d'agua"],
    ['gastei 20', 'gastei 20'],
  ])('%s is compared as %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('folds a text as it folds its parts', () => {
    const letters = fc.string({
      unit: fc.integer({ min: 1, max: 0x17f }).map((code) => String.fromCharCode(code)),
    })
    fc.assert(
      fc.property(letters, letters, (one, other) => fold(one + other) === fold(one) + fold(other)),
    )
  })

  it('folds Latin letters alike whether or not others stand beside them', () => {
    const letters = fc.string({
      unit: fc.integer({ min: 1, max: 0x17f }).map((code) => String.fromCharCode(code)),
    })
    // The sign sends the whole text the way of texts in any script.
    fc.assert(fc.property(letters, (text) => fold(`${text}中`) === `${fold(text)}中`))
  })
})
