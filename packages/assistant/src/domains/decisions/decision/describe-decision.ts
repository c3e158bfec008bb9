import type { DomainContext } from '../../domain-context.ts'
import type { LifeArea } from '../../internal/life-areas.ts'
import { nameKey } from '../../internal/match-name.ts'
import type { DecisionFacts, OptionFacts } from './decision-facts.ts'

/** What was chosen, where it says more than the title does. */
export const choiceOf = ({ chosen, title }: Pick<DecisionFacts, 'chosen' | 'title'>) =>
  chosen === null || nameKey(chosen) === nameKey(title) ? undefined : chosen

/** `Mudar de emprego`, `Carro: vender`. */
export function describeDecision(decision: Pick<DecisionFacts, 'chosen' | 'title'>): string {
  const choice = choiceOf(decision)
  return choice === undefined ? decision.title : `${decision.title}: ${choice}`
}

/** The same with its day, to tell it from others: `Mudar de emprego (18/08)`. */
export function labelDecision(
  decision: Pick<DecisionFacts, 'chosen' | 'title' | 'decidedOn'>,
  { format }: DomainContext,
): string {
  const day = decision.decidedOn === null ? '' : ` (${format.dayNumeric(decision.decidedOn)})`
  return `${decision.title}${day}`
}

export const areaLabel = (area: LifeArea | null, { text }: DomainContext): string =>
  area === null ? text('decision.noArea') : text(`area.${area}`)

/** `alugar (a favor: mais barato; contra: não é nosso)`. */
export function describeOption(
  { option, pros, cons }: OptionFacts,
  { text }: DomainContext,
): string {
  const said = [
    ...(pros === null ? [] : [text('decision.pros', { pros })]),
    ...(cons === null ? [] : [text('decision.cons', { cons })]),
  ]
  return said.length === 0 ? option : `${option} (${said.join('; ')})`
}

/** A title as it stands within a sentence: "a decisão de vender o carro". */
export const withinSentence = (title: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s)/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
