import { replies } from '../replies/replies.generated.ts'
import type { Turn } from '../turn/turn.ts'

/** Says which request was understood that no part of this version carries out; nothing for an intent without words. */
export function sayUnderstood(turn: Turn, intent: string): string | undefined {
  if (!Object.hasOwn(replies[turn.locale].intent, intent)) return undefined
  return turn.say('reasoning.notYet', { what: turn.say(`intent.${intent}`) })
}
