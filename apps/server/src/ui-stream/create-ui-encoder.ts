import { createStepChunks, createTextChunks, type UiTextChunk } from '@parco/agent/ui-stream'
import type { ApprovalId, TurnEvent, UiMetadata, UiTextMetadata } from '@parco/protocol'
import { createToolChunks } from './create-tool-chunks.ts'
import { toFilePart } from './to-file-part.ts'
import { toSourcePart } from './to-source-part.ts'
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
  encode(event: TurnEvent): readonly UiChunk[]
}

type Events = { [Type in TurnEvent['type']]: Extract<TurnEvent, { type: Type }> }

function costOf({ usage, durationMs }: Events['turn-end']): UiMetadata {
  return { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens, durationMs }
}

/** Creates the state machine that turns the events of one turn into chunks of the UI stream. */
export function createUiEncoder(options: UiEncoderOptions): UiEncoder {
  const toolCalls = createToolChunks(options.continues ?? new Map())
  const texts = createTextChunks()
  const steps = createStepChunks<UiChunk>(texts.closeAll)
  const createdAt = options.now().toISOString()
  let metadata: UiMetadata = { createdAt }
  let messageId = ''

  function end(event: Events['turn-end']): readonly UiChunk[] {
    const closing = steps.close()
    if (event.outcome === 'aborted') return [...closing, { type: 'abort' }]
    // A click goes on with a message that says already what understanding it took.
    const isClick = options.continues !== undefined && metadata.route === undefined
    const messageMetadata: UiMetadata = {
      ...metadata,
      ...(isClick ? {} : costOf(event)),
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
          messageId = event.messageId
          return [
            options.continues ? { type: 'start' } : { type: 'start', messageId: event.messageId },
          ]
        case 'status-replace': {
          const { id, text } = event
          return steps.inside([{ type: 'data-status', id, data: { id, text }, transient: true }])
        }
        case 'decision-end': {
          const { source, intent } = event.decision
          metadata = { ...metadata, route: source, intent }
          return []
        }
        case 'step-start':
          return steps.open()
        case 'step-end':
          return []
        case 'text-start': {
          const { role } = event
          const started = texts.encode(event)
          if (role === undefined) return steps.inside(started)
          const providerMetadata = { parco: { role } }
          return steps.inside(started.map((chunk) => asMarked(chunk, providerMetadata)))
        }
        case 'text-end':
        case 'text-delta':
        case 'reasoning-start':
        case 'reasoning-end':
        case 'reasoning-delta':
          return steps.inside(texts.encode(event))
        case 'tool-input-start':
        case 'tool-input-delta':
        case 'tool-input-end':
        case 'tool-output-end':
        case 'tool-output-error':
        case 'approval-request':
        case 'approval-update':
          return steps.inside(toolCalls.encode(event))
        case 'receipt-create':
        case 'receipt-undo': {
          const { receipt } = event
          return steps.inside([{ type: 'data-receipt', id: receipt.id, data: receipt }])
        }
        case 'skills-select':
          metadata = { ...metadata, skills: event.skills }
          return []
        case 'memory-recall': {
          const { memories } = event
          return steps.inside([{ type: 'data-memory', id: messageId, data: { memories } }])
        }
        case 'source-add':
          return steps.inside([toSourcePart(event.source)])
        case 'file-add':
          return steps.inside([toFilePart(event.file)])
        case 'turn-end':
          return end(event)
        default:
          return unknownEvent(event)
      }
    },
  }
}

/** The chunk that opens a text, with what the text is for. */
const asMarked = (chunk: UiTextChunk, providerMetadata: UiTextMetadata): UiChunk =>
  chunk.type === 'text-start' ? { type: chunk.type, id: chunk.id, providerMetadata } : chunk

/** A newer Parco may tell more than this encoder knows; a client must not fail over that. */
function unknownEvent(_event: never): readonly UiChunk[] {
  return []
}
