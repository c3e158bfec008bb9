import { randomBytes } from 'node:crypto'
import { type ConversationId, createIdMinter, type Locale } from '@parco/protocol'
import type { CommandContext } from '../add-commands.ts'
import { type Texts, textsOf } from '../texts/texts.ts'
import { homePaths } from './home-paths.ts'
import type { OpenedClient } from './session.ts'
import { recallConversation, rememberConversation } from './terminal-conversation.ts'

/** An open assistant, in the language of its user. */
export interface Session extends OpenedClient {
  readonly locale: Locale
  readonly texts: Texts
  /** Goes on with the conversation of the terminal, or begins one. */
  conversation(options?: { readonly isNew?: boolean | undefined }): Promise<ConversationId>
  remember(conversationId: ConversationId): Promise<void>
}

/** Opens the assistant, does something with it, and closes it whatever happens. */
export async function withSession<Result>(
  context: CommandContext,
  run: (session: Session) => Promise<Result>,
): Promise<Result> {
  const opened = await context.openClient(context.terminal.environment)
  const locale = context.locale ?? opened.user.locale
  const file = homePaths(opened.home).conversation
  const mint = createIdMinter({ now: context.now, randomBytes })
  try {
    return await run({
      ...opened,
      locale,
      texts: textsOf(locale),
      conversation: async (options) => {
        const recalled = options?.isNew ? undefined : await recallConversation(file, context.now())
        return recalled ?? mint('conversation')
      },
      remember: (conversationId) => rememberConversation(file, conversationId, context.now()),
    })
  } finally {
    await opened.client.close()
  }
}
