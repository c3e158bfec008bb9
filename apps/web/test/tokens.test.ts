import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../src')
const sheets = globSync('**/*.css', { cwd: SOURCES }).filter(
  (name) => !/(tokens|fonts)\.css$/.test(name),
)

/** What a style sheet says of colours and sizes of type without naming a token. */
function ownWords(css: string): string[] {
  return [
    ...css.matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/gi),
    ...css.matchAll(/font-size:(?!\s*(?:var\(|inherit|0\.\d+em))[^;]+/g),
    ...css.matchAll(/\bfont:(?!\s*inherit)(?![^;]*(?:var\(--size|em\s+var\(--mono))[^;]+/g),
  ].map(([found]) => found)
}

describe('style sheets', () => {
  it.each(sheets)('%s takes colours and sizes from the tokens', (name) => {
    expect(ownWords(readFileSync(join(SOURCES, name), 'utf8'))).toEqual([])
  })

  it('would be caught', () => {
    expect(ownWords('a { color: #fff; font: 400 1rem / 1 serif; font-size: 12px }')).toHaveLength(3)
  })
})
