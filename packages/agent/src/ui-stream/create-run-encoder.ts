import type { JsonObject } from '@parco/protocol'
import type { ApprovalRequest, RunEvent } from '../loop/run-event.ts'
import { createCallChunks } from './call-chunks.ts'
import { createStepChunks } from './step-chunks.ts'
import { createTextChunks } from './text-chunks.ts'
import type { UiChunk, UiTextChunk, UiToolChunk } from './ui-chunk.ts'

/** How a run is told to a client. */
export interface RunEncoderOptions {
  /** The id of the assistant's message that the run fills; the client chooses one by default. */
  readonly messageId?: string
  /**
   * The client goes on with the message of the run that paused, as `useChat` does after a decision:
   * the open calls are in it already, and `start` names no message.
   */
  readonly continues?: boolean
  /** What a client is told of a failure; by default only that there was one. Must not throw. */
  readonly describeError?: (error: { readonly code: string; readonly message: string }) => string
}

/** Turns the events of one run into chunks. */
export interface RunEncoder {
  /** Chunks for one more event, in order; after `run-end` there is nothing more. */
  encode(event: RunEvent): readonly UiChunk[]
}

/** Errors name providers, addresses and models: a client learns of them only if the server says so. */
const describeNothing = () => 'An error occurred.'

/** Creates the state machine that turns the events of one run into chunks of the UI message stream. */
export function createRunEncoder(options: RunEncoderOptions = {}): RunEncoder {
  const { messageId, continues = false, describeError = describeNothing } = options
  const texts = createTextChunks()
  const calls = createCallChunks()
  const steps = createStepChunks<UiTextChunk | UiToolChunk>(texts.closeAll)
  let runId = ''
  let isBefore = continues

  function approve(request: ApprovalRequest): readonly UiChunk[] {
    const { approvalId, toolCallId, toolName } = request
    // A call inside another agent was not told until it had to be approved.
    const call = calls.tell({ toolCallId, toolName, input: request.input as JsonObject })
    return steps.inside([...call, { type: 'tool-approval-request', approvalId, toolCallId }])
  }

  function deny(toolCallId: string, reason: string): readonly UiChunk[] {
    const denied: UiChunk = { type: 'tool-output-denied', toolCallId }
    if (isBefore) return [denied]
    // A stored message may hold a denied call only together with its decision.
    const approvalId = `${runId}:${toolCallId}`
    return [
      { type: 'tool-approval-request', approvalId, toolCallId, isAutomatic: true },
      { type: 'tool-approval-response', approvalId, approved: false, reason },
      denied,
    ]
  }

  function end(event: Extract<RunEvent, { type: 'run-end' }>): readonly UiChunk[] {
    const closing = steps.close()
    if (event.status === 'aborted') return [...closing, { type: 'abort' }]
    if (event.status === 'failed') {
      const { code = 'internal', message = '' } = event.error ?? {}
      const errorText = describeError({ code, message })
      return [...closing, { type: 'error', errorText }, { type: 'finish', finishReason: 'error' }]
    }
    const finishReason = event.status === 'waiting' ? 'tool-calls' : event.finishReason
    return [...closing, { type: 'finish', ...(finishReason ? { finishReason } : {}) }]
  }

  return {
    encode(event) {
      switch (event.type) {
        case 'run-start':
          runId = event.runId
          return [{ type: 'start', ...(messageId && !continues ? { messageId } : {}) }]
        case 'status-replace': {
          const { id, text } = event
          return [{ type: 'data-status', id, data: { id, text }, transient: true }]
        }
        case 'step-start':
          isBefore = false
          return steps.open()
        case 'text-start':
        case 'text-delta':
        case 'text-end':
        case 'reasoning-start':
        case 'reasoning-delta':
        case 'reasoning-end':
          return steps.inside(texts.encode(event))
        case 'tool-input-start':
        case 'tool-input-delta':
          return steps.inside(calls.encode(event))
        case 'tool-input-end':
          if (!isBefore) return steps.inside(calls.encode(event))
          calls.hold(event.toolCallId)
          return []
        case 'tool-output-end': {
          const { toolCallId, output } = event
          return [{ type: 'tool-output-available', toolCallId, output }]
        }
        case 'tool-output-error': {
          const { toolCallId, errorText } = event
          return [{ type: 'tool-output-error', toolCallId, errorText }]
        }
        case 'tool-output-denied':
          return deny(event.toolCallId, event.reason)
        case 'tool-approval-request':
          return approve(event.request)
        case 'step-end':
        case 'history-compacted':
          return []
        case 'run-end':
          return end(event)
        default:
          return unknownEvent(event)
      }
    },
  }
}

/** A newer run may tell more than this encoder knows; a client must not fail over that. */
function unknownEvent(_event: never): readonly UiChunk[] {
  return []
}
