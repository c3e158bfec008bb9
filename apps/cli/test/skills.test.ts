import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EXIT_CODES } from '../src/exit-code.ts'
import { runCli } from '../src/run-cli.ts'
import { createTestTerminal, type RunOptions, testNow } from './test-terminal.ts'

let base: string
beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'parco-skills-')))
  mkdirSync(join(base, 'project/.git'), { recursive: true })
})
afterEach(() => rmSync(base, { recursive: true }))

const at = (path: string) => join(base, path)
function write(path: string, content: string): void {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), content)
}
function writeSkill(folder: string, name: string, fields = '', body = 'Do it.'): void {
  write(
    `${folder}/SKILL.md`,
    `---\nname: ${name}\ndescription: About ${name}.\n${fields}---\n${body}\n`,
  )
}

async function run(argv: readonly string[], options: RunOptions = {}) {
  const { terminal, written } = createTestTerminal({
    ...options,
    environment: {
      HOME: at('user'),
      PARCO_HOME: at('home'),
      LANG: 'en_US.UTF-8',
      ...options.environment,
    },
  })
  const openClient = () => Promise.reject(new Error('These commands need no data.'))
  const exitCode = await runCli(argv, terminal, { openClient, now: testNow })
  return { exitCode, ...written }
}
const inProject = ['--cwd', '']
beforeEach(() => {
  inProject[1] = at('project')
})
const list = async () => {
  const { out } = await run(['skills', 'list', '--json', ...inProject])
  const { skills } = JSON.parse(out) as { skills: { name: string; state: string }[] }
  return Object.fromEntries(skills.map(({ name, state }) => [name, state]))
}

describe('parco skills install', () => {
  it('shows everything, asks, and installs on a yes', async () => {
    writeSkill('src', 'notes', 'allowed-tools: Read\nlicense: MIT\n')
    write('src/scripts/run.sh', '#!/bin/sh\n')
    write('src/guide.md', 'a\u200bb')
    const asked = await run(['skills', 'install', at('src')], { isInteractive: true, lines: ['y'] })
    expect(asked.exitCode).toBe(EXIT_CODES.ok)
    expect(asked.out).toMatch(/Folder: .*\/src/)
    expect(asked.out).toContain('Tools: only these while it is in use: Read')
    expect(asked.out).toContain('scripts/run.sh *')
    expect(asked.out).toContain('Programs: one, marked *')
    expect(asked.out).toMatch(/SHA-256: [0-9a-f]{64}/)
    expect(asked.out).toContain(`${at('src/guide.md')}:1: warning: an invisible character, U+200B`)
    expect(asked.out).toContain(`"notes" is installed in ${at('home/skills/notes')}.`)
    expect(await list()).toEqual({ notes: 'ready' })
    const lock = JSON.parse(readFileSync(at('home/skills.lock.json'), 'utf8'))
    expect(lock.skills[0]).toMatchObject({
      name: 'notes',
      source: at('src'),
      allowedTools: ['Read'],
    })
  })

  it.each([
    [['n'], EXIT_CODES.ok],
    [[], EXIT_CODES.ok],
  ])('installs nothing on %j', async (lines, exitCode) => {
    writeSkill('src', 'notes')
    const asked = await run(['skills', 'install', at('src')], { isInteractive: true, lines })
    expect(asked.exitCode).toBe(exitCode)
    expect(asked.out).toContain('Nothing was changed.')
    expect(existsSync(at('home'))).toBe(false)
  })

  it('waits where nobody can be asked, and installs with --yes', async () => {
    writeSkill('src', 'notes')
    const waiting = await run(['skills', 'install', at('src')])
    expect(waiting).toMatchObject({ exitCode: EXIT_CODES.waiting })
    expect(waiting.error).toContain('--yes')
    const json = await run(['skills', 'install', at('src'), '--json'])
    expect(JSON.parse(json.out)).toMatchObject({ status: 'waiting', metadata: { name: 'notes' } })
    expect(existsSync(at('home'))).toBe(false)
    const done = await run(['skills', 'install', at('src'), '--json', '--yes'])
    expect(JSON.parse(done.out)).toMatchObject({ status: 'installed' })
    expect(await list()).toEqual({ notes: 'ready' })
  })

  it('shows what another version changes', async () => {
    writeSkill('src', 'notes')
    write('src/a.md', '1')
    write('src/b.md', '1')
    await run(['skills', 'install', at('src'), '--yes'])
    rmSync(at('src/a.md'))
    write('src/b.md', '2')
    write('src/c.md', '1')
    const again = await run(['skills', 'install', at('src')], { isInteractive: true, lines: ['s'] })
    expect(again.out).toMatch(/\+ +1 B {2}c\.md/)
    expect(again.out).toMatch(/~ +1 B {2}b\.md/)
    expect(again.out).toMatch(/- +a\.md/)
    expect(existsSync(at('home/skills/notes/a.md'))).toBe(false)
  })

  it('installs into the project, and trusts it there for this user alone', async () => {
    writeSkill('src', 'notes')
    await run(['skills', 'install', at('src'), '--project', '--yes', ...inProject])
    expect(existsSync(at('project/.agents/skills/notes/SKILL.md'))).toBe(true)
    expect(await list()).toEqual({ notes: 'ready' })
    rmSync(at('home'), { recursive: true })
    expect(await list()).toEqual({ notes: 'untrusted' })
  })

  it.each([
    ['https://example.com/skill', 'git clone'],
    ['github:owner/name', 'git clone'],
    ['MISSING', 'There is no folder'],
    ['EMPTY', 'There is no SKILL.md'],
    ['ZIP', 'Unpack it'],
    ['SEVERAL', 'Name one: '],
  ])('says what is wrong with %s', async (path, problem) => {
    mkdirSync(at('EMPTY'))
    write('x.zip', '')
    writeSkill('SEVERAL/one', 'one')
    writeSkill('SEVERAL/two', 'two')
    const given = path.includes(':') ? path : at(path === 'ZIP' ? 'x.zip' : path)
    const { exitCode, error } = await run(['skills', 'install', given])
    expect(exitCode).toBe(EXIT_CODES.usage)
    expect(error).toContain(problem)
  })

  it('shows names of strangers without obeying them', async () => {
    writeSkill('src', '"notes"', 'license: "\\e[2J\\rfree"\n')
    write('src/a\u001b[2Jb.md', '')
    const { exitCode, error } = await run(['skills', 'install', at('src')])
    expect(exitCode).toBe(EXIT_CODES.failed)
    expect(error).toContain('a<U+001B>[2Jb.md: its name is not plain')
    expect(error).not.toContain('\u001b')
    const shown = await run(['skills', 'validate', at('src')])
    expect(shown.out).not.toContain('\u001b')
  })
})

