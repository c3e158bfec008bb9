import { writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { readPrintoutUrl, type TurnResult } from '@parco/protocol'
import type { CommandContext } from '../command-context.ts'
import type { Session } from '../session/open-session.ts'

/** More files of one name than anybody keeps in a folder. */
const MAX_TRIES = 100

/**
 * Saves what an answer brings where the command was called, and says where; no file that is there is
 * touched. Resolves to whether all of it was saved.
 */
export async function saveFiles(
  { files }: TurnResult,
  { client, texts, user }: Session,
  { terminal }: CommandContext,
): Promise<boolean> {
  let isSaved = true
  for (const { url } of files) {
    const request = readPrintoutUrl(url)
    if (!request) continue
    const { bytes, name } = await client.printout(user.id, request)
    try {
      const path = await writeNew(terminal.directory, name, bytes)
      terminal.write(`${texts.data.saved(path)}\n`)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      terminal.writeError(`${texts.data.notSaved(name, why)}\n`)
      isSaved = false
    }
  }
  return isSaved
}

/** `gastos.pdf`, `gastos-2.pdf`, …: the first that is free. Only its user reads it. */
async function writeNew(directory: string, file: string, bytes: Uint8Array): Promise<string> {
  const { ext, name } = parse(file)
  for (let number = 1; ; number += 1) {
    const path = join(directory, number === 1 ? file : `${name}-${number}${ext}`)
    try {
      await writeFile(path, bytes, { mode: 0o600, flag: 'wx' })
      return path
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EEXIST'
      if (!isTaken || number === MAX_TRIES) throw error
    }
  }
}
