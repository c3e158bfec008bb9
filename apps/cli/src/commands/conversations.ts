import type { ConversationId } from '@parco/protocol'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { withSession } from '../session/open-session.ts'
import { askYesNo } from '../terminal/ask-yes-no.ts'
import { styled } from '../terminal/style.ts'
import { toPrintable } from '../terminal/to-printable.ts'

/** As many as a terminal has room for. */
const SHOWN = 30

/** Lists the newest conversations, or those in which all these words were said. */
export async function listConversations(
  search: string,
  options: { readonly json?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  return withSession(context, async ({ client, user, locale, texts }) => {
    const page = await client.conversations(user.id, {
      limit: SHOWN,
      ...(search === '' ? {} : { search }),
    })
    if (options.json) {
      terminal.write(`${JSON.stringify(page)}\n`)
      return EXIT_CODES.ok
    }
    const { conversations } = texts.data
    if (page.items.length === 0) {
      terminal.write(`${search === '' ? conversations.none : conversations.noneFound}\n`)
    }
    const day = new Intl.DateTimeFormat(locale, {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: user.timeZone,
    })
    for (const { id, title, updatedAt } of page.items) {
      const when = styled(terminal, 'dim', `${day.format(new Date(updatedAt))}  ${id}`)
      terminal.write(`  ${toPrintable(title) || conversations.untitled}\n    ${when}\n`)
    }
    if (page.nextCursor) terminal.write(`${conversations.more(SHOWN)}\n`)
    return EXIT_CODES.ok
  })
}

/** Gives a conversation another title. */
export async function renameConversation(
  id: ConversationId,
  title: string,
  context: CommandContext,
): Promise<ExitCode> {
  return withSession(context, async ({ client, user, texts }) => {
    const renamed = await client.renameConversation(user.id, id, title)
    context.terminal.write(`${texts.data.conversations.renamed(renamed.title)}\n`)
    return EXIT_CODES.ok
  })
}

/** Deletes a conversation, after asking, and says what went with it and what stays. */
export async function deleteConversation(
  id: ConversationId,
  options: { readonly yes?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  const { conversations } = context.texts.data
  if (!options.yes && !terminal.isInteractive) {
    terminal.writeError(`${conversations.needsYes}\n`)
    return EXIT_CODES.usage
  }
  return withSession(context, async ({ client, user, texts }) => {
    const { conversations } = texts.data
    if (!options.yes && !(await askYesNo(terminal, conversations.confirm(id)))) {
      terminal.write(`${conversations.kept}\n`)
      return EXIT_CODES.ok
    }
    const gone = await client.deleteConversation(user.id, id)
    terminal.write(`${conversations.deleted(gone.messages, gone.receipts)}\n`)
    if (gone.openApprovals > 0) terminal.write(`${conversations.cardsGone(gone.openApprovals)}\n`)
    return EXIT_CODES.ok
  })
}
