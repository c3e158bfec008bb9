import { holdsSkillContent, isSkillComing } from '../history/skill-content.ts'
import { quoteName } from '../internal/quote-name.ts'
import { describeLimit } from '../permissions/tool-limit.ts'
import { type AgentTool, defineTool } from '../tools/agent-tool.ts'
import { textInput } from '../tools/text-input.ts'
import type { Skill, SkillMetadata } from './skill.ts'
import { createSkillCache, type SkillCache } from './skill-cache.ts'
import type { SkillRegistry } from './skill-registry.ts'
import { toToolLimit } from './to-tool-limit.ts'

/** Listed descriptions are cut here, so that trigger words belong first. */
const MAX_LISTED_CHARACTERS = 1536

/** What the `skill` tool loads from. */
export interface SkillToolOptions {
  readonly registry: SkillRegistry
  /** What conversations go on with; a tool of its own remembers for itself. */
  readonly cache?: SkillCache<Skill>
}

/**
 * `skill`: loads the instructions of a skill into the conversation. Its description is the catalogue,
 * its argument an enum of the names. `undefined` when there are no skills: no tool, no catalogue.
 *
 * A skill whose content stands in the messages of the run is not sent again; nothing else counts as
 * loaded. Within an hour a conversation gets a skill as it first got it, whatever its file says now.
 */
export function createSkillTool({
  registry,
  cache = createSkillCache(),
}: SkillToolOptions): AgentTool | undefined {
  const listed = registry.listSkills()
  const [first, ...others] = listed.map((skill) => skill.name)
  if (first === undefined) return undefined
  const tool = defineTool({
    name: 'skill',
    description: describe(listed),
    input: textInput('name'),
    inputJsonSchema: {
      type: 'object',
      properties: { name: { type: 'string', enum: [first, ...others] } },
      required: ['name'],
    },
    effect: 'read',
    execute: ({ name }, context) => {
      const listedSkill = registry.getSkill(name)
      if (!listedSkill || listedSkill.hiddenFromModel) throw new Error(unknown(name, listed))
      const { conversationId, messages } = context
      const first = cache.get(conversationId, name)
      if (!first) cache.set(conversationId, name, listedSkill)
      const skill = first ?? listedSkill
      const limits = toToolLimit(skill)
      // Also when it was loaded in an earlier run of the conversation: each run is narrowed anew.
      if (limits) context.limit(limits)
      const content = formatSkill(skill)
      if (holdsSkillContent(messages, content)) {
        return `The skill "${name}" is loaded already: its content stands earlier in this conversation.`
      }
      if (isSkillComing(messages, context.toolCallId, name)) {
        return `The skill "${name}" is loaded by another call of this step: its content stands there.`
      }
      return content
    },
  })
  return tool
}

function describe(skills: readonly SkillMetadata[]): string {
  const catalogue = skills.map(toLine).join('\n')
  return `Loads expert knowledge for this conversation: instructions, and files to read on demand. Load a skill when the task fits its description, before you start; not for simple work. Skills:\n${catalogue}`
}

function toLine({ name, description }: SkillMetadata): string {
  const line = description.replace(/\s+/g, ' ')
  return `- ${name}: ${line.length > MAX_LISTED_CHARACTERS ? `${line.slice(0, MAX_LISTED_CHARACTERS)}…` : line}`
}

function unknown(name: string, skills: readonly SkillMetadata[]): string {
  return `There is no skill "${name}". Available skills:\n${skills.map(toLine).join('\n')}`
}

/** A skill as it enters the conversation; the same skill always gives the same bytes. */
export function formatSkill(skill: Skill): string {
  const lines = [`<skill_content name="${skill.name}">`, skill.instructions]
  const limit = toToolLimit(skill)
  if (limit) lines.push(describeLimit(limit))
  if (skill.directory) lines.push(`Skill directory: ${skill.directory}`)
  const resources = skill.resources()
  if (resources.length > 0) {
    lines.push(
      '<skill_resources>',
      ...resources.map((path) => `<file>${quoteName(path)}</file>`),
      '</skill_resources>',
      'Open these files with Read, below the skill directory, when the instructions call for them.',
    )
  }
  lines.push('</skill_content>')
  return lines.join('\n')
}
