import { resolve } from 'node:path'
import type { ApprovalRequest } from '@parco/agent'
import { isParcoError } from '@parco/protocol'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { homePaths, resolveHome } from '../session/home-paths.ts'
import { toPrintableLine } from '../terminal/to-printable.ts'
import { type Answer, createAsker } from './ask-approval.ts'
import { createRunPrinter } from './create-run-printer.ts'
import { type OpenedAgents, openAgents } from './open-agents.ts'
import { openRunRecords, type RunRecords } from './run-record.ts'

export interface AgentCommandOptions {
  readonly json?: boolean
  /** Approves everything. */
  readonly yes?: boolean
  readonly model?: string
  readonly agents?: string
  readonly cwd?: string
}

/** One agent's command under way. */
export interface AgentSession extends OpenedAgents {
  readonly cwd: string
  /** Absolute, when one was named. */
  readonly agents?: string
  readonly model?: string
  readonly json: boolean
  readonly context: CommandContext
  readonly records: RunRecords
  readonly printer: ReturnType<typeof createRunPrinter>
  readonly signal: AbortSignal
  ask(request: ApprovalRequest): Promise<Answer>
}

/** Opens an agent with all it needs, does something with it, and closes it whatever happens. */
export async function withAgents(
  name: string,
  options: AgentCommandOptions,
  context: CommandContext,
  use: (session: AgentSession) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { terminal, texts } = context
  const { json = false, yes = false, model } = options
  const controller = new AbortController()
  const letGo = terminal.onStop(() => controller.abort())
  const printer = createRunPrinter(terminal)
  const isWatched = terminal.isInteractive && !json
  const asker = createAsker(terminal, texts, () => controller.abort())
  const ask = async (request: ApprovalRequest): Promise<Answer> => {
    if (yes) return true
    if (!isWatched) return undefined
    printer.endLine()
    return asker(request)
  }
  const cwd = resolve(options.cwd ?? process.cwd())
  const place = {
    cwd,
    ...(options.agents === undefined ? {} : { agents: resolve(options.agents) }),
    ...(model === undefined ? {} : { model }),
  }
  let opened: OpenedAgents | undefined
  try {
    const { signal } = controller
    opened = await openAgents(name, { ...place, approve: ask, signal, mayAsk: isWatched }, context)
    if (!(await opened.hasModel())) {
      terminal.writeError(`${texts.agent.noModel}\n`)
      return EXIT_CODES.unavailable
    }
    const records = openRunRecords(homePaths(resolveHome(terminal.environment)).runRecords)
    return await use({ ...opened, ...place, json, context, records, printer, signal, ask })
  } catch (error) {
    if (!isParcoError(error, 'not-found') || !Array.isArray(error.data.names)) throw error
    const names = error.data.names.map(String)
    terminal.writeError(`${toPrintableLine(texts.agent.unknown(name, names))}\n`)
    return EXIT_CODES.failed
  } finally {
    letGo()
    await opened?.close()
  }
}
