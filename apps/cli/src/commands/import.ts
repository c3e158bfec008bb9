import { readFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { isParcoError } from '@parco/protocol'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { importFile } from '../import/import-file.ts'
import { type Session, withSession } from '../session/open-session.ts'
import type { Texts } from '../texts/texts.ts'

export interface ImportOptions {
  /** Takes in what is new without asking. */
  readonly yes?: boolean
}

/** Reads an export into a Parco that is empty, or a bank statement into one that may be full. */
export async function runImport(
  file: string,
  options: ImportOptions,
  context: CommandContext,
): Promise<ExitCode> {
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
  return withSession(context, async (session) =>
    isExport(bytes) || extname(path).toLowerCase() === '.json'
      ? importExport({ bytes, path }, context, session)
      : importFile({ bytes, path }, options, context, session),
  )
}

/** An export is one JSON document; no statement begins so. */
const isExport = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 100)))

async function importExport(
  { bytes, path }: { readonly bytes: Uint8Array; readonly path: string },
  { terminal }: CommandContext,
  { client, user, texts }: Session,
): Promise<ExitCode> {
  try {
    const { rows } = await client.importData(user.id, bytes)
    terminal.write(`${texts.data.papers.imported(rows)}\n`)
    return EXIT_CODES.ok
  } catch (error) {
    terminal.writeError(`${explain(error, path, texts)}\n`)
    return EXIT_CODES.failed
  }
}

function explain(error: unknown, path: string, { data: { papers } }: Texts): string {
  if (isParcoError(error, 'conflict')) return papers.notEmpty
  if (!isParcoError(error, 'bad-request')) throw error
  return error.data.reason === 'newer' ? papers.newer : papers.notAnExport(path)
}
