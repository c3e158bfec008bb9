import { describe, expect, it } from 'vitest'
import { createTextCollector } from './text-collector.ts'

describe('a text in pieces', () => {
  it('is whole whenever it is asked for', () => {
    const collector = createTextCollector()
    expect(collector.text()).toBe('')
    let expected = ''
    for (let piece = 0; piece < 200; piece += 1) {
      collector.push(`${piece} `)
      expected += `${piece} `
      if (piece % 50 === 0) expect(collector.text()).toBe(expected)
    }
    expect(collector.text()).toBe(expected)
  })
})
