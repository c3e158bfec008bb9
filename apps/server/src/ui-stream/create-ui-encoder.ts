import type { ApprovalId, TurnEvent, UiMetadata } from '@parco/protocol'
import { createStreamChunks } from './create-stream-chunks.ts'
import { createToolChunks } from './create-tool-chunks.ts'
import type { UiChunk } from './ui-chunk.ts'

export interface UiEncoderOptions {
  readonly now: () => Date
  /**
   * Given when the client continues the message that holds these tool calls, each with its
   * approval: `start` then names no message, and their outcomes are told as states of the calls.
   */
  readonly continues?: ReadonlyMap<string, ApprovalId>
}

export interface UiEncoder {
  /** Chunks for one more event of the turn, in order; after `turn-end` there is nothing more. */
  encode(event: TurnEvent): UiChunk[]
}

type Events = { [Type in TurnEvent['type']]: Extract<TurnEvent, { type: Type }> }

/** Creates the state machine that turns the events of one turn into chunks of the UI stream. */
export function createUiEncoder(options: UiEncoderOptions): UiEncoder {
  const toolCalls = createToolChunks(options.continues ?? new Map())
  const streams = createStreamChunks()
  const createdAt = options.now().toISOString()
  let isStepOpen = false
  let isStepEmpty = true
  let metadata: UiMetadata = { createdAt }

  function inStep(chunks: readonly UiChunk[]): UiChunk[] {
    if (chunks.length === 0) return []
    isStepEmpty = false
    if (isStepOpen) return [...chunks]
    isStepOpen = true
    return [{ type: 'start-step' }, ...chunks]
  }

  function closeStep(): UiChunk[] {
    if (!isStepOpen) return []
    isStepOpen = false
    return [...streams.closeAll(), { type: 'finish-step' }]
  }

  function openStep(): UiChunk[] {
    if (isStepOpen && isStepEmpty) return []
    const closing = closeStep()
    isStepOpen = true
    isStepEmpty = true
    return [...closing, { type: 'start-step' }]
  }

  function end(event: Events['turn-end']): UiChunk[] {
    const closing = closeStep()
    if (event.outcome === 'aborted') return [...closing, { type: 'abort' }]
    const messageMetadata: UiMetadata = {
      ...metadata,
      inputTokens: event.usage.inputTokens,
      outputTokens: event.usage.outputTokens,
      durationMs: event.durationMs,
    }
    if (event.outcome === 'failed') {
      const errorText = event.error?.message ?? 'The turn failed.'
      const error: UiChunk = { type: 'error', errorText }
      return [...closing, error, { type: 'finish', finishReason: 'error', messageMetadata }]
    }
    const finishReason = toolCalls.isWaiting() ? 'tool-calls' : 'stop'
    return [...closing, { type: 'finish', finishReason, messageMetadata }]
  }

  return {
    encode(event) {
      switch (event.type) {
        case 'turn-start':
          return [
            options.continues ? { type: 'start' } : { type: 'start', messageId: event.messageId },
          ]
        case 'status-replace': {
          const { id, text } = event
          return inStep([{ type: 'data-status', id, data: { id, text }, transient: true }])
        }
        case 'decision-end': {
          const { source, intent } = event.decision
          metadata = { ...metadata, route: source, intent }
          return []
        }
        case 'step-start':
          return openStep()
        case 'step-end':
          return closeStep()
        case 'text-start':
        case 'text-end':
        case 'text-delta':
        case 'reasoning-start':
        case 'reasoning-end':
        case 'reasoning-delta':
          return inStep(streams.encode(event))
        case 'tool-input-start':
        case 'tool-input-delta':
        case 'tool-input-end':
        case 'tool-output-end':
        case 'tool-output-error':
        case 'approval-request':
        case 'approval-update':
          return inStep(toolCalls.encode(event))
        case 'receipt-create':
        case 'receipt-undo': {
          const { receipt } = event
          return inStep([{ type: 'data-receipt', id: receipt.id, data: receipt }])
        }
        case 'turn-end':
          return end(event)
        default:
          return unknownEvent(event)
      }
    },
  }
}

/** A newer Parco may tell more than this encoder knows; a client must not fail over that. */
function unknownEvent(_event: never): UiChunk[] {
  return []
}
