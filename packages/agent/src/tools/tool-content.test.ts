import { describe, expect, it } from 'vitest'
import { createToolContent, isToolContent, type ToolContentPart } from './tool-content.ts'

const bytes = (...start: number[]) => new Uint8Array([...start, ...Array(12).fill(0)])
const kindOf = (data: Uint8Array | string) => createToolContent([{ type: 'image', data }]).content

describe('an answer of words and images', () => {
  it('knows each kind of image by its first bytes', () => {
    const webp = new Uint8Array(Buffer.from('RIFF\0\0\0\0WEBPVP8 '))
    expect(kindOf(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toMatchObject([
      { mediaType: 'image/png' },
    ])
    expect(kindOf(bytes(0xff, 0xd8, 0xff, 0xe0))).toMatchObject([{ mediaType: 'image/jpeg' }])
    expect(kindOf(new Uint8Array(Buffer.from('GIF89a')))).toMatchObject([
      { mediaType: 'image/gif' },
    ])
    expect(kindOf(webp)).toMatchObject([{ mediaType: 'image/webp' }])
  })

  it('takes a part of a larger buffer, and base64 over several lines', () => {
    const whole = new Uint8Array([1, 2, 0xff, 0xd8, 0xff, 0xe0, 9])
    expect(kindOf(whole.subarray(2, 6))).toMatchObject([{ data: '/9j/4A==' }])
    expect(kindOf('iVBO\r\nRw0KGgo=\n')).toMatchObject([{ data: 'iVBORw0KGgo=' }])
  })

  it.each([
    ['data:image/png;base64,iVBORw0KGgo=', 'without "data:" before it'],
    ['', 'bytes or base64'],
    ['AAAA', 'no PNG, JPEG, WebP or GIF'],
    ['A'.repeat(5_000_001), 'at most 5000000 characters'],
  ])('refuses what is no image, and says why: %.12s', (data, said) => {
    const parts: ToolContentPart[] = [
      { type: 'text', text: 'Here:' },
      { type: 'image', data },
    ]
    expect(() => createToolContent(parts)).toThrow(said)
    expect(() => createToolContent(parts)).toThrow('parts[1]: ')
  })

  it('is told from any other object with content', () => {
    expect(isToolContent(createToolContent([]))).toBe(true)
    expect(isToolContent({ content: [] })).toBe(false)
  })
})
