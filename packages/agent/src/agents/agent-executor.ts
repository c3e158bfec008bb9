import { ParcoError } from '@parco/protocol/errors'
import type { CallDecision } from '../loop/apply-decision.ts'
import { NestedRunPaused } from '../loop/nested-run.ts'
import type { RunEvent } from '../loop/run-event.ts'
import type { RunState } from '../loop/run-state.ts'
import type { ModelPrompt } from '../models/language-model.ts'
import { intersectPolicies, type PermissionPolicy } from '../permissions/permission.ts'
import { createLimitPolicy, type ToolLimit } from '../permissions/tool-limit.ts'
import type { AgentOptions } from '../run/agent-options.ts'
import type { AgentResult, AgentRun } from '../run/agent-run.ts'
import { resumeAgent, runAgent, toPolicy } from '../run/run-agent.ts'
import { createSkillTool, formatSkill } from '../skills/create-skill-tool.ts'
import type { Skill } from '../skills/skill.ts'
import { createSkillCache } from '../skills/skill-cache.ts'
import type { SkillRegistry } from '../skills/skill-registry.ts'
import { toToolLimit } from '../skills/to-tool-limit.ts'
import { type AgentTool, defineTool, type ToolCallContext } from '../tools/agent-tool.ts'
import { textInput } from '../tools/text-input.ts'
import type { AgentDefinition, AgentDiagnostic } from './agent-definition.ts'
import type { AgentRegistry } from './agent-registry.ts'
import { createConversations } from './conversations.ts'
import { findMissingSkills, findMissingTools } from './find-missing-tools.ts'

/** What an executor gives the agents it runs. */
export interface AgentExecutorOptions {
  readonly registry: AgentRegistry
  /** Every tool that agents may be given. */
  readonly tools?: readonly AgentTool[]
  readonly skills?: SkillRegistry
  /** How runs are set up where an agent's file says nothing else. */
  readonly defaults?: Omit<
    AgentOptions,
    'tools' | 'system' | 'messages' | 'output' | 'conversationId'
  >
}

/** What differs from run to run of one executor. */
export interface ExecuteOptions {
  /**
   * The conversation that the run belongs to: it goes on from what was said there, whichever agent
   * said it, as long as this executor remembers.
   */
  readonly conversationId?: string
  /** What was said before, in place of what the executor remembers: after a restart, say. */
  readonly messages?: ModelPrompt
  readonly signal?: AbortSignal
}

/** Runs agents by name. */
export interface AgentExecutor {
  /**
   * Runs an agent on a task. One run at a time carries a conversation: while another is under way or
   * waits for a decision, the run rejects with `conflict`. The 1,000 conversations used last are
   * remembered, in this process alone.
   * @throws ParcoError `not-found` naming the agents there are.
   */
  execute(name: string, task: string, options?: ExecuteOptions): AgentRun
  /**
   * Goes on with an agent's run that paused or was interrupted: from its state, or by its id from the
   * store of the defaults.
   * @throws ParcoError `not-found` naming the agents there are; the run rejects as `resumeAgent` does.
   */
  resume(
    name: string,
    run: RunState | string,
    decisions: readonly CallDecision[],
    options?: Pick<ExecuteOptions, 'signal'>,
  ): AgentRun
  /** The tools that an agent gets: its own, `skill` and `Agent` among them where they apply. */
  toolsOf(name: string): readonly AgentTool[]
  /** The tools and skills that files name and this executor lacks; what is wrong with a file alone, its registry says. */
  readonly diagnostics: readonly AgentDiagnostic[]
}

/** Agents call one another this deep at most. */
const MAX_DEPTH = 4

/** A delegated task may take long: it is many calls, each with limits of its own. */
const AGENT_TIMEOUT_MS = 30 * 60_000

/** Delegated work has its own step limit when the file names none. */
const DEFAULT_AGENT_STEPS = 15

