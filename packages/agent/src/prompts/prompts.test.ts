import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getSystemPrompt } from './assembly.ts'
import { discoverProjectContext, MAX_PROJECT_CONTEXT_TOKENS } from './discover-project-context.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { PROMPT_MODULES } from './prompt-modules.generated.ts'

const SIX_TOOLS = ['Read', 'Write', 'Edit', 'Bash', 'Glob', 'Grep']

describe('the system prompt', () => {
  it('puts modules in their order, one blank line apart, with the active tools alone', () => {
    const module = (path: string) => PROMPT_MODULES[path]
    expect(getSystemPrompt(['Grep', 'Read', 'Unknown', 'Read'])).toBe(
      ['identity', 'tool-guide', 'tools/grep', 'tools/read', 'patterns', 'safety']
        .map(module)
        .join('\n\n'),
    )
  })

  it('is identity and safety alone where no tool works on files', () => {
    const module = (path: string) => PROMPT_MODULES[path]
    const short = [module('identity'), module('safety')].join('\n\n')
    expect(getSystemPrompt(['stock', 'skill', 'find_tools', 'mcp__files__read'])).toBe(short)
    expect(getSystemPrompt([])).toBe(short)
    expect(short).not.toMatch(/Glob|Grep|Read instead/)
    expect(countTokens(short)).toBeLessThanOrEqual(200)
  })

  it('keeps to its token limits', () => {
    const tools = Object.entries(PROMPT_MODULES).filter(([path]) => path.startsWith('tools/'))
    expect(tools).toHaveLength(6)
    for (const [path, text] of tools) expect(countTokens(text), path).toBeLessThanOrEqual(100)
    expect(countTokens(getSystemPrompt(SIX_TOOLS))).toBeLessThanOrEqual(2000)
  })

  it('refers to no other module by its file', () => {
    for (const text of Object.values(PROMPT_MODULES)) expect(text).not.toContain('.md')
  })
})

describe('project context', () => {
  let outer: string
  let base: string
  beforeEach(() => {
    outer = mkdtempSync(join(tmpdir(), 'context-'))
    base = join(outer, 'project')
    write('.git', '')
  })
  afterEach(() => rmSync(outer, { recursive: true }))

  function write(path: string, text: string | Buffer): void {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  const section = (path: string, text: string) =>
    `--- project context: ${join(base, path)} ---\n${text}`

  it('is collected from the root to the working directory, AGENTS.md first in each', () => {
    write('AGENTS.md', 'root agents')
    write('CLAUDE.md', 'root claude\n')
    write('app/AGENTS.md', ' \n')
    write('app/src/CLAUDE.md', 'nearest')
    expect(discoverProjectContext(join(base, 'app/src'))).toBe(
      [
        section('AGENTS.md', 'root agents'),
        section('CLAUDE.md', 'root claude'),
        section('app/src/CLAUDE.md', 'nearest'),
      ].join('\n\n'),
    )
  })

  it('stops at the project, and is empty when there is nothing', () => {
    write('AGENTS.md', 'outside of the inner project')
    write('inner/.git', '')
    expect(discoverProjectContext(join(base, 'inner'))).toBe('')
  })

  it('holds the same file, the same text and a mere pointer once', () => {
    write('AGENTS.md', 'rules')
    symlinkSync('AGENTS.md', join(base, 'CLAUDE.md'))
    write('app/AGENTS.md', 'rules')
    write('app/CLAUDE.md', '@AGENTS.md\n')
    expect(discoverProjectContext(join(base, 'app'))).toBe(section('AGENTS.md', 'rules'))
  })

  it('cuts what is farthest when there is too much', () => {
    write('AGENTS.md', 'Far away.\n'.repeat(3000))
    write('app/AGENTS.md', 'Nearby.\n'.repeat(100))
    const context = discoverProjectContext(join(base, 'app'))
    expect(countTokens(context)).toBeLessThanOrEqual(MAX_PROJECT_CONTEXT_TOKENS)
    expect(context).toContain('Far away.\n[cut]')
    expect(context.endsWith('Nearby.')).toBe(true)
  })

  it.each([
    ['one endless line', 'rule '.repeat(20_000)],
    ['characters of two units', '🎉'.repeat(9_000)],
    ['megabytes', 'Be brief.\n'.repeat(300_000)],
  ])('keeps the beginning of %s', (_, text) => {
    write('AGENTS.md', text)
    const context = discoverProjectContext(base)
    expect(countTokens(context)).toBeLessThanOrEqual(MAX_PROJECT_CONTEXT_TOKENS)
    expect(context.length).toBeGreaterThan(2_000)
    expect(context.endsWith('\n[cut]')).toBe(true)
    expect(context.isWellFormed()).toBe(true)
  })

  it('reads what editors on Windows write, and no binary file', () => {
    write('AGENTS.md', '\ufefffirst\r\nsecond\r\n')
    expect(discoverProjectContext(base)).toBe(section('AGENTS.md', 'first\nsecond'))
    write('AGENTS.md', Buffer.from('\ufeffrules\r\n', 'utf16le'))
    expect(discoverProjectContext(base)).toBe(section('AGENTS.md', 'rules'))
    write('AGENTS.md', Buffer.from([1, 0, 2]))
    expect(discoverProjectContext(base)).toBe('')
  })

  it('follows a link out of the project to instructions alone', () => {
    write('../shared-rules.md', 'shared')
    write('../key.pem', 'a secret')
    symlinkSync('../key.pem', join(base, 'AGENTS.md'))
    symlinkSync('../shared-rules.md', join(base, 'CLAUDE.md'))
    expect(discoverProjectContext(base)).toBe(section('CLAUDE.md', 'shared'))
  })

  it('estimates tokens from above, whatever the text', () => {
    const texts = [
      getSystemPrompt(SIX_TOOLS),
      'Não esqueça: a manutenção das ligações começa amanhã às 7h30. '.repeat(20),
      'export const value = items.map(({ id, ...rest }) => rest[id] ?? null) // 0x1f\n'.repeat(20),
      '東京都の天気は晴れです。'.repeat(20),
      '🙂👍🏽🎉'.repeat(20),
      '| a | b |\n|---|---|\n'.repeat(50),
    ]
    for (const text of texts) {
      expect(estimateTokens(text), text.slice(0, 20)).toBeGreaterThanOrEqual(countTokens(text))
    }
  })
})
