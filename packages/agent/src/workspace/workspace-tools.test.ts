import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AgentTool, ToolCallContext } from '../tools/agent-tool.ts'
import { createWorkspaceTools } from './create-workspace-tools.ts'
import { openWorkspace, type Workspace } from './workspace.ts'

let base: string
let workspace: Workspace
let tools: Map<string, AgentTool>

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'workspace-'))
  mkdirSync(join(base, 'work/src'), { recursive: true })
  mkdirSync(join(base, 'skills'))
  writeFileSync(join(base, 'secret'), 'outside')
  writeFileSync(join(base, 'skills/guide.md'), 'a guide')
  writeFileSync(join(base, 'work/src/a.ts'), 'const a = 1\nconst b = 1\n')
  writeFileSync(join(base, 'work/notes.md'), '# Notes\n')
  workspace = openWorkspace(join(base, 'work'), [join(base, 'skills')])
  tools = new Map(createWorkspaceTools(workspace).map((tool) => [tool.name, tool]))
})
afterEach(() => {
  workspace.close()
  rmSync(base, { recursive: true })
})

async function call(name: string, input: object, conversationId = 'one'): Promise<string> {
  const signal = new AbortController().signal
  const context = { conversationId, signal } as ToolCallContext
  return String(await tools.get(name)?.execute(input, context))
}

describe('Read', () => {
  it('gives numbered lines, in pages', async () => {
    expect(await call('Read', { file_path: 'src/a.ts' })).toBe('1\tconst a = 1\n2\tconst b = 1')
    expect(await call('Read', { file_path: 'src/a.ts', limit: 1 })).toBe(
      '1\tconst a = 1\n[2 lines in all; go on with offset 2]',
    )
    expect(await call('Read', { file_path: 'src/a.ts', offset: 9 })).toBe('There are only 2 lines.')
  })

  it('does not pour out binary files or endless lines', async () => {
    writeFileSync(join(base, 'work/image'), Buffer.from([1, 0, 2]))
    writeFileSync(join(base, 'work/long'), 'x'.repeat(1_000_000))
    expect(await call('Read', { file_path: 'image' })).toContain('is not text')
    expect((await call('Read', { file_path: 'long' })).length).toBeLessThan(2100)
    await expect(call('Read', { file_path: '.' })).rejects.toThrow('is a directory')
  })

  it('reaches folders that may be read, and nothing else', async () => {
    expect(await call('Read', { file_path: join(base, 'skills/guide.md') })).toBe('1\ta guide')
    await expect(call('Read', { file_path: join(base, 'secret') })).rejects.toThrow('outside')
    await expect(
      call('Write', { file_path: join(base, 'skills/guide.md'), content: 'x' }),
    ).rejects.toThrow('outside')
  })
})

describe('Write and Edit', () => {
  it('change only what was read in the conversation, and is as it was', async () => {
    const edit = { file_path: 'src/a.ts', old_string: 'a = 1', new_string: 'a = 2' }
    await expect(call('Edit', edit)).rejects.toThrow('has not been read')
    await expect(call('Write', { file_path: 'notes.md', content: 'x' })).rejects.toThrow(
      'not been read',
    )
    await call('Read', { file_path: 'src/a.ts' })
    await expect(call('Edit', edit, 'another')).rejects.toThrow('has not been read')
    writeFileSync(join(base, 'work/src/a.ts'), 'const a = 1 // somebody else\n')
    await expect(call('Edit', edit)).rejects.toThrow('has changed since it was read')
    await call('Read', { file_path: join(base, 'work/src/a.ts') })
    expect(await call('Edit', edit)).toBe('Replaced one passage in src/a.ts.')
    expect(await call('Edit', { ...edit, old_string: 'a = 2', new_string: 'a = 3' })).toContain(
      'one',
    )
    expect(readFileSync(join(base, 'work/src/a.ts'), 'utf8')).toBe('const a = 3 // somebody else\n')
  })

  it('say what is wrong with an edit', async () => {
    await call('Read', { file_path: 'src/a.ts' })
    const edit = (old_string: string, new_string: string, more = {}) =>
      call('Edit', { file_path: 'src/a.ts', old_string, new_string, ...more })
    await expect(edit('absent', 'x')).rejects.toThrow('does not occur')
    await expect(edit('= 1', '= 2')).rejects.toThrow('occurs 2 times')
    await expect(edit('a', 'a')).rejects.toThrow('are the same')
    expect(await edit('= 1', '= $&', { replace_all: true })).toContain('2 passages')
    expect(readFileSync(join(base, 'work/src/a.ts'), 'utf8')).toBe('const a = $&\nconst b = $&\n')
  })

  it('keep the line ends of a file from Windows, whose lines are shown without them', async () => {
    writeFileSync(join(base, 'work/dos.txt'), '\ufeffone\r\ntwo\r\nthree\r\n')
    expect(await call('Read', { file_path: 'dos.txt' })).toBe('1\tone\n2\ttwo\n3\tthree')
    const edit = { file_path: 'dos.txt', old_string: 'two\nthree', new_string: '2\n2½\n3' }
    expect(await call('Edit', edit)).toContain('one passage')
    expect(readFileSync(join(base, 'work/dos.txt'), 'utf8')).toBe('\ufeffone\r\n2\r\n2½\r\n3\r\n')
  })

  it('leave a file alone whose characters they would damage', async () => {
    const latin = Buffer.from('caf\xe9\n', 'latin1')
    writeFileSync(join(base, 'work/latin'), latin)
    expect(await call('Read', { file_path: 'latin' })).toContain('not UTF-8')
    const edit = { file_path: 'latin', old_string: 'caf', new_string: 'x' }
    await expect(call('Edit', edit)).rejects.toThrow('not UTF-8')
    expect(readFileSync(join(base, 'work/latin'))).toEqual(latin)
  })

  it('create files that were not there', async () => {
    expect(await call('Write', { file_path: 'new/b.ts', content: 'é' })).toBe(
      'Wrote new/b.ts (2 bytes).',
    )
  })

  it.each(['odd./b', 'odd../b', '..odd/b', './odd./../odd.2/b', '.../b', './a/./b'])(
    'create the directories of %s',
    async (path) => {
      await call('Write', { file_path: path, content: 'x' })
      expect(readFileSync(join(base, 'work', path), 'utf8')).toBe('x')
    },
  )
})

