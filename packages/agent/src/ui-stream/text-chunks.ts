import type { StepEvent } from '../loop/run-event.ts'
import type { UiTextChunk } from './ui-chunk.ts'

/** The events of text and reasoning. */
export type TextEvent = Extract<
  StepEvent,
  {
    type:
      | 'text-start'
      | 'text-delta'
      | 'text-end'
      | 'reasoning-start'
      | 'reasoning-delta'
      | 'reasoning-end'
  }
>

/** Text and reasoning of one message, each opened once before its deltas and closed once. */
export interface TextChunks {
  encode(event: TextEvent): UiTextChunk[]
  /** For the end of a step: a client shows a part that is not closed as still being written. */
  closeAll(): UiTextChunk[]
}

/** Creates the encoder of a message's text and reasoning. */
export function createTextChunks(): TextChunks {
  const open = new Map<string, 'text' | 'reasoning'>()

  function start(kind: 'text' | 'reasoning', id: string): UiTextChunk[] {
    if (open.has(id)) return []
    open.set(id, kind)
    return [{ type: `${kind}-start`, id }]
  }

  function end(kind: 'text' | 'reasoning', id: string): UiTextChunk[] {
    return open.delete(id) ? [{ type: `${kind}-end`, id }] : []
  }

  return {
    encode(event) {
      const { id } = event
      switch (event.type) {
        case 'text-start':
          return start('text', id)
        case 'reasoning-start':
          return start('reasoning', id)
        case 'text-delta':
          return [...start('text', id), { type: 'text-delta', id, delta: event.delta }]
        case 'reasoning-delta':
          return [...start('reasoning', id), { type: 'reasoning-delta', id, delta: event.delta }]
        case 'text-end':
          return end('text', id)
        case 'reasoning-end':
          return end('reasoning', id)
      }
    },
    closeAll: () => [...open].flatMap(([id, kind]) => end(kind, id)),
  }
}
