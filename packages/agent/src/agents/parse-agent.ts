import { parseFrontmatter } from '../markdown/parse-frontmatter.ts'
import type { SkillOrigin } from '../skills/skill.ts'
import { toToolList } from '../skills/tool-list.ts'
import type { AgentDefinition, AgentDiagnostic } from './agent-definition.ts'

/** Fields that are read, or known from Claude Code and left alone. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'description',
  'tools',
  'disallowedTools',
  'model',
  'permissionMode',
  'maxTurns',
  'skills',
  'mcpServers',
  'hooks',
  'memory',
  'background',
  'effort',
  'isolation',
  'color',
  'initialPrompt',
])

/** Fields that mean something elsewhere and nothing here; said, so that nobody relies on them. */
const IGNORED_FIELDS = [
  'hooks',
  'memory',
  'background',
  'isolation',
  'mcpServers',
  'initialPrompt',
] as const

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export interface AgentSource {
  readonly path: string
  readonly text: string
  readonly origin: SkillOrigin
}

/**
 * Reads an agent file: frontmatter with `name` and `description`, the system prompt below.
 * Permissions in it can only narrow: `bypassPermissions` is never taken from a file.
 */
export function parseAgent(source: AgentSource): {
  readonly agent?: AgentDefinition
  readonly diagnostics: readonly AgentDiagnostic[]
} {
  const diagnostics: AgentDiagnostic[] = []
  const report = (
    severity: AgentDiagnostic['severity'],
    code: AgentDiagnostic['code'],
    message: string,
  ) => diagnostics.push({ severity, code, path: source.path, message })

  const parsed = parseFrontmatter(source.text)
  if (parsed.status === 'unreadable') {
    report('error', 'unreadable', `The agent was not loaded: ${parsed.problem}.`)
    return { diagnostics }
  }
  const { fields, body } = parsed.file
  if (parsed.repaired) {
    report('warning', 'repaired-yaml', 'The frontmatter is not YAML until its values are quoted.')
  }
  const name = text(fields.name)
  const description = text(fields.description)
  if (!name) {
    report('error', 'no-name', 'The agent was not loaded: it has no name.')
    return { diagnostics }
  }
  if (!description) {
    report('error', 'no-description', 'The agent was not loaded: it has no description.')
    return { diagnostics }
  }
  if (!NAME.test(name)) {
    report('warning', 'bad-name', `"${name}" should be lower-case letters, digits and hyphens.`)
  }
  if (body === '')
    report('warning', 'no-system', 'There is no system prompt below the frontmatter.')
  reportFields(fields, report)
  return { agent: toDefinition(name, description, body, fields, source), diagnostics }
}

type Report = (
  severity: AgentDiagnostic['severity'],
  code: AgentDiagnostic['code'],
  message: string,
) => unknown

function reportFields(fields: Readonly<Record<string, unknown>>, report: Report): void {
  for (const field of Object.keys(fields)) {
    if (!KNOWN_FIELDS.has(field)) report('warning', 'unknown-field', `"${field}" is not known.`)
  }
  for (const field of IGNORED_FIELDS) {
    if (fields[field] !== undefined)
      report('warning', 'ignored-field', `"${field}" has no effect here.`)
  }
  if (text(fields.permissionMode) === 'bypassPermissions') {
    report(
      'warning',
      'ignored-field',
      'permissionMode bypassPermissions is never taken from a file.',
    )
  }
  const { maxTurns } = fields
  if (maxTurns !== undefined && toPositiveInteger(maxTurns) === undefined) {
    report(
      'warning',
      'bad-field',
      `maxTurns should be a whole number from 1; ${String(maxTurns)} is not.`,
    )
  }
}

/** `Agent(a, b)`, or `Task(a)` as it was once called, limits which agents may be called. */
const AGENT_TOOL = /^(?:Agent|Task)(?:\(([^)]*)\))?$/

function toDefinition(
  name: string,
  description: string,
  system: string,
  fields: Readonly<Record<string, unknown>>,
  source: AgentSource,
): AgentDefinition {
  const tools = toToolList(fields.tools)
  const agents = tools?.map((tool) => AGENT_TOOL.exec(tool)?.[1]).find((list) => list !== undefined)
  const model = text(fields.model)
  const maxTurns = toPositiveInteger(fields.maxTurns)
  return {
    name,
    description,
    system,
    disallowedTools: toToolList(fields.disallowedTools) ?? [],
    skills: toToolList(fields.skills) ?? [],
    origin: source.origin,
    path: source.path,
    ...(tools
      ? { tools: tools.map((tool) => tool.replace(/\(.*\)$/, '').replace(/^Task$/, 'Agent')) }
      : {}),
    ...(agents === undefined
      ? {}
      : {
          agents: agents
            .split(',')
            .map((one) => one.trim())
            .filter(Boolean),
        }),
    ...(model?.includes('/') ? { model } : {}),
    ...(maxTurns === undefined ? {} : { maxTurns }),
  }
}

function toPositiveInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : undefined
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined
}
