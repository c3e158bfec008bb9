import { estimateTokens } from '@parco/agent/tokens'

/** A turn as it is told, with its day. */
export interface ToldTurn {
  readonly id: string
  readonly day: string
  readonly text: string
}

/**
 * As many turns as fit so many tokens, the best first, each day once above what was said on it; what
 * does not fit is passed over for what is shorter.
 */
export function fitTurns<Turn extends ToldTurn>(
  turns: readonly Turn[],
  maxTokens: number,
  count: (text: string) => number = estimateTokens,
): readonly Turn[] {
  const days = new Set<string>()
  let left = maxTokens
  return turns.filter(({ day, text }) => {
    const tokens = count(`${lineOf(text)}\n`) + (days.has(day) ? 0 : count(`${day}\n`))
    if (tokens > left) return false
    left -= tokens
    days.add(day)
    return true
  })
}

const lineOf = (text: string): string => `- ${text.replace(/\s+/g, ' ').trim()}`
