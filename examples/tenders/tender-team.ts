import { fileURLToPath } from 'node:url'
import {
  type AgentExecutor,
  type AgentOptions,
  type AgentRegistry,
  createAgentExecutor,
  createAgentRegistry,
  createSkillRegistry,
  defaultPolicy,
  type LanguageModel,
  type PermissionPolicy,
  type SkillRegistry,
  standardAgentDirectories,
  standardSkillDirectories,
} from '@parco/agent'
import { createWorkspaceTools, openWorkspace, type Sandbox } from '@parco/agent/workspace'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The agents and skills of this folder, found as any project's are. */
export interface Library {
  readonly agents: AgentRegistry
  readonly skills: SkillRegistry
}

/** Loads the agents and skills of this folder; those of the user's home come with them. */
export function loadLibrary(home?: string): Library {
  const places = { cwd: here, ...(home === undefined ? {} : { home }) }
  return {
    agents: createAgentRegistry({ directories: standardAgentDirectories(places) }),
    skills: createSkillRegistry({
      directories: standardSkillDirectories({ ...places, trusted: true }),
    }),
  }
}

export interface TenderTeamOptions extends Library {
  /** Holds `tender/` and `company/`; `analysis/` and `report/` are written there. */
  readonly directory: string
  /** By default the model that `PARCO_MODEL` names. */
  readonly model?: string | LanguageModel | undefined
  /** Where there is none, nobody has `Bash`, and estimates are made by hand. */
  readonly sandbox?: Sandbox | undefined
  readonly approve?: AgentOptions['approve']
}

export interface TenderTeam {
  readonly executor: AgentExecutor
  close(): void
}

/** Puts the team to work on a directory: agents from Markdown, tools confined to that directory. */
export function openTenderTeam(options: TenderTeamOptions): TenderTeam {
  const { agents, skills, model, approve } = options
  // Skills lie outside the directory; their folders may be read, by tools and by commands.
  const workspace = openWorkspace(options.directory, skills.directories)
  const executor = createAgentExecutor({
    registry: agents,
    skills,
    tools: createWorkspaceTools(workspace, { sandbox: options.sandbox }),
    defaults: {
      permissions: tenderPolicy(skills),
      // Of the whole analysis: what delegated tasks use counts.
      budget: { maxCostUsd: 2, maxTokens: 600_000 },
      ...(model === undefined ? {} : { model }),
      ...(approve ? { approve } : {}),
    },
  })
  return { executor, close: () => workspace.close() }
}

/** The command that computes an estimate, as the calculator's skill gives it. */
export function calculatorCommand(skills: SkillRegistry): string {
  const directory = skills.getSkill('complexity-calculator')?.directory
  return `node ${directory}/scripts/complexity-score.mjs analysis/complexity-input.json`
}

const WORKING_PAPER = /^analysis\/[a-z0-9-]+\.(?:md|json)$/

/**
 * Working papers are written freely, and the calculator is the one command that needs no approval.
 * Every other write, the report above all, is asked for.
 */
export function tenderPolicy(skills: SkillRegistry): PermissionPolicy {
  const calculator = calculatorCommand(skills)
  return (call) => {
    const { file_path: path, command } = Object(call.input)
    if (call.toolName === 'Write' && typeof path === 'string' && WORKING_PAPER.test(path)) {
      return 'allow'
    }
    if (call.toolName === 'Bash' && command === calculator) return 'allow'
    return defaultPolicy(call)
  }
}
