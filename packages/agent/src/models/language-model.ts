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

/** A model: anything that implements LanguageModelV4, as the models of AI SDK 7 packages do. */
export type LanguageModel = LanguageModelV4
/** What a model is called with. */
export type ModelCall = LanguageModelV4CallOptions
/** The messages of a model call, in order. */
export type ModelPrompt = LanguageModelV4Prompt
/** One message: its role, and its content in parts. */
export type ModelMessage = LanguageModelV4Message
/** One part of a streamed answer. */
export type ModelStreamPart = LanguageModelV4StreamPart
/** A streamed answer. */
export type ModelStreamResult = LanguageModelV4StreamResult
/** A whole answer. */
export type ModelGenerateResult = LanguageModelV4GenerateResult
/** Tokens as a provider counts them. */
export type ModelUsage = LanguageModelV4Usage
/** Why an answer ended. */
export type ModelFinishReason = LanguageModelV4FinishReason
/** A tool as a model sees it. */
export type ModelTool = LanguageModelV4FunctionTool
/** A tool call within a message. */
export type ModelToolCallPart = LanguageModelV4ToolCallPart
/** The result of a tool call within a message. */
export type ModelToolResultPart = LanguageModelV4ToolResultPart
/** What a tool result holds: text, JSON, or why there is none. */
export type ModelToolResultOutput = LanguageModelV4ToolResultOutput
/** A JSON Schema, draft 7. */
export type JsonSchema = JSONSchema7

/** The content parts that an assistant's message can hold. */
export type ModelAssistantPart = Extract<ModelMessage, { role: 'assistant' }>['content'][number]
/** The content parts that a user's message can hold. */
export type ModelUserPart = Extract<ModelMessage, { role: 'user' }>['content'][number]
