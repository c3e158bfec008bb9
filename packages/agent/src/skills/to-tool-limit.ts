import type { ToolLimit } from '../permissions/tool-limit.ts'
import type { Skill } from './skill.ts'

/** What a skill narrows while it is in use; `undefined` when it narrows nothing. It never permits. */
export function toToolLimit(skill: Skill): ToolLimit | undefined {
  const { name, allowedTools, disallowedTools, directory } = skill
  if (!allowedTools && !disallowedTools) return undefined
  return {
    by: `the skill "${name}"`,
    ...(allowedTools ? { allowed: allowedTools } : {}),
    ...(disallowedTools ? { denied: disallowedTools } : {}),
    ...(directory === undefined ? {} : { readableFolder: directory }),
  }
}
