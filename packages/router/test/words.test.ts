import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const source = join(import.meta.dirname, '../src')
const files = globSync('**/words.*.yaml', { cwd: source })

describe('words beside the code that looks for them', () => {
  it('stand in both languages', () => {
    const folders = new Set(files.map((file) => dirname(file)))
    expect(folders.size).toBeGreaterThan(10)
    for (const folder of folders)
      for (const locale of ['pt-BR', 'en'])
        expect(existsSync(join(source, folder, `words.${locale}.yaml`)), folder).toBe(true)
  })

  it.each(files)('are looked for: %s', (file) => {
    const sections = parse(readFileSync(join(source, file), 'utf8')) as Record<string, object>
    for (const [name, lists] of Object.entries(sections)) {
      const code = readFileSync(join(source, dirname(file), `${name}.ts`), 'utf8')
      for (const key of Object.keys(lists))
        expect(new RegExp(`\\bWORDS\\.${key}\\b`).test(code), `${name}: ${key}`).toBe(true)
    }
  })
})
