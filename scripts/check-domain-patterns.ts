import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordsInPatterns } from './measure-source.ts'
import { readOptions } from './read-options.ts'

const source = join(import.meta.dirname, '../packages/assistant/src/domains')
const limitFile = join(source, 'pattern-limit.json')

/**
 * What a message says is read by sentences, which are data in both languages side by side. This keeps
 * the patterns in the TypeScript of the domains from taking that over: their words may only get fewer.
 * `--write` lowers the limit.
 */
const { write } = readOptions(['write'])
const files = globSync('**/*.ts', { cwd: source }).filter(
  (file) => !/\.(?:test|generated)\.ts$/.test(file),
)
const words = wordsInPatterns(files.map((file) => readFileSync(join(source, file), 'utf8')))
const { words: limit } = JSON.parse(readFileSync(limitFile, 'utf8')) as { readonly words: number }

if (words > limit) {
  console.error(
    `The patterns of packages/assistant/src/domains hold ${words} words, and the limit is ${limit}. A way to say something is a sentence in intents.<language>.yaml, or in claimed.<language>.yaml where a domain claims what no sentence explains (decision 0080).`,
  )
  process.exitCode = 1
} else if (words < limit && write) {
  writeFileSync(limitFile, `${JSON.stringify({ words }, null, 2)}\n`)
  console.log(`The limit is lowered to ${words}.`)
} else if (words < limit) {
  console.log(`${words} words of ${limit}: lower the limit with --write.`)
}
