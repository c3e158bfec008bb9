import { resolve } from 'node:path'
import {
  discoverProjectContext,
  estimateTokens,
  listPromptSections,
  type PromptSection,
} from '@parco/agent/prompts'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { toPrintable, toPrintableLine } from '../terminal/to-printable.ts'

/** The tools of a workspace, for which the prompt is made when none are named. */
const WORKSPACE_TOOLS = ['Read', 'Write', 'Edit', 'Bash', 'Glob', 'Grep']

/** What agents may have besides; the prompt says nothing of them. */
const OTHER_TOOLS = ['skill', 'Agent', 'find_tools']
const KNOWN_TOOLS: readonly string[] = [...WORKSPACE_TOOLS, ...OTHER_TOOLS]

const MCP_TOOL = /^mcp__[\w-]+$/

export interface PromptOptions {
  /** Names with commas between them. */
  readonly tools?: string
  readonly json?: boolean
  readonly cwd?: string
}

/** Prints the system prompt that an agent with these tools gets, and what each part of it costs. */
export async function runPrompt(
  options: PromptOptions,
  { terminal, texts }: CommandContext,
): Promise<ExitCode> {
  const tools = (options.tools ?? WORKSPACE_TOOLS.join(','))
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const strange = tools.filter((name) => !isKnown(name))
  if (strange.length > 0) {
    const problem = texts.prompt.unknownTool(strange, KNOWN_TOOLS)
    terminal.writeError(`${toPrintableLine(problem)}\n`)
    return EXIT_CODES.usage
  }
  const context = discoverProjectContext(resolve(options.cwd ?? process.cwd()))
  const sections: PromptSection[] = [
    ...listPromptSections(tools),
    ...(context === '' ? [] : [{ name: 'project-context', text: context }]),
  ]
  const prompt = sections.map(({ text }) => text).join('\n\n')
  const counted = sections.map(({ name, text }) => ({ name, tokens: estimateTokens(text) }))
  const total = estimateTokens(prompt)
  const named = new Set(sections.map(({ name }) => name))
  const unnamed = tools.filter((name) => !named.has(`tools/${name.toLowerCase()}`))
  if (options.json) {
    const told = { prompt, tokens: total, sections: counted, toolsWithoutModule: unnamed }
    terminal.write(`${JSON.stringify(told)}\n`)
    return EXIT_CODES.ok
  }
  // What is counted goes beside, so that a pipe gets the prompt alone.
  terminal.write(`${terminal.isInteractive ? toPrintable(prompt) : prompt}\n`)
  const width = Math.max(...counted.map(({ name }) => name.length), texts.prompt.total.length)
  const row = (name: string, tokens: number) =>
    `${name.padEnd(width)}  ${String(tokens).padStart(6)}`
  const rows = counted.map(({ name, tokens }) => row(name, tokens))
  const table = [texts.prompt.heading, ...rows, row(texts.prompt.total, total)]
  terminal.writeError(`\n${table.join('\n')}\n`)
  if (unnamed.length > 0) terminal.writeError(`${texts.prompt.noModule(unnamed.join(', '))}\n`)
  return EXIT_CODES.ok
}

/** Upper and lower case are alike, as in the rules for tools. */
function isKnown(name: string): boolean {
  const isNamed = KNOWN_TOOLS.some((one) => one.toLowerCase() === name.toLowerCase())
  return isNamed || MCP_TOOL.test(name)
}