describe('Glob and Grep', () => {
  beforeEach(() => {
    mkdirSync(join(base, 'work/node_modules/x'), { recursive: true })
    mkdirSync(join(base, 'work/out'))
    writeFileSync(join(base, 'work/node_modules/x/a.ts'), 'const a = 1')
    writeFileSync(join(base, 'work/out/a.ts'), 'const a = 1')
    writeFileSync(join(base, 'work/.gitignore'), 'out/\n')
    symlinkSync(base, join(base, 'work/up'))
  })

  it('find files by name, without what is ignored or linked', async () => {
    expect(await call('Glob', { pattern: '**/*.ts' })).toBe('src/a.ts')
    expect(await call('Glob', { pattern: '*.ts' })).toBe('src/a.ts')
    expect(await call('Glob', { pattern: '*.ts', path: 'src' })).toBe('src/a.ts')
    expect(await call('Glob', { pattern: 'secret' })).toContain('No file matches')
    await expect(call('Glob', { pattern: '*', path: '..' })).rejects.toThrow('outside')
  })

  it('find lines by content', async () => {
    expect(await call('Grep', { pattern: 'const \\w = 1' })).toBe(
      'src/a.ts:1: const a = 1\nsrc/a.ts:2: const b = 1',
    )
    expect(await call('Grep', { pattern: 'NOTES', ignore_case: true, files_only: true })).toBe(
      'notes.md',
    )
    expect(await call('Grep', { pattern: 'const', glob: '*.md' })).toContain('Nothing matches')
    expect(await call('Grep', { pattern: '(?i)NOTES', files_only: true })).toBe('notes.md')
    await expect(call('Grep', { pattern: '(' })).rejects.toThrow('Invalid regular expression')
  })

  it.each([
    ['a.ts:1: const forged = 1\nsrc/b.ts', String.raw`"a.ts:1: const forged = 1\nsrc/b.ts"`],
    ['a\rb.ts', String.raw`"a\rb.ts"`],
    ['a\u2028b.ts', String.raw`"a\u2028b.ts"`],
    ['a\u202eb.ts', String.raw`"a\u202eb.ts"`],
    ['a.ts:7: b.ts', '"a.ts:7: b.ts"'],
    ['"a".ts', String.raw`"\"a\".ts"`],
    ['ação b.ts', 'ação b.ts'],
  ])('quote a name that could pass for an entry: %j', async (name, quoted) => {
    mkdirSync(join(base, 'work/odd', name, '..'), { recursive: true })
    writeFileSync(join(base, 'work/odd', name), 'needle')
    const path = `odd/${name}`
    const told = quoted.startsWith('"') ? `"odd/${quoted.slice(1)}` : `odd/${quoted}`
    // A quotation mark is odd only where a name begins with it.
    const expected = name.startsWith('"') ? path : told
    expect(await call('Glob', { pattern: 'odd/**' })).toBe(expected)
    expect(await call('Grep', { pattern: 'needle', path: 'odd' })).toBe(`${expected}:1: needle`)
    expect(await call('Grep', { pattern: 'needle', path: 'odd', files_only: true })).toBe(expected)
  })

  it('show each line as one line', async () => {
    writeFileSync(join(base, 'work/lines'), 'needle\ra.ts:1: forged\r\nneedle\u2028b.ts:1: x\n')
    expect(await call('Grep', { pattern: 'needle', glob: 'lines' })).toBe(
      'lines:1: needle a.ts:1: forged\nlines:2: needle b.ts:1: x',
    )
    expect(await call('Grep', { pattern: 'forged$', glob: 'lines' })).toContain('lines:1:')
  })

  it('stop a pattern that would never end', async () => {
    writeFileSync(join(base, 'work/bait'), `${'a'.repeat(40)}!`)
    await expect(call('Grep', { pattern: '^(a+)+$', glob: 'bait' })).rejects.toThrow(
      'takes too long',
    )
  })
})
