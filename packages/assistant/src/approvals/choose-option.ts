import type { PreparationOption } from '@parco/agent/approvals'
import type { IntentCall, Locale } from '@parco/protocol'
import { fold } from '@parco/router'
import type { StoredQuestion } from '@parco/store'

/** What is known already, and the answers to choose among when there are such. */
export interface Candidate extends IntentCall {
  readonly options?: readonly PreparationOption[]
}

/** The options of a question, numbered below it; a single one the question names itself. */
export function withNumberedOptions(
  question: string,
  options: readonly PreparationOption[] | undefined,
): string {
  if (!options || options.length < 2) return question
  return [question, ...options.map(({ label }, index) => `${index + 1}. ${label}`)].join('\n')
}

/**
 * Reads a reply as the choice of one option: its number, its place, or words that only its label
 * has. Returns the candidate with the option's slots; nothing when the reply chooses none.
 */
export function chooseOption(
  question: StoredQuestion,
  text: string,
  locale: Locale,
): IntentCall | undefined {
  // The column holds the candidate as `askBack` wrote it.
  const { intent, params, options } = question.candidate as Candidate
  if (!options?.length) return undefined
  const words = wordsOf(text).filter((word) => !FILLERS.has(word))
  const index = placeOf(words, options.length, locale) ?? onlyLabelWith(words, options)
  const chosen = index === undefined ? undefined : options[index]
  return chosen && { intent, params: { ...params, ...chosen.slots } }
}

/** Whether a yes answers a question: "did you mean X?", and not "how much?". */
export const asksYesOrNo = (question: StoredQuestion): boolean => offered(question) !== undefined

/** "Did you mean X?" has one option, which a yes chooses; to "how much?" a yes says no amount. */
export function onlyOption(question: StoredQuestion, isYes: () => boolean): IntentCall | undefined {
  const { intent, params } = question.candidate
  const only = offered(question)
  return only && isYes() ? { intent, params: { ...params, ...only.slots } } : undefined
}

function offered({ candidate, missing }: StoredQuestion): PreparationOption | undefined {
  const [only, ...others] = (candidate as Candidate).options ?? []
  return only && others.length === 0 && !missing.some(isAmountIn(only)) ? only : undefined
}

const isAmountIn =
  ({ slots }: PreparationOption) =>
  (slot: string): boolean =>
    typeof slots[slot] === 'number'

/** Words around a choice that choose nothing, in either language. */
const FILLERS = new Set(
  'o a os as de do da dos das no na e foi era esse essa este esta aquele aquela numero opcao item the that this was is it number option one of from'.split(
    ' ',
  ),
)

const PLACES: Readonly<Record<Locale, readonly (readonly string[])[]>> = {
  'pt-BR': [
    ['primeiro', 'primeira', 'um', 'uma'],
    ['segundo', 'segunda', 'dois', 'duas'],
    ['terceiro', 'terceira', 'tres'],
    ['quarto', 'quarta', 'quatro'],
    ['quinto', 'quinta', 'cinco'],
  ],
  en: [
    ['first', '1st'],
    ['second', '2nd', 'two'],
    ['third', '3rd', 'three'],
    ['fourth', '4th', 'four'],
    ['fifth', '5th', 'five'],
  ],
}
const LAST = new Set(['ultimo', 'ultima', 'last'])

function placeOf(words: readonly string[], count: number, locale: Locale): number | undefined {
  const [word] = words
  if (words.length !== 1 || word === undefined) return undefined
  if (LAST.has(word)) return count - 1
  const place = /^\d{1,2}$/.test(word)
    ? Number(word) - 1
    : PLACES[locale].findIndex((names) => names.includes(word))
  return place >= 0 && place < count ? place : undefined
}

function onlyLabelWith(
  words: readonly string[],
  options: readonly PreparationOption[],
): number | undefined {
  if (words.length === 0) return undefined
  const fitting = options.flatMap(({ label }, index) => {
    const labelWords = new Set(wordsOf(label))
    return words.every((word) => labelWords.has(word)) ? [index] : []
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
