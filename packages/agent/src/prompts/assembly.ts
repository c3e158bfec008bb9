import { PROMPT_MODULES } from './prompt-modules.generated.ts'

/** The Markdown modules of the system prompt, by path without ending: `identity`, `tools/read`. */
export type PromptModules = Readonly<Record<string, string>>

const BEFORE_TOOLS = ['identity', 'tool-guide'] as const
const AFTER_TOOLS = ['patterns', 'safety'] as const
const WITHOUT_TOOLS = ['identity', 'safety'] as const

/**
 * Builds the system prompt for the tools of a run: identity, tool guide, one module for each active
 * tool that has one, patterns, safety; one blank line between modules. Without such a tool, which all
 * work on files, identity and safety alone: the rest would tell of tools that are not there. Pure: the
 * same names in the same order give the same bytes.
 */
export function getSystemPrompt(activeTools: readonly string[]): string {
  return assemblePrompt(activeTools, PROMPT_MODULES)
}

/** Says whether any of these tools has a module, which those of a workspace do. */
export function hasToolModules(
  activeTools: readonly string[],
  modules: PromptModules = PROMPT_MODULES,
): boolean {
  return activeTools.some((name) => modules[toModuleName(name)] !== undefined)
}

function toModuleName(tool: string): string {
  return `tools/${tool.toLowerCase()}`
}

/** `getSystemPrompt` over other modules. */
export function assemblePrompt(activeTools: readonly string[], modules: PromptModules): string {
  return listPromptSections(activeTools, modules)
    .map(({ text }) => text)
    .join('\n\n')
}

/** One module of a prompt. */
export interface PromptSection {
  /** `identity`, `tools/read`, … */
  readonly name: string
  readonly text: string
}

/** The modules that `getSystemPrompt` joins, in their order. */
export function listPromptSections(
  activeTools: readonly string[],
  modules: PromptModules = PROMPT_MODULES,
): PromptSection[] {
  const tools = [...new Set(activeTools)].map(toModuleName)
  const names = hasToolModules(activeTools, modules)
    ? [...BEFORE_TOOLS, ...tools, ...AFTER_TOOLS]
    : WITHOUT_TOOLS
  return names.flatMap((name) => {
    const text = modules[name]?.trim() ?? ''
    return text === '' ? [] : [{ name, text }]
  })
}
