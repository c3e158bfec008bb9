import { execFileSync } from 'node:child_process'
import {
  closeSync,
  fstatSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ConfinedRoot, openConfinedRoot } from './confined-root.ts'

let base: string
let root: ConfinedRoot
const SECRET = 'the secret outside'

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'confined-'))
  mkdirSync(join(base, 'work/src'), { recursive: true })
  mkdirSync(join(base, 'work-beside'))
  writeFileSync(join(base, 'secret.txt'), SECRET)
  writeFileSync(join(base, 'work-beside/secret.txt'), SECRET)
  writeFileSync(join(base, 'work/src/a.ts'), 'inside')
  root = openConfinedRoot(join(base, 'work'))
})
afterEach(() => {
  root.close()
  rmSync(base, { recursive: true })
})

const read = (path: string) => root.readFile(path, 1000).bytes.toString()

describe('a confined root', () => {
  it('reads files by relative and absolute paths, and through links that stay inside', () => {
    symlinkSync('src', join(base, 'work/link'))
    symlinkSync(join(base, 'work/src/a.ts'), join(base, 'work/absolute'))
    symlinkSync('../src/a.ts', join(base, 'work/src/up'))
    for (const path of ['src/a.ts', './src//a.ts', 'link/a.ts', 'absolute', 'src/../src/up']) {
      expect(read(path)).toBe('inside')
    }
    expect(read(join(base, 'work/src/a.ts'))).toBe('inside')
  })

  it('is closed once, and opens nothing afterwards', () => {
    const other = openConfinedRoot(join(base, 'work'))
    other.close()
    // The next descriptor takes the number that was freed: it must be neither used nor closed.
    const beside = openSync(join(base, 'work-beside'), 'r')
    other.close()
    expect(fstatSync(beside).isDirectory()).toBe(true)
    expect(() => other.readFile('secret.txt', 1000)).toThrow('is closed')
    expect(() => other.writeFile('new.txt', 'x')).toThrow('is closed')
    expect(() => other.readDirectory('.')).toThrow('is closed')
    closeSync(beside)
  })

  it('refuses every way out', () => {
    symlinkSync('../secret.txt', join(base, 'work/out'))
    symlinkSync(base, join(base, 'work/up'))
    symlinkSync('/etc/passwd', join(base, 'work/passwd'))
    symlinkSync('loop', join(base, 'work/loop'))
    symlinkSync('/proc/self/root', join(base, 'work/root'))
    const ways = [
      '../secret.txt',
      'src/../../secret.txt',
      'out',
      'up/secret.txt',
      'up/work/../secret.txt',
      'passwd',
      'loop',
      'root/etc/passwd',
      '/etc/passwd',
      '/proc/self/environ',
      join(base, 'work-beside/secret.txt'),
      join(base, 'work/../secret.txt'),
      '..',
      'src/\0/../../secret.txt',
      'a'.repeat(5000),
    ]
    for (const path of ways) {
      expect(() => read(path), path).toThrow(
        expect.objectContaining({ name: 'ConfinementError' }) as Error,
      )
      expect(() => root.writeFile(path, 'overwritten'), path).toThrow()
    }
    expect(readFileSync(join(base, 'secret.txt'), 'utf8')).toBe(SECRET)
  })

  it('does not hang on pipes, and reads no devices', () => {
    execFileSync('mkfifo', [join(base, 'work/pipe')])
    expect(() => read('pipe')).toThrow('not a regular file')
    expect(() => root.writeFile('pipe', 'x')).toThrow()
    expect(() => read('src')).toThrow('is a directory')
  })

  it('never writes through a hard link or a link', () => {
    linkSync(join(base, 'secret.txt'), join(base, 'work/hard'))
    root.writeFile('hard', 'mine')
    expect(readFileSync(join(base, 'secret.txt'), 'utf8')).toBe(SECRET)
    expect(read('hard')).toBe('mine')
    symlinkSync('src/a.ts', join(base, 'work/soft'))
    root.writeFile('soft', 'through')
    expect(read('src/a.ts')).toBe('through')
  })

  it('writes whole files with the directories on the way, and keeps permissions', () => {
    root.writeFile('new/deep/file.txt', 'content')
    expect(read('new/deep/file.txt')).toBe('content')
    root.writeFile(join(base, 'work/abs/file.txt'), 'absolute')
    expect(read('abs/file.txt')).toBe('absolute')
    writeFileSync(join(base, 'work/script.sh'), 'old', { mode: 0o755 })
    root.writeFile('script.sh', 'new')
    const mode = execFileSync('stat', ['-c', '%a', join(base, 'work/script.sh')])
      .toString()
      .trim()
    expect(mode).toBe('755')
    expect(root.readDirectory('.').map((entry) => entry.name)).toEqual([
      'abs',
      'new',
      'script.sh',
      'src',
    ])
  })

  it('cuts long files and says so', () => {
    const { bytes, isCut } = root.readFile('src/a.ts', 3)
    expect(bytes.toString()).toBe('ins')
    expect(isCut).toBe(true)
    expect(root.statFile('src/a.ts')?.sizeBytes).toBe(6)
    expect(root.statFile('none')).toBeUndefined()
  })
})
