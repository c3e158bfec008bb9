import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runAgent } from '../../src/index.ts'
import { scriptedModel } from '../../src/testing/index.ts'
import { createWorkspaceTools, detectSandbox, openWorkspace } from '../../src/workspace/index.ts'

const { sandbox } = await detectSandbox()

let base: string
beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'guarded-')))
  for (const [path, text] of Object.entries({
    '.git/config': '[core]',
    'nested/.git/config': '[core]',
    'AGENTS.md': 'Be kind.',
    'nested/AGENTS.md': 'Be kind.',
    'docs/rules.md': 'Be kind.',
  })) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  symlinkSync('docs/rules.md', join(base, 'CLAUDE.md'))
  symlinkSync('.git', join(base, 'link'))
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

/** Everything in the workspace that says `evil` under a name that somebody runs or obeys. */
function findEvil(directory = base): string[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const isSetAside = path.includes('.set-aside-')
    if (!entry.isFile() || isSetAside || !/\.git\/|AGENTS|CLAUDE|mcp|claude|envrc|HEAD/i.test(path))
      return []
    return readFileSync(path, 'utf8').includes('evil') ? [path.slice(base.length + 1)] : []
  })
}

async function runCommands(...commands: readonly string[]) {
  const workspace = openWorkspace(base)
  const steps = commands.map((command) => ({ calls: [{ tool: 'Bash', input: { command } }] }))
  const { state, status } = await runAgent('Go.', {
    model: scriptedModel([...steps, { text: 'Done.' }]),
    tools: createWorkspaceTools(workspace, { sandbox }),
    system: '',
    permissions: { allow: ['*'] },
    maxSteps: 10,
  })
  workspace.close()
  expect(status).toBe('completed')
  return JSON.stringify(state.messages)
}

describe.skipIf(!sandbox)('a command that is allowed', () => {
  it.each([
    'echo evil > .git/hooks-pre-commit',
    'echo evil >> .git/config',
    'mkdir .git/hooks && echo evil > .git/hooks/pre-commit',
    'rm -rf .git; mkdir -p .git/hooks; echo evil > .git/hooks/pre-commit',
    'mv .git old; mkdir -p .git/hooks; echo evil > .git/hooks/pre-commit',
    'echo evil > link/config',
    'cp -r link copy; echo evil > copy/config; rm -rf .git; mv copy .git',
    'echo evil > nested/.git/config; echo evil > nested/AGENTS.md',
    'echo evil > AGENTS.md; sed -i s/kind/evil/ AGENTS.md; rm AGENTS.md',
    'echo evil > CLAUDE.md; echo evil > docs/rules.md',
    'ln .git/config hard && echo evil > hard',
    'for n in $(seq 3 600); do echo evil > /proc/self/fd/$n; done 2>/dev/null; for p in /proc/[0-9]*; do for f in $p/fd/*; do echo evil > $f/config; done; done 2>/dev/null',
    'chmod -R 777 .git; chattr -i .git; umount .git; mount -o remount,rw .git; echo evil > .git/config',
  ])('changes nothing that is guarded: %s', async (command) => {
    await runCommands(command)
    expect(findEvil()).toEqual([])
    expect(readFileSync(join(base, '.git/config'), 'utf8')).toBe('[core]')
    expect(readFileSync(join(base, 'AGENTS.md'), 'utf8')).toBe('Be kind.')
    expect(readFileSync(join(base, 'CLAUDE.md'), 'utf8')).toBe('Be kind.')
  })

  it.each([
    'echo evil > .mcp.json',
    'echo evil > x; mv x .MCP.json',
    'mkdir -p .claude/agents; echo evil > .claude/settings.json',
    'mkdir -p a/b/.git/hooks; echo evil > a/b/.git/hooks/pre-commit',
    'mv nested old; mkdir -p nested/.git/hooks; echo evil > nested/AGENTS.md; echo evil > nested/.git/config',
    'rm CLAUDE.md; echo evil > CLAUDE.md',
    'mv docs old; mkdir docs; echo evil > docs/rules.md',
    'mkdir objects refs; echo evil > HEAD',
    'mkdir -p a; echo evil > a/.envrc; chmod 311 a',
    'echo evil > .envrc & sleep 0.1; kill -9 $$',
  ])('has what it makes set aside: %s', async (command) => {
    expect(await runCommands(command)).toContain('[set aside: ')
    expect(findEvil()).toEqual([])
    expect(readdirSync(base, { recursive: true }).join()).toContain('.set-aside-')
  })

  it('has it set aside before the next one, of another conversation too, begins', async () => {
    await runCommands('echo evil > .envrc', 'cat .envrc && echo again > seen')
    await runCommands('ls .envrc && echo again > seen')
    expect(existsSync(join(base, 'seen'))).toBe(false)
  })

  it('works as ever beside it', async () => {
    const told = await runCommands(
      'cat .git/config AGENTS.md CLAUDE.md && mkdir -p src && echo code > src/main.ts && echo x > .gitignore && mv nested moved && ls -a moved',
    )
    expect(told).toContain('exit code 0')
    expect(told).not.toContain('set aside')
    expect(readFileSync(join(base, 'src/main.ts'), 'utf8')).toBe('code\n')
    expect(readFileSync(join(base, 'moved/AGENTS.md'), 'utf8')).toBe('Be kind.')
  })

  it('is not run in a directory that it could not be kept from changing', async () => {
    for (let index = 0; index < 500; index += 1) {
      mkdirSync(join(base, `many/${index}`), { recursive: true })
      writeFileSync(join(base, `many/${index}/AGENTS.md`), '')
    }
    expect(await runCommands('echo ran > ran')).toContain('Open a smaller directory')
    expect(existsSync(join(base, 'ran'))).toBe(false)
  })
})
