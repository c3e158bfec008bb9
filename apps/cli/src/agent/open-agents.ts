import {
  type AgentDefinition,
  type AgentExecutor,
  type AgentOptions,
  type AgentRegistry,
  createAgentExecutor,
  createAgentRegistry,
  createFileRunStore,
  createGateway,
  createSkillRegistry,
  type Gateway,
  type ListedRunStore,
} from '@parco/agent'
import { createSkillTrust, openSkillLock } from '@parco/agent/skills'
import { createWorkspaceTools, detectSandbox, openWorkspace } from '@parco/agent/workspace'
import { loadModelSettings } from '@parco/assistant/models'
import { ParcoError } from '@parco/protocol'
import type { CommandContext } from '../command-context.ts'
import { explainAgentDiagnostic } from '../commands/agent/explain-agent-diagnostic.ts'
import { toPrintableLine } from '../terminal/to-printable.ts'
import { connectServers } from './connect-servers.ts'
import { findPlaces, type PlaceOptions, type Places } from './places.ts'

export interface OpenAgentsOptions extends PlaceOptions {
  /** `provider/model`, in place of what agents name and of what is configured. */
  readonly model?: string
  readonly approve: NonNullable<AgentOptions['approve']>
  readonly signal: AbortSignal
  /** Whether somebody can be asked about a server. */
  readonly mayAsk: boolean
}

/** Agents that are ready to run in a folder. */
export interface OpenedAgents {
  readonly agent: AgentDefinition
  readonly executor: AgentExecutor
  readonly store: ListedRunStore
  /** Whether some model would answer this agent. */
  hasModel(): Promise<boolean>
  close(): Promise<void>
}

/** The agents in reach of a folder. */
export function loadAgents(places: Places): AgentRegistry {
  return createAgentRegistry({ directories: places.agents })
}

/**
 * Opens everything that an agent needs to run: the folder's files, its sandbox, skills, servers, a
 * model and a place for the run.
 * @throws ParcoError `not-found` when there is no such agent.
 */
export async function openAgents(
  name: string,
  options: OpenAgentsOptions,
  context: CommandContext,
): Promise<OpenedAgents> {
  const places = findPlaces(context.terminal, options)
  const registry = withModel(loadAgents(places), options.model)
  const agent = registry.getAgent(name)
  if (!agent) {
    const names = registry.listAgents().map((one) => one.name)
    throw new ParcoError('not-found', `There is no agent "${name}".`, { data: { name, names } })
  }
  const gateway = createGateway({
    configuration: await loadModelSettings(places.home),
    environment: context.terminal.environment,
  })
  const skills = createSkillRegistry({
    directories: places.skills,
    trust: createSkillTrust(openSkillLock(places.paths.skillLock)),
  })
  sayWaitingSkills(skills.diagnostics, context)
  const workspace = openWorkspace(places.cwd, skills.directories)
  try {
    const { sandbox, reason } = await detectSandbox()
    if (reason !== undefined && names(agent, 'Bash')) {
      context.terminal.writeError(`${context.texts.agent.noBash(reason)}\n`)
    }
    const servers = wantsServers(agent)
      ? await connectServers(places, context, options)
      : { tools: [], close: async () => undefined }
    const store = createFileRunStore(places.paths.runs)
    const { model, approve } = options
    const executor = createAgentExecutor({
      registry,
      tools: [...createWorkspaceTools(workspace, { sandbox }), ...servers.tools],
      skills,
      defaults: { gateway, store, approve, cwd: places.cwd, ...(model ? { model } : {}) },
    })
    sayMissing(agent, executor, context)
    return {
      agent,
      executor,
      store,
      hasModel: () => hasModel(gateway, model ?? agent.model),
      async close() {
        await servers.close()
        workspace.close()
      },
    }
  } catch (error) {
    workspace.close()
    throw error
  }
}

async function hasModel(gateway: Gateway, named: string | undefined): Promise<boolean> {
  return named !== undefined || (await gateway.role('chat')) !== undefined
}

/** A model that was asked for wins over the one that an agent's file names. */
function withModel(registry: AgentRegistry, model: string | undefined): AgentRegistry {
  if (model === undefined) return registry
  const agents = registry.listAgents().map((agent) => ({ ...agent, model }))
  return createAgentRegistry({ agents })
}

function names({ tools = [] }: AgentDefinition, name: string): boolean {
  return tools.some((one) => one.toLowerCase() === name.toLowerCase())
}

/** An agent that names its tools and no server's gets none started, unless it may call others. */
function wantsServers(agent: AgentDefinition): boolean {
  const { tools } = agent
  return !tools || names(agent, 'Agent') || tools.some((tool) => tool.startsWith('mcp__'))
}

/** Of the agent that was asked for; why there is no Bash was said already. */
function sayMissing(
  { name }: AgentDefinition,
  { diagnostics }: AgentExecutor,
  { terminal, texts }: CommandContext,
): void {
  const own = diagnostics.filter(({ data }) => data.name === name)
  for (const found of own.filter(({ code }) => code === 'missing-skill')) {
    const said = `${name}: ${explainAgentDiagnostic(found, texts)}`
    terminal.writeError(`${toPrintableLine(said)}\n`)
  }
  const missing = own
    .filter(({ code }) => code === 'missing-tool')
    .flatMap(({ data }) => data.tool ?? [])
    .filter((tool) => tool.toLowerCase() !== 'bash')
  if (missing.length === 0) return
  terminal.writeError(`${toPrintableLine(texts.agent.missingTools(name, missing.join(', ')))}\n`)
}

function sayWaitingSkills(
  diagnostics: readonly { readonly code: string; readonly path: string }[],
  { terminal, texts }: CommandContext,
): void {
  const waiting = diagnostics.filter(
    ({ code }) => code === 'untrusted-folder' || code === 'changed',
  )
  if (waiting.length === 0) return
  terminal.writeError(`${toPrintableLine(texts.agent.skillsWait(waiting.length))}\n`)
}
