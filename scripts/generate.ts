import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { generateDecisions } from './generate-decisions.ts'
import { generatePrompts } from './generate-prompts.ts'
import { generateReplies } from './generate-replies.ts'
import { readOptions } from './read-options.ts'
import { type Output, textOutput, writeOutputs } from './write-outputs.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const values = 'packages/router/src/values'
const speech = 'packages/router/src/speech'
const pending = 'packages/router/src/pending'
const decisions = 'docs/decisions'

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

/** Words of one list, or those for each of its meanings. */
type Words = string | Record<string, string>
/** Which words the code of a folder looks for, by file and list; each language has its own. */
type FolderWords = Record<string, Record<string, Words>>

/**
 * The lists of a folder, each one set of what it holds in any language; a list with meanings stays
 * apart by language.
 */
function wordsIn(folder: string, locales: readonly string[]): GeneratedText {
  const said = locales.map((locale) => readYaml(`${folder}/words.${locale}.yaml`) as FolderWords)
  const files = [...new Set(said.flatMap((words) => Object.keys(words)))].sort()
  const sections = files.map((file) => {
    const keys = [...new Set(said.flatMap((words) => Object.keys(words[file] ?? {})))]
    const lists = keys.map((key) => {
      const words = said.map((each) => tidyAll(each[file]?.[key] ?? ''))
      const meanings = locales.map((locale, at) => [locale, words[at] || {}])
      return words.some((one) => typeof one === 'object')
        ? `  ${key}: ${JSON.stringify(Object.fromEntries(meanings), null, 2)},\n`
        : `  ${key}: wordSet(${JSON.stringify(words.join(' ').trim())}),\n`
    })
    const name = file.toUpperCase().replaceAll('-', '_')
    return `/** What \`${file}.ts\` looks for. */\nexport const ${name} = {\n${lists.join('')}}\n`
  })
  const text = posix.relative(folder, 'packages/router/src/text') || '.'
  const content = sections.join('\n')
  const imported = content.includes('wordSet(')
    ? `import { wordSet } from '${text}/word-set.ts'\n\n`
    : ''
  return {
    path: `${folder}/words.generated.ts`,
    content: `${header('words.*.yaml')}${imported}${content}`,
  }
}

/** Folders of the router whose code has words in YAML beside it. */
const foldersWithWords = (): string[] =>
  globSync('packages/router/src/**/words.*.yaml', { cwd: root })
    .map((path) => posix.dirname(path.replaceAll('\\', '/')))
    .filter((folder, at, all) => all.indexOf(folder) === at)
    .sort()

function settingWords(): GeneratedText {
  const folder = 'packages/assistant/src/domains/settings'
  const type = 'Readonly<Record<Setting, Readonly<Record<string, string>>>>'
  const words = tidyAll(readYaml(`${folder}/words.yaml`))
  const body = constant('SETTING_WORDS', 'What people call the values of settings.', type, words)
  return {
    path: `${folder}/words.generated.ts`,
    content: `${header('words.yaml')}import type { Setting } from './setting-names.ts'\n\n${body}`,
  }
}

function decisionIndex(): GeneratedText {
  const names = readdirSync(join(root, decisions)).filter((name) => /^\d/.test(name))
  const files = names.sort().map((name) => ({
    name,
    text: readFileSync(join(root, decisions, name), 'utf8'),
  }))
  return { path: `${decisions}/README.md`, content: generateDecisions(files) }
}

function outputs(): Output[] {
  const locales = ['pt-BR', 'en']
  const texts: GeneratedText[] = [
    lexicons(),
    ...generateReplies(),
    ...generatePrompts(),
    ...locales.map(speechOf),
    ...locales.map(talkOf),
    cues(locales),
    ...foldersWithWords().map((folder) => wordsIn(folder, locales)),
    settingWords(),
    decisionIndex(),
  ]
  return texts.map(({ path, content }) => textOutput(root, path, content))
}

const { check } = readOptions(['check'])
writeOutputs(root, outputs(), check)
