import type { TurnEvent } from '@parco/protocol'
import type { UiChunk } from './ui-chunk.ts'

export type StreamEvent = Extract<
  TurnEvent,
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

/** Encodes text and reasoning, each opened once before its deltas and closed once. */
export function createStreamChunks() {
  const open = new Map<string, 'text' | 'reasoning'>()

  function start(kind: 'text' | 'reasoning', id: string): UiChunk[] {
    if (open.has(id)) return []
    open.set(id, kind)
    return [{ type: `${kind}-start`, id }]
  }

  function end(kind: 'text' | 'reasoning', id: string): UiChunk[] {
    return open.delete(id) ? [{ type: `${kind}-end`, id }] : []
  }

  return {
    encode(event: StreamEvent): UiChunk[] {
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
    /** For the end of a step: a client shows a part that is not closed as still being written. */
    closeAll: (): UiChunk[] => [...open].flatMap(([id, kind]) => end(kind, id)),
  }
}
