import type { Locale } from '@parco/protocol'
import { readFacts } from '@parco/router'

/** A stop on the way to a goal, as it is asked for; without a number where none was given. */
export interface AskedMilestone {
  readonly title: string
  readonly targetValue: number
}

/** Words between the name of a stop and its number: "metade em 12", "flights at $500". */
const NAMED =
  /^(.*?[^\s:=,–—-])[\s:=,–—-]+(?:(?:em|aos|com|de|at|of|with) )?(?:r\$|us\$|[$€£])?\s*(\d[\d.,]*)\D*$/iu
const COUNTED = /^(\d[\d.,]*)\D*$/

/** Reads `Metade: 12`, `Metade 12 livros`, `Metade, 4 mil` or `12 livros`, as people write a stop in a form. */
export function milestoneFromWords(words: string, locale: Locale): AskedMilestone {
  const text = words.trim()
  const named = NAMED.exec(text)
  const count = named?.[2] ?? COUNTED.exec(text)?.[1]
  return {
    title: named?.[1] ?? text,
    targetValue: count === undefined ? NaN : numberOf(count, text, locale),
  }
}

/** A number with the word behind it that makes it larger: `4 mil`, `10k`. */
function numberOf(count: string, text: string, locale: Locale): number {
  const said = text.slice(text.lastIndexOf(count))
  const [number, ...others] = [...readFacts(said, { locale, ...NO_DAY }).numbers]
  return number !== undefined && others.length === 0 ? number : toNumber(count, locale)
}

/** No day is read of a number, so that any will do. */
const NO_DAY = { now: new Date(0), timeZone: 'UTC' }

function toNumber(text: string, locale: Locale): number {
  const bare = text.replace(/[.,]$/, '')
  return Number(
    locale === 'pt-BR' ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', ''),
  )
}
