import { parseFrontmatter } from '../markdown/parse-frontmatter.ts'
import { parseToolPattern } from '../permissions/tool-pattern.ts'
import { findHiddenCharacters, removeHiddenCharacters } from '../skills/hidden-characters.ts'
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
  const report: Report = (severity, code, message, data = {}) =>
    diagnostics.push({ severity, code, path: source.path, message, data })

  const parsed = parseFrontmatter(source.text)
  if (parsed.status === 'unreadable') {
    const { reason, problem } = parsed
    report('error', 'unreadable', `The agent was not loaded: ${problem}.`, { reason, problem })
    return { diagnostics }
  }
  const { fields, body } = parsed.file
  if (parsed.repaired) {
    report('warning', 'repaired-yaml', 'The frontmatter is not YAML until its values are quoted.')
  }
  const name = shown(fields.name)
  // Other agents are shown it in every request.
  const description = shown(fields.description)
  if (!name) {
    report('error', 'no-name', 'The agent was not loaded: it has no name.')
    return { diagnostics }
  }
  if (!description) {
    report('error', 'no-description', 'The agent was not loaded: it has no description.')
    return { diagnostics }
  }
  if (!NAME.test(name)) {
    const message = `"${name}" should be lower-case letters, digits and hyphens.`
    report('warning', 'bad-name', message, { name })
  }
  if (body === '')
    report('warning', 'no-system', 'There is no system prompt below the frontmatter.')
  reportFields(fields, report)
  reportHidden(source.text, report)
  return { agent: toDefinition(name, description, body, fields, source), diagnostics }
}

type Report = (
  severity: AgentDiagnostic['severity'],
  code: AgentDiagnostic['code'],
  message: string,
  data?: AgentDiagnostic['data'],
) => unknown

function reportFields(fields: Readonly<Record<string, unknown>>, report: Report): void {
  for (const field of Object.keys(fields)) {
    if (KNOWN_FIELDS.has(field)) continue
    report('warning', 'unknown-field', `"${field}" is not known.`, { field })
  }
  for (const field of IGNORED_FIELDS) {
    if (fields[field] === undefined) continue
    report('warning', 'ignored-field', `"${field}" has no effect here.`, { field })
  }
  if (text(fields.permissionMode) === 'bypassPermissions') {
    const message = 'permissionMode bypassPermissions is never taken from a file.'
    report('warning', 'ignored-field', message, { field: 'permissionMode' })
  }
  const model = text(fields.model)
  if (model && model !== INHERITS && !model.includes('/')) {
    const message = `The model "${model}" is not named as provider/model: the agent has the one that the run has.`
    report('warning', 'inherited-model', message, { model })
  }
  const { maxTurns } = fields
  if (maxTurns !== undefined && toPositiveInteger(maxTurns) === undefined) {
    const value = String(maxTurns)
    const message = `maxTurns should be a whole number from 1; ${value} is not.`
    report('warning', 'bad-field', message, { field: 'maxTurns', value })
  }
  for (const field of ['tools', 'disallowedTools']) {
    for (const rule of toToolList(fields[field]) ?? []) {
      if (parseToolPattern(rule).isUnderstood) continue
      const message = `"${rule}" in ${field} is not understood: ${field === 'tools' ? 'it permits nothing' : 'it forbids the tool altogether'}.`
      report('warning', 'unknown-tool', message, { field, rule })
    }
  }
}

function reportHidden(content: string, report: Report): void {
  const hidden = findHiddenCharacters(content)
  const [first] = hidden
  if (!first) return
  const { line, codePoint } = first
  const count = String(hidden.length)
  const message = `${count} invisible characters, the first is ${codePoint} in line ${line}: read the file before you trust it.`
  report('warning', 'hidden-characters', message, { count, codePoint, line: String(line) })
}

/** What Claude Code calls the model of the run. */
const INHERITS = 'inherit'

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
  const disallowed = toToolList(fields.disallowedTools) ?? []
  const agents = tools?.map((tool) => AGENT_TOOL.exec(tool)?.[1]).find((list) => list !== undefined)
  const model = text(fields.model)
  const maxTurns = toPositiveInteger(fields.maxTurns)
  return {
    name,
    description,
    system,
    disallowedTools: disallowed.filter((rule) => !rule.includes('(')),
    skills: toToolList(fields.skills) ?? [],
    origin: source.origin,
    path: source.path,
    ...toLimits(tools, disallowed),
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

/** Rules with parentheses are about single calls: they are judged when a call is made. */
function toLimits(
  tools: readonly string[] | undefined,
  disallowed: readonly string[],
): Pick<AgentDefinition, 'allowedCalls' | 'deniedCalls'> {
  const isForCalls = (rule: string) => rule.includes('(') && !AGENT_RULE.test(rule.trim())
  const denied = disallowed.filter((rule) => rule.includes('('))
  return {
    ...(tools?.some(isForCalls) ? { allowedCalls: tools } : {}),
    ...(denied.length > 0 ? { deniedCalls: denied } : {}),
  }
}

/** Says which agents may be called: what those may do stands in their own files. */
const AGENT_RULE = /^(?:agent|task)\s*\(/i

function toPositiveInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : undefined
}

function shown(value: unknown): string | undefined {
  const given = text(value)
  return given === undefined ? undefined : removeHiddenCharacters(given).trim()
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined
}
