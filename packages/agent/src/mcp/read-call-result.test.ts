import { describe, expect, it } from 'vitest'
import { readCallResult } from './read-call-result.ts'

const PNG = 'iVBORw0KGgo='
const image = (data: string, mimeType = 'image/png') => ({ type: 'image', data, mimeType })

describe('the result of a tool of a server', () => {
  it('has images by what their bytes are, whatever the server calls them', () => {
    const blob = { type: 'resource', resource: { uri: 'a://b', blob: PNG, mimeType: 'image/png' } }
    expect(readCallResult({ content: [image(PNG, 'image/jpeg'), blob] })).toEqual({
      content: [
        { type: 'image', mediaType: 'image/png', data: PNG },
        { type: 'image', mediaType: 'image/png', data: PNG },
      ],
    })
  })

  it.each([
    ['what is no base64', image('%%%%')],
    ['a kind that no model takes', image('Qk0=', 'image/bmp')],
    ['sound', { type: 'audio', data: PNG, mimeType: 'audio/wav' }],
  ])('names %s', (_, part) => {
    expect(readCallResult({ content: [part] })).toBe(`[${part.type} ${part.mimeType}]`)
  })

  it('names an image that is too large, and those beyond the fifth', () => {
    const large = image(PNG.slice(0, -4) + 'A'.repeat(5_000_000))
    expect(readCallResult({ content: [large] })).toBe('[image image/png too large to be shown]')
    const many = readCallResult({ content: Array.from({ length: 7 }, () => image(PNG)) })
    expect(many).toMatchObject({
      content: [
        ...Array.from({ length: 5 }, () => ({ type: 'image' })),
        { type: 'text', text: '[image image/png]\n[image image/png]' },
      ],
    })
  })

  it('holds no more words beside images than without them', () => {
    const words = { type: 'text', text: 'x'.repeat(80_000) }
    const read = readCallResult({ content: [words, image(PNG), words, words] })
    const text = JSON.stringify(read)
    expect(text).toContain('[cut: the first 20000 of 80000 characters; ask for less]')
    expect(text.length).toBeLessThan(101_000)
  })

  it('is a failure with its words where the server says so', () => {
    const failed = { isError: true, content: [{ type: 'text', text: 'No page.' }, image(PNG)] }
    expect(() => readCallResult(failed)).toThrow('No page.\n[image image/png]')
  })
})
