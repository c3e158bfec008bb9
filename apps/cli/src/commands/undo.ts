import { foldTurn, type ReceiptId } from '@parco/protocol'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { printTurn } from '../render/create-turn-printer.ts'
import { toExitCode } from '../render/to-exit-code.ts'
import { withSession } from '../session/open-session.ts'

/** Undoes the last write, or the one of a receipt. */
export async function runUndo(
  receiptId: ReceiptId | undefined,
  options: { readonly json?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  return withSession(context, async ({ client, user, locale, texts }) => {
    const events = client.undo({ userId: user.id, locale, ...(receiptId ? { receiptId } : {}) })
    const result = options.json ? await foldTurn(events) : await printTurn(events, terminal, texts)
    if (options.json) terminal.write(`${JSON.stringify(result)}\n`)
    // What changed since it was written stays as it is, which the turn has explained.
    const isUndone = result.receipts.some(({ undoneAt }) => undoneAt)
    return isUndone ? toExitCode(result) : EXIT_CODES.failed
  })
}
