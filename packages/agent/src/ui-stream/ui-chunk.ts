import type { JsonObject, JsonValue } from '@parco/protocol'
import type { FinishReason } from '../loop/run-event.ts'

/** Where a step of a message begins and ends. */
export type UiStepChunk = { readonly type: 'start-step' } | { readonly type: 'finish-step' }

/** Text and reasoning. */
export type UiTextChunk =
  | { readonly type: 'text-start' | 'text-end'; readonly id: string }
  | { readonly type: 'text-delta'; readonly id: string; readonly delta: string }
  | { readonly type: 'reasoning-start' | 'reasoning-end'; readonly id: string }
  | { readonly type: 'reasoning-delta'; readonly id: string; readonly delta: string }

/** Tool calls, their approvals and their outcomes. */
export type UiToolChunk =
  | { readonly type: 'tool-input-start'; readonly toolCallId: string; readonly toolName: string }
  | {
      readonly type: 'tool-input-delta'
      readonly toolCallId: string
      readonly inputTextDelta: string
    }
  | {
      readonly type: 'tool-input-available'
      readonly toolCallId: string
      readonly toolName: string
      readonly input: JsonObject
    }
  | {
      readonly type: 'tool-approval-request'
      readonly approvalId: string
      readonly toolCallId: string
      /** It was decided without asking: nobody has to answer. */
      readonly isAutomatic?: true
    }
  | {
      readonly type: 'tool-approval-response'
      readonly approvalId: string
      readonly approved: boolean
      readonly reason?: string
    }
  | {
      readonly type: 'tool-output-available'
      readonly toolCallId: string
      readonly output: JsonValue
    }
  | { readonly type: 'tool-output-error'; readonly toolCallId: string; readonly errorText: string }
  | { readonly type: 'tool-output-denied'; readonly toolCallId: string }

/** What every message on the stream is made of, whoever writes it. */
export type UiPartChunk = UiStepChunk | UiTextChunk | UiToolChunk

/**
 * The part of the AI SDK UI message stream (version 1, `ai` 7) that a run is told in: what each
 * `data:` frame carries. Our own type, so that nobody needs that package to serve its clients.
 */
export type UiChunk =
  | UiPartChunk
  | { readonly type: 'start'; readonly messageId?: string }
  | {
      readonly type: 'data-status'
      readonly id: string
      readonly data: { readonly id: string; readonly text: string }
      readonly transient: true
    }
  | { readonly type: 'error'; readonly errorText: string }
  | { readonly type: 'abort' }
  | { readonly type: 'finish'; readonly finishReason?: FinishReason }
