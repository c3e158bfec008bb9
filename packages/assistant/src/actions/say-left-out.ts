import { quoteText } from '../domains/internal/clean-text.ts'
import type { Turn } from '../turn/turn.ts'
import type { LeftOut } from '../understanding/left-out.ts'

const KINDS: readonly LeftOut['kind'][] = ['told', 'asked', 'unknown']

/** Names in a line what of a message is on no card and in no answer. */
export function sayLeftOut({ record, say }: Turn, parts: readonly LeftOut[]): void {
  for (const kind of KINDS) {
    const said = parts
      .filter((part) => part.kind === kind)
      .map((part) => `“${quoteText(part.said)}”`)
    if (said.length === 0) continue
    record.remarks.push(say(`leftOut.${kind}`, { said: said.join(say('leftOut.and')) }))
  }
}
