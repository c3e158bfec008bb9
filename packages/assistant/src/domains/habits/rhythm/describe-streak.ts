import type { DomainContext } from '../../domain-context.ts'
import type { Streak } from './streak.ts'

/** `5 dias seguidos.` */
export function describeStreak({ current, unit }: Streak, { text }: DomainContext): string {
  return text(`streak.${unit}`, { count: current })
}
