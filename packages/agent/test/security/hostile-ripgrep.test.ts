import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ToolCallContext } from '../../src/index.ts'
import {
  type ConfinedRoot,
  openConfinedRoot,
} from '../../src/workspace/confinement/confined-root.ts'
import { createWorkspaceTools, openWorkspace } from '../../src/workspace/index.ts'
import { findRipgrep } from '../../src/workspace/search/find-ripgrep.ts'
import type { Narrowing } from '../../src/workspace/search/narrower.ts'
import { createRipgrepNarrower } from '../../src/workspace/search/narrowing.ts'
import { type SearchOptions, searchFiles } from '../../src/workspace/search/search-files.ts'

const installed = findRipgrep([])

let base: string
let work: string
let root: ConfinedRoot
let search: SearchOptions

beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'hostile-rg-')))
  work = join(base, 'work')
  mkdirSync(join(work, 'dir'), { recursive: true })
  mkdirSync(join(base, 'outside'))
  mkdirSync(join(base, 'bin'))
  writeFileSync(join(base, 'outside/data.txt'), 'a secret')
  // Opened before ripgrep is asked.
  writeFileSync(join(work, 'a-first'), 'nothing')
  writeFileSync(join(work, 'dir/data.txt'), 'a needle')
  root = openConfinedRoot(work)
  search = {
    root,
    directory: '.',
    pattern: 'needle',
    ignoreCase: false,
    filesOnly: true,
    maxMatches: 200,
    signal: new AbortController().signal,
  }
})
afterEach(() => {
  root.close()
  rmSync(base, { recursive: true, force: true })
})

