import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'

const WEB = resolve(import.meta.dirname, '../..')

/** Builds the page as users have it, whatever a test runner says that this is; returns where it is. */
export async function buildPage(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'parco-page-'))
  const environment = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    const configFile = join(WEB, 'vite.config.ts')
    await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
    return outDir
  } finally {
    process.env.NODE_ENV = environment
  }
}

/** Before the tests in a browser: one build for all processes that they run in. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (!process.env.PARCO_TEST_BROWSER) return undefined
  const outDir = await buildPage()
  process.env.PARCO_TEST_PAGE = outDir
  return () => rm(outDir, { recursive: true, force: true })
}
