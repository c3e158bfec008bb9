import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@parco/protocol'
import {
  type ClassifierExample,
  type ClassifierInput,
  NONE,
  toClassifierInput,
} from '@parco/router/classifier'

/** A labelled message of a benchmark. */
export interface LabelledMessage {
  readonly input: ClassifierInput
  /** `none` when it is outside every intent. */
  readonly intent: string
}

/** A benchmark: what to train on, and what to measure with. */
export interface IntentSet {
  readonly train: readonly ClassifierExample[]
  readonly test: readonly LabelledMessage[]
}

type Pair = readonly [text: string, intent: string]

const example = ([text, intent]: Pair, locale: Locale): ClassifierExample => ({
  ...toClassifierInput(text, locale),
  intent,
})

const message = ([text, intent]: Pair, locale: Locale): LabelledMessage => ({
  input: toClassifierInput(text, locale),
  intent,
})

const outside = ([text]: Pair): Pair => [text, NONE]

/** CLINC150, trained on its training rows and its 100 out-of-scope training rows. */
export function readClinc(folder: string, variant: 'full' | 'small'): IntentSet {
  const path = join(folder, `intents/clinc150-${variant}.json`)
  const data = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Pair[]>
  const rows = (name: string) => data[name] ?? []
  return {
    train: [...rows('train'), ...rows('oos_train').map(outside)].map((row) => example(row, 'en')),
    test: [...rows('test'), ...rows('oos_test').map(outside)].map((row) => message(row, 'en')),
  }
}

/** BANKING77: one domain, nothing out of scope. */
export function readBanking(folder: string): IntentSet {
  const rows = (part: string) =>
    parseCsv(readFileSync(join(folder, `intents/banking77-${part}.csv`), 'utf8')).slice(1)
  return {
    train: rows('train').map((row) => example(row, 'en')),
    test: rows('test').map((row) => message(row, 'en')),
  }
}

interface ServicesFile {
  readonly utterances: readonly { text: string; label: number; source: string }[]
}

interface HomeFile {
  readonly utterances: readonly { text: string }[]
}

const TRAINING_AUTHORS = /^(organiser_seed|team_bandidos|team_desviadores)/

/** Sixteen services of a card company in Portuguese: test authors wrote no training row. */
export function readServices(folder: string): IntentSet {
  const path = join(folder, 'credsystem-ptbr-16-servicos.json')
  const { utterances } = JSON.parse(readFileSync(path, 'utf8')) as ServicesFile
  const pairs = (isTraining: boolean): Pair[] =>
    utterances
      .filter((one) => TRAINING_AUTHORS.test(one.source) === isTraining)
      .map((one) => [one.text, `service-${one.label}`])
  const home: Pair[] = readHome(folder).map((text) => [text, NONE])
  return {
    train: pairs(true).map((row) => example(row, 'pt-BR')),
    test: [...pairs(false), ...home].map((row) => message(row, 'pt-BR')),
  }
}

/** Every message of the Portuguese services, whoever wrote it. */
export function readServiceTexts(folder: string): string[] {
  const path = join(folder, 'credsystem-ptbr-16-servicos.json')
  return (JSON.parse(readFileSync(path, 'utf8')) as ServicesFile).utterances.map((one) => one.text)
}

/** Smart home messages in pt-BR: nothing that a personal assistant keeps records of. */
export function readHome(folder: string): string[] {
  const path = join(folder, 'ohf-voice-intents.pt-BR.json')
  return (JSON.parse(readFileSync(path, 'utf8')) as HomeFile).utterances.map((one) => one.text)
}

/** Text and label of each line; a text in quotes may hold commas and line breaks. */
function parseCsv(content: string): Pair[] {
  const rows = content.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*)),([^\n]*)\n?/g)
  return [...rows].map(([, quoted, plain, label]) => [
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
    (label ?? '').trim(),
  ])
}
