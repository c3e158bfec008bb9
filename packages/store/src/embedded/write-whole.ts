import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ParcoError } from '@parco/protocol'
import { renameDurably } from './durable-files.ts'

const DRAFT = '.draft-'

/**
 * Lets `write` make a new file so that it appears whole or not at all, also when the process or the
 * machine stops: it is written beside its place under the name of a draft, synced by `write`, and
 * renamed. A draft that an earlier attempt left is replaced.
 *
 * @throws conflict when the file is there already.
 */
export async function writeWhole(
  path: string,
  write: (draft: string) => Promise<void>,
): Promise<void> {
  if (existsSync(path)) throw new ParcoError('conflict', `There is already a file ${path}.`)
  const draft = join(dirname(path), `${DRAFT}${basename(path)}`)
  await rm(draft, { force: true })
  try {
    await write(draft)
    await renameDurably(draft, path, dirname(path))
  } finally {
    await rm(draft, { force: true })
  }
}

/** Says whether a file is a draft of one that was never finished. */
export function isDraft(name: string): boolean {
  return name.startsWith(DRAFT)
}
