import type { UiStepChunk } from './ui-chunk.ts'

/**
 * The steps of one message. The outcomes of calls belong to the step that asked for them, so a step
 * stays open until the next one begins.
 */
export interface StepChunks<Chunk> {
  /** Opens a step, and closes the one before; an empty one is used. */
  open(): readonly (Chunk | UiStepChunk)[]
  /** Puts chunks into the open step, or into a new one. */
  inside(chunks: readonly Chunk[]): readonly (Chunk | UiStepChunk)[]
  /** Closes the open step, if there is one. */
  close(): readonly (Chunk | UiStepChunk)[]
}

/** Creates the steps of a message; `atEnd` gives what has to come before a step is closed. */
export function createStepChunks<Chunk>(atEnd: () => readonly Chunk[]): StepChunks<Chunk> {
  let isOpen = false
  let isEmpty = true

  function close(): readonly (Chunk | UiStepChunk)[] {
    if (!isOpen) return []
    isOpen = false
    return [...atEnd(), { type: 'finish-step' }]
  }

  return {
    close,
    open() {
      if (isOpen && isEmpty) return []
      const closing = close()
      isOpen = true
      isEmpty = true
      return [...closing, { type: 'start-step' }]
    },
    inside(chunks) {
      if (chunks.length === 0) return []
      isEmpty = false
      if (isOpen) return chunks
      isOpen = true
      return [{ type: 'start-step' }, ...chunks]
    },
  }
}
