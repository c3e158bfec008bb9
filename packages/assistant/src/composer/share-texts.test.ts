import { describe, expect, it } from 'vitest'
import { createSharedTexts } from './share-texts.ts'

describe('shared texts', () => {
  it('gives each text back as it is, however many there are', () => {
    const share = createSharedTexts()
    const texts = Array.from({ length: 200 }, (_, number) => `a prompt of number ${number}`)
    expect(texts.map(share)).toEqual(texts)
    expect(texts.map(share)).toEqual(texts)
  })
})
