import type { Locale } from '@parco/protocol'

/** A stop on the way to a goal, as it is asked for; without a number where none was given. */
export interface AskedMilestone {
  readonly title: string
  readonly targetValue: number
}

/** Words between the name of a stop and its number: "metade em 12", "flights at $500". */
const NAMED =
  /^(.*?[^\s:=–—-])[\s:=–—-]+(?:(?:em|aos|com|de|at|of|with) )?(?:r\$|us\$|[$€£])?\s*(\d[\d.,]*)\D*$/iu
const COUNTED = /^(\d[\d.,]*)\D*$/

/** Reads `Metade: 12`, `Metade 12 livros` or `12 livros`, as people write a stop in a form. */
export function milestoneFromWords(words: string, locale: Locale): AskedMilestone {
  const text = words.trim()
  const named = NAMED.exec(text)
  const count = named?.[2] ?? COUNTED.exec(text)?.[1]
  return {
    title: named?.[1] ?? text,
    targetValue: count === undefined ? NaN : toNumber(count, locale),
  }
}

function toNumber(text: string, locale: Locale): number {
  const bare = text.replace(/[.,]$/, '')
  return Number(
    locale === 'pt-BR' ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', ''),
  )
}
