import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { withSession } from '../session/open-session.ts'
import { styled } from '../terminal/style.ts'

/** Shows what was recorded on a day, and what still waits for approval. */
export async function runToday(
  day: string | undefined,
  options: { readonly json?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  return withSession(context, async ({ client, user, texts }) => {
    const items = await client.records(user.id, day)
    if (options.json) {
      terminal.write(`${JSON.stringify({ items })}\n`)
      return EXIT_CODES.ok
    }
    if (items.length === 0) {
      terminal.write(`${day ? texts.today.none(day) : texts.today.noneToday}\n`)
    }
    const widths = items.map(({ title }) => title.length)
    const width = Math.min(Math.max(0, ...widths), 40)
    for (const { title, display, label, receiptId } of items) {
      const hint = receiptId && terminal.isInteractive ? `  ${texts.undo.hint(receiptId)}` : ''
      terminal.write(
        `  ${title.padEnd(width)}  ${display}${styled(terminal, 'dim', `  ${label}${hint}`)}\n`,
      )
    }
    const open = await client.openApprovals(user.id)
    if (open.length > 0) terminal.write(`${texts.card.stillOpen(open.length)}\n`)
    return EXIT_CODES.ok
  })
}
