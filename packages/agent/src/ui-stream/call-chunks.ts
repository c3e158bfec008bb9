import type { JsonObject } from '@parco/protocol'
import type { StepEvent } from '../loop/run-event.ts'
import type { UiToolChunk } from './ui-chunk.ts'

/** The events of a call's input. */
export type CallInputEvent = Extract<
  StepEvent,
  { type: 'tool-input-start' | 'tool-input-delta' | 'tool-input-end' }
>

interface Call {
  readonly toolCallId: string
  readonly toolName: string
}

/** Which calls a message holds: a client fails on the outcome of one that it does not. */
export interface CallChunks {
  encode(event: CallInputEvent): UiToolChunk[]
  /** The call with its input, as far as it was not told yet. */
  tell(call: Call & { readonly input: JsonObject }): UiToolChunk[]
  /** The message has had the call before this stream began. */
  hold(toolCallId: string): void
  /** The message holds the call with its input. */
  holds(toolCallId: string): boolean
}

/** Creates the encoder of a message's tool calls. */
export function createCallChunks(): CallChunks {
  const started = new Set<string>()
  const complete = new Set<string>()

  function start({ toolCallId, toolName }: Call): UiToolChunk[] {
    if (started.has(toolCallId)) return []
    started.add(toolCallId)
    return [{ type: 'tool-input-start', toolCallId, toolName }]
  }

  function finish(call: Call & { readonly input: JsonObject }): UiToolChunk[] {
    const { toolCallId, toolName, input } = call
    complete.add(toolCallId)
    return [...start(call), { type: 'tool-input-available', toolCallId, toolName, input }]
  }

  return {
    encode(event) {
      switch (event.type) {
        case 'tool-input-start':
          return start(event)
        case 'tool-input-delta': {
          const { toolCallId, delta } = event
          return [...start(event), { type: 'tool-input-delta', toolCallId, inputTextDelta: delta }]
        }
        case 'tool-input-end':
          return finish(event)
      }
    },
    tell: (call) => (complete.has(call.toolCallId) ? [] : finish(call)),
    hold(toolCallId) {
      started.add(toolCallId)
      complete.add(toolCallId)
    },
    holds: (toolCallId) => complete.has(toolCallId),
  }
}
