import { createWriteStream, existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { withSession } from '../session/open-session.ts'

/** Writes everything, or the moves of money as CSV, to a new file that its user alone can read, or to standard output. */
export async function runExport(
  file: string | undefined,
  options: { readonly csv?: boolean },
  context: CommandContext,
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
  return withSession(context, async ({ client, user, locale, texts }) => {
    const pieces = options.csv
      ? [Buffer.from(await client.exportTransactions(user.id, locale))]
      : await client.exportData(user.id)
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