describe('parco skills trust', () => {
  it('lets a skill of the project be loaded as it is, and no longer once it changes', async () => {
    writeSkill('project/.claude/skills/house', 'house')
    expect(await list()).toEqual({ house: 'untrusted' })
    const trust = ['skills', 'trust', 'house', ...inProject]
    await run(trust, { isInteractive: true, lines: ['n'] })
    expect(await list()).toEqual({ house: 'untrusted' })
    await run(trust, { isInteractive: true, lines: ['y'] })
    expect(await list()).toEqual({ house: 'ready' })
    write('project/.claude/skills/house/run.sh', 'evil')
    expect(await list()).toEqual({ house: 'changed' })
    const again = await run(trust)
    expect(again).toMatchObject({ exitCode: EXIT_CODES.waiting })
    expect(again.out).toMatch(/\+ +4 B {2}run\.sh \*/)
    await run([...trust, '--yes'])
    expect(await list()).toEqual({ house: 'ready' })
  })

  it('looks no higher than the repository, or than the folder itself where there is none', async () => {
    writeSkill('.agents/skills/above', 'above')
    writeSkill('project/.agents/skills/here', 'here')
    expect(await list()).toEqual({ here: 'untrusted' })
    rmSync(at('project/.git'), { recursive: true })
    expect(await list()).toEqual({ here: 'untrusted' })
    mkdirSync(at('project/deep'))
    inProject[1] = at('project/deep')
    expect(await list()).toEqual({})
  })

  it('without a name goes through all that wait', async () => {
    writeSkill('project/.agents/skills/one', 'one')
    writeSkill('project/.agents/skills/two', 'two')
    const all = ['skills', 'trust', ...inProject]
    await run(all, { isInteractive: true, lines: ['y', 'n'] })
    expect(await list()).toEqual({ one: 'ready', two: 'untrusted' })
    await run([...all, '--yes'])
    expect((await run(all)).out).toBe('No skill waits to be trusted.\n')
  })
})

describe('parco skills remove', () => {
  it('deletes what it installed, withdraws trust from the rest, and touches nothing else', async () => {
    writeSkill('src', 'notes')
    await run(['skills', 'install', at('src'), '--yes'])
    writeSkill('project/.agents/skills/house', 'house')
    await run(['skills', 'trust', 'house', '--yes', ...inProject])
    writeSkill('home/skills/own', 'own')
    const remove = (name: string) => run(['skills', 'remove', name, '--yes', ...inProject])
    expect((await run(['skills', 'remove', 'notes', ...inProject])).exitCode).toBe(
      EXIT_CODES.waiting,
    )
    expect(existsSync(at('home/skills/notes'))).toBe(true)
    expect((await remove('notes')).out).toBe('"notes" was removed.\n')
    expect(existsSync(at('home/skills/notes'))).toBe(false)
    expect((await remove('house')).out).toContain('its folder stays')
    expect(await list()).toEqual({ house: 'untrusted', own: 'ready' })
    expect((await remove('own')).error).toContain('Parco did not install this skill')
    expect((await remove('nothing')).exitCode).toBe(EXIT_CODES.failed)
  })
})

