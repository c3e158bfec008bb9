import { createChat } from '../chat/create-chat.ts'
import { ring } from '../chat/ring.ts'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { withSession } from '../session/open-session.ts'

const LEAVE = ['/exit', '/quit', '/sair']
const HELP = ['/help', '/ajuda', '?']

/** Talks until the input ends: with a person line by line, or with the lines of a pipe. */
export async function runChat(context: CommandContext): Promise<ExitCode> {
  const { terminal } = context
  return withSession(context, async (session) => {
    const { texts } = session
    const reader = terminal.readLines()
    const chat = await createChat(session, context)
    reader.onInterrupt(() => {
      if (!chat.stop()) reader.close()
    })
    if (terminal.isInteractive) terminal.write(`${texts.chat.welcome}\n`)
    chat.showCard()
    const silence = terminal.isInteractive ? ring(session, terminal, reader) : undefined
    let exitCode: ExitCode = EXIT_CODES.ok
    for (;;) {
      const line = (await reader.next(texts.chat.prompt))?.trim()
      if (line === undefined || LEAVE.includes(line)) break
      if (line === '') continue
      if (HELP.includes(line)) terminal.write(`${texts.chat.help}\n`)
      else exitCode = await chat.take(line)
    }
    reader.close()
    await silence?.()
    if (!terminal.isInteractive) return exitCode
    terminal.write(`${texts.chat.goodbye}\n`)
    return EXIT_CODES.ok
  })
}
