import { readFileSync } from 'node:fs'
import { fold } from '@parco/router'
import { parse } from 'yaml'

/** Lists of words under names, each a line of phrases with commas between them. */
type Listed<Name extends string> = Readonly<Record<Name, string>>

/**
 * The phrases of a YAML file of word lists, folded, by the names they stand under: beside the code that
 * asks for them, in both languages.
 */
export function readWordLists<Name extends string>(
  file: URL,
): Readonly<Record<Name, ReadonlySet<string>>> {
  const lists = parse(readFileSync(file, 'utf8')) as Listed<Name>
  const entries = Object.entries<string>(lists).map(([name, list]) => [
    name,
    new Set(list.split(/\s*,\s*/).map(fold)),
  ])
  return Object.fromEntries(entries) as Record<Name, ReadonlySet<string>>
}

/** Whether one of the phrases stands in a text, as whole words. */
export function holdsPhrase(text: string, phrases: ReadonlySet<string>): boolean {
  const words = ` ${fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  return [...phrases].some((phrase) => words.includes(` ${phrase} `))
}

/** Phrases of both languages under one name, longer ones first, for a pattern: `(?:me lembra|remind me)`. */
export type Phrases<Name extends string> = (name: Name) => string

/**
 * Reads a YAML file that holds, under each name, a line of phrases for each language. Either language may
 * be spoken to whoever reads the other, and accents may be left out.
 */
export function readPhrases<Name extends string>(file: URL): Phrases<Name> {
  const lists = parse(readFileSync(file, 'utf8')) as Readonly<
    Record<Name, Readonly<Record<string, string>>>
  >
  const patterns = new Map(
    Object.entries<Readonly<Record<string, string>>>(lists).map(([name, languages]) => [
      name,
      anyOf(...Object.values(languages)),
    ]),
  )
  return (name) => {
    const pattern = patterns.get(name)
    if (pattern === undefined) throw new Error(`${file.pathname} has no phrases called "${name}".`)
    return pattern
  }
}

/** Lists of phrases with commas between them as one pattern, accents or none: `(?:daqui a pouco|já já)`. */
export function anyOf(...lists: readonly string[]): string {
  const phrases = lists.flatMap((list) => list.split(/\s*,\s*/)).flatMap((one) => [one, fold(one)])
  const longestFirst = [...new Set(phrases)].sort((one, other) => other.length - one.length)
  return `(?:${longestFirst.map(escaped).join('|')})`
}

const escaped = (phrase: string): string =>
  phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/['’]/g, "['’]")
