import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ToolCallContext } from '../../tools/agent-tool.ts'
import { createWorkspaceTools } from '../create-workspace-tools.ts'
import type { Sandbox, SandboxCommand, SandboxResult } from '../sandbox/sandbox.ts'
import { openWorkspace, type Workspace } from '../workspace.ts'

let workspace: Workspace
let result: SandboxResult
let commands: SandboxCommand[]

const sandbox: Sandbox = {
  kind: 'bubblewrap',
  run: async (command) => {
    commands.push(command)
    return result
  },
}

beforeEach(() => {
  workspace = openWorkspace(mkdtempSync(join(tmpdir(), 'bash-tool-')))
  commands = []
  result = { exitCode: 0, stdout: '', stderr: '' }
})
afterEach(() => {
  workspace.close()
  rmSync(workspace.root.path, { recursive: true })
})

function bash(input: object): Promise<unknown> {
  const tool = createWorkspaceTools(workspace, { sandbox }).find(({ name }) => name === 'Bash')
  const context = { conversationId: 'one', signal: new AbortController().signal }
  return Promise.resolve(tool?.execute(input, context as ToolCallContext))
}

describe('Bash', () => {
  it('is absent without a sandbox, and a write with one', () => {
    const names = createWorkspaceTools(workspace).map(({ name }) => name)
    expect(names).toEqual(['Read', 'Write', 'Edit', 'Glob', 'Grep'])
    const bashTool = createWorkspaceTools(workspace, { sandbox }).at(-1)
    expect(bashTool).toMatchObject({ name: 'Bash', effect: 'write' })
  })

  it('runs in the workspace, for as long as is asked', async () => {
    await bash({ command: 'make', timeout_ms: 5000 })
    await bash({ command: 'make' })
    expect(commands[0]).toMatchObject({
      command: 'make',
      directory: workspace.root.path,
      limits: { timeoutMs: 5000 },
    })
    expect(commands[1]).toMatchObject({ limits: { timeoutMs: 120_000 } })
    await expect(bash({ command: 'a\0b' })).rejects.toThrow('NUL')
  })

  it('tells the exit code, both streams, and why a command was stopped', async () => {
    result = { exitCode: 2, stdout: 'made\n', stderr: 'wrong\n' }
    expect(await bash({ command: 'make' })).toBe('exit code 2\nmade\n[stderr]\nwrong')
    result = { exitCode: 137, stdout: 'half', stderr: '', stopped: 'time' }
    expect(await bash({ command: 'make', timeout_ms: 1500 })).toBe(
      '[stopped: it ran longer than 1.5 s]\nhalf',
    )
  })

  it('tells what was set aside, on one line each time, and not without end', async () => {
    const setAside = Array.from({ length: 12 }, (_, index) => {
      return { path: `${index}\nx/.git`, movedTo: `${index}/.git.set-aside-1` }
    })
    result = { exitCode: 0, stdout: 'made\n', stderr: '', setAside }
    const told = String(await bash({ command: 'git init' }))
    expect(told).toMatch(
      /^exit code 0\nmade\n\[set aside: "0\\nx\/\.git" is now 0\/\.git\.set-aside-1; /,
    )
    expect(told).toContain('and 2 more')
    expect(told.split('\n')).toHaveLength(3)
  })
})