describe('parco skills validate', () => {
  it('tells each finding with file and line, and fails on errors alone', async () => {
    writeSkill('skills/good', 'good')
    writeSkill('skills/odd', 'odd', 'owner: me\n')
    const warned = await run(['skills', 'validate', at('skills')])
    expect(warned).toEqual({
      exitCode: EXIT_CODES.ok,
      out: `${at('skills/odd/SKILL.md')}:4: warning: "owner" is no field of a skill; own fields belong in metadata\n2 skills: 0 errors, one warning.\n`,
      error: '',
    })
    expect((await run(['skills', 'validate', at('skills'), '--strict'])).exitCode).toBe(
      EXIT_CODES.failed,
    )
    write('skills/bad/SKILL.md', '---\nname: bad\n---\nx')
    const failed = await run(['skills', 'validate', at('skills/bad/SKILL.md'), at('skills/good')], {
      environment: { LANG: 'pt_BR.UTF-8' },
    })
    expect(failed.exitCode).toBe(EXIT_CODES.failed)
    expect(failed.out).toBe(
      `${at('skills/bad/SKILL.md')}:1: erro: a skill não pode ser carregada: falta a descrição (description)\n2 skills: um erro, 0 avisos.\n`,
    )
    expect((await run(['skills', 'validate', at('nowhere')])).exitCode).toBe(EXIT_CODES.failed)
    const json = await run(['skills', 'validate', at('skills'), '--json'])
    expect(JSON.parse(json.out)).toMatchObject({ valid: false, skills: 3, errors: 1, warnings: 1 })
  })
})

describe('parco skills show', () => {
  it('tells what a skill is, and its instructions', async () => {
    writeSkill('home/skills/notes', 'notes', '', 'First,\u001b[31m listen.')
    const { exitCode, out } = await run(['skills', 'show', 'notes', ...inProject])
    expect(exitCode).toBe(EXIT_CODES.ok)
    expect(out).toContain('First,<U+001B>[31m listen.\n')
    expect(out).toContain('ready')
    const unknown = await run(['skills', 'show', 'nothing', ...inProject])
    expect(unknown).toMatchObject({ exitCode: EXIT_CODES.failed })
    expect(unknown.error).toContain('There is: notes.')
  })

  it('is what parco skills alone does, as a list', async () => {
    writeSkill('home/skills/notes', 'notes')
    const { out } = await run(['skills'])
    expect(out).toContain('notes  About notes.')
    expect(out).toContain(`yours · ${at('home/skills/notes')}`)
  })
})

describe('a group of commands', () => {
  it.each([
    [['skills', 'foo'], 'There is no command "skills foo"'],
    [['agent', 'foo'], 'There is no command "agent foo"'],
    [['skills', 'show'], '"name" is missing'],
    [['skills', 'list', 'x'], 'Too many arguments for parco skills list.'],
  ])('says what is wrong with %j', async (argv, problem) => {
    const { exitCode, error } = await run(argv)
    expect(exitCode).toBe(EXIT_CODES.usage)
    expect(error).toContain(problem)
  })
})

describe('parco prompt', () => {
  it('prints the prompt, and beside it what each part costs', async () => {
    write('project/AGENTS.md', 'Use tabs.')
    const { exitCode, out, error } = await run([
      'prompt',
      '--tools',
      'Read,mcp__a__b',
      ...inProject,
    ])
    expect(exitCode).toBe(EXIT_CODES.ok)
    expect(out).toContain('## Read')
    expect(out).not.toContain('## Bash')
    expect(out).toContain('Use tabs.')
    expect(error).toMatch(/tools\/read +\d+\n/)
    expect(error).toMatch(/project-context +\d+\n/)
    expect(error).toContain('nothing of its own about: mcp__a__b.')
    const json = JSON.parse((await run(['prompt', '--tools', 'Read', '--json', ...inProject])).out)
    expect(json.prompt).toBe(out.trimEnd())
    expect(json.tokens).toBeGreaterThan(100)
    expect(json.sections.map(({ name }: { name: string }) => name)).toEqual([
      'identity',
      'tool-guide',
      'tools/read',
      'patterns',
      'safety',
      'project-context',
    ])
  })

  it('refuses a tool that there is not, and names those there are', async () => {
    for (const names of ['Nope', 'Read,Nope', 'mcp_files', 'Bash(git:*)']) {
      const { exitCode, out, error } = await run(['prompt', '--tools', names, ...inProject])
      expect(exitCode).toBe(EXIT_CODES.usage)
      expect(out).toBe('')
      expect(error).toContain(`There is no tool "${names.replace('Read,', '')}".`)
      expect(error).toContain('Read, Write, Edit, Bash, Glob, Grep, skill, Agent, find_tools')
    }
    const { exitCode } = await run(['prompt', '--tools', 'read, AGENT', ...inProject])
    expect(exitCode).toBe(EXIT_CODES.ok)
  })
})

it('names the skills that the assistant brings along', async () => {
  const { out } = await run(['skills', 'list', ...inProject])
  expect(out).toContain(
    'counselor, finance, health, professional, relationships, spiritual, general',
  )
})
