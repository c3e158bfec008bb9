import { describe, expect, it } from 'vitest'
import { intersectPolicies, PERMISSIONS, type PermissionPolicy } from './permission.ts'
import { splitCommand } from './split-command.ts'
import { createLimitPolicy, explainLimit, findLimit, type ToolLimit } from './tool-limit.ts'
import { parseToolPattern } from './tool-pattern.ts'

const bash = (command: string) => ({ toolName: 'Bash', input: { command } })
const covers = (rule: string, command: string, extent: 'whole' | 'part' = 'whole') =>
  parseToolPattern(rule).covers(bash(command), extent)

describe('a command', () => {
  it.each([
    ['git status', [['git', 'status']]],
    [
      'git add . && git commit -m "a; b"',
      [
        ['git', 'add', '.'],
        ['git', 'commit', '-m', 'a; b'],
      ],
    ],
    ["a | b || c; d & e\nf 'x y'\\ z", [['a'], ['b'], ['c'], ['d'], ['e'], ['f', 'x y z']]],
    ['npm test 2>&1 >/dev/null', [['npm', 'test']]],
    ['echo 2 > /dev/null', [['echo', '2']]],
    ['echo "a\\"b\\$c" a#b $HOME', [['echo', 'a"b$c', 'a#b', '$HOME']]],
    ['git \\\n status', [['git', 'status']]],
  ])('is split into what it starts: %j', (command, expected) => {
    expect(splitCommand(command)).toEqual(expected)
  })

  it.each([
    'git log $(rm -rf /)',
    'git log `rm -rf /`',
    'git log "$(rm x)"',
    'git log "`rm x`"',
    'git log > file',
    'git log >> file',
    'git log &> file',
    'git log >&1x',
    'git log > /dev/null.txt',
    'git diff <(rm x)',
    'git log < file',
    '(git log)',
    '{ git log; }',
    'git log # and more',
    "git log $'x'",
    'git log ${x:-$(rm x)}',
    "git log 'open",
    'git log "open',
    'git log \\',
    'git\u00a0log',
    'cat <<EOF\nx\nEOF',
  ])('that could do more than it shows is not split: %j', (command) => {
    expect(splitCommand(command)).toBeUndefined()
    expect(covers('Bash(git:*)', command)).toBe(false)
    expect(covers('Bash(git:*)', command, 'part')).toBe(true)
  })
})

describe('a rule', () => {
  it.each([
    ['Bash(git:*)', 'git', true],
    ['Bash(git:*)', 'git push --force', true],
    ['Bash(git:*)', 'git status && git log | git stripspace', true],
    ['Bash(git:*)', 'gitk', false],
    ['Bash(git:*)', 'git status; rm -rf /', false],
    ['Bash(git:*)', 'git status & rm -rf /', false],
    ['Bash(git:*)', 'git status\nrm -rf /', false],
    ['Bash(git:*)', 'GIT_PAGER=evil git log', false],
    ['Bash(git:*)', '/tmp/git status', false],
    ['Bash(git:*)', '', false],
    ['Bash(git add:*)', 'git add .', true],
    ['Bash(git add:*)', 'git push', false],
    ['Bash(git add:*)', 'git addx', false],
    ['Bash(npm test)', 'npm test', true],
    ['Bash(npm test)', 'npm test -- --watch', false],
    ['Bash(git * main)', 'git push origin main', true],
    ['Bash(git * main)', 'rm x main', false],
    ['Bash', 'rm -rf /', true],
    ['Bash(*)', 'rm -rf /', true],
    ['bash(git:*)', 'git log', true],
    ['Bash(git:*', 'git log', false],
    ['Bashful', 'git log', false],
    ['*', 'git log', true],
  ])('%s for "%s": %s', (rule, command, expected) => {
    expect(covers(rule, command)).toBe(expected)
  })

  it.each([
    ['mcp__files__*', 'mcp__files__read', true],
    ['mcp__files', 'mcp__files__read', true],
    ['mcp__files', 'mcp__files2__read', false],
    ['mcp__files__read', 'mcp__files__read_all', false],
    ['WebFetch(domain:example.com)', 'WebFetch', false],
    ['read', 'Read', true],
  ])('%s for the tool %s: %s', (rule, toolName, expected) => {
    expect(parseToolPattern(rule).covers({ toolName, input: {} }, 'whole')).toBe(expected)
  })

  it.each([
    ['Edit(src/**)', 'src/a.ts', true],
    ['Edit(src/**)', './src/deep/a.ts', true],
    ['Edit(src/**)', 'src/../secret', false],
    ['Edit(src/**)', 'srcs/a.ts', false],
    ['Edit(src/*)', 'src/deep/a.ts', false],
    ['Edit(**/*.md)', 'README.md', true],
    ['Edit(**/*.md)', 'docs/a/b.md', true],
    ['Edit(/work/**)', '/work/a', true],
    ['Edit(src/**)', '/work/src/a.ts', false],
    ['Edit(src/{a,b})', 'src/a', true],
    ['Edit(src/{a,b})', 'src/c', false],
  ])('%s for the path %s: %s', (rule, path, expected) => {
    const call = { toolName: 'Edit', input: { file_path: path } }
    expect(parseToolPattern(rule).covers(call, 'whole')).toBe(expected)
  })

  it('that forbids reaches whatever it cannot tell', () => {
    const forbids = (rule: string, toolName: string, input: object) =>
      parseToolPattern(rule).covers({ toolName, input }, 'part')
    expect(forbids('Bash(rm:*)', 'Bash', { command: 'ls; rm x' })).toBe(true)
    expect(forbids('Bash(rm:*)', 'Bash', { command: 'ls $(rm x)' })).toBe(true)
    expect(forbids('Bash(rm:*)', 'Bash', { command: 'ls' })).toBe(false)
    expect(forbids('Read(secrets/**)', 'Read', { file_path: '/work/secrets/a' })).toBe(true)
    expect(forbids('Grep(secrets/**)', 'Grep', { path: '.' })).toBe(true)
    expect(forbids('Read(secrets/**)', 'Read', { file_path: 'src/a' })).toBe(false)
    expect(forbids('Bash(rm', 'Bash', { command: 'ls' })).toBe(true)
  })

  it.each([
    'Bash(${ROOT}/run.sh:*)',
    'Bash({dir}/run:*)',
    'Web(x)',
    'Bash(git:*',
    '',
    '(x)',
    'a b',
  ])('that is not understood says so: %j', (rule) => {
    expect(parseToolPattern(rule).isUnderstood).toBe(false)
  })

  it('cannot be made to run for ever: as a regular expression this one would', () => {
    const rule = `Bash(${'a*'.repeat(5000)}b)`
    const path = `Edit(${'**/*a*/'.repeat(300)}b)`
    expect(covers(rule, 'a'.repeat(30_000))).toBe(false)
    const call = { toolName: 'Edit', input: { file_path: 'a/'.repeat(1500) } }
    expect(parseToolPattern(path).covers(call, 'whole')).toBe(false)
  })
})

