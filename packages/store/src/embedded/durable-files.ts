import { open, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** Renames within a folder so that a power cut afterwards finds the new name. */
export async function renameDurably(from: string, to: string, folder: string): Promise<void> {
  await rename(from, to)
  await syncPath(folder)
}

/** PostgreSQL syncs what it writes; the files it was started from were only copied. */
export async function syncTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() || entry.isDirectory())
  for (const entry of files) await syncPath(join(entry.parentPath, entry.name))
  await syncPath(directory)
}

async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
