import type { JsonObject } from '@parco/protocol'
import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { isEmptyWord, matchName, nameKey } from '../../internal/match-name.ts'
import { canonicalWord } from '../../internal/name-synonyms.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { holdsPhrase, readWordLists } from '../../internal/word-lists.ts'
import { readGoals, type StandingGoal } from './read-goals.ts'
import { deedOf } from './resolve-goal.ts'
import { isMoneyUnit } from './unit-from-words.ts'

export const readStep = claimedSentences(new URL('./', import.meta.url))

/**
 * "li mais um livro", "terminei 2 livros", "guardei 500 pra viagem", "tirei 300 da meta da viagem": a
 * step of whoever has the one goal that it can be of. A goal keeps how far it is in all.
 */
export const claimStep: Claim = async (_slots, { text }, context) => {
  const { intent = '', params } = readStep(text, context) ?? {}
  if (intent === 'distance_for_goal') return farInAll(params ?? {}, text, context)
  if (!STEPS.has(intent)) return undefined
  const { amount, count = 1, date, goal: name, isTotal, noun } = params ?? {}
  const isCounted = intent === 'count_for_goal'
  const step = isCounted ? count : amount
  if (typeof step !== 'number') return undefined
  const goal = await onlyGoal(
    ({ goal: { title, unit } }) =>
      unit !== null &&
      (isCounted
        ? isCountedBy(noun, text, { title, unit })
        : isMoneyUnit(unit) && (name === undefined || isSavedFor(String(name), title))),
    context,
  )
  if (!goal) return undefined
  const before = isTotal === true ? 0 : (goal.progress.current ?? 0)
  const now = intent === 'take_from_goal' ? Math.max(0, before - step) : before + step
  return { call: progressOf(goal, now, date) }
}

const STEPS: ReadonlySet<string> = new Set([
  'count_for_goal',
  'save_for_goal',
  'set_aside',
  'take_from_goal',
])

/** "put 200 toward the car": no purchase where a goal of that name is saved for. */
export const claimToward: Claim = async (slots, words, context) => {
  const said = readStep(words.text, context)
  const isToward = said?.intent === 'save_for_goal' && typeof said.params.goal === 'string'
  return isToward ? claimStep(slots, words, context) : undefined
}

const savedFor = readWordLists<'things'>(new URL('./saved-for.yaml', import.meta.url))

/**
 * "set aside 600 for taxes", "I put 200 away for the trip": no purchase and no limit of spending, but a
 * step of a goal of that name, or money that is kept for it. "Set aside 300 for groceries" plans what is
 * spent, so that an order is heard so only of what people save for.
 */
export const claimSetAside: Claim = async (slots, words, context) => {
  const { intent, params = {} } = readStep(words.text, context) ?? {}
  if (intent !== 'set_aside') return undefined
  const { amount, date, goal: name, isDone } = params
  if (typeof amount !== 'number' || typeof name !== 'string') return undefined
  const step = await claimStep(slots, words, context)
  if (step) return step
  if (isDone !== true && !holdsPhrase(name, savedFor.things)) return undefined
  const contribution = saidSlots({ investmentRef: name, amount, date })
  return { call: { intent: 'add_investment_contribution', params: contribution } }
}

/** "já corri 12 km no total" is how far the goal is that counts kilometres of that deed. */
async function farInAll({ km, date }: JsonObject, text: string, context: DomainContext) {
  const goal = await onlyGoal(
    ({ goal: { title, unit } }) => unit === 'km' && deedOf(text) === deedOf(title),
    context,
  )
  return goal && typeof km === 'number' ? { call: progressOf(goal, km, date) } : undefined
}

/** "quanto falta pra viagem?" asks for the goal, where no debt is spoken of. */
export const claimLeft: Claim = async ({ debtRef }, { text }, context) => {
  const isOfDebt = /d[ií]vida|parcela|presta|debt|loan|instal|owe|dev[oe]/iu.test(text)
  if (typeof debtRef !== 'string' || isOfDebt) return undefined
  const goal = await onlyGoal(({ goal: { title } }) => isNamed(debtRef, title), context)
  return goal && { call: { intent: 'get_goals', params: { name: goal.goal.id } } }
}

/** "como tá minha meta de correr 10k?" asks for that one, where the words name one alone. */
export const claimNamed: Claim = async ({ area, status }, { text }, context) => {
  if (area !== undefined || status !== undefined) return undefined
  const words = nameKey(text)
  const named = (await readGoals(context)).filter(
    ({ goal, progress }) => progress.status !== 'canceled' && sharesWord(words, goal),
  )
  const [only] = named
  if (!only || named.length > 1) return undefined
  return { call: { intent: 'get_goals', params: { name: only.goal.id } } }
}

/** Whether a telling word of a title, or what is counted, is among the words. */
const sharesWord = (words: string, { title, unit }: StandingGoal['goal']): boolean =>
  nameKey(`${title} ${unit ?? ''}`)
    .split(' ')
    .filter((word) => word.length > 2 && !isEmptyWord(word) && !TIMES.has(word))
    .some((word) => words.split(' ').some((said) => matchName(said, word) === 'same'))

/** What goals have in common: "metas do ano" names none. */
const TIMES: ReadonlySet<string> = new Set(
  'ano mes semana dia vez year month week day time meta metas goal goals reais dollars mais more'.split(
    ' ',
  ),
)

function progressOf(
  { goal }: StandingGoal,
  currentValue: number,
  date: JsonObject[string] | undefined,
) {
  const params = saidSlots({ goalRef: goal.id, currentValue, date })
  return { intent: 'update_goal_progress', params }
}

/** The one goal under way that fits. */
async function onlyGoal(
  fits: (goal: StandingGoal) => boolean,
  context: DomainContext,
): Promise<StandingGoal | undefined> {
  const open = (await readGoals(context)).filter(
    (one) => ['not_started', 'in_progress'].includes(one.progress.status) && fits(one),
  )
  return open.length === 1 ? open[0] : undefined
}

/** Whether a goal counts what is named, or what is done where nothing is: "já li 3" of "Ler 20 livros". */
const isCountedBy = (
  noun: unknown,
  text: string,
  { title, unit }: { title: string; unit: string },
): boolean =>
  noun === undefined
    ? !isMoneyUnit(unit) && deedOf(text) !== undefined && deedOf(text) === deedOf(title)
    : isSameNoun(String(noun), unit)

/** "guardei 200 na poupança" is not of "Juntar 5000 pra viagem", whose verb means the same. */
function isSavedFor(said: string, title: string): boolean {
  const words = title.split(/\s+/).filter((word) => canonicalWord(fold(word)) !== SAVING)
  return isNamed(said, words.length === 0 ? title : words.join(' '))
}

const SAVING = canonicalWord('juntar')

const isNamed = (said: string, title: string): boolean =>
  ['same', 'part'].includes(matchName(said, title))

/** "livros", "livro de fantasia": the noun that a goal counts, with what tells it apart behind it. */
const isSameNoun = (said: string, unit: string): boolean =>
  stemOf(said.split(/\s+/)[0] ?? '') === stemOf(unit)

const stemOf = (noun: string): string => fold(noun).replace(/e?s$/u, '')
