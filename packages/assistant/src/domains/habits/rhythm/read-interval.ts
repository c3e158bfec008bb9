import { readFileSync } from 'node:fs'
import { fold, readFacts } from '@parco/router'
import { parse } from 'yaml'
import type { DomainContext } from '../../domain-context.ts'
import { MAX_EVERY_DAYS } from './rhythm.ts'

type Place = Pick<DomainContext, 'locale' | 'now' | 'timeZone'>

/** How many days lie between two times, and the words that say it. */
export interface SaidInterval {
  readonly everyDays: number
  readonly words: string
}

/** Where a number stands in a way to say it, and what may be one: digits, or a word alone. */
const NUMBER = '{n}'
const A_NUMBER = '([\\p{L}\\p{N}]+?)'

interface Way {
  readonly pattern: RegExp
  /** Nothing where the words bring their number. */
  readonly everyDays: number | undefined
}

let ways: readonly Way[] | undefined

/** The interval that words say: "a cada 2 dias", "every other day"; nothing when they say none. */
export function readInterval(said: string, place: Place): SaidInterval | undefined {
  ways ??= readWays()
  // Folding letter by letter keeps every place, so that the words can be cut out of what was said.
  const folded = [...said].map((letter) => fold(letter) || letter).join('')
  for (const { everyDays, pattern } of ways) {
    const match = pattern.exec(folded)
    if (!match) continue
    const days = everyDays ?? numberIn(match[1] ?? '', place)
    if (days === undefined || days < 2 || days > MAX_EVERY_DAYS) continue
    return { everyDays: days, words: said.slice(match.index, match.index + match[0].length) }
  }
  return undefined
}

function numberIn(word: string, place: Place): number | undefined {
  const [number] = [...readFacts(word, place).numbers].filter(Number.isInteger)
  return number
}

/** The longest first, so that none is found within another. */
function readWays(): readonly Way[] {
  const text = readFileSync(new URL('./intervals.yaml', import.meta.url), 'utf8')
  const lists: Readonly<Record<string, readonly string[]>> = parse(text)
  return Object.entries(lists)
    .flatMap(([days, said]) => said.map((words) => ({ words, everyDays: Number(days) })))
    .sort((one, other) => other.words.length - one.words.length)
    .map(({ everyDays, words }) => ({
      everyDays: Number.isNaN(everyDays) ? undefined : everyDays,
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${patternOf(words)}(?![\\p{L}\\p{N}])`, 'iu'),
    }))
}

/** Of two numbers of "de 3 em 3 dias" the second is the first again. */
function patternOf(words: string): string {
  const [first = '', second, third] = fold(words)
    .split(NUMBER)
    .map((part) => part.replaceAll(' ', '\\s+'))
  if (second === undefined) return first
  return `${first}${A_NUMBER}${second}${third === undefined ? '' : `\\1${third}`}`
}
