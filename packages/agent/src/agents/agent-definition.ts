import type { SkillOrigin } from '../skills/skill.ts'

/** An agent as a Markdown file describes it; the body is its system prompt. */
export interface AgentDefinition {
  readonly name: string
  /** When to delegate to it. */
  readonly description: string
  readonly system: string
  /** The tools it may use; `undefined` is all that the executor has. Says nothing of agents that it calls. */
  readonly tools?: readonly string[]
  /** The tools that neither it nor an agent that it calls may use. */
  readonly disallowedTools: readonly string[]
  /** The rules of which one must cover each call, where one of them is `Bash(git:*)` or the like. */
  readonly allowedCalls?: readonly string[]
  /** The rules of which none may cover a part of a call, also of an agent that it calls. */
  readonly deniedCalls?: readonly string[]
  /** The agents it may call; `undefined` is all of them. */
  readonly agents?: readonly string[]
  /** `provider/model`, or `undefined` to inherit the caller's. */
  readonly model?: string
  readonly maxTurns?: number
  /** Skills whose text it has from the start. */
  readonly skills: readonly string[]
  readonly origin: SkillOrigin
  /** Absolute path of its file; an agent made in code has none. */
  readonly path?: string
}

/** An agent made in code: what a definition can do without may be left out. */
export type AgentDeclaration = Omit<AgentDefinition, 'skills' | 'disallowedTools' | 'origin'> &
  Partial<Pick<AgentDefinition, 'skills' | 'disallowedTools' | 'origin'>>

/** What was odd about an agent file, or why it was not loaded. */
export interface AgentDiagnostic {
  /** An `error` means that the agent was not loaded. */
  readonly severity: 'error' | 'warning'
  readonly code:
    | 'unreadable'
    | 'no-name'
    | 'bad-name'
    | 'no-description'
    | 'no-system'
    | 'unknown-field'
    | 'bad-field'
    | 'ignored-field'
    | 'repaired-yaml'
    | 'shadowed'
    | 'unknown-tool'
    /** `model` names no provider: the agent has the model of the run. */
    | 'inherited-model'
    | 'hidden-characters'
    /** A tool in `tools` that the executor does not have. */
    | 'missing-tool'
    /** A skill in `skills` that the executor's registry does not have. */
    | 'missing-skill'
  readonly path: string
  readonly message: string
  /** What the message is made of, for whoever says it in another language. */
  readonly data: Readonly<Record<string, string>>
}
