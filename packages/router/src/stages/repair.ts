import type { Locale } from '../text/locale.ts'

/** Words with which a speaker takes back what was just said and says it anew. */
const MARKS: Readonly<Record<Locale, RegExp>> = {
  'pt-BR':
    /,\s*(?:não|nao),\s*|[\s,;.…-]+(?:quer dizer|digo|ops|opa|aliás|alias|não pera|nao pera|pera|péra|não espera|nao espera|na verdade|corrigindo|melhor dizendo|errei|não não|nao nao|perdão|perdao|desculpa)[\s,:.]+(?:foi |foram |é |era |não,? |nao,? )?/iu,
  en: /,\s*no,\s*|[\s,;.…-]+(?:i mean|no wait|wait no|wait|oops|sorry|scratch that|correction|make that|actually|or rather|i meant)[\s,:.]+(?:it was |no,? |was |it's )?/iu,
}

/** "não foi no mercado, foi na farmácia": the first is taken back, the second holds. */
const NOT_BUT: Readonly<Record<Locale, RegExp>> = {
  'pt-BR':
    /[\s,]+(?:mas )?(?:não|nao|n) (?:foi|era|no|na|é) [^,.;]{1,40}?[,;]?\s+(?:foi|era|mas sim|e sim|mas) /iu,
  en: /[\s,]+(?:but )?not (?:on|at|for|in) [^,.;]{1,40}?[,;]?\s+(?:but|it was) /iu,
}

/** The two halves of a repaired statement: what was said, and what replaces part of it. */
export interface Repair {
  readonly before: string
  readonly after: string
  /** Whether a word of correction joins them, instead of "not this, that". */
  readonly isMarked: boolean
}

/** Finds where a speaker takes something back; nothing when the message is said once. */
export function findRepair(text: string, locale: Locale): Repair | undefined {
  for (const shape of [NOT_BUT[locale], MARKS[locale]]) {
    const found = shape.exec(text)
    if (found === null || found.index === 0) continue
    const before = text.slice(0, found.index).trim()
    const after = text.slice(found.index + found[0].length).trim()
    if (before !== '' && after !== '') return { before, after, isMarked: shape === MARKS[locale] }
  }
  return undefined
}

/** "não foi na segunda, foi na terça que paguei a luz": what is denied comes first, and what holds says it all. */
const NOT_FIRST: Readonly<Record<Locale, RegExp>> = {
  'pt-BR':
    /^(?:não|nao|n) (?:foi|era) [^,.;]{1,40}?[,;]?\s+(?:(?:mas|e) sim|mas|foi|era) (?=.* que )/iu,
  en: /^it was(?:n't| not) [^,.;]{1,40}?[,;]?\s+(?:but|it was) (?=.* (?:that|when) )/iu,
}

/** What a message says after it denied something else; nothing when it denies nothing first. */
export function afterDenial(text: string, locale: Locale): string | undefined {
  const found = NOT_FIRST[locale].exec(text)
  return found ? `${HOLDS[locale]} ${text.slice(found[0].length)}` : undefined
}

const HOLDS: Readonly<Record<Locale, string>> = { 'pt-BR': 'foi', en: 'it was' }
