import type { IntentCall } from '@parco/protocol'
import { claimOf, proposeAlso, UNEXPLAINED } from '../actions/claimed.ts'
import type { Instead } from '../domains/domain-tool.ts'
import type { LeftOut } from '../understanding/left-out.ts'
import type { Turn } from './turn.ts'

/** What a domain knows parts of a message to mean that its decision leaves out, and the message without them. */
export interface Beside {
  readonly claimed: readonly Instead[]
  readonly rest: string
}

/**
 * "gastei 30 no almoço e ver o filme com a Lu domingo 20h": the plan beside what was spent, of which a
 * domain knows what it means. What it says of days is its own, so that the rest is to be read without it.
 */
export async function claimedBeside(
  turn: Turn,
  parts: readonly LeftOut[],
): Promise<Beside | undefined> {
  const claimed: Instead[] = []
  let rest = turn.text
  for (const { kind, said } of parts) {
    const instead = kind === 'asked' ? undefined : await claimOfPart(turn, said)
    if (!instead) continue
    claimed.push(instead)
    rest = without(rest, said)
  }
  return claimed.length === 0 || rest === '' ? undefined : { claimed, rest }
}

/** The write that words mean by themselves. */
async function claimOfPart(turn: Turn, text: string): Promise<Instead | undefined> {
  const part: Turn = { ...turn, text }
  const instead = await claimOf(part, UNEXPLAINED)
  const tool = instead && turn.services.tools.get(instead.call.intent)?.tool
  return tool?.effect === 'write' ? instead : undefined
}

/** Proposes what stands beside, each on a card of its own. */
export async function proposeBeside(turn: Turn, { claimed }: Beside): Promise<void> {
  const calls = claimed.flatMap(({ also = [], call }): IntentCall[] => [call, ...also])
  await proposeAlso(turn, calls)
}

/** What joined the part to its neighbours goes with it. */
function without(text: string, part: string): string {
  const at = text.indexOf(part)
  if (at < 0) return text
  const before = text.slice(0, at).replace(/[\s,;]*(?:\s(?:e|and|mas|but))?[\s,;]*$/iu, '')
  const behind = text.slice(at + part.length).replace(/^[\s,;]*(?:(?:e|and)\s)?/iu, '')
  return before === '' || behind === '' ? `${before}${behind}` : `${before}, ${behind}`
}