/** Creates an executor over a registry of agents. */
export function createAgentExecutor(options: AgentExecutorOptions): AgentExecutor {
  const { registry, tools = [], skills, defaults = {} } = options
  const cache = createSkillCache<Skill>()
  const conversations = createConversations()
  const prepared = new Map<string, readonly AgentTool[]>()

  function find(name: string): AgentDefinition {
    const agent = registry.getAgent(name)
    if (agent) return agent
    const names = registry.listAgents().map((one) => one.name)
    throw new ParcoError(
      'not-found',
      `There is no agent "${name}". There are: ${names.join(', ') || 'none'}.`,
    )
  }

  function toolsOf(agent: AgentDefinition, depth: number): readonly AgentTool[] {
    const key = `${depth} ${agent.name}`
    const known = prepared.get(key)
    if (known) return known
    const skillTool = skills && createSkillTool({ registry: skills, cache })
    const agentTool = depth < MAX_DEPTH ? createAgentTool(agent, depth) : undefined
    const all = [...tools, ...(skillTool ? [skillTool] : []), ...(agentTool ? [agentTool] : [])]
    const made = all.filter(({ name }) => isGiven(agent, name))
    prepared.set(key, made)
    return made
  }

  /** `Agent`: hands a task to another agent; its approvals are those of the outer run. */
  function createAgentTool(caller: AgentDefinition, depth: number): AgentTool | undefined {
    const others = registry
      .listAgents()
      .filter(({ name }) => name !== caller.name && (caller.agents?.includes(name) ?? true))
    if (others.length === 0) return undefined
    const catalogue = others.map(({ name, description }) => `- ${name}: ${description}`).join('\n')
    return defineTool({
      name: 'Agent',
      description: `Hands a task to another agent, which knows nothing of this conversation: say everything it needs. Agents:\n${catalogue}`,
      input: textInput('agent', 'task'),
      inputJsonSchema: {
        type: 'object',
        properties: {
          agent: { type: 'string', enum: others.map(({ name }) => name) },
          task: { type: 'string' },
        },
        required: ['agent', 'task'],
      },
      effect: 'read',
      timeoutMs: AGENT_TIMEOUT_MS,
      execute: async ({ agent: name, task }, context) => {
        const agent = others.find((other) => other.name === name)
        if (!agent) throw new Error(`There is no agent "${name}". Agents:\n${catalogue}`)
        const run = carry(agent, task, depth + 1, context)
        for await (const event of run) showProgress(agent, event, context.status)
        return answer(agent, await run)
      },
    })
  }

  function carry(
    agent: AgentDefinition,
    task: string,
    depth: number,
    context: ToolCallContext,
  ): AgentRun {
    const { nested, signal, conversationId, toolCallId } = context
    const policy = intersectPolicies(nested.policy, toPolicy(defaults.permissions))
    // Approvals are asked for by the outermost run, which alone knows the whole path to the call.
    const { approve: _, ...options } = toOptions(agent, depth, policy)
    const inner: AgentOptions = {
      ...options,
      conversationId: `${conversationId}/${toolCallId}`,
      signal,
      outerLimit: () => nested.limit(),
      store: {
        save: (state) => nested.keep(structuredClone(state)),
        load: async () => nested.state,
        delete: async () => undefined,
      },
    }
    return nested.state ? resumeAgent(nested.state, [], inner) : runAgent(task, inner)
  }

  function toOptions(
    agent: AgentDefinition,
    depth: number,
    permissions: PermissionPolicy,
  ): AgentOptions {
    const { model, maxTurns } = agent
    const innerPermissions = narrow(permissions, toInheritedLimits(agent, skills))
    return {
      ...defaults,
      permissions: narrow(innerPermissions, toOwnLimits(agent)),
      innerPermissions,
      tools: toolsOf(agent, depth),
      system: toSystem(agent, skills),
      maxSteps: maxTurns ?? defaults.maxSteps ?? DEFAULT_AGENT_STEPS,
      ...(model === undefined ? {} : { model }),
    }
  }

  return {
    toolsOf: (name) => toolsOf(find(name), 0),
    get diagnostics() {
      return registry
        .listAgents()
        .flatMap((agent) => [
          ...findMissingTools(agent, toolsOf(agent, 0)),
          ...findMissingSkills(agent, skills),
        ])
    },
    execute(name, task, { conversationId, messages: given, signal } = {}) {
      const options = {
        ...toOptions(find(name), 0, toPolicy(defaults.permissions)),
        ...(signal === undefined ? {} : { signal }),
      }
      if (conversationId === undefined) {
        return conversations.follow(
          runAgent(task, given ? { ...options, messages: given } : options),
        )
      }
      return conversations.carry(conversationId, given, (messages) =>
        runAgent(task, { ...options, conversationId, messages }),
      )
    },
    resume: (name, run, decisions, { signal } = {}) =>
      conversations.follow(
        resumeAgent(run, decisions, {
          ...toOptions(find(name), 0, toPolicy(defaults.permissions)),
          ...(signal === undefined ? {} : { signal }),
        }),
      ),
  }
}

