import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lifeIntents } from '@parco/assistant/intents'
import type { Locale } from '@parco/protocol'
import { compileGrammar, type IntentCatalogue, talkIntents } from '@parco/router/sentences'
import { parse } from 'yaml'
import { readOptions } from './read-options.ts'
import { textOutput, writeOutputs } from './write-outputs.ts'

/**
 * `life-grammar.<locale>.generated.ts`: every shipped sentence of a language as one graph, so that no
 * start of Parco compiles any. It is made from the generated catalogues, after `generate.ts`.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const domains = 'packages/assistant/src/domains'
const speech = 'packages/router/src/speech'

/** Tells catalogues apart: no two files of a language speak of the same intents. */
const identityOf = ({ locale, intents }: Pick<IntentCatalogue, 'locale' | 'intents'>): string =>
  `${locale} ${Object.keys(intents).join()}`

function findSources(): ReadonlyMap<string, string> {
  const files = [
    ...readdirSync(join(root, domains), { recursive: true, encoding: 'utf8' })
      .filter((file) => /intents\.[\w-]+\.yaml$/.test(file))
      .map((file) => `${domains}/${file.replaceAll('\\', '/')}`),
    ...readdirSync(join(root, speech))
      .filter((file) => /^talk\.[\w-]+\.yaml$/.test(file))
      .map((file) => `${speech}/${file}`),
  ]
  return new Map(
    files.map((file) => [identityOf(parse(readFileSync(join(root, file), 'utf8'))), file]),
  )
}

function generateGrammar(locale: Locale, sources: ReadonlyMap<string, string>) {
  const catalogues = [...lifeIntents, ...talkIntents].map((catalogue) => {
    const source = sources.get(identityOf(catalogue))
    return source === undefined ? catalogue : { ...catalogue, source }
  })
  const json = JSON.stringify(compileGrammar(catalogues, locale))
  const quoted = `'${json.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  return textOutput(
    root,
    `packages/assistant/src/life-grammar.${locale}.generated.ts`,
    // One string is read faster than as many numbers of a module.
    `// Generated from intents.${locale}.yaml of every domain by scripts/generate-grammar.ts. Do not edit.
/** Every shipped sentence of this language, compiled. */
export const GRAMMAR: string =
  ${quoted}
`,
  )
}

const { check } = readOptions(['check'])
const sources = findSources()
writeOutputs(
  root,
  (['pt-BR', 'en'] as const).map((locale) => generateGrammar(locale, sources)),
  check,
)
