import type { JsonObject, Receipt } from '@parco/protocol'
import { listUndoable } from '@parco/store'
import { bestMatches } from '../domains/internal/match-name.ts'
import type { Turn } from '../turn/turn.ts'
import { subjectOf } from './describe-undone.ts'

/** What is older than these writes is not called "o lembrete" any more. */
const WRITES_HEARD = 200

/** Which writes a message means: those of a kind, such as `debt` or `withdraw_investment`, of a name, of a day. */
export interface WriteReference {
  /** What tools call what they write, or a tool; any by default. */
  readonly kinds?: readonly string[]
  readonly name?: string | undefined
  /** YYYY-MM-DD. */
  readonly date?: string | undefined
}

/** The latest write that is meant and can still be undone; nothing where none surely is. */
export async function findReceiptOfKind(
  turn: Turn,
  { kinds, name, date }: WriteReference,
): Promise<Receipt | undefined> {
  const written = await listUndoable(turn.sql, { limit: WRITES_HEARD })
  const meant = written
    .filter(({ toolName }) => kinds === undefined || isOfKind(toolName, kinds))
    .filter(({ input }) => date === undefined || saidIn(input).includes(date))
  if (name === undefined) return meant[0]
  const named: { readonly receipt: Receipt; readonly words: string }[] = []
  for (const receipt of meant) {
    const words = [await subjectOf(turn, receipt), ...saidIn(receipt.input)].join(' ')
    named.push({ receipt, words })
  }
  const { candidates, match } = bestMatches(name, named, ({ words }) => words)
  return match === 'overlap' ? undefined : candidates[0]?.receipt
}

/** `create_debt` and `delete_debt` write a debt, `pay_debt_installment` does not. */
const isOfKind = (toolName: string, kinds: readonly string[]): boolean =>
  kinds.some((kind) => kind === toolName || kind === toolName.slice(toolName.indexOf('_') + 1))

/** What the user called it, which a title may say in other words. */
const saidIn = (input: JsonObject): readonly string[] =>
  Object.values(input).filter((value) => typeof value === 'string')
