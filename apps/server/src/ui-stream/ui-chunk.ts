import type { JsonObject, JsonValue, UiData, UiMetadata } from '@parco/protocol'

type DataChunk = {
  [Name in keyof UiData]: {
    readonly type: `data-${Name}`
    readonly id: string
    readonly data: UiData[Name]
    readonly transient?: true
  }
}[keyof UiData]

/**
 * The part of the AI SDK UI message stream (version 1, `ai` 7) that Parco speaks: what each `data:`
 * frame carries. Kept as our own type so that an upgrade of the SDK is the page's work alone.
 */
export type UiChunk =
  | { readonly type: 'start'; readonly messageId?: string }
  | { readonly type: 'start-step' }
  | { readonly type: 'finish-step' }
  | { readonly type: 'text-start' | 'text-end'; readonly id: string }
  | { readonly type: 'text-delta'; readonly id: string; readonly delta: string }
  | { readonly type: 'reasoning-start' | 'reasoning-end'; readonly id: string }
  | { readonly type: 'reasoning-delta'; readonly id: string; readonly delta: string }
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
    }
  | {
      readonly type: 'tool-approval-response'
      readonly approvalId: string
      readonly approved: boolean
    }
  | {
      readonly type: 'tool-output-available'
      readonly toolCallId: string
      readonly output: JsonValue
    }
  | { readonly type: 'tool-output-error'; readonly toolCallId: string; readonly errorText: string }
  | { readonly type: 'tool-output-denied'; readonly toolCallId: string }
  | { readonly type: 'error'; readonly errorText: string }
  | { readonly type: 'abort'; readonly reason?: string }
  | {
      readonly type: 'finish'
      readonly finishReason: 'stop' | 'tool-calls' | 'error'
      readonly messageMetadata: UiMetadata
    }
  | DataChunk
