import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Locale } from '@parco/protocol'
import { GENERATED_FOLDER } from '../generated-folder.ts'
import { sourceFingerprint } from './source-fingerprint.ts'

const LOCALES: readonly Locale[] = ['pt-BR', 'en']

/** Compiled grammars as JSON, by language. */
type Grammars = Readonly<Record<Locale, string>>

let loaded: Grammars | undefined

/**
 * Every shipped sentence of both languages, compiled, as JSON for `createRouter`. They are kept in
 * `packages/assistant/.generated/`, which git ignores, and compiled there (three seconds) where they
 * are missing or older than the sentences. A folder that cannot be written costs those seconds at
 * each start, and nothing else.
 * @throws Error when a shipped sentence cannot be compiled.
 */
export function loadLifeGrammar(): Grammars {
  loaded ??= readKept() ?? build()
  return loaded
}

const fileOf = (locale: Locale): string => join(GENERATED_FOLDER, `life-grammar.${locale}.json`)
const FINGERPRINT = join(GENERATED_FOLDER, 'fingerprint')

function readKept(): Grammars | undefined {
  try {
    const kept = readFileSync(FINGERPRINT, 'utf8')
    const current = sourceFingerprint()
    if (current !== undefined && current !== kept) return undefined
    return byLocale((locale) => readFileSync(fileOf(locale), 'utf8'))
  } catch {
    return undefined
  }
}

const require = createRequire(import.meta.url)

/** The compiler and the reader of YAML are loaded with it: most starts need neither. */
function build(): Grammars {
  const { compileLifeGrammar } =
    require('./compile-life-grammar.ts') as typeof import('./compile-life-grammar.ts')
  const fingerprint = sourceFingerprint()
  const grammars = byLocale(compileLifeGrammar)
  if (fingerprint !== undefined) keep(grammars, fingerprint)
  return grammars
}

/** The fingerprint is written last: without it what a killed process left behind does not count. */
function keep(grammars: Grammars, fingerprint: string): void {
  try {
    mkdirSync(GENERATED_FOLDER, { recursive: true })
    for (const locale of LOCALES) writeWhole(fileOf(locale), grammars[locale])
    writeWhole(FINGERPRINT, fingerprint)
  } catch {
    // Read-only installations work from memory.
  }
}

/** Several processes may build at once: each file is whole at every moment. */
function writeWhole(file: string, content: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content)
  renameSync(draft, file)
}

function byLocale(read: (locale: Locale) => string): Grammars {
  return { 'pt-BR': read('pt-BR'), en: read('en') }
}
