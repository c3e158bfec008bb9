import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createLifeRouter } from '@parco/assistant/router'
import type { Locale } from '@parco/protocol'
import {
  type ClassifierExample,
  contentHash,
  DEFAULT_OPTIONS,
  encodeClassifier,
  type IntentCatalogue,
  NONE,
  readContentHash,
  toClassifierInput,
  trainClassifier,
  type UseOf,
} from '@parco/router/classifier'
import { parse } from 'yaml'
import { expandLine } from './sample-sentences.ts'
import type { Output } from './write-outputs.ts'

/** Readings of one written line that holds choices. */
const READINGS = 2
const LOCALES: readonly Locale[] = ['pt-BR', 'en']

/**
 * The shipped classifier, trained on the written examples and on sentences of the grammar. It is
 * stale when it was trained on other examples, or by other code.
 */
export function generateClassifier(root: string, source: string): Output {
  const path = join(source, 'classifier/life-classifier.generated.bin')
  const { examples, writes } = collectExamples(join(root, source))
  const hash = contentHash(examples, writes, DEFAULT_OPTIONS)
  const file = join(root, path)
  const known = existsSync(file) ? readContentHash(readFileSync(file)) : undefined
  const build = () =>
    encodeClassifier(trainClassifier(examples, writes, DEFAULT_OPTIONS, useOf(writes)), hash)
  return { path, isStale: known !== hash, build }
}

/** When the examples are read, for what depends on a day: a Wednesday at noon. */
const SOME_NOON = { now: new Date('2026-11-18T15:00:00Z'), timeZone: 'America/Sao_Paulo' }

/** What would come of an intent that the classifier names for a message, after sentences, gates and builders. */
function useOf(writes: readonly string[]): UseOf<WrittenExample> {
  const [whenVouched, whenSure] = [actsOn(writes, false), actsOn(writes, true)]
  return (example, intent) => {
    if (whenVouched(example, intent)) return 'when-vouched'
    return whenSure(example, intent) ? 'when-sure' : 'never'
  }
}

/** Whether a router acts on what a classifier names, when that is sure of it or not. */
function actsOn(writes: readonly string[], isSure: boolean) {
  let named = ''
  const router = createLifeRouter({
    classifier: {
      classify: () => ({
        intent: named,
        confidence: 1,
        isSure,
        isLikely: true,
        isWrite: writes.includes(named),
      }),
      candidates: () => [],
    },
  })
  return ({ text, locale }: WrittenExample, intent: string): boolean => {
    named = intent
    return router.decide(text, { ...SOME_NOON, locale }).source === 'classifier'
  }
}

/** An example with the language it is written in. */
export interface WrittenExample extends ClassifierExample {
  readonly locale: Locale
}

/** Every example of every intent: those written, and those drawn from the sentences. */
export function collectExamples(source: string): {
  readonly examples: readonly WrittenExample[]
  readonly writes: readonly string[]
} {
  const found = new Map<string, { text: string; intent: string; locale: Locale }>()
  for (const locale of LOCALES) {
    for (const file of filesNamed(source, ['examples', 'sampled'], locale)) {
      for (const [name, text] of readExamples(file, locale)) {
        const intent = name === NOT_RECORDED ? NONE : name
        const key = `${locale} ${text.toLowerCase()}`
        if (!found.has(key)) found.set(key, { text, intent, locale })
      }
    }
  }
  const examples = [...found.values()].map(({ text, intent, locale }) => ({
    ...toClassifierInput(text, locale),
    intent,
    locale,
  }))
  return { examples, writes: readWrites(source) }
}

/** Examples about what is recorded that ask for nothing. */
const NOT_RECORDED = 'not_recorded'

/** Files of that name and language anywhere below a folder, the written ones first. */
export function filesNamed(source: string, names: readonly string[], locale: Locale): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()
  return names.flatMap((name) =>
    files
      .filter((file) => basename(file) === `${name}.${locale}.yaml`)
      .map((file) => join(source, file)),
  )
}

function readExamples(file: string, locale: Locale): [intent: string, text: string][] {
  const data = parse(readFileSync(file, 'utf8')) as Record<string, string>
  return Object.entries(data).flatMap(([intent, lines]) =>
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .flatMap((line) => expandLine(line, locale, READINGS))
      .map((text): [string, string] => [intent, text]),
  )
}

/** The intents that change records. */
function readWrites(source: string): string[] {
  const writes = new Set<string>()
  for (const file of filesNamed(source, ['intents'], 'pt-BR')) {
    const { intents } = parse(readFileSync(file, 'utf8')) as IntentCatalogue
    for (const [intent, { isWrite }] of Object.entries(intents)) {
      if (isWrite && intent !== NONE) writes.add(intent)
    }
  }
  return [...writes].sort()
}
