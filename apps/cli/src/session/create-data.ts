import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Configuration } from '@parco/assistant'

/**
 * Creates the database of a new installation in a process of its own. Creating it takes far more
 * memory than using it (measured: 100 MB more at rest), which only the end of a process gives back.
 * A failure is left to be found, and told, by whoever opens the database next.
 */
export async function createData(
  { home, databaseUrl }: Configuration,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  if (databaseUrl !== undefined || existsSync(join(home, 'data'))) return
  const script = fileURLToPath(new URL('./prepare-data.ts', import.meta.url))
  const child = spawn(process.execPath, [script], { env: environment, stdio: 'ignore' })
  await new Promise<void>((resolve) => {
    child.on('error', () => resolve())
    child.on('close', () => resolve())
  })
}
