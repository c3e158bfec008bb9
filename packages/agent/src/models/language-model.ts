/**
 * The contract between the loop and every model: version 4 of the AI SDK's provider specification,
 * types only. This file is the one place that names it, so that a new major of the specification is
 * met here. Source: `@ai-sdk/provider` 4, LanguageModelV4.
 */
import type {
  JSONSchema7,
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4FunctionTool,
  LanguageModelV4GenerateResult,
  LanguageModelV4Message,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
  LanguageModelV4ToolCallPart,
  LanguageModelV4ToolResultOutput,
  LanguageModelV4ToolResultPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'

export type LanguageModel = LanguageModelV4
export type ModelCall = LanguageModelV4CallOptions
export type ModelPrompt = LanguageModelV4Prompt
export type ModelMessage = LanguageModelV4Message
export type ModelStreamPart = LanguageModelV4StreamPart
export type ModelStreamResult = LanguageModelV4StreamResult
export type ModelGenerateResult = LanguageModelV4GenerateResult
export type ModelUsage = LanguageModelV4Usage
export type ModelFinishReason = LanguageModelV4FinishReason
export type ModelTool = LanguageModelV4FunctionTool
export type ModelToolCallPart = LanguageModelV4ToolCallPart
export type ModelToolResultPart = LanguageModelV4ToolResultPart
export type ModelToolResultOutput = LanguageModelV4ToolResultOutput
export type JsonSchema = JSONSchema7

/** The content parts that an assistant's message can hold. */
export type ModelAssistantPart = Extract<ModelMessage, { role: 'assistant' }>['content'][number]
export type ModelUserPart = Extract<ModelMessage, { role: 'user' }>['content'][number]
