import { spawn } from 'node:child_process'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface PageOptions {
  /** The folder of the page's sources: `apps/web`. */
  readonly directory: string
  /** Other folders that the page is built from. */
  readonly dependencies: readonly string[]
  /** Where a build may be prepared; on the same disk. */
  readonly workDirectory: string
  /** Uses what is built, however old. */
  readonly skipBuild: boolean
  readonly onBuild: () => void
  /** Gets what the build complained about; what was built earlier, if anything, stays in use. */
  readonly onFailure: (complaint: string) => void
  /** Builds into that folder; resolves to a complaint when it could not. */
  readonly build?: (directory: string, outDirectory: string) => Promise<string | undefined>
}

/** The page of this checkout. */
export function pageOf(
  root: string,
): Pick<PageOptions, 'directory' | 'dependencies' | 'workDirectory'> {
  return {
    directory: join(root, 'apps/web'),
    dependencies: [join(root, 'packages/protocol/src')],
    workDirectory: join(root, 'node_modules'),
  }
}

/**
 * Makes sure that the built page is there and as new as its sources, and returns its folder;
 * `undefined` when there is none to serve.
 */
export async function ensurePage(options: PageOptions): Promise<string | undefined> {
  const built = join(options.directory, 'dist')
  if (options.skipBuild || (await isFresh(built, options))) return await orNothing(built)
  options.onBuild()
  const prepared = join(options.workDirectory, `.parco-page-${process.pid}`)
  const complaint = await (options.build ?? buildInChild)(options.directory, prepared)
  if (complaint !== undefined) {
    options.onFailure(complaint)
    await rm(prepared, { recursive: true, force: true })
    return await orNothing(built)
  }
  // Built aside and put in place at once: nobody is ever served half a page.
  await rm(built, { recursive: true, force: true })
  await rename(prepared, built)
  return built
}

/** Says whether the page is built and no source is newer. */
export async function isFresh(
  built: string,
  { directory, dependencies }: Pick<PageOptions, 'directory' | 'dependencies'>,
): Promise<boolean> {
  const builtAt = await modifiedAt(join(built, 'index.html'))
  if (builtAt === undefined) return false
  const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((name) =>
    join(directory, name),
  )
  const times = await Promise.all([...sources, ...dependencies].map(newestIn))
  return Math.max(...times) <= builtAt
}

async function orNothing(built: string): Promise<string | undefined> {
  return (await modifiedAt(join(built, 'index.html'))) === undefined ? undefined : built
}

async function newestIn(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.length > 0 ? files.map((file) => join(file.parentPath, file.name)) : [path]
  const times = await Promise.all(paths.map(modifiedAt))
  return Math.max(0, ...times.map((time) => time ?? 0))
}

async function modifiedAt(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.mtimeMs
}

/** The bundler wants more memory than the server; it gets a process of its own. */
function buildInChild(directory: string, outDirectory: string): Promise<string | undefined> {
  const script = fileURLToPath(new URL('./build-page.ts', import.meta.url))
  const child = spawn(process.execPath, [script, directory, outDirectory], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (piece: Buffer) => {
    complaint += piece.toString()
  })
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code) => resolve(code === 0 ? undefined : complaint))
  })
}
