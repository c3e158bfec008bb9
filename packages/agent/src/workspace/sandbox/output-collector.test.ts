import { describe, expect, it } from 'vitest'
import { createOutputCollector } from './output-collector.ts'

function collect(maxCharacters: number, ...chunks: (string | Buffer)[]) {
  const collector = createOutputCollector(maxCharacters)
  for (const chunk of chunks) collector.add(Buffer.from(chunk))
  return collector
}

describe('collected output', () => {
  it('is whole when it is short', () => {
    expect(collect(20, 'one ', 'two').text()).toBe('one two')
    expect(collect(20).text()).toBe('')
  })

  it('keeps both ends of what is long, however it comes', () => {
    const text = `${'a'.repeat(50)}${'b'.repeat(900)}${'c'.repeat(50)}`
    const expected = `${'a'.repeat(10)}\n[… 980 bytes left out …]\n${'c'.repeat(10)}`
    expect(collect(20, text).text()).toBe(expected)
    expect(collect(20, ...text).text()).toBe(expected)
    expect(collect(20, ...text).totalBytes).toBe(1000)
    expect(collect(20, 'x'.repeat(30)).text()).toContain('10 characters left out')
  })

  it('does not cut characters in two', () => {
    const text = collect(20, 'é'.repeat(500), '…'.repeat(501)).text()
    expect(text).toMatch(/^é{10}\n\[… \d+ bytes left out …\]\n…{10}$/)
    const euro = Buffer.from('€')
    expect(collect(20, euro.subarray(0, 1), euro.subarray(1)).text()).toBe('€')
  })

  it('takes out what would steer a terminal', () => {
    const hostile = '\u001b[31mred\u001b[0m\u0007 \u001b]0;title\u0007ok\u0008\r\nnext\tcell\n'
    expect(collect(100, hostile).text()).toBe('red ok\nnext\tcell\n')
  })
})
