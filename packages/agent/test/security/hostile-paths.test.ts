import { execFileSync } from 'node:child_process'
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AgentTool, ToolCallContext } from '../../src/index.ts'
import { createWorkspaceTools, openWorkspace, type Workspace } from '../../src/workspace/index.ts'
import { hostilePaths } from './hostile-paths.ts'

const PATHS = 23_000
/** `Grep` starts a thread, writing waits for the disk and `Glob` compiles its pattern: a sample, or all when asked. */
const SAMPLE = process.env.PARCO_TEST_EVERY_PATH ? 1 : 311
const EVERY_PATH_TIMEOUT_MS = 3_600_000
const SECRET = 'top secret beside the workspace'

let base: string
let rootPath: string
let workspace: Workspace
let tools: Map<string, AgentTool>

beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'hostile-')))
  rootPath = join(base, 'a/b/work')
  mkdirSync(join(rootPath, 'src'), { recursive: true })
  mkdirSync(join(base, 'a/b/work-beside'))
  for (const folder of [base, join(base, 'a'), join(base, 'a/b'), join(base, 'a/b/work-beside')]) {
    writeFileSync(join(folder, 'secret'), SECRET)
  }
  writeFileSync(join(rootPath, 'src/a.ts'), 'inside')
  symlinkSync('..', join(rootPath, 'link-up'))
  symlinkSync('/', join(rootPath, 'link-root'))
  symlinkSync('.', join(rootPath, 'link-self'))
  workspace = openWorkspace(rootPath)
  tools = new Map(createWorkspaceTools(workspace).map((tool) => [tool.name, tool]))
})
afterEach(() => {
  workspace.close()
  rmSync(base, { recursive: true, force: true })
})

const context = { conversationId: 'one', signal: new AbortController().signal } as ToolCallContext

/** What the model would read: the answer, or why there is none. */
async function call(name: string, input: object): Promise<string> {
  try {
    return String(await tools.get(name)?.execute(input, context))
  } catch (error) {
    return (error as Error).message
  }
}

const paths = () => hostilePaths({ rootPath, secretName: 'secret', count: PATHS })

/** Everything outside the workspace, with its content; links are not followed. */
function listOutside(directory = base): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name)
    if (path === rootPath) return []
    if (entry.isDirectory()) return [path, ...listOutside(path)]
    return [entry.isFile() ? `${path} ${readFileSync(path, 'utf8')}` : path]
  })
}

describe(`${PATHS} hostile paths`, () => {
  it('are different from each other, and would get out without confinement', () => {
    const all = [...paths()]
    expect(all.length).toBe(PATHS)
    expect(new Set(all).size).toBeGreaterThan(PATHS * 0.95)
    const naive = all.filter((path) => {
      try {
        // The kernel resolves it as it is, without a look at what it may mean.
        const full = path.startsWith('/') ? path : `${rootPath}/${path}`
        return /\/secret$|^\/etc\/passwd$/.test(realpathSync.native(full))
      } catch {
        return false
      }
    })
    expect(naive.length).toBeGreaterThan(200)
  })

  it.each([
    ['Read', (path: string) => ({ file_path: path })],
    ['Edit', (path: string) => ({ file_path: path, old_string: 'secret', new_string: 'x' })],
  ] as const)('%s gives nothing of what is outside', async (name, toInput) => {
    const before = listOutside()
    const escaped: string[] = []
    for (const path of paths()) {
      const answer = await call(name, toInput(path))
      if (/top secret|root:x:/.test(answer)) escaped.push(path)
    }
    expect(escaped).toEqual([])
    expect(listOutside()).toEqual(before)
  })

  it('the root refuses all of them for writing and listing', () => {
    const before = listOutside()
    let written = 0
    const listed: string[] = []
    for (const path of paths()) {
      try {
        // A version is asked for before each write, by the same walk that a write takes.
        if (workspace.root.statFile(path)) written += 1
      } catch {
        // Refused.
      }
      try {
        // As `Glob` and `Grep` do for every directory.
        const names = workspace.root.readDirectory(path).map((entry) => entry.name)
        if (names.includes('secret') || names.includes('etc')) listed.push(path)
      } catch {
        // Refused.
      }
    }
    expect(written).toBe(0)
    expect(listed).toEqual([])
    expect(listOutside()).toEqual(before)
  })

  it(
    'Write, Glob and Grep, for a sample, change and find nothing outside',
    async () => {
      const before = listOutside()
      let index = 0
      for (const path of paths()) {
        index += 1
        if (index % SAMPLE !== 0) continue
        await call('Write', { file_path: path, content: 'overwritten' })
        expect(await call('Glob', { pattern: 'secret', path }), path).not.toMatch(/^secret$/m)
        const found = await call('Grep', { pattern: 'top sec|root:x', path })
        expect(found, path).not.toMatch(/secret:1:|passwd:1:/)
      }
      expect(listOutside()).toEqual(before)
    },
    EVERY_PATH_TIMEOUT_MS,
  )
})

describe('odd files', () => {
  it('a pipe, a socket, a device and a process do not block or leak', async () => {
    execFileSync('mkfifo', [join(rootPath, 'pipe')])
    symlinkSync('/dev/zero', join(rootPath, 'zero'))
    symlinkSync('/proc/self/environ', join(rootPath, 'environ'))
    symlinkSync('/proc/self/fd', join(rootPath, 'descriptors'))
    for (const path of ['pipe', 'zero', 'environ', 'descriptors/0', 'descriptors']) {
      expect(await call('Read', { file_path: path })).toMatch(/outside|not a regular file/)
      expect(await call('Write', { file_path: path, content: 'x' })).toMatch(
        /outside|not a regular/,
      )
      expect(await call('Edit', { file_path: path, old_string: 'a', new_string: 'b' })).toMatch(
        /outside|not a regular file/,
      )
    }
    expect(await call('Grep', { pattern: '.' })).toBe('src/a.ts:1: inside')
    expect(await call('Glob', { pattern: '**' })).toBe('src/a.ts')
  })

  it('a hard link to a file outside is replaced, not written through', async () => {
    linkSync(join(base, 'secret'), join(rootPath, 'hard'))
    await call('Read', { file_path: 'hard' })
    await call('Edit', { file_path: 'hard', old_string: 'top', new_string: 'no' })
    expect(readFileSync(join(base, 'secret'), 'utf8')).toBe(SECRET)
    expect(readFileSync(join(rootPath, 'hard'), 'utf8')).toContain('no secret')
  })

  it('a deep tree, a huge file and names with line ends are bounded', async () => {
    mkdirSync(join(rootPath, 'd/'.repeat(300)), { recursive: true })
    writeFileSync(join(rootPath, 'd/'.repeat(300), 'deep.ts'), 'deep')
    writeFileSync(join(rootPath, 'huge'), 'text\n')
    truncateSync(join(rootPath, 'huge'), 40_000_000_000)
    writeFileSync(join(rootPath, 'two\nlines.ts'), 'inside')
    expect(await call('Glob', { pattern: '**/*.ts' })).not.toContain('deep.ts')
    expect(await call('Read', { file_path: 'huge' })).toContain('is not text')
    expect(await call('Read', { file_path: `${'d/'.repeat(300)}deep.ts` })).toBe('1\tdeep')
    expect(await call('Read', { file_path: 'two\nlines.ts' })).toBe('1\tinside')
    expect(await call('Grep', { pattern: 'text' })).toContain('Nothing matches')
  })
})
