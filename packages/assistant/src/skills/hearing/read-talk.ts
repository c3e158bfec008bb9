import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Something that people say, with the skills that it is about. */
export interface TalkExample {
  readonly text: string
  readonly skills: readonly string[]
  /** How much it counts: all readings of a line together somewhat more than one. */
  readonly weight: number
  readonly kind: 'line' | 'word' | 'mixed'
}

const LOCALES = ['pt-BR', 'en'] as const
const NONE = 'none'

/** Words by skill, in one list or by topic. */
type WordLists = Record<string, string | Record<string, string>>

/** The examples of each language: lines in all their readings, and words. */
export function readTalk(): TalkExample[][] {
  return LOCALES.map((locale) => [
    ...readLines(read(`talk.${locale}.yaml`)),
    ...readLines(read(`said.${locale}.yaml`)),
    ...readWords([read(`vocabulary.${locale}.yaml`), read(`topics.${locale}.yaml`)]),
  ])
}

/** The files as they are, to know whether a model is of today. */
export const readTalkFiles = (): string[] =>
  LOCALES.flatMap((locale) =>
    ['talk', 'said', 'vocabulary', 'topics'].map((name) => read(`${name}.${locale}.yaml`)),
  )

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

function readLines(file: string): TalkExample[] {
  return Object.entries(parse(file) as Record<string, string>).flatMap(([names, texts]) =>
    texts
      .trim()
      .split('\n')
      .flatMap((line): TalkExample[] => {
        const readings = expandLine(line)
        const weight = 1 / Math.sqrt(readings.length)
        const skills = names === NONE ? [] : names.split('+')
        return readings.map((text) => ({ text, skills, weight, kind: 'line' }))
      }),
  )
}

/** A word that speaks for several skills stands with each; lists may be under topics. */
function readWords(files: readonly string[]): TalkExample[] {
  const skillsOf = new Map<string, Set<string>>()
  for (const [name, lists] of files.flatMap((file) => Object.entries(parse(file) as WordLists))) {
    for (const list of typeof lists === 'string' ? [lists] : Object.values(lists)) {
      for (const word of list.split(',').map((one) => one.trim())) {
        const skills = skillsOf.get(word) ?? new Set()
        skillsOf.set(word, name === NONE ? skills : skills.add(name))
      }
    }
  }
  return [...skillsOf].map(([text, skills]) => ({
    text,
    skills: [...skills],
    weight: 1,
    kind: 'word',
  }))
}

/**
 * The readings of a line with choices in braces, as many as its longest choice has branches, so that
 * each is read at least once: `{my|our} {bills|rent|taxes}` has three.
 */
export function expandLine(line: string): string[] {
  const choices = line
    .split(/\{([^{}]*)\}/)
    .map((part, at) => (at % 2 === 1 ? part.split('|') : [part]))
  const size = Math.max(...choices.map((choice) => choice.length))
  return Array.from({ length: size }, (_, reading) =>
    choices
      .map((choice, at) => {
        // With each round a choice is a branch further, so that the same ones do not always meet.
        const further = Math.floor(at / 2) * Math.floor(reading / choice.length)
        return choice[(reading + further) % choice.length]
      })
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}
