import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inspectSkill } from './inspect-skill.ts'
import { installSkill, removeSkill, trustSkill } from './install-skill.ts'
import { openSkillLock } from './skill-lock.ts'
import { createSkillRegistry } from './skill-registry.ts'
import { compareSkill, createSkillTrust } from './skill-trust.ts'

let base: string
beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'install-')))
})
afterEach(() => rmSync(base, { recursive: true }))

const at = (path: string) => join(base, path)
function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), content)
}
function writeSkill(folder: string, name = 'notes', fields = ''): void {
  write(
    `${folder}/SKILL.md`,
    `---\nname: ${name}\ndescription: Takes notes.\n${fields}---\nWrite.\n`,
  )
}

const now = new Date('2026-11-22T08:00:00.000Z')
const lockPath = () => at('home/skills.lock.json')
function install(source: string, replace = false) {
  return installSkill(inspectSkill(at(source), 'user', { withoutGit: true }), {
    skillsDirectory: at('home/skills'),
    lock: openSkillLock(lockPath()),
    now,
    replace,
  })
}
function load(directory = 'home/skills', trusted = true) {
  return createSkillRegistry({
    directories: [{ path: at(directory), origin: 'user', trusted }],
    trust: createSkillTrust(openSkillLock(lockPath())),
  })
}

