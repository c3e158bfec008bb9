export { estimatePromptTokens, estimateToolTokens } from '../history/estimate-prompt.ts'
export { estimateTokens } from '../prompts/estimate-tokens.ts'
