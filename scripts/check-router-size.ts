import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareSizes } from './compare-sizes.ts'
import { measureSource, type SourceSize } from './measure-source.ts'
import { readOptions } from './read-options.ts'

const root = join(import.meta.dirname, '..')
const source = join(root, 'packages/router/src')
const limitsFile = join(root, 'packages/router/size-limits.json')

/** Crisis patterns are not counted: nobody should have to delete a line to add one of those. */
const isCounted = (file: string): boolean =>
  !/\.(?:test|generated)\.ts$|(?:^|\/)testing\/|^safety\//.test(file.replaceAll('\\', '/'))

/**
 * The router understands by its sentences, lexicons and classifier. This keeps its TypeScript from
 * growing word by word: what it holds of wording may only fall. `--write` lowers the limits.
 */
const { write } = readOptions(['write'])
const files = globSync('**/*.ts', { cwd: source }).filter(isCounted)
const size = measureSource(files.map((file) => readFileSync(join(source, file), 'utf8')))
const limits = JSON.parse(readFileSync(limitsFile, 'utf8')) as SourceSize
const { isAbove, isBelow, messages } = compareSizes(size, limits)

if (messages.length > 0) console.error(messages.join('\n'))
if (isAbove) {
  console.error(
    'The TypeScript of packages/router has grown. A way to say something is a sentence in intents.<language>.yaml, and a word is a line of a lexicon (values/*.yaml, speech/*.yaml, pending/*.yaml) or of a words.<language>.yaml. Where code has to grow, other code of the router gets smaller.',
  )
  process.exitCode = 1
} else if (isBelow && write) {
  writeFileSync(limitsFile, `${JSON.stringify(size, null, 2)}\n`)
  console.log('The limits are lowered.')
} else if (isBelow) {
  console.log('Lower the limits with it: node scripts/check-router-size.ts --write')
}
