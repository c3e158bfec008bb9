import { readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { assertKnown, assertList } from '../internal/assert-known.ts'
import { directoriesToRoot } from '../internal/directories-to-root.ts'
import type { SkillOrigin } from '../skills/skill.ts'
import type { AgentDeclaration, AgentDefinition, AgentDiagnostic } from './agent-definition.ts'
import { parseAgent } from './parse-agent.ts'

const MAX_AGENT_BYTES = 1_000_000

/** Agents by name. */
export interface AgentRegistry {
  getAgent(name: string): AgentDefinition | undefined
  /** By name. */
  listAgents(): readonly AgentDefinition[]
  readonly diagnostics: readonly AgentDiagnostic[]
}

/** One directory whose Markdown files are agents. */
export interface AgentDirectory {
  readonly path: string
  readonly origin: SkillOrigin
}

/** `.parco/agents` and `.claude/agents` from `cwd` up to the project's root, then those of the user. */
export function standardAgentDirectories(options: {
  readonly cwd: string
  readonly home?: string
}): AgentDirectory[] {
  const places = ['.parco/agents', '.claude/agents']
  const inEach = (directories: readonly string[], origin: SkillOrigin) =>
    directories.flatMap((directory) =>
      places.map((place) => ({ path: join(directory, place), origin })),
    )
  return [
    ...inEach(directoriesToRoot(options.cwd), 'project'),
    ...inEach([options.home ?? homedir()], 'user'),
  ]
}

/** Loads the agent files of directories, the first winning over the next; never throws for what is in them. */
export function createAgentRegistry(options: {
  /** Agents made in code; they win over any file. */
  readonly agents?: readonly AgentDeclaration[]
  /** A path alone is a directory of the user's. */
  readonly directories?: readonly (AgentDirectory | string)[]
}): AgentRegistry {
  assertKnown(options, OPTIONS, 'option of `createAgentRegistry`')
  const agents = new Map<string, AgentDefinition>()
  const diagnostics: AgentDiagnostic[] = []
  for (const agent of assertList(options.agents, 'agents')) {
    agents.set(agent.name, { skills: [], disallowedTools: [], origin: 'code', ...agent })
  }
  for (const given of assertList(options.directories, 'directories')) {
    const { path: directory, origin } =
      typeof given === 'string' ? { path: given, origin: 'user' as const } : given
    for (const path of markdownFiles(directory)) {
      const read = readAgent(path, origin)
      diagnostics.push(...read.diagnostics)
      const { agent } = read
      if (!agent) continue
      const known = agents.get(agent.name)
      if (known) {
        const message = `Another agent is called "${agent.name}" and is used instead: ${known.path ?? 'the one made in code'}.`
        const data = { name: agent.name, winner: known.path ?? '' }
        diagnostics.push({ severity: 'warning', code: 'shadowed', path, message, data })
      } else agents.set(agent.name, agent)
    }
  }
  const sorted = [...agents.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  return { diagnostics, getAgent: (name) => agents.get(name), listAgents: () => sorted }
}

const OPTIONS = { agents: true, directories: true } as const

function markdownFiles(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && !/(?:^|\/)(?:readme|skill)\.md$/i.test(name))
      .sort()
      .map((name) => join(directory, name))
  } catch {
    return []
  }
}

function readAgent(path: string, origin: SkillOrigin): ReturnType<typeof parseAgent> {
  try {
    if (statSync(path).size > MAX_AGENT_BYTES) throw new Error('it is larger than 1 MB')
    return parseAgent({ path, origin, text: readFileSync(path, 'utf8') })
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    const message = `The agent was not loaded: ${problem}.`
    const data = { reason: 'system', problem }
    return { diagnostics: [{ severity: 'error', code: 'unreadable', path, message, data }] }
  }
}
