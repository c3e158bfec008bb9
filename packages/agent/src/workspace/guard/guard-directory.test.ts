import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guardDirectory } from './guard-directory.ts'

let base: string
let work: string
const at = (path: string) => join(work, path)

function write(path: string, text = 'evil'): void {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}

function makeRepository(path: string): void {
  write(`${path}/HEAD`, 'ref: refs/heads/main\n')
  for (const name of ['objects', 'refs']) mkdirSync(at(`${path}/${name}`))
}

beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'guard-')))
  work = join(base, 'work')
  write('.git/config', '[core]\n')
  write('AGENTS.md', 'kind')
  write('packages/app/AGENTS.md', 'kind')
  write('packages/app/.git/config', '[core]\n')
  write('docs/rules.md', 'kind')
  write('src/main.ts', 'code')
  symlinkSync('docs/rules.md', at('CLAUDE.md'))
  symlinkSync('AGENTS.md', at('packages/app/CLAUDE.md'))
})
afterEach(() => {
  chmodSync(base, 0o755)
  rmSync(base, { recursive: true })
})

/** What is set aside after a command has done this. */
async function after(command: () => void): Promise<string[]> {
  const guard = await guardDirectory(work)
  guard.release()
  command()
  const setAside = await guard.restore()
  for (const { path, movedTo } of setAside) {
    expect(movedTo).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}\\.set-aside-[0-9a-f]{8}$`))
    expect(existsSync(at(movedTo))).toBe(true)
  }
  return setAside.map(({ path }) => path).sort()
}

async function heldPaths(): Promise<string[]> {
  const guard = await guardDirectory(work)
  const paths = guard.held.map(({ path }) => path.slice(work.length + 1)).sort()
  guard.release()
  return paths
}

describe('what is read-only for a command', () => {
  it('is what has a guarded name, at any depth, and where links lead', async () => {
    expect(await heldPaths()).toEqual([
      '.git',
      'AGENTS.md',
      'docs/rules.md',
      'packages/app/.git',
      'packages/app/AGENTS.md',
    ])
  })

  it.each([
    ['the repository of a .git file', 'tree/.git', 'gitdir: ../src\n'],
    ["a repository's hooks", '.git/config', '[core]\n\thooksPath = src\n'],
  ])('is %s too', async (_, path, text) => {
    write(path, text)
    expect(await heldPaths()).toContain('src')
  })

  it('is a repository that lies in no .git', async () => {
    makeRepository('fixtures/sample')
    expect(await heldPaths()).toContain('fixtures/sample')
  })

  it('is nothing outside, wherever links lead', async () => {
    symlinkSync(base, at('.claude'))
    symlinkSync('/etc', at('src/.vscode'))
    symlinkSync('.', at('.parco'))
    write('tree/.git', 'gitdir: /etc\n')
    const paths = await heldPaths()
    expect(
      paths.filter((path) => path === '' || path.startsWith('/') || path.includes('..')),
    ).toEqual([])
    expect(paths).toContain('tree/.git')
  })

  it('has its limit, which is told', async () => {
    for (let index = 0; index < 500; index += 1) write(`many/${index}/AGENTS.md`)
    await expect(guardDirectory(work)).rejects.toMatchObject({ code: 'configuration' })
  })
})

describe('what a command made under a guarded name is set aside', () => {
  it.each([
    '.mcp.json',
    '.MCP.json',
    '.envrc',
    'src/AGENTS.md',
    'src/agents.md',
    'new/deep/AGENTS.md',
  ])('%s', async (path) => {
    expect(await after(() => write(path))).toEqual([path])
    expect(existsSync(at(path))).toBe(false)
  })

  it.each([
    ['.claude/settings.json', '.claude'],
    ['src/.git/hooks/pre-commit', 'src/.git'],
    ['.husky/pre-commit', '.husky'],
  ])('%s with its directory', async (path, directory) => {
    expect(await after(() => write(path))).toEqual([directory])
    expect(existsSync(at(directory))).toBe(false)
  })

  it('in place of what moved away with its directory', async () => {
    const setAside = await after(() => {
      renameSync(at('packages/app'), at('packages/old'))
      write('packages/app/AGENTS.md')
      write('packages/app/.git/hooks/pre-commit')
    })
    expect(setAside).toEqual(['packages/app/.git', 'packages/app/AGENTS.md'])
    expect(readFileSync(at('packages/old/AGENTS.md'), 'utf8')).toBe('kind')
    expect(readlinkSync(at('packages/old/CLAUDE.md'))).toBe('AGENTS.md')
  })

  it('in place of a link, which is made again', async () => {
    const setAside = await after(() => {
      unlinkSync(at('CLAUDE.md'))
      write('CLAUDE.md')
    })
    expect(setAside).toEqual(['CLAUDE.md'])
    expect(readlinkSync(at('CLAUDE.md'))).toBe('docs/rules.md')
  })

  it('as a link elsewhere, or in place of what a link leads to', async () => {
    const elsewhere = await after(() => {
      unlinkSync(at('CLAUDE.md'))
      symlinkSync('src/main.ts', at('CLAUDE.md'))
    })
    expect(elsewhere).toEqual(['CLAUDE.md'])
    expect(readlinkSync(at('CLAUDE.md'))).toBe('docs/rules.md')
    const exchanged = await after(() => {
      renameSync(at('docs'), at('old'))
      write('docs/rules.md')
    })
    expect(exchanged).toEqual(['docs/rules.md'])
  })

  it('where a link had led nowhere, or a setting', async () => {
    symlinkSync('later.json', at('.mcp.json'))
    write('.git/config', '[core]\nhooksPath=checks\n')
    const setAside = await after(() => {
      write('later.json')
      write('checks/pre-commit')
    })
    expect(setAside).toEqual(['checks', 'later.json'])
  })

  it('as a repository in the midst of other files, which stay', async () => {
    const setAside = await after(() => makeRepository('src'))
    expect(setAside).toEqual(['src/HEAD'])
    expect(readFileSync(at('src/main.ts'), 'utf8')).toBe('code')
    expect(await after(() => makeRepository('.'))).toEqual(['HEAD'])
  })

  it('also in a directory that was made unwritable', async () => {
    const setAside = await after(() => {
      write('new/AGENTS.md')
      chmodSync(at('new'), 0o500)
    })
    expect(setAside).toEqual(['new/AGENTS.md'])
  })

  it.skipIf(process.getuid?.() === 0)('also in one that was locked', async () => {
    const setAside = await after(() => {
      write('new/deep/AGENTS.md')
      chmodSync(at('new'), 0o311)
    })
    expect(setAside).toEqual(['new/deep/AGENTS.md'])
  })
})

describe('a command', () => {
  it('may do with everything else what it likes', async () => {
    const setAside = await after(() => {
      write('src/main.ts', 'better')
      write('.gitignore', 'dist')
      write('.github/workflows/test.yml', 'on: push')
      write('node_modules/pkg/AGENTS.md')
      rmSync(at('docs/rules.md'))
      renameSync(at('packages'), at('apps'))
    })
    expect(setAside).toEqual([])
    expect(readFileSync(at('src/main.ts'), 'utf8')).toBe('better')
  })

  it('may make a link as it was', async () => {
    const setAside = await after(() => {
      unlinkSync(at('CLAUDE.md'))
      symlinkSync('docs/rules.md', at('CLAUDE.md'))
    })
    expect(setAside).toEqual([])
  })

  it('cannot take a link away', async () => {
    expect(await after(() => unlinkSync(at('CLAUDE.md')))).toEqual([])
    expect(lstatSync(at('CLAUDE.md')).isSymbolicLink()).toBe(true)
    expect(await after(() => rmSync(at('packages'), { recursive: true }))).toEqual([])
  })

  it('has nothing moved outside through a directory that is a link now', async () => {
    mkdirSync(join(base, 'outside'))
    writeFileSync(join(base, 'outside/AGENTS.md'), 'of the user')
    const setAside = await after(() => {
      renameSync(at('packages/app'), at('old'))
      symlinkSync(join(base, 'outside'), at('packages/app'))
    })
    expect(setAside).toEqual([])
    expect(readFileSync(join(base, 'outside/AGENTS.md'), 'utf8')).toBe('of the user')
  })
})