/** A tool is given when the file lists it, or lists nothing, and does not exclude it. */
function isGiven(agent: AgentDefinition, toolName: string): boolean {
  const has = (list: readonly string[]) =>
    list.some((name) => name.toLowerCase() === toolName.toLowerCase())
  return (agent.tools === undefined || has(agent.tools)) && !has(agent.disallowedTools)
}

function narrow(policy: PermissionPolicy, limits: readonly ToolLimit[]): PermissionPolicy {
  if (limits.length === 0) return policy
  return intersectPolicies(
    policy,
    createLimitPolicy(() => limits),
  )
}

/**
 * The calls that an agent's list names. A list says what this agent is for: agents that it calls have
 * lists of their own.
 */
function toOwnLimits({ name, allowedCalls }: AgentDefinition): ToolLimit[] {
  return allowedCalls ? [{ by: `the agent "${name}"`, allowed: allowedCalls }] : []
}

/** What is forbidden to an agent and to those that it calls: by its file, and by the skills that it has. */
function toInheritedLimits(
  { name, disallowedTools, deniedCalls = [], skills: skillNames }: AgentDefinition,
  skills: SkillRegistry | undefined,
): ToolLimit[] {
  const denied = [...disallowedTools, ...deniedCalls]
  const ofSkills = skillNames.flatMap((skillName) => {
    const skill = skills?.getSkill(skillName)
    return (skill && toToolLimit(skill)) ?? []
  })
  return denied.length > 0 ? [{ by: `the agent "${name}"`, denied }, ...ofSkills] : ofSkills
}

function toSystem(agent: AgentDefinition, skills: SkillRegistry | undefined): string {
  const preloaded = agent.skills.flatMap((name) => {
    const skill = skills?.getSkill(name)
    return skill ? [formatSkill(skill)] : []
  })
  return [agent.system, ...preloaded].join('\n\n')
}

/** Shows what an inner run does as the progress of the call that carries it. */
function showProgress(
  { name }: AgentDefinition,
  event: RunEvent,
  status: (text: string) => void,
): void {
  if (event.type === 'tool-input-start') status(`${name}: ${event.toolName}`)
  else if (event.type === 'tool-output-error') status(`${name}: ${event.toolName} failed`)
  else if (event.type === 'status-replace') status(`${name}: ${event.text}`)
}

/** What the outer run is told; a pause is passed on, so that one answer reaches the call that waits. */
function answer(agent: AgentDefinition, result: AgentResult): string {
  const { status, text, error } = result
  switch (status) {
    case 'completed':
      return text
    case 'waiting':
      throw pause(agent, result.state, result)
    case 'failed':
      throw new Error(`${agent.name} failed: ${error?.message ?? 'unknown'}`)
    default:
      throw new Error(`${agent.name} stopped (${status})${text ? ` after: ${text}` : '.'}`)
  }
}

function pause(
  agent: AgentDefinition,
  state: RunState,
  { approvals }: AgentResult,
): NestedRunPaused {
  return new NestedRunPaused(
    state,
    approvals.map((request) => ({ ...request, agentPath: [agent.name, ...request.agentPath] })),
  )
}
