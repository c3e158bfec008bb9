import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isParcoError } from '@parco/protocol'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { withSession } from '../session/open-session.ts'
import type { Texts } from '../texts/texts.ts'

/** Reads an export into a Parco that is empty, whole or not at all. */
export async function runImport(file: string, context: CommandContext): Promise<ExitCode> {
  const { terminal } = context
  const path = resolve(file)
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!bytes) {
    terminal.writeError(`${context.texts.data.papers.noFile(path)}\n`)
    return EXIT_CODES.failed
  }
  return withSession(context, async ({ client, user, texts }) => {
    try {
      const { rows } = await client.importData(user.id, bytes)
      terminal.write(`${texts.data.papers.imported(rows)}\n`)
      return EXIT_CODES.ok
    } catch (error) {
      terminal.writeError(`${explain(error, path, texts)}\n`)
      return EXIT_CODES.failed
    }
  })
}

function explain(error: unknown, path: string, { data: { papers } }: Texts): string {
  if (isParcoError(error, 'conflict')) return papers.notEmpty
  if (!isParcoError(error, 'bad-request')) throw error
  return error.data.reason === 'newer' ? papers.newer : papers.notAnExport(path)
}
