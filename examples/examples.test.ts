import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Runs an example as a reader does, without a key and without a home of its own. */
async function run(path: string, ...words: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(here, path), ...words], {
    env: { PATH: process.env.PATH, HOME: '/nobody' },
  })
  return stdout.trimEnd().split('\n')
}

describe.concurrent('an example runs without a network', () => {
  it('five-lines', async () => {
    expect(await run('five-lines.ts')).toEqual(['Lisbon.'])
  })

  it('typed-tool: the wrong country is refused, the right one priced', async () => {
    expect(await run('typed-tool.ts')).toEqual([
      expect.stringMatching(/^refused: Invalid arguments\. country: .*"BR"\|"DK"$/),
      'answered: {"currency":"DKK","cents":14700,"days":1}',
      'Sending 2.3 kg within Denmark costs 147 kr. and takes a day.',
      'for the program: 147 DKK, 1 day',
    ])
  })

  it('approvals: decided in another process, once', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'approvals-'))
    const transfer = 'transfer {"to":"Ana","cents":5000}'
    const transfers = join(directory, 'transfers.txt')
    expect(await run('approvals/ask.ts', directory)).toEqual([
      `waiting for a decision on ${transfer}`,
    ])
    expect(existsSync(transfers)).toBe(false)
    expect(await run('approvals/decide.ts', 'yes', directory)).toEqual([
      `yes to ${transfer}`,
      'completed: Ana has her 50.',
    ])
    expect(await run('approvals/decide.ts', 'yes', directory)).toEqual(['Nothing waits.'])
    expect(readFileSync(transfers, 'utf8')).toBe('5000 to Ana\n')
    rmSync(directory, { recursive: true })
  })

  it('approvals: denied', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'approvals-'))
    await run('approvals/ask.ts', directory)
    expect((await run('approvals/decide.ts', 'no', directory)).at(-1)).toBe(
      'completed: Nothing was sent.',
    )
    expect(existsSync(join(directory, 'transfers.txt'))).toBe(false)
    rmSync(directory, { recursive: true })
  })

  it('budget-and-abort', async () => {
    expect(await run('budget-and-abort.ts')).toEqual([
      'budget (tokens) after 3 steps and 2760 tokens',
      'aborted in step 1',
    ])
  })

  it('skills: one from a folder, one from code, and a file on demand', async () => {
    const lines = await run('skills/main.ts')
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^company-facts: /),
      expect.stringMatching(/^invoice-letters: /),
    ])
    expect(lines).toContain('<skill_content name="invoice-letters">')
    expect(lines).toContain('<file>references/payment-plans.md</file>')
    expect(lines.join('\n')).toContain('Up to six monthly parts')
  })

  it('assistant: a card is shown, approved and counted', async () => {
    const [card, , noted, ...sum] = await run('assistant.ts')
    expect(card).toMatch(/^Expense: Market, .*50\.00, today/)
    expect(noted).toMatch(/^Noted: Market, .*50\.00/)
    expect(sum.join('\n')).toMatch(/50\.00 went out[\s\S]*Food/)
  })

  it('subagents: the inner one asks, and only it may write', async () => {
    expect(await run('subagents.ts')).toEqual([
      'editor has Agent',
      'writer has add_piece',
      'writer asks for add_piece {"title":"Open on Sundays","text":"From May, ten to four."}',
      'The issue has one piece.',
      'Open on Sundays: From May, ten to four.',
    ])
  })

  it('many-tools: few are sent, any is found', async () => {
    const [count, first = '', second = '', , last] = await run('many-tools.ts')
    expect(count).toBe('300 tools')
    expect(first).toMatch(/^sent 9: find_tools, print_invoice/)
    expect(first).not.toContain('sign_lease')
    expect(second).toContain('sign_lease')
    expect(last).toBe('Signed.')
  })

  it('mcp: a server is approved, its tool is pinned and called', async () => {
    expect(await run('mcp/main.ts')).toEqual([
      'start the server "tides"? yes',
      'mcp__tides__high_tide (read)',
      'pinned: tides/, tides/high_tide',
      'mcp__tides__high_tide: 06:12, 1.7 m',
      'High water is at 06:12, so leave before seven.',
    ])
  })

  it.skipIf(process.platform !== 'linux')('workspace: edited inside, refused outside', async () => {
    const lines = await run('workspace.ts')
    expect(lines).toContain(
      'Read: ../../etc/passwd is outside the workspace. Use a path inside it.',
    )
    expect(lines.at(-1)).toBe('{ "name": "Harbour Books", "opens": "09:30" }')
  })

  it('fallback: the second provider answers, the first is left alone for a while', async () => {
    expect(await run('fallback.ts')).toEqual([
      'Good morning! (40 tokens in)',
      'And good night. ($0.000072)',
      'asked: first 1, second 2',
    ])
  })

  it('web-handler: streams, waits for a decision, and goes on with it', async () => {
    const lines = await run('web-handler/main.ts')
    expect(lines.map((line) => line.split(' ').at(-1))).toEqual([
      'finish',
      'moment.',
      '0',
      'finish',
      'booked.',
      '19:30',
    ])
    expect(lines[0]).toContain('tool-approval-request')
    expect(lines[3]).toMatch(
      /^text\/event-stream: start tool-output-available start-step text-start/,
    )
  })

  it.skipIf(process.platform !== 'linux')('tenders: the report, when it is approved', async () => {
    const lines = await run('tenders/main.ts', '--yes')
    const [, directory = ''] = /^Working in (.*)$/.exec(lines[0] ?? '') ?? []
    expect(lines.join('\n')).toContain('go-no-go-analyzer wants Write: report/go-no-go.md')
    expect(lines).toContain('# Go or no-go: booking and grants, Nørreskov Kommune')
    rmSync(directory, { recursive: true })
  })

  it.skipIf(process.platform !== 'linux')('tenders: no report when nobody answers', async () => {
    const lines = await run('tenders/main.ts')
    const [, directory = ''] = /^Working in (.*)$/.exec(lines[0] ?? '') ?? []
    expect(lines.join('\n')).toContain('The report was NOT written')
    expect(existsSync(join(directory, 'report'))).toBe(false)
    rmSync(directory, { recursive: true })
  })
})

describe('the table of examples', () => {
  const readme = readFileSync(join(here, 'README.md'), 'utf8')

  it('has every example, and no other', () => {
    const named = [...readme.matchAll(/^\| \[`?([\w/-]+(?:\.ts)?)`?\]\(/gm)].map(([, name]) => name)
    const folders = readdirSync(here, { withFileTypes: true })
    const there = folders
      .filter((entry) => entry.isDirectory() || /^(?!.*\.test\.).*\.ts$/.test(entry.name))
      .map(({ name }) => name)
      .filter((name) => name !== 'node_modules')
    expect(named.sort()).toEqual(there.sort())
  })

  it('has commands whose files exist', () => {
    const commands = [...readme.matchAll(/`node (examples\/[\w/.-]+)/g)].map(
      ([, path = '']) => path,
    )
    expect(commands.length).toBeGreaterThan(10)
    for (const path of commands)
      expect([path, existsSync(join(here, '..', path))]).toEqual([path, true])
  })
})
