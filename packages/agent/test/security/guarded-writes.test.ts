import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AgentOptions, resumeAgent, runAgent } from '../../src/index.ts'
import { scriptedModel } from '../../src/testing/index.ts'
import { createWorkspaceTools, openWorkspace, type Workspace } from '../../src/workspace/index.ts'

let base: string
let workspace: Workspace

beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'guarded-')))
  for (const [path, text] of Object.entries({
    '.git/config': '[core]',
    'nested/.git/config': '[core]',
    'AGENTS.md': 'Be kind.',
    'docs/rules.md': 'Be kind.',
    'repository/config': '[core]',
    'tree/.git': 'gitdir: ../repository\n',
    'src/main.ts': 'Be kind.',
  })) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  symlinkSync('docs/rules.md', join(base, 'CLAUDE.md'))
  symlinkSync('.git', join(base, 'link'))
  symlinkSync('../nested/.git', join(base, 'src/link'))
  workspace = openWorkspace(base)
})
afterEach(() => {
  workspace.close()
  rmSync(base, { recursive: true })
})

const write = (file_path: string) => ({ tool: 'Write', input: { file_path, content: 'evil' } })
const read = (file_path: string) => ({ tool: 'Read', input: { file_path } })
const edit = (file_path: string) => {
  return { tool: 'Edit', input: { file_path, old_string: 'Be kind.', new_string: 'evil' } }
}
const textOf = (path: string) =>
  existsSync(join(base, path)) ? readFileSync(join(base, path), 'utf8') : undefined

/** The widest permissions there are, in both forms. */
const ALLOWING: readonly (readonly [string, AgentOptions['permissions']])[] = [
  ['a list', { allow: ['*', 'Write', 'Write(**)', 'Edit(**)'] }],
  ['a function', () => 'allow'],
]

function run(calls: readonly object[], permissions: AgentOptions['permissions']) {
  const steps = calls.map((call) => ({ calls: [call as ReturnType<typeof read>] }))
  const tools = createWorkspaceTools(workspace)
  const options = { tools, system: '', ...(permissions ? { permissions } : {}) }
  const model = scriptedModel([...steps, { text: 'Done.' }])
  return { options, started: runAgent('Go.', { ...options, model }) }
}

const GUARDED = [
  '.git/hooks/pre-commit',
  '.GIT/hooks/pre-commit',
  './src/../.git/hooks/pre-commit',
  'nested/.git/hooks/post-checkout',
  'not/yet/there/.git/hooks/pre-commit',
  '.mcp.json',
  '.parco/agents/helper.md',
  '.claude/settings.json',
  '.agents/skills/x/SKILL.md',
  'packages/app/AGENTS.md',
  'packages/app/claude.md',
  '.envrc',
]

describe.each(ALLOWING)('where %s allows everything', (_, permissions) => {
  it.each(GUARDED)('writing %s is asked for, and done once it is approved', async (path) => {
    const { options, started } = run([write(path)], permissions)
    const paused = await started
    expect(paused.status).toBe('waiting')
    expect(textOf(path)).toBeUndefined()
    const decisions = paused.approvals.map((request) => ({ ...request, approved: true }))
    const model = scriptedModel([{ text: 'Done.' }])
    expect((await resumeAgent(paused.state, decisions, { ...options, model })).status).toBe(
      'completed',
    )
    expect(textOf(path)).toBe('evil')
  })

  it('an absolute path is asked for too', async () => {
    const { started } = run([write(join(base, '.git/hooks/pre-commit'))], permissions)
    expect((await started).status).toBe('waiting')
  })

  it.each(['AGENTS.md', 'CLAUDE.md'])('editing %s is asked for, and then done', async (path) => {
    const { options, started } = run([read(path), edit(path)], permissions)
    const paused = await started
    expect(paused.approvals).toMatchObject([{ toolName: 'Edit' }])
    expect(textOf(path)).toBe('Be kind.')
    const decisions = paused.approvals.map((request) => ({ ...request, approved: true }))
    const model = scriptedModel([{ text: 'Done.' }])
    await resumeAgent(paused.state, decisions, { ...options, model })
    expect(textOf(path)).toBe('evil')
  })

  it.each([
    ['link/hooks/pre-commit', '.git/hooks'],
    ['src/link/hooks/pre-commit', 'nested/.git/hooks'],
    ['src/../link/new/deep/file', '.git/new'],
  ])('nothing is made through the link %s', async (path, made) => {
    const done = await run([write(path)], permissions).started
    expect([done.status, existsSync(join(base, made))]).toEqual(['completed', false])
    expect(JSON.stringify(done.state.messages)).toContain('leads through a link')
  })

  it.each([
    ['docs/rules.md', 'a link'],
    ['src/../docs/rules.md', 'a link'],
    ['repository/hooks/pre-commit', 'a .git link'],
    ['repository/hooks/pre-commit', 'a .git file'],
    ['checks/pre-commit', "a repository's setting"],
    ['fixtures/sample/HEAD', 'a name beside others'],
  ])('writing %s, which counts because of %s, is asked for', async (path, why) => {
    if (why.includes('.git')) rmSync(join(base, '.git'), { recursive: true })
    if (why === 'a .git link') symlinkSync('repository', join(base, '.git'))
    if (why === 'a .git file') writeFileSync(join(base, '.git'), 'gitdir: repository\n')
    mkdirSync(join(base, 'checks'))
    if (why.includes('setting')) {
      writeFileSync(join(base, '.git/config'), '[core]\n\thooksPath = "checks" # of the team\n')
    }
    const paused = await run([write(path)], permissions).started
    expect(paused.approvals).toMatchObject([{ toolName: 'Write' }])
  })

  it('nothing else is written through a link to where a guarded one leads', async () => {
    symlinkSync('docs', join(base, 'manual'))
    const done = await run([read('manual/rules.md'), edit('manual/rules.md')], permissions).started
    expect([done.status, textOf('CLAUDE.md')]).toEqual(['completed', 'Be kind.'])
  })

  it('other files are written as before', async () => {
    const calls = [read('src/main.ts'), edit('src/main.ts'), write('.gitignore'), write('new/a.md')]
    expect((await run(calls, permissions).started).status).toBe('completed')
    expect(['src/main.ts', '.gitignore', 'new/a.md'].map(textOf)).toEqual(['evil', 'evil', 'evil'])
  })
})

it('a folder of skills can itself be the workspace', async () => {
  mkdirSync(join(base, '.parco/skills'), { recursive: true })
  const own = openWorkspace(join(base, '.parco/skills'))
  const model = scriptedModel([
    { calls: [write(join(own.root.path, 'a/SKILL.md'))] },
    { text: '' },
    {},
  ])
  const permissions = { allow: ['*'] }
  await runAgent('Go.', { model, tools: createWorkspaceTools(own), system: '', permissions })
  own.close()
  expect(textOf('.parco/skills/a/SKILL.md')).toBe('evil')
})
