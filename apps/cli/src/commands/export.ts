import { createWriteStream, existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { type Session, withSession } from '../session/open-session.ts'

/** Writes everything, or the moves of money as CSV, to a new file that its user alone can read, or to standard output. */
export function runExport(
  file: string | undefined,
  options: { readonly csv?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  return writeOut(file, context, async ({ client, user, locale }) =>
    options.csv
      ? [Buffer.from(await client.exportTransactions(user.id, locale))]
      : client.exportData(user.id),
  )
}

/** Writes what is known of the user to such a file, or to standard output. */
export function runMemoryExport(
  file: string | undefined,
  options: { readonly json?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  return writeOut(file, context, async ({ client, user, locale }) => [
    Buffer.from(await client.exportMemory(user.id, options.json ? 'json' : 'markdown', locale)),
  ])
}

type Pieces = readonly Uint8Array[] | AsyncIterable<Uint8Array>

async function writeOut(
  file: string | undefined,
  context: CommandContext,
  read: (session: Session) => Promise<Pieces>,
): Promise<ExitCode> {
  const { terminal, texts } = context
  const path = file === undefined ? undefined : resolve(file)
  if (path !== undefined && existsSync(path)) {
    terminal.writeError(`${texts.data.papers.exists(path)}\n`)
    return EXIT_CODES.failed
  }
  if (path !== undefined && !existsSync(dirname(path))) {
    terminal.writeError(`${texts.backup.noFolder(dirname(path))}\n`)
    return EXIT_CODES.failed
  }
  return withSession(context, async (session) => {
    const pieces = await read(session)
    if (path === undefined) {
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
      for await (const piece of pieces) terminal.write(decoder.decode(piece, { stream: true }))
      return EXIT_CODES.ok
    }
    await pipeline(Readable.from(pieces), createWriteStream(path, { mode: 0o600, flags: 'wx' }))
    terminal.write(`${texts.data.papers.exported(path)}\n`)
    return EXIT_CODES.ok
  })
}
