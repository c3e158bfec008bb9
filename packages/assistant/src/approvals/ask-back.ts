import { openQuestion } from '@parco/store'
import type { Turn } from '../turn/turn.ts'
import { type Candidate, withNumberedOptions } from './choose-option.ts'

/**
 * Asks the user for what is missing, and keeps what is known already. A conversation has one open
 * question: a later one takes the place of an earlier.
 */
export async function askBack(
  turn: Turn,
  candidate: Candidate,
  missing: readonly string[],
  question?: string,
): Promise<void> {
  turn.record.isWaiting = true
  const asked = question ?? wordQuestion(turn, candidate.intent, missing)
  turn.record.questions.push(withNumberedOptions(asked, candidate.options))
  await openQuestion(turn.sql, {
    id: turn.services.mint('question'),
    conversationId: turn.conversationId,
    turnId: turn.turnId,
    missing,
    candidate,
    sourceText: turn.text,
    askedAt: turn.now.toISOString(),
  })
}

/** One question for each missing slot, as the intent words them. */
export function wordQuestion(turn: Turn, intent: string, missing: readonly string[]): string {
  const asked = missing.flatMap((slot) => turn.services.askFor(intent, slot, turn.locale) ?? [])
  if (asked.length > 0) return asked.join(' ')
  return turn.say('ask.missing', { slots: missing.join(', ') })
}