describe('inspecting a skill', () => {
  it('tells its files, programs, tools, hidden characters and one hash', () => {
    writeSkill('s/notes', 'notes', 'allowed-tools: Read Bash(git:*)\ncompatibility: needs git\n')
    write('s/notes/scripts/run', 'echo')
    write('s/notes/tool.py', 'print(1)')
    write('s/notes/hook', '#!/bin/sh\n')
    write('s/notes/bare', 'data')
    chmodSync(at('s/notes/bare'), 0o755)
    write('s/notes/references/a.md', 'one\ntwo\u200b\n')
    write('s/notes/image.png', Buffer.from([0x89, 0, 0xe2, 0x80, 0x8b]))
    const found = inspectSkill(at('s/notes'), 'user')
    expect(found.metadata).toMatchObject({
      name: 'notes',
      allowedTools: ['Read', 'Bash(git:*)'],
      compatibility: 'needs git',
    })
    expect(found.content.files.map(({ path, sizeBytes }) => [path, sizeBytes])).toEqual([
      ['SKILL.md', statSync(at('s/notes/SKILL.md')).size],
      ['bare', 4],
      ['hook', 10],
      ['image.png', 5],
      ['references/a.md', 11],
      ['scripts/run', 4],
      ['tool.py', 8],
    ])
    expect(found.scripts).toEqual(['bare', 'hook', 'scripts/run', 'tool.py'])
    expect(found.hidden).toEqual([{ path: 'references/a.md', line: 2, codePoint: 'U+200B' }])
    expect(found.diagnostics).toMatchObject([
      { code: 'hidden-characters', path: at('s/notes/references/a.md'), line: 2 },
    ])
    expect(found.content.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('gives the same hash for the same files, and another for any other', () => {
    const hashOf = (folder: string) => inspectSkill(at(folder), 'user').content.hash
    writeSkill('a/notes')
    write('a/notes/x/y', '1')
    writeSkill('b/notes')
    write('b/notes/x/y', '1')
    const before = hashOf('a/notes')
    expect(hashOf('b/notes')).toBe(before)
    write('b/notes/x/y', '2')
    expect(hashOf('b/notes')).not.toBe(before)
    write('b/notes/x/y', '1')
    write('b/notes/x/z', '')
    expect(hashOf('b/notes')).not.toBe(before)
    rmSync(at('b/notes/x'), { recursive: true })
    write('b/notes/x-y', '1')
    expect(hashOf('b/notes')).not.toBe(before)
  })

  it('says where a diagnostic stands', () => {
    write(
      's/odd/SKILL.md',
      '---\nname: other\nowner: me\ndescription: d\nallowed-tools: Web(x) Read\n---\n\nBody\n',
    )
    const { diagnostics } = inspectSkill(at('s/odd'), 'user')
    expect(diagnostics.map(({ code, line }) => [code, line]).sort()).toEqual([
      ['name-differs-from-folder', 2],
      ['unknown-field', 3],
      ['unknown-tool-rule', 5],
    ])
    write('s/bad/SKILL.md', '---\nname: bad\ndescription: "d\n---\n')
    expect(inspectSkill(at('s/bad'), 'user').diagnostics).toMatchObject([
      { severity: 'error', code: 'unreadable', line: 3 },
    ])
  })

  it('is refused without a SKILL.md, or with more than a skill may have', () => {
    mkdirSync(at('empty'))
    expect(() => inspectSkill(at('empty'), 'user')).toThrow('There is no SKILL.md')
    writeSkill('many')
    for (let index = 0; index < 2001; index += 1) write(`many/f/${index}`, '')
    expect(() => inspectSkill(at('many'), 'user')).toThrow('more than 2000 files')
    writeSkill('deep')
    write(`deep/${'d/'.repeat(20)}x`, '')
    expect(() => inspectSkill(at('deep'), 'user')).toThrow('16 levels')
  })
})

describe('installing a skill', () => {
  it('copies what was seen, without its history, and records it', () => {
    writeSkill('src', 'notes', 'allowed-tools: Read\n')
    write('src/scripts/run.sh', '#!/bin/sh\n')
    chmodSync(at('src/scripts/run.sh'), 0o4777)
    write('src/.git/config', 'secret')
    const trusted = install('src')
    expect(readdirSync(at('home')).sort()).toEqual(['skills', 'skills.lock.json'])
    expect(readdirSync(at('home/skills'))).toEqual(['notes'])
    expect(readdirSync(at('home/skills/notes')).sort()).toEqual(['SKILL.md', 'scripts'])
    expect(statSync(at('home/skills/notes/scripts/run.sh')).mode & 0o7777).toBe(0o755)
    expect(statSync(lockPath()).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(lockPath(), 'utf8'))).toEqual({
      version: 1,
      skills: [
        {
          name: 'notes',
          directory: at('home/skills/notes'),
          hash: trusted.hash,
          files: { 'SKILL.md': expect.any(String), 'scripts/run.sh': expect.any(String) },
          source: at('src'),
          trustedAt: '2026-11-22T08:00:00.000Z',
          allowedTools: ['Read'],
        },
      ],
    })
    expect(load().getSkill('notes')?.instructions).toBe('Write.')
  })

  it('replaces one only when asked to', () => {
    writeSkill('src')
    write('src/old.md', '1')
    install('src')
    rmSync(at('src/old.md'))
    write('src/new.md', '2')
    expect(() => install('src')).toThrow('already')
    expect(existsSync(at('home/skills/notes/old.md'))).toBe(true)
    install('src', true)
    expect(readdirSync(at('home/skills/notes')).sort()).toEqual(['SKILL.md', 'new.md'])
    expect(openSkillLock(lockPath()).list()).toHaveLength(1)
  })

  it('installs nothing when the folder is no longer what was shown', () => {
    writeSkill('src')
    write('src/a.md', 'shown')
    const inspection = inspectSkill(at('src'), 'user')
    write('src/a.md', 'other')
    const options = {
      skillsDirectory: at('home/skills'),
      lock: openSkillLock(lockPath()),
      now,
      replace: false,
    }
    expect(() => installSkill(inspection, options)).toThrow('changed while it was installed')
    write('secret', 'shown?')
    rmSync(at('src/a.md'))
    symlinkSync(at('secret'), at('src/a.md'))
    expect(() => installSkill(inspection, options)).toThrow('changed while it was installed')
    expect(readdirSync(at('home'))).toEqual([])
  })

  it.each([
    ['../evil', 'lower-case'],
    ['.hidden', 'lower-case'],
    ['/abs', 'lower-case'],
    ['Upper', 'lower-case'],
    ['a'.repeat(65), 'lower-case'],
  ])('refuses the name %s', (name, problem) => {
    writeSkill('src', JSON.stringify(name))
    expect(() => install('src')).toThrow(problem)
    expect(existsSync(at('home'))).toBe(false)
    expect(existsSync(at('evil'))).toBe(false)
  })

  it.each([
    ['a link out', () => symlinkSync('/etc/passwd', at('src/link'))],
    ['a link in', () => symlinkSync('SKILL.md', at('src/link'))],
    ['a linked folder', () => symlinkSync(base, at('src/up'))],
    ['a pipe', () => execFileSync('mkfifo', [at('src/pipe')])],
    ['a line end in a name', () => write('src/a\nb.md', '')],
    ['an escape in a name', () => write('src/a\u001b[2K.md', '')],
    ['a turned name', () => write('src/gpj.\u202eexe', '')],
    ['an invisible name', () => write('src/a\u200b.md', '')],
    ['a backslash', () => write('src/..\\..\\x', '')],
    ['a name that ends in a dot', () => write('src/x.', '')],
    ['a device', () => write('src/con.md', '')],
    ['two names in one', () => ['Read.md', 'read.md'].map((name) => write(`src/${name}`, name))],
    ['names that are no text', () => writeFileSync(Buffer.from(`${base}/src/\xff`, 'latin1'), '')],
  ])('refuses %s', (_, make) => {
    writeSkill('src')
    make()
    expect(() => install('src')).toThrow()
    expect(existsSync(at('home'))).toBe(false)
  })

  it('refuses what cannot be loaded', () => {
    write('src/SKILL.md', 'nothing')
    expect(() => install('src')).toThrow('frontmatter')
  })

  it('leaves what it removes nowhere, and withdraws trust from what it did not install', () => {
    writeSkill('src')
    const lock = openSkillLock(lockPath())
    expect(removeSkill(install('src'), lock)).toBe('removed')
    expect(readdirSync(at('home/skills'))).toEqual([])
    writeSkill('project/notes')
    const trusted = trustSkill(inspectSkill(at('project/notes'), 'project'), { lock, now })
    expect(removeSkill(trusted, lock)).toBe('withdrawn')
    expect(existsSync(at('project/notes/SKILL.md'))).toBe(true)
    expect(openSkillLock(lockPath()).list()).toEqual([])
  })
})

describe('trust', () => {
  it('ends with any change of any file, and says which', () => {
    writeSkill('src')
    write('src/scripts/run.sh', 'safe')
    const trusted = install('src')
    expect(load().diagnostics).toEqual([])
    write('home/skills/notes/scripts/run.sh', 'evil')
    write('home/skills/notes/extra.md', 'more')
    const { diagnostics, getSkill } = load()
    expect(getSkill('notes')).toBeUndefined()
    expect(diagnostics.map(({ code }) => code)).toEqual(['changed'])
    const { content } = inspectSkill(at('home/skills/notes'), 'user')
    expect(compareSkill(trusted.files, content)).toEqual({
      added: ['extra.md'],
      changed: ['scripts/run.sh'],
      removed: [],
    })
    trustSkill(inspectSkill(at('home/skills/notes'), 'user'), {
      lock: openSkillLock(lockPath()),
      now,
    })
    expect(load().getSkill('notes')).toBeDefined()
    // It is still one that was installed, and can be removed as such.
    expect(openSkillLock(lockPath()).list()[0]?.source).toBe(at('src'))
  })

  it('ends when a file becomes a link to the same bytes, or a linked SKILL.md changes', () => {
    writeSkill('project/notes')
    write('project/notes/a.md', 'same')
    write('elsewhere/a.md', 'same')
    const lock = openSkillLock(lockPath())
    trustSkill(inspectSkill(at('project/notes'), 'project'), { lock, now })
    expect(load('project', false).getSkill('notes')).toBeDefined()
    rmSync(at('project/notes/a.md'))
    symlinkSync(at('elsewhere/a.md'), at('project/notes/a.md'))
    expect(load('project', false).diagnostics.map(({ code }) => code)).toEqual(['changed'])

    writeSkill('elsewhere/linked', 'linked')
    mkdirSync(at('other/linked'), { recursive: true })
    symlinkSync(at('elsewhere/linked/SKILL.md'), at('other/linked/SKILL.md'))
    trustSkill(inspectSkill(at('other/linked'), 'project'), { lock, now })
    expect(load('other', false).getSkill('linked')).toBeDefined()
    writeSkill('elsewhere/linked', 'linked', 'license: other\n')
    expect(load('other', false).diagnostics.map(({ code }) => code)).toEqual(['changed'])
  })

  it('of a project is given skill by skill, and never by the project itself', () => {
    writeSkill('project/one', 'one')
    writeSkill('project/two', 'two')
    write('project/skills.lock.json', '{"version":1,"skills":[]}')
    expect(load('project', false).diagnostics.map(({ code }) => code)).toEqual([
      'untrusted-folder',
      'untrusted-folder',
    ])
    const lock = openSkillLock(lockPath())
    trustSkill(inspectSkill(at('project/one'), 'project'), { lock, now })
    const registry = load('project', false)
    expect(registry.listSkills().map(({ name }) => name)).toEqual(['one'])
    expect(registry.directories).toEqual([at('project/one')])
  })

  it('reaches a folder through a link to it', () => {
    writeSkill('real/notes')
    symlinkSync(at('real'), at('alias'))
    const lock = openSkillLock(lockPath())
    trustSkill(inspectSkill(at('alias/notes'), 'project'), { lock, now })
    expect(load('real', false).getSkill('notes')).toBeDefined()
  })

  it('is not given by a lock that cannot be read', () => {
    write('home/skills.lock.json', '{')
    expect(() => openSkillLock(lockPath())).toThrow('is not JSON')
    write('home/skills.lock.json', '{"version":2,"skills":[]}')
    expect(() => openSkillLock(lockPath())).toThrow('version 2')
    write('home/skills.lock.json', '{"version":1,"skills":[{"name":"x"}]}')
    expect(() => openSkillLock(lockPath())).toThrow('trust the skills again')
  })
})
