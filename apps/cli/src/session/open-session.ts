import { randomBytes } from 'node:crypto'
import { type ConversationId, createIdMinter, type Locale, localeSchema } from '@parco/protocol'
import type { CommandContext } from '../command-context.ts'
import { type Texts, textsOf } from '../texts/texts.ts'
import { homePaths } from './home-paths.ts'
import { machineSettings } from './machine-settings.ts'
import type { OpenedClient } from './session.ts'
import { recallConversation, rememberConversation } from './terminal-conversation.ts'

/** An open assistant, in the language of its user. */
export interface Session extends OpenedClient {
  readonly locale: Locale
  readonly texts: Texts
  /** The language to answer in where this terminal has one of its own: a user's may change in a turn. */
  readonly said: { readonly locale?: Locale }
  /** Goes on with the conversation of the terminal, or begins one. */
  conversation(options?: { readonly isNew?: boolean | undefined }): Promise<ConversationId>
  remember(conversationId: ConversationId): Promise<void>
}

/** Opens the assistant, does something with it, and closes it whatever happens. */
export async function withSession<Result>(
  context: CommandContext,
  run: (session: Session) => Promise<Result>,
): Promise<Result> {
  const { terminal, texts } = context
  const onStarting = () => terminal.writeError(`${texts.server.starting}\n`)
  const client = await context.openClient(terminal.environment, onStarting)
  const opened = await atFirstVisit(context, client)
  const own = ownLocale(context)
  const locale = own ?? opened.user.locale
  const file = homePaths(opened.home).conversation
  const mint = createIdMinter({ now: context.now, randomBytes })
  try {
    return await run({
      ...opened,
      locale,
      texts: textsOf(locale),
      said: own === undefined ? {} : { locale: own },
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

/** Settings are chosen once: by this machine, where no page or terminal did before. */
async function atFirstVisit(
  { terminal }: CommandContext,
  opened: OpenedClient,
): Promise<OpenedClient> {
  const { client, user } = opened
  const suggestion =
    user.settingsChosenAt === null ? machineSettings(terminal.environment) : undefined
  if (suggestion === undefined) return opened
  return { ...opened, user: await client.suggestSettings(user.id, suggestion) }
}

/** The language that is said for this command or for this terminal; everything else is the user's. */
function ownLocale({ locale, terminal }: CommandContext): Locale | undefined {
  return locale ?? localeSchema.safeParse(terminal.environment.PARCO_LOCALE).data
}
