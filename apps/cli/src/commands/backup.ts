import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { loadConfiguration } from '@parco/assistant'
import { isParcoError } from '@parco/protocol'
import { listSnapshots, openStore, restoreDatabase } from '@parco/store'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { findServer } from '../session/open-client.ts'
import { askYesNo } from '../terminal/ask-yes-no.ts'

/** Copies all data to a file that is not there yet. */
export async function runBackup(file: string, context: CommandContext): Promise<ExitCode> {
  const { terminal, texts } = context
  const home = await findFreeHome(context)
  if (home === undefined) return EXIT_CODES.unavailable
  const path = resolve(file)
  if (existsSync(path)) {
    terminal.writeError(`${texts.backup.exists(path)}\n`)
    return EXIT_CODES.failed
  }
  if (!existsSync(dirname(path))) {
    terminal.writeError(`${texts.backup.noFolder(dirname(path))}\n`)
    return EXIT_CODES.failed
  }
  // The schema is copied as it is; a backup is no occasion to change it.
  const store = await openStore({ directory: home, migrations: [], users: 'single' })
  try {
    await store.backup(path)
  } finally {
    await store.close()
  }
  terminal.write(`${texts.backup.done(path)}\n`)
  return EXIT_CODES.ok
}

/** Puts a backup, or the newest snapshot, in place of the data, which is kept aside. */
export async function runRestore(
  file: string | undefined,
  options: { readonly yes?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, texts } = context
  const home = await findFreeHome(context)
  if (home === undefined) return EXIT_CODES.unavailable
  if (!options.yes && !terminal.isInteractive) {
    terminal.writeError(`${texts.backup.needsYes}\n`)
    return EXIT_CODES.usage
  }
  if (!options.yes && !(await askYesNo(terminal, texts.backup.confirm(home)))) {
    terminal.write(`${texts.backup.kept}\n`)
    return EXIT_CODES.ok
  }
  const source =
    file === undefined ? (await listSnapshots(join(home, 'snapshots')))[0]?.path : resolve(file)
  if (source === undefined || !existsSync(source)) {
    terminal.writeError(`${source ? texts.backup.missing(source) : texts.backup.noSnapshot}\n`)
    return EXIT_CODES.failed
  }
  const result = await restore(home, source, context)
  if (!result) {
    terminal.writeError(`${texts.backup.unreadable(source)}\n`)
    return EXIT_CODES.failed
  }
  terminal.write(`${texts.backup.restored(result.path)}\n`)
  if (result.replaced) terminal.write(`${texts.backup.keptAside(result.replaced)}\n`)
  return EXIT_CODES.ok
}

/** Nothing when the file is no copy that opens; the data is as it was then. */
async function restore(directory: string, path: string, { now }: CommandContext) {
  try {
    return await restoreDatabase({ directory, now, path })
  } catch (error) {
    if (isParcoError(error) && error.code === 'store-corrupt') return undefined
    throw error
  }
}

/** The folder whose embedded database may be opened; says why there is none. */
async function findFreeHome({ terminal, texts }: CommandContext): Promise<string | undefined> {
  const { home, databaseUrl } = loadConfiguration(terminal.environment)
  if (databaseUrl !== undefined) {
    terminal.writeError(`${texts.backup.onServer}\n`)
    return undefined
  }
  if (await findServer(home)) {
    terminal.writeError(`${texts.backup.serverRuns}\n`)
    return undefined
  }
  return home
}
