import { type ApprovalRequest, type CallDecision, createFileRunStore } from '@parco/agent'
import { carryRun } from '../../agent/carry-run.ts'
import { renderRequest } from '../../agent/render-request.ts'
import { openRunRecords } from '../../agent/run-record.ts'
import { type AgentSession, withAgents } from '../../agent/with-agents.ts'
import type { CommandContext } from '../../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../../exit-code.ts'
import { homePaths, resolveHome } from '../../session/home-paths.ts'
import { styled } from '../../terminal/style.ts'
import { toPrintableLine } from '../../terminal/to-printable.ts'

export interface ResumeAgentOptions {
  readonly json?: boolean
  /** Approves what waits, and everything after it. */
  readonly yes?: boolean
  /** Denies what waits. */
  readonly no?: boolean
}

/** Goes on with a run that waits or was interrupted; without an id, lists those there are. */
export async function runAgentResume(
  given: string | undefined,
  options: ResumeAgentOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, texts } = context
  if (options.yes && options.no) {
    terminal.writeError(`${texts.usage.yesOrNo}\n`)
    return EXIT_CODES.usage
  }
  const paths = homePaths(resolveHome(terminal.environment))
  const { runs, broken } = await createFileRunStore(paths.runs).list()
  const records = openRunRecords(paths.runRecords)
  if (given === undefined) {
    const told = await Promise.all(
      runs.map(async (run) => ({ ...run, record: await records.load(run.runId) })),
    )
    if (options.json) terminal.write(`${JSON.stringify({ runs: told, broken })}\n`)
    else listRuns(told, context)
    for (const { runId, message } of options.json ? [] : broken) {
      terminal.writeError(`${runId}: ${toPrintableLine(message)}\n`)
    }
    return EXIT_CODES.ok
  }
  const begun = runs.filter(({ runId }) => runId === given || runId.startsWith(given))
  const [run] = begun
  const record = run && begun.length === 1 ? await records.load(run.runId) : undefined
  if (!run || !record) {
    const damage = broken.find(({ runId }) => runId === given)
    terminal.writeError(`${toPrintableLine(damage?.message ?? texts.agent.noRun(given))}\n`)
    return EXIT_CODES.failed
  }
  const { agents, model, cwd } = record
  const place = { cwd, ...(agents ? { agents } : {}), ...(model ? { model } : {}) }
  return withAgents(record.agent, { ...options, ...place }, context, async (session) => {
    const decisions = await decide(run.approvals, options, session)
    if (run.approvals.length > 0 && decisions.length === 0) {
      return keepWaiting(run.runId, run.approvals, session)
    }
    const { executor, signal } = session
    return carryRun(
      executor.resume(record.agent, run.runId, decisions, { signal }),
      record,
      session,
    )
  })
}

async function decide(
  approvals: readonly ApprovalRequest[],
  { no = false }: ResumeAgentOptions,
  session: AgentSession,
): Promise<CallDecision[]> {
  const decisions: CallDecision[] = []
  for (const request of approvals) {
    const approved = no ? false : await session.ask(request)
    if (approved === undefined) continue
    const { approvalId, argumentsHash } = request
    decisions.push({ approvalId, argumentsHash, approved })
  }
  return decisions
}

function keepWaiting(
  runId: string,
  approvals: readonly ApprovalRequest[],
  { json, context }: AgentSession,
): ExitCode {
  const { terminal, texts } = context
  if (json) {
    terminal.write(`${JSON.stringify({ runId, status: 'waiting', approvals })}\n`)
    return EXIT_CODES.waiting
  }
  if (!terminal.isInteractive) {
    for (const request of approvals) terminal.write(renderRequest(request, terminal, texts))
  }
  terminal.writeError(
    `${texts.agent.waiting(approvals.length)}\n${texts.agent.decideWith(runId)}\n`,
  )
  return EXIT_CODES.waiting
}

type ListedRun = Awaited<
  ReturnType<ReturnType<typeof createFileRunStore>['list']>
>['runs'][number] & {
  readonly record: { readonly agent: string; readonly task: string } | undefined
}

function listRuns(runs: readonly ListedRun[], { terminal, texts }: CommandContext): void {
  if (runs.length === 0) terminal.write(`${texts.agent.noRuns}\n`)
  for (const { runId, status, approvals, record } of runs) {
    const state =
      status === 'waiting' ? texts.agent.waiting(approvals.length) : texts.agent.states[status]
    const what = record ? `${record.agent}: ${record.task}` : ''
    terminal.write(`${styled(terminal, 'bold', runId)}  ${toPrintableLine(what).slice(0, 100)}\n`)
    terminal.write(`  ${styled(terminal, 'dim', state)}\n`)
  }
}
