import type { AgentResult, AgentRun } from '@parco/agent'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { styled } from '../terminal/style.ts'
import { toPrintableLine } from '../terminal/to-printable.ts'
import type { RunRecord } from './run-record.ts'
import type { AgentSession } from './with-agents.ts'

/**
 * Shows a run to its end or its pause. What can be gone on with is kept; what is done is forgotten.
 */
export async function carryRun(
  run: AgentRun,
  record: Omit<RunRecord, 'runId'>,
  session: AgentSession,
): Promise<ExitCode> {
  const { records, store, printer, json, context } = session
  let runId: string | undefined
  for await (const event of run) {
    if (event.type === 'run-start') {
      runId = event.runId
      await records.save({ ...record, runId })
    }
    if (!json) printer.print(event)
  }
  printer.endLine()
  const result = await run
  if (result.status === 'completed' && runId !== undefined) {
    await store.delete(runId)
    await records.remove(runId)
  }
  if (json) context.terminal.write(`${JSON.stringify(toJson(result, record.agent))}\n`)
  else tellEnd(result, session)
  return toExitCode(result)
}

function toJson(result: AgentResult, agent: string) {
  const { status, text, approvals, steps, usage, costUsd, limit, error, state } = result
  return {
    runId: state.runId,
    agent,
    status,
    text,
    approvals,
    steps,
    usage,
    costUsd,
    ...(limit ? { limit } : {}),
    ...(error ? { error: { code: error.code, message: error.message } } : {}),
  }
}

function tellEnd(result: AgentResult, { context }: AgentSession): void {
  const { terminal, texts } = context
  const { status, approvals, state, error, limit } = result
  const { agent } = texts
  const say = (text: string) => terminal.writeError(`${toPrintableLine(text)}\n`)
  const { inputTokens, outputTokens } = result.usage
  const spent = agent.spent(result.steps, inputTokens, outputTokens, result.costUsd)
  switch (status) {
    case 'completed':
      break
    case 'waiting':
      say(agent.waiting(approvals.length))
      break
    case 'failed':
      say(agent.failed(error?.message ?? ''))
      break
    case 'budget':
      say(agent.stopped(limit ?? status))
      break
    default:
      say(agent.ends[status])
  }
  if (status !== 'completed') say(agent.resumeWith(state.runId))
  if (terminal.isInteractive) terminal.writeError(`${styled(terminal, 'dim', spent)}\n`)
}

function toExitCode({ status }: AgentResult): ExitCode {
  if (status === 'completed') return EXIT_CODES.ok
  return status === 'waiting' ? EXIT_CODES.waiting : EXIT_CODES.failed
}
