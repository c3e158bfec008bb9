import { rm } from 'node:fs/promises'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { homePaths } from '../session/home-paths.ts'
import { withSession } from '../session/open-session.ts'

/** Deletes everything that is kept of the user, after they typed so, and says what stays. */
export async function runDeleteEverything(
  options: { readonly yes?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  if (!options.yes && !terminal.isInteractive) {
    terminal.writeError(`${context.texts.data.deletion.needsYes}\n`)
    return EXIT_CODES.usage
  }
  return withSession(context, async ({ client, user, home, texts }) => {
    const { deletion } = texts.data
    if (!options.yes) {
      terminal.write(`${deletion.warning}\n`)
      if (!(await isTyped(context, deletion))) {
        terminal.write(`${deletion.kept}\n`)
        return EXIT_CODES.ok
      }
    }
    const gone = await client.deleteData(user.id, deletion.words)
    // The conversation that the terminal goes on with is gone.
    await rm(homePaths(home).conversation, { force: true })
    terminal.write(`${deletion.done(gone.rows, gone.copies)}\n`)
    const isOnServer = Boolean(terminal.environment.DATABASE_URL)
    terminal.write(`${isOnServer ? deletion.staysOnServer : deletion.stays(home)}\n`)
    return EXIT_CODES.ok
  })
}

async function isTyped(
  { terminal }: CommandContext,
  { ask, words }: { readonly ask: string; readonly words: string },
): Promise<boolean> {
  const reader = terminal.readLines()
  reader.onInterrupt(() => reader.close())
  const typed = await reader.next(ask)
  reader.close()
  if (typed === undefined) terminal.write('\n')
  return typed?.trim().toLowerCase() === words
}
