import { text as readAll } from 'node:stream/consumers'
import { carryRun } from '../../agent/carry-run.ts'
import { withAgents } from '../../agent/with-agents.ts'
import type { CommandContext } from '../../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../../exit-code.ts'

export interface RunAgentOptions {
  readonly json?: boolean
  readonly yes?: boolean
  readonly model?: string
  readonly agents?: string
  readonly cwd?: string
}

/** Gives an agent a task, shows what it does, and asks about what it wants to change. */
export async function runAgentRun(
  name: string,
  given: string | undefined,
  options: RunAgentOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, texts, now } = context
  const task = given ?? (terminal.isInteractive ? '' : await readAll(terminal.input))
  if (task.trim() === '') {
    terminal.writeError(`${texts.agent.noTask}\n`)
    return EXIT_CODES.usage
  }
  return withAgents(name, options, context, (opened) => {
    const { cwd, agents, model } = opened
    const place = { ...(agents ? { agents } : {}), ...(model ? { model } : {}) }
    const startedAt = now().toISOString()
    const record = { version: 1 as const, agent: name, task, cwd, startedAt, ...place }
    return carryRun(opened.executor.execute(name, task, { signal: opened.signal }), record, opened)
  })
}
