import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { LifeArea } from '../../internal/life-areas.ts'
import type { GoalFacts } from './goal-facts.ts'
import type { GoalProgress } from './goal-progress.ts'

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
  const { endOn, target, title, unit } = goal
  const amount = describeAmount(target, unit, context)
  const isNumberSaid = [context.format.number(target), String(target)].some((number) =>
    title.includes(number),
  )
  const isSaid = isNumberSaid && (unit === null || fold(title).includes(fold(unit)))
  const name = isSaid ? title : `${title} (${amount})`
  return context.text('goal.until', { goal: name, day: context.format.dayNumeric(endOn) })
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