/** Something that calls itself ripgrep; it is started in the searched directory. */
function fake(script: string, name = 'rg'): string {
  const path = join(base, 'bin', name)
  writeFileSync(path, `#!/bin/sh\nPATH=/usr/bin:/bin\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

/** Returns when a change made now is stamped later than all those before, and gives the time between. */
function passTick(): number {
  const stamp = () => {
    writeFileSync(join(base, 'tick'), '')
    return statSync(join(base, 'tick')).ctimeMs
  }
  const before = stamp()
  for (;;) {
    const after = stamp()
    if (after > before) return after
  }
}

/** How long before ripgrep begins a directory must have been left alone. */
const MARGIN_MS = 50

const start = (executable: string, now?: () => number): Narrowing => {
  const narrowing = createRipgrepNarrower(executable, now).start(search)
  if (!narrowing) throw new Error('There is nothing to narrow by here.')
  return narrowing
}

const searchWith = (narrowing: Narrowing) =>
  searchFiles({ ...search, narrower: { afterFiles: 1, start: () => narrowing } })

/** As if the tree had been left alone for long before this moment. */
async function searchSettled(executable: string) {
  const began = passTick()
  const narrowing = start(executable, () => began + MARGIN_MS)
  await narrowing.settled
  return (await searchWith(narrowing)).matches
}

describe('a program that answers for ripgrep', () => {
  const SWAP = (outside: string) =>
    `mv dir held && ln -s ${outside} dir
     grep -q needle dir/data.txt && printf './dir/data.txt\\0'
     rm dir && mv held dir`

  it('is believed about a tree that nobody changes', async () => {
    expect(await searchSettled(fake('exit 1'))).toEqual([])
    expect(await searchSettled(fake(`printf './dir/data.txt\\0'`))).toEqual(['dir/data.txt'])
  })

  it.each(['a secret', 'a needle'])(
    'tells nothing of a file outside that holds %j, when a directory is swapped for a link',
    async (content) => {
      writeFileSync(join(base, 'outside/data.txt'), content)
      // Whether the file inside is found must not depend on what the one outside holds.
      expect(await searchSettled(fake(`${SWAP(join(base, 'outside'))}; exit 1`))).toEqual([
        'dir/data.txt',
      ])
    },
  )

  it('tells nothing when a directory above, or a file itself, is swapped', async () => {
    mkdirSync(join(work, 'top/dir'), { recursive: true })
    writeFileSync(join(work, 'top/dir/data.txt'), 'a needle')
    mkdirSync(join(base, 'outside/dir'))
    const swapTop = `mv top held && ln -s ${base}/outside top && rm top && mv held top`
    expect(await searchSettled(fake(`${swapTop}; exit 1`))).toEqual([
      'dir/data.txt',
      'top/dir/data.txt',
    ])
    const swapFile = `cd dir && mv data.txt held && ln -s ${base}/outside/data.txt data.txt && mv -f held data.txt`
    expect(await searchSettled(fake(`${swapFile}; exit 1`))).toEqual(['dir/data.txt'])
  })

  it('names only files that would be found anyway', async () => {
    const names = ['../outside/data.txt', '/etc/passwd', join(base, 'outside/data.txt'), '', 'none']
    const lies = names.map((name) => `${name}\\0`).join('')
    expect(await searchSettled(fake(`printf '${lies}./dir/data.txt\\0'`))).toEqual(['dir/data.txt'])
  })

  it.each([
    ['says that it could not read everything', `printf './a-first\\0'; exit 2`],
    ['crashes', `printf './a-first\\0'; kill -SEGV $$`],
    ['never stops talking', `exec yes ./a-first`],
    ['does not know an option', `exit 127`],
  ])('is not believed when it %s', async (_, script) => {
    expect(await searchSettled(fake(script))).toEqual(['dir/data.txt'])
  })

  it('is not believed when it is no program', async () => {
    writeFileSync(join(base, 'bin/text'), 'no program', { mode: 0o755 })
    for (const name of ['text', 'none', '.']) {
      expect(await searchSettled(join(base, 'bin', name))).toEqual(['dir/data.txt'])
    }
  })

  it('gets no environment, and no more than the text', async () => {
    expect(process.env.PATH).toBeDefined()
    const told = join(base, 'told')
    await searchSettled(fake(`(cat /proc/$$/environ; printf '|%s' "$@") > ${told}; exit 1`))
    const [environment, ...given] = readFileSync(told, 'utf8').split('|')
    expect(environment).toBe('')
    expect(given.at(0)).toBe('--no-config')
    expect(given.slice(-3)).toEqual(['--regexp=needle', '--', '.'])
  })
})

describe('a program that hangs', () => {
  const pidFile = () => join(base, 'pid')
  const hang = () => fake(`echo $$ > ${pidFile()}; exec sleep 1000`)
  const isRunning = () => {
    try {
      // Of a file that was only just made nothing can be read yet, and process 0 is the one that asks.
      const pid = Number(readFileSync(pidFile(), 'utf8'))
      return pid > 0 && process.kill(pid, 0)
    } catch {
      return false
    }
  }

  it('is not waited for, and stopped when the search ends', async () => {
    const narrowing = start(hang())
    await expect.poll(isRunning).toBe(true)
    expect((await searchWith(narrowing)).matches).toEqual(['dir/data.txt'])
    await narrowing.settled
    expect(isRunning()).toBe(false)
  })

  it('is stopped when the search is aborted', async () => {
    const abort = new AbortController()
    search = { ...search, signal: abort.signal }
    const narrowing = start(hang())
    await expect.poll(isRunning).toBe(true)
    abort.abort()
    await expect(searchWith(narrowing)).rejects.toThrow('aborted')
    await narrowing.settled
    await expect.poll(isRunning).toBe(false)
    expect(narrowing.rulesOut('a-first')).toBe(false)
  })
})

describe('a program that lies in the workspace', () => {
  const FILES = 1500
  const context = { conversationId: 'one', signal: new AbortController().signal } as ToolCallContext
  const pathBefore = process.env.PATH
  const directoryBefore = process.cwd()
  afterEach(() => {
    process.env.PATH = pathBefore
    process.chdir(directoryBefore)
  })

  it('is never run, also by a relative search path', async () => {
    for (let index = 0; index < FILES; index += 1) writeFileSync(join(work, `f${index}`), 'x')
    const ran = (name: string) => join(base, `ran-${name}`)
    const plant = (name: string) => {
      const path = fake(`echo > ${ran(name)}`, name)
      mkdirSync(join(work, name))
      execFileSync('mv', [path, join(work, name, 'rg')])
    }
    for (const name of ['absolute', 'relative', 'linked']) plant(name)
    execFileSync('ln', ['-s', join(work, 'linked'), join(base, 'link')])
    process.chdir(work)
    const planted = [join(work, 'absolute'), 'relative', './relative', '', join(base, 'link')]
    fake(`echo > ${ran('beside')}`)

    const workspace = openWorkspace(work)
    const grep = createWorkspaceTools(workspace).find(({ name }) => name === 'Grep')
    const grepOnce = (directories: readonly string[]) => {
      process.env.PATH = directories.join(':')
      return grep?.execute({ pattern: 'needle' }, context)
    }
    // It may be stopped before it has begun, so it is asked for until it did.
    const beside = async () => {
      expect(await grepOnce([...planted, join(base, 'bin')])).toBe('dir/data.txt:1: a needle')
      return existsSync(ran('beside'))
    }
    await expect.poll(beside, { timeout: 30_000 }).toBe(true)
    for (let round = 0; round < 5; round += 1) await grepOnce(planted)
    workspace.close()
    for (const name of ['absolute', 'relative', 'linked']) expect(existsSync(ran(name))).toBe(false)
  })
})

describe.skipIf(!installed)('ripgrep itself', () => {
  it('is not held up by pipes, links and files that never end', async () => {
    execFileSync('mkfifo', [join(work, 'dir/pipe')])
    execFileSync('ln', ['-s', '/dev/zero', join(work, 'zero')])
    execFileSync('ln', ['-s', base, join(work, 'up')])
    execFileSync('truncate', ['-s', '40G', join(work, 'huge')])
    expect(await searchSettled(installed as string)).toEqual(['dir/data.txt'])
  })
})