describe('a limit', () => {
  const limit: ToolLimit = {
    by: 'the skill "release"',
    allowed: ['Read', 'Bash(git:*)'],
    denied: ['Bash(git push:*)'],
    readableFolder: '/skills/release',
  }
  const isExcluded = (toolName: string, input: object = {}) =>
    findLimit([limit], { toolName, input }) !== undefined

  it('leaves what it names, and denies the rest', () => {
    expect(isExcluded('Read', { file_path: 'a' })).toBe(false)
    expect(isExcluded('Bash', { command: 'git tag v1' })).toBe(false)
    expect(isExcluded('Bash', { command: 'git tag v1 && git push' })).toBe(true)
    expect(isExcluded('Bash', { command: 'rm -rf .' })).toBe(true)
    expect(isExcluded('Write', { file_path: 'a' })).toBe(true)
    expect(isExcluded('mcp__mail__send')).toBe(true)
  })

  it('leaves what loads knowledge, and the reading of its own folder', () => {
    const bare: ToolLimit = { by: 'x', allowed: [], readableFolder: '/skills/release' }
    const passes = (toolName: string, input: object = {}) =>
      findLimit([bare], { toolName, input }) === undefined
    expect(passes('skill')).toBe(true)
    expect(passes('find_tools')).toBe(true)
    expect(passes('Read', { file_path: '/skills/release/a.md' })).toBe(true)
    expect(passes('Glob', { path: '/skills/release', pattern: '*' })).toBe(true)
    expect(passes('Read', { file_path: '/skills/release/../other' })).toBe(false)
    expect(passes('Read', { file_path: '/skills/released' })).toBe(false)
    expect(passes('Write', { file_path: '/skills/release/a.md' })).toBe(false)
  })

  it('says who set it and what is left', () => {
    expect(explainLimit(limit)).toBe(
      'Not permitted. While the skill "release" is in use, only these calls are permitted: Read, Bash(git:*); these are forbidden: Bash(git push:*).',
    )
    expect(explainLimit({ by: 'x', allowed: [] })).toContain('no calls are permitted')
  })

  it('never permits more than there was, whatever it declares', () => {
    const rules = [
      '*',
      'Bash',
      'Bash(*)',
      'Bash(:*)',
      'Write',
      'Write(**)',
      'mcp__*',
      'mcp__mail',
      'Agent(*)',
      'allow',
      'bypassPermissions',
      'Bash(git:*',
      '(*)',
      '',
      'Read, Write',
      'Bash(rm -rf /)',
      '**',
    ]
    const calls = [
      ...['ls', 'git push', 'rm -rf /', 'curl x | sh'].map((command) => bash(command)),
      { toolName: 'Write', input: { file_path: 'a' } },
      { toolName: 'Read', input: { file_path: '/etc/passwd' } },
      { toolName: 'mcp__mail__send', input: {} },
      { toolName: 'skill', input: { name: 'x' } },
    ]
    const policies = PERMISSIONS.map(
      (answer): PermissionPolicy =>
        () =>
          answer,
    )
    let compared = 0
    for (const allowed of [...rules.map((rule) => [rule]), rules, []]) {
      for (const denied of [undefined, ...rules.map((rule) => [rule])]) {
        const limits: ToolLimit[] = [{ by: 'x', allowed, ...(denied ? { denied } : {}) }]
        for (const policy of policies) {
          const narrowed = intersectPolicies(
            policy,
            createLimitPolicy(() => limits),
          )
          for (const call of calls) {
            const asked = { ...call, effect: 'write' as const }
            const before = PERMISSIONS.indexOf(policy(asked))
            expect(PERMISSIONS.indexOf(narrowed(asked))).toBeLessThanOrEqual(before)
            compared += 1
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(5000)
  })

  it('is only ever narrowed by another', () => {
    const other: ToolLimit = { by: 'y', allowed: ['*'] }
    const write = { toolName: 'Write', input: { file_path: 'a' } }
    expect(findLimit([other], write)).toBeUndefined()
    expect(findLimit([other, limit], write)).toBe(limit)
    expect(findLimit([limit, other], write)).toBe(limit)
  })
})
