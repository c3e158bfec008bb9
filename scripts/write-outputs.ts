import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A generated file: what it should hold, made only where it is stale. */
export interface Output {
  /** From the repository's root. */
  readonly path: string
  readonly isStale: boolean
  readonly build: () => string | Uint8Array
}

/** A generated text, stale when the file holds anything else. */
export function textOutput(root: string, path: string, content: string): Output {
  const file = join(root, path)
  const isStale = !existsSync(file) || readFileSync(file, 'utf8') !== content
  return { path, isStale, build: () => content }
}

/** Writes what is stale and says so; as a check it only says so, and the process fails. */
export function writeOutputs(root: string, outputs: readonly Output[], isCheck: boolean): void {
  const stale = outputs.filter(({ isStale }) => isStale)
  for (const { path, build } of stale) {
    if (!isCheck) writeFileSync(join(root, path), build())
    console.log(`${isCheck ? 'stale' : 'written'}: ${path}`)
  }
  if (isCheck && stale.length > 0) {
    console.error('Generated files are stale: run `npm run generate` and commit the result.')
    process.exitCode = 1
  }
}
