import { fold, readFacts } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { LifeArea } from '../../internal/life-areas.ts'
import type { GoalFacts } from './goal-facts.ts'
import type { GoalProgress } from './goal-progress.ts'
import { isMoneyUnit } from './unit-from-words.ts'

/** `24 livros`, `10.000 reais`, `68 kg`; the number alone where it counts nothing named. */
export function describeAmount(
  value: number,
  unit: string | null,
  { format }: Pick<DomainContext, 'format'>,
): string {
  const number = format.number(value)
  if (unit === null) return number
  return `${number}${unit === '%' ? '' : ' '}${Math.abs(value) === 1 ? oneOf(unit) : unit}`
}

/** `livro` of `livros`, where nothing but the last letter makes it many. */
const oneOf = (unit: string): string => unit.replace(/(?<=[aeobdfgklmpt])(?<![zrsxhn]e)s$/u, '')

/** `Ler 24 livros, até 31/12`; the number too, where the title does not say it. */
export function describeGoal(goal: GoalFacts, context: DomainContext): string {
  const { endOn, target, unit } = goal
  const amount = describeAmount(target, unit, context)
  const name = titleWith(amount, goal, context)
  return context.text('goal.until', { goal: name, day: context.format.dayNumeric(endOn) })
}

/** A title that says its number and what that counts is enough; a sum of money is said where its number is. */
function titleWith(
  amount: string,
  { target, title, unit }: GoalFacts,
  context: DomainContext,
): string {
  const words = title.split(' ')
  const said = wordsThatSay(target, words, context)
  if (said === undefined) return `${title} (${amount})`
  if (unit === null || fold(title).includes(fold(unit))) return title
  if (!isMoneyUnit(unit)) return `${title} (${amount})`
  const isSignBefore = /^\p{Lu}*\p{Sc}$/u.test(words[said.from - 1] ?? '')
  return words
    .toSpliced(
      said.from - (isSignBefore ? 1 : 0),
      said.to - said.from + (isSignBefore ? 1 : 0),
      amount,
    )
    .join(' ')
}

/** More words than these are no number. */
const MOST_NUMBER_WORDS = 3

/** The fewest words of a title that say a number: `3000`, `10 mil`, `US$ 5,000`. */
function wordsThatSay(target: number, words: readonly string[], context: DomainContext) {
  for (let length = 1; length <= MOST_NUMBER_WORDS; length += 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const part = words.slice(from, from + length).join(' ')
      if (readFacts(part, context).numbers.has(target)) return { from, to: from + length }
    }
  }
  return undefined
}

/** `14 de 24 livros (58%)`. */
export function describeProgress(
  { current, isFalling, share }: Pick<GoalProgress, 'current' | 'share' | 'isFalling'>,
  { target, unit }: Pick<GoalFacts, 'target' | 'unit'>,
  context: DomainContext,
): string {
  const { format, text } = context
  return text(isFalling ? 'goal.towards' : 'goal.progress', {
    current: format.number(current ?? 0),
    target: describeAmount(target, unit, context),
    // Rounded down: all is said of what is reached alone.
    percent: format.percent(Math.floor(share * 100) / 100),
  })
}

/** What an area of life is called; nothing for none. */
export function areaLabel(area: LifeArea | null, { text }: DomainContext): string {
  return text(area === null ? 'goal.noArea' : `area.${area}`)
}
