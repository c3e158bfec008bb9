export { getSystemPrompt, listPromptSections, type PromptSection } from './assembly.ts'
export {
  discoverProjectContext,
  MAX_PROJECT_CONTEXT_TOKENS,
} from './discover-project-context.ts'
export { estimateTokens } from './estimate-tokens.ts'
