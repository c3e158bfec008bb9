import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { findSentenceFiles } from '../sentences/find-sentence-files.ts'
import { parseSentenceTests } from '../sentences/parse-sentence-tests.ts'
import type { ShippedLine } from './create-learning.ts'

const DOMAINS = fileURLToPath(new URL('../domains', import.meta.url))

let lines: Promise<readonly ShippedLine[]> | undefined

/** The messages of the tests beside the shipped sentences, but for replies; read when first needed. */
export function loadShippedLines(): Promise<readonly ShippedLine[]> {
  lines ??= readLines()
  return lines
}

async function readLines(): Promise<readonly ShippedLine[]> {
  const files = await Promise.all(
    findSentenceFiles(DOMAINS).tests.map(async (file) =>
      parseSentenceTests(await readFile(file, 'utf8'), file),
    ),
  )
  return files
    .flatMap(({ tests }) => tests)
    .filter(({ pending }) => pending.length === 0)
    .map(({ text, locale }) => ({ text, locale }))
}
