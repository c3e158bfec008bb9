import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ApprovalRequest, RunState } from '@parco/agent'
import { detectSandbox, type Sandbox } from '@parco/agent/workspace'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOfflineModel } from './offline-model.ts'
import {
  calculatorCommand,
  loadLibrary,
  openTenderTeam,
  type TenderTeam,
  type TenderTeamOptions,
  tenderPolicy,
} from './tender-team.ts'

const library = loadLibrary('/nobody')
const { sandbox } = await detectSandbox()
const shell = promisify(execFile)
const question = 'Shall we bid on the tender in tender/?'

let directory: string
let team: TenderTeam | undefined
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'tender-test-'))
  for (const folder of ['tender', 'company']) {
    cpSync(new URL(`./${folder}`, import.meta.url), join(directory, folder), { recursive: true })
  }
})
afterEach(() => {
  close()
  rmSync(directory, { recursive: true })
})

function close(): void {
  team?.close()
  team = undefined
}

const file = (path: string) => readFileSync(join(directory, path), 'utf8')

function open(options: Partial<TenderTeamOptions> = {}): TenderTeam {
  close()
  const model = createOfflineModel(library, options.sandbox !== undefined)
  team = openTenderTeam({ ...library, directory, model, ...options })
  return team
}

/** What the calculator really says about the components that the analyst wrote down. */
async function computeEstimate(): Promise<string> {
  const [, script = '', input = ''] = calculatorCommand(library.skills).split(' ')
  const { stdout } = await shell(process.execPath, [script, input], { cwd: directory })
  return stdout.trim()
}

/** No sandbox: runs the one command of the test, so that `Bash` is tried on machines without one. */
const bareShell: Sandbox = {
  kind: 'bubblewrap',
  run: async ({ command, directory: cwd }) => {
    const { stdout, stderr } = await shell('bash', ['-c', command], { cwd })
    return { exitCode: 0, stdout, stderr }
  },
}

describe('the tender team', () => {
  it('reads, delegates, loads skills, and writes the report when it is approved', async () => {
    const asked: ApprovalRequest[] = []
    const shown: string[] = []
    const { executor } = open({ approve: (request) => asked.push(request) > 0 })
    const run = executor.execute('tender-orchestrator', question)
    for await (const event of run) {
      if (event.type === 'status-replace') shown.push(event.text)
      expect(event.type).not.toBe('tool-output-error')
    }
    const result = await run
    expect(result).toMatchObject({
      status: 'completed',
      text: expect.stringMatching(/^GO on cond/),
    })
    expect(result.text).toContain('The report is report/go-no-go.md.')
    expect(asked).toMatchObject([
      {
        toolName: 'Write',
        agentPath: ['go-no-go-analyzer'],
        input: { file_path: 'report/go-no-go.md' },
      },
    ])
    expect(file('report/go-no-go.md')).toContain('**Recommendation: GO on conditions.**')
    expect(file('analysis/compliance.md')).toContain('[SPØRGSMÅL]')
    const times = (text: string) => shown.filter((one) => one === text).length
    expect(times('technical-analyst: skill')).toBe(2)
    expect(times('technical-analyst: Read')).toBe(6)
    expect(times('compliance-checker: Read')).toBe(9)
    expect(shown.filter((text) => text.endsWith('failed'))).toEqual([])
    expect(JSON.stringify(result.state.messages)).toContain('<skill_content name=')
  })

  it('computes by hand without a sandbox what the script would compute', async () => {
    const { executor } = open({ approve: () => true })
    await executor.execute('tender-orchestrator', question)
    const technical = file('analysis/technical.md')
    expect(technical).toContain(`Computed by hand`)
    expect(technical).toContain(calculatorCommand(library.skills))
    expect(technical).toContain(await computeEstimate())
  })

  it('quotes the script where commands can be run, without asking for it', async () => {
    const asked: string[] = []
    const { executor } = open({
      sandbox: bareShell,
      approve: ({ toolName }) => asked.push(toolName) > 0,
    })
    await executor.execute('tender-orchestrator', question)
    expect(asked).toEqual(['Write'])
    const technical = file('analysis/technical.md')
    expect(technical).not.toContain('by hand')
    expect(technical).toContain(await computeEstimate())
  })

  it.skipIf(!sandbox)('does the same in a real sandbox', async () => {
    const { executor } = open({ sandbox, approve: () => true })
    await executor.execute('tender-orchestrator', question)
    expect(file('analysis/technical.md')).toContain(await computeEstimate())
  })

  it('says that the report was not written when it is denied', async () => {
    const { executor } = open({ approve: () => false })
    const { text } = await executor.execute('tender-orchestrator', question)
    expect(text).toContain('The report was NOT written')
    expect(existsSync(join(directory, 'report'))).toBe(false)
  })

  it('waits for the approval, and goes on from JSON in another team', async () => {
    const paused = await open().executor.execute('tender-orchestrator', question)
    expect(paused).toMatchObject({ status: 'waiting', approvals: [{ toolName: 'Write' }] })
    expect(existsSync(join(directory, 'report'))).toBe(false)
    const state: RunState = JSON.parse(JSON.stringify(paused.state))
    const [request] = paused.approvals
    if (!request) throw new Error('expected an approval')

    const done = await open().executor.resume('tender-orchestrator', state, [
      { ...request, approved: true },
    ])
    expect(done.status).toBe('completed')
    expect(file('report/go-no-go.md')).toContain('GO on conditions')
  })
})

describe('the policy', () => {
  const policy = tenderPolicy(library.skills)
  const write = (path: unknown) =>
    policy({ toolName: 'Write', effect: 'write', input: { file_path: path } })
  const bash = (command: string) =>
    policy({ toolName: 'Bash', effect: 'write', input: { command } })

  it('lets working papers be written, and asks for every other write', () => {
    expect(write('analysis/technical.md')).toBe('allow')
    for (const path of [
      'report/go-no-go.md',
      'analysis/../report/go-no-go.md',
      'analysis/sub/a.md',
      'analysis/run.sh',
      '/etc/analysis/a.md',
      'analysis/a.md\n',
      7,
    ]) {
      expect([path, write(path)]).toEqual([path, 'ask'])
    }
  })

  it('lets the calculator run, and nothing that only begins like it', () => {
    const calculator = calculatorCommand(library.skills)
    expect(bash(calculator)).toBe('allow')
    expect(bash(`${calculator}; rm -r tender`)).toBe('ask')
    expect(bash(`${calculator} > tender/01-notice.md`)).toBe('ask')
  })
})
