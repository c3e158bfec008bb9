import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { generateClassifier } from './generate-classifier.ts'
import { generatePrompts } from './generate-prompts.ts'
import { generateReplies } from './generate-replies.ts'
import { readOptions } from './read-options.ts'
import { type Output, textOutput, writeOutputs } from './write-outputs.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const values = 'packages/router/src/values'
const speech = 'packages/router/src/speech'
const pending = 'packages/router/src/pending'
const domains = 'packages/assistant/src/domains'

/** Folders of the domains that say how people speak of them; a large domain has several. */
const catalogues = [
  'finance',
  'finance/debts',
  'body',
  'habits',
  'goals',
  'people',
  'agenda',
  'memory',
  'documents',
]

interface GeneratedText {
  readonly path: string
  readonly content: string
}

const readYaml = (path: string): unknown => parse(readFileSync(join(root, path), 'utf8'))

/** A list in the YAML may span lines: one space for any white space keeps the generated file small. */
const tidy = (list: string): string => list.replace(/\s+/g, ' ').trim()

function lexicon(path: string, section?: string): Record<string, string> {
  const data = readYaml(path) as Record<string, unknown>
  const source = (section === undefined ? data : data[section]) as Record<string, string | string[]>
  return Object.fromEntries(
    Object.entries(source).map(([key, lists]) => [key, tidy([lists].flat().join(', '))]),
  )
}

function tidyAll(value: unknown): unknown {
  if (typeof value === 'string') return tidy(value)
  if (Array.isArray(value)) return value.map(tidyAll)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tidyAll(item)]))
}

const header = (sources: string) =>
  `// Generated from ${sources} by scripts/generate.ts. Do not edit.\n`

function constant(name: string, docstring: string, type: string, value: unknown): string {
  return `/** ${docstring} */\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 2)}\n`
}

function lexicons(): GeneratedText {
  const parts: [string, string, Record<string, string>][] = [
    ['EXPENSES', 'What people spend on, by category.', lexicon(`${values}/expenses.yaml`)],
    ['BILLS', 'Monthly bills, by category.', lexicon(`${values}/bills.yaml`)],
    ['INCOMES', 'Sources of income, by type.', lexicon(`${values}/incomes.yaml`)],
    ['ACTIVITIES', 'Exercise, by kind.', lexicon(`${values}/activities.yaml`)],
    ['CATEGORIES', 'Words for expense categories.', lexicon(`${values}/categories.yaml`)],
    ['METRIC_NOUNS', 'Words for metrics, by type.', lexicon(`${values}/metrics.yaml`, 'nouns')],
    ['EVENTS', 'What is planned for an hour.', lexicon(`${values}/events.yaml`)],
    ['AREAS', 'Words of each area of life.', lexicon(`${values}/areas.yaml`)],
    ['RELATIONS', 'People by kind of relationship.', lexicon(`${values}/relations.yaml`)],
    ['HABITS', 'Habits by the noun they are called.', lexicon(`${values}/habits.yaml`)],
    ['INVESTMENTS', 'Where money is put aside.', lexicon(`${values}/investments.yaml`)],
    ['LOANS', 'What money is owed for.', lexicon(`${values}/loans.yaml`)],
    ['FIRST_NAMES', 'First names of people.', lexicon(`${speech}/names.yaml`)],
    ['METRIC_VERBS', 'Verbs of metrics, by type.', lexicon(`${values}/metrics.yaml`, 'verbs')],
  ]
  const body = parts.map(([name, docstring, value]) =>
    constant(name, docstring, 'LexiconSource', value),
  )
  return {
    path: `${values}/lexicons.generated.ts`,
    content: `${header('values/*.yaml')}import type { LexiconSource } from './lexicon.ts'\n\n${body.join('\n')}`,
  }
}

function speechOf(locale: string): GeneratedText {
  const data = tidyAll(readYaml(`${speech}/${locale}.yaml`))
  return {
    path: `${speech}/${locale}.generated.ts`,
    content: `${header(`speech/${locale}.yaml`)}import type { SpeechSource } from './speech.ts'\n\n${constant('SPEECH', 'The words around what is said.', 'SpeechSource', data)}`,
  }
}

function cues(locales: readonly string[]): GeneratedText {
  const tables = Object.fromEntries(
    locales.map((locale) => [locale, tidyAll(readYaml(`${pending}/cues.${locale}.yaml`))]),
  )
  const parts = [
    constant('CUES', 'What words do in a reply.', 'Readonly<Record<Locale, CueTable>>', tables),
    constant('REPLIES', 'Replies of one reading.', 'ReplySource', readTidy('replies')),
    constant('CHOICES', 'What values are called.', 'ChoiceSource', readTidy('choices')),
  ]
  const types = "import type { ChoiceSource, CueTable, ReplySource } from './cues.ts'"
  return {
    path: `${pending}/cues.generated.ts`,
    content: `${header('pending/*.yaml')}import type { Locale } from '../text/locale.ts'\n${types}\n\n${parts.join('\n')}`,
  }
}

const readTidy = (name: string): unknown => tidyAll(readYaml(`${pending}/${name}.yaml`))

function talkOf(locale: string): GeneratedText {
  const data = tidyAll(readYaml(`${speech}/talk.${locale}.yaml`))
  const body = constant('TALK', 'What is said and is for no tool.', 'IntentCatalogue', data)
  return {
    path: `${speech}/talk.${locale}.generated.ts`,
    content: `${header(`speech/talk.${locale}.yaml`)}import type { IntentCatalogue } from '../grammar/catalogue.ts'\n\n${body}`,
  }
}

function intentsOf(domain: string, locale: string): GeneratedText {
  const folder = `${domains}/${domain}`
  const data = tidyAll(readYaml(`${folder}/intents.${locale}.yaml`))
  const body = constant('INTENTS', `What people say, domain ${domain}.`, 'IntentCatalogue', data)
  return {
    path: `${folder}/intents.${locale}.generated.ts`,
    content: `${header(`intents.${locale}.yaml`)}import type { IntentCatalogue } from '@parco/router'\n\n${body}`,
  }
}

function outputs(): Output[] {
  const locales = ['pt-BR', 'en']
  const texts: GeneratedText[] = [
    lexicons(),
    ...generateReplies(),
    generatePrompts(),
    ...locales.map(speechOf),
    ...locales.map(talkOf),
    cues(locales),
    ...catalogues.flatMap((folder) => locales.map((locale) => intentsOf(folder, locale))),
  ]
  return texts.map(({ path, content }) => textOutput(root, path, content))
}

// Training takes minutes: only when examples, sentences or its own code have changed, and not for
// whoever changes sentences and asks for everything else.
const { check, 'without-classifier': isUntrained } = readOptions(['check', 'without-classifier'])
writeOutputs(
  root,
  [...outputs(), ...(isUntrained ? [] : [generateClassifier(root, 'packages/assistant/src')])],
  check,
)
