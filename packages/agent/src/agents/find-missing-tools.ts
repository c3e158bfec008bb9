import type { SkillRegistry } from '../skills/skill-registry.ts'
import type { AgentTool } from '../tools/agent-tool.ts'
import type { AgentDefinition, AgentDiagnostic } from './agent-definition.ts'

/** It comes with many tools by itself, whatever a list says. */
const COMES_BY_ITSELF = 'find_tools'

/** What an agent's list of tools names and its executor does not give it. */
export function findMissingTools(
  { name, tools = [], path = `code:${name}` }: AgentDefinition,
  given: readonly AgentTool[],
): AgentDiagnostic[] {
  const names = new Set([COMES_BY_ITSELF, ...given.map((tool) => tool.name.toLowerCase())])
  const missing = tools.filter((tool) => !names.has(tool.toLowerCase()))
  return [...new Set(missing)].map((tool) => ({
    severity: 'warning',
    code: 'missing-tool',
    path,
    message: `The tool "${tool}" that ${name} names is not there: it works without it.`,
    data: { name, tool },
  }))
}

/** What an agent is to have from the start, and its executor does not know. */
export function findMissingSkills(
  { name, skills, path = `code:${name}` }: AgentDefinition,
  registry: SkillRegistry | undefined,
): AgentDiagnostic[] {
  const missing = skills.filter((skill) => registry?.getSkill(skill) === undefined)
  const hint = registry ? '' : ' Hand the executor `skills`.'
  return [...new Set(missing)].map((skill) => ({
    severity: 'warning',
    code: 'missing-skill',
    path,
    message: `The skill "${skill}" that ${name} names is not there: it works without it.${hint}`,
    data: { name, skill },
  }))
}
