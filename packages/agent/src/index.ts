export type { JsonObject, JsonValue, Usage } from '@parco/protocol'
export {
  ERROR_CODES,
  type ErrorCode,
  isParcoError,
  ParcoError,
  type ParcoErrorOptions,
} from '@parco/protocol/errors'
export type {
  AgentDeclaration,
  AgentDefinition,
  AgentDiagnostic,
} from './agents/agent-definition.ts'
export {
  type AgentExecutor,
  type AgentExecutorOptions,
  createAgentExecutor,
  type ExecuteOptions,
} from './agents/agent-executor.ts'
export {
  type AgentDirectory,
  type AgentRegistry,
  createAgentRegistry,
  standardAgentDirectories,
} from './agents/agent-registry.ts'
export type { CallDecision } from './loop/apply-decision.ts'
export type { Budget, BudgetLimit } from './loop/budget.ts'
export type { ModelSettings } from './loop/model-settings.ts'
export type {
  ApprovalRequest,
  FinishReason,
  RunEvent,
  RunStatus,
  StepEvent,
} from './loop/run-event.ts'
export { DEFAULT_MAX_STEPS } from './loop/run-loop.ts'
export { type OpenCall, RUN_STATE_VERSION, type RunState, type RunStore } from './loop/run-state.ts'
export { serialiseRunState } from './loop/serialise-run-state.ts'
export {
  type EmbeddingModel,
  type Embeddings,
  embedTexts,
} from './models/embedding-model.ts'
export type { OlderLanguageModel } from './models/gateway/adapt-older-model.ts'
export {
  createGateway,
  type Gateway,
  type GatewayOptions,
  type LanguageModelRole,
} from './models/gateway/create-gateway.ts'
export {
  type Environment,
  MODEL_ROLES,
  type ModelConfiguration,
  type ModelReference,
  type ModelRole,
  type ProviderSettings,
  parseModelConfiguration,
  parseModelReference,
} from './models/gateway/model-configuration.ts'
export type { Price, PricedUsage, PriceTable } from './models/gateway/price-table.ts'
export { PROVIDERS as MODEL_PROVIDERS, type ProviderEntry } from './models/gateway/providers.ts'
export type {
  JsonSchema,
  LanguageModel,
  ModelMessage,
  ModelPrompt,
  ModelStreamPart,
  ModelUsage,
} from './models/language-model.ts'
export { MODEL_FAILURES, ModelError, type ModelFailure } from './models/model-error.ts'
export { type PartReader, type PartResult, readParts, streamParts } from './models/part-reader.ts'
export { type SpentUsage, spentOf } from './models/spent-usage.ts'
export {
  type AnthropicOptions,
  createAnthropicModel,
} from './models/transports/anthropic/create-anthropic-model.ts'
export {
  CHAT_DIALECTS,
  type ChatDialectName,
} from './models/transports/chat-completions/chat-dialect.ts'
export {
  type ChatCompletionsOptions,
  createChatCompletionsModel,
} from './models/transports/chat-completions/create-chat-completions-model.ts'
export {
  createEmbeddingsModel,
  type EmbeddingsOptions,
} from './models/transports/embeddings/create-embeddings-model.ts'
export { createOllamaEmbeddingModel } from './models/transports/ollama/create-ollama-embedding-model.ts'
export {
  createOllamaModel,
  type OllamaOptions,
} from './models/transports/ollama/create-ollama-model.ts'
export {
  createPolicy,
  defaultPolicy,
  intersectPolicies,
  type Permission,
  type PermissionPolicy,
  type PermissionRules,
} from './permissions/permission.ts'
export type { ToolLimit } from './permissions/tool-limit.ts'
export { getSystemPrompt } from './prompts/assembly.ts'
export {
  discoverProjectContext,
  MAX_PROJECT_CONTEXT_TOKENS,
} from './prompts/discover-project-context.ts'
export type { AgentOptions } from './run/agent-options.ts'
export type { AgentResult, AgentRun } from './run/agent-run.ts'
export { createFileRunStore } from './run/file-run-store.ts'
export { createMemoryRunStore } from './run/memory-run-store.ts'
export { resumeAgent, runAgent, runAiAgent } from './run/run-agent.ts'
export type { BrokenRun, ListedRunStore, StoredRun } from './run/stored-run.ts'
export { createSkillTool, type SkillToolOptions } from './skills/create-skill-tool.ts'
export type { Skill, SkillDiagnostic, SkillMetadata, SkillOrigin } from './skills/skill.ts'
export { createSkillCache, SKILL_TTL_MS, type SkillCache } from './skills/skill-cache.ts'
export {
  createSkillRegistry,
  type SkillDeclaration,
  type SkillDirectory,
  type SkillRegistry,
  type SkillRegistryOptions,
  standardSkillDirectories,
} from './skills/skill-registry.ts'
export {
  type AgentTool,
  defineTool,
  type ToolCallContext,
  type ToolDeclaration,
  type ToolOutput,
} from './tools/agent-tool.ts'
export { jsonSchemaInput } from './tools/json-schema-input.ts'
export type { StandardSchema } from './tools/standard-schema.ts'
export {
  createToolContent,
  type ToldContentPart,
  type ToolContent,
  type ToolContentPart,
} from './tools/tool-content.ts'
export type { ToolEffect } from './tools/tool-effect.ts'
export { toInputJsonSchema } from './tools/tool-schema.ts'
