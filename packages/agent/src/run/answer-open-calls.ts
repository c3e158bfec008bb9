import type {
  ModelPrompt,
  ModelToolCallPart,
  ModelToolResultPart,
} from '../models/language-model.ts'
import { findLastStep } from '../models/last-step.ts'

const UNANSWERED =
  'There is no result: the run paused or ended before it came. Whether anything happened is unknown; check before you try again.'

/**
 * Messages of an earlier run as providers take them: they refuse a call without a result, so one that
 * was still open gets a result that says so. What is complete stays the same.
 */
export function answerOpenCalls(messages: ModelPrompt): ModelPrompt {
  const { calls, answered } = findLastStep(messages)
  const results = calls.filter(({ toolCallId }) => !answered.has(toolCallId)).map(toResult)
  if (results.length === 0) return messages
  const at = messages.findLastIndex(({ role }) => role === 'assistant') + 1
  const next = messages[at]
  const [content, rest] =
    next?.role === 'tool'
      ? [[...next.content, ...results], messages.slice(at + 1)]
      : [results, messages.slice(at)]
  return [...messages.slice(0, at), { role: 'tool', content }, ...rest]
}

function toResult({ toolCallId, toolName }: ModelToolCallPart): ModelToolResultPart {
  const output = { type: 'error-text' as const, value: UNANSWERED }
  return { type: 'tool-result', toolCallId, toolName, output }
}
