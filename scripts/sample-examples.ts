import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@parco/protocol'
import type { IntentCatalogue } from '@parco/router/classifier'
import { parse } from 'yaml'
import { filesNamed } from './generate-classifier.ts'
import { sampleSentences } from './sample-sentences.ts'

/**
 * Draws examples for the classifier from the sentences of every domain, into `sampled.<locale>.yaml`.
 * Not a part of `train`: a sentence more or less is no reason to train anew. Run it when a domain has
 * gained intents or many sentences: `node scripts/sample-examples.ts`, then `npm run train`.
 */
const SAMPLED = 40
/** What is no request of a user, but a piece of the grammar. */
const NOT_INTENTS = new Set(['comment', 'model', 'confirm', 'reject', 'correct'])

const source = join(dirname(fileURLToPath(import.meta.url)), '../packages/assistant/src')

function sampled(locale: Locale): string {
  const lines = new Map<string, Set<string>>()
  for (const file of filesNamed(source, ['intents'], locale)) {
    const catalogue = parse(readFileSync(file, 'utf8')) as IntentCatalogue
    for (const intent of Object.keys(catalogue.intents)) {
      if (NOT_INTENTS.has(intent)) continue
      const known = lines.get(intent) ?? new Set()
      for (const text of sampleSentences(catalogue, intent, SAMPLED)) known.add(text)
      lines.set(intent, known)
    }
  }
  const blocks = [...lines]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .filter(([, texts]) => texts.size > 0)
    .map(([intent, texts]) => `${intent}: |\n${[...texts].map((text) => `  ${text}`).join('\n')}`)
  return `# Drawn from the sentences of every domain by scripts/sample-examples.ts. Do not edit.\n${blocks.join('\n')}\n`
}

for (const locale of ['pt-BR', 'en'] as const) {
  const file = join(source, `classifier/sampled.${locale}.yaml`)
  writeFileSync(file, sampled(locale))
  console.log(`written: ${file}`)
}
