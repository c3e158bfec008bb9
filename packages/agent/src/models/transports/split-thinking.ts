/** A stretch of an answer: what the model thinks, or what it says. */
export interface AnswerStretch {
  readonly kind: 'reasoning' | 'text'
  readonly delta: string
}

/** Tells what a model thinks from what it says, where its server sends both as one text. */
export interface ThinkingSplitter {
  push(delta: string): readonly AnswerStretch[]
  /** Nothing more is told apart or held back: the rest of the text is the answer. */
  isOver(): boolean
  /** What was held back, as it may have been the beginning of a tag. */
  end(): readonly AnswerStretch[]
}

const OPEN = '<think>'
const CLOSE = '</think>'

/**
 * Creates a splitter for one answer. Thinking counts as such only where the text begins with `<think>`,
 * as that of open models does when their server has no parser for it: further on, the tag is something
 * that the answer is about. Text passes through as it comes; at most half a tag is held back.
 */
export function createThinkingSplitter(): ThinkingSplitter {
  let state: 'beginning' | 'thinking' | 'answer-begins' | 'answer' = 'beginning'
  let held = ''
  let hasThought = false

  function push(delta: string): AnswerStretch[] {
    if (state === 'answer') return [{ kind: 'text', delta }]
    held += delta
    const found: AnswerStretch[] = []
    if (state === 'beginning') begin(found)
    if (state === 'thinking') think(found)
    if (state === 'answer-begins') beginAnswer(found)
    return found
  }

  function begin(found: AnswerStretch[]): void {
    const start = held.trimStart()
    if (start.startsWith(OPEN)) {
      state = 'thinking'
      held = start.slice(OPEN.length)
    } else if (!OPEN.startsWith(start)) {
      state = 'answer'
      release('text', held, found)
    }
  }

  function think(found: AnswerStretch[]): void {
    // Blank lines around it are a part of the tags.
    if (!hasThought) held = held.trimStart()
    const close = held.indexOf(CLOSE)
    const end = close < 0 ? held.length - partOfTag(held) : close
    const thought = held.slice(0, end)
    hasThought ||= thought !== ''
    const rest = held.slice(close < 0 ? end : close + CLOSE.length)
    release('reasoning', thought, found)
    held = rest
    if (close >= 0) state = 'answer-begins'
  }

  function beginAnswer(found: AnswerStretch[]): void {
    held = held.trimStart()
    if (held === '') return
    state = 'answer'
    release('text', held, found)
  }

  function release(kind: AnswerStretch['kind'], delta: string, found: AnswerStretch[]): void {
    held = ''
    if (delta !== '') found.push({ kind, delta })
  }

  return {
    push,
    isOver: () => state === 'answer',
    end() {
      const found: AnswerStretch[] = []
      if (held !== '' && state !== 'answer-begins') {
        release(state === 'thinking' ? 'reasoning' : 'text', held, found)
      }
      return found
    },
  }
}

/** How many characters at the end of a text may be the beginning of the closing tag. */
function partOfTag(text: string): number {
  for (let length = Math.min(CLOSE.length - 1, text.length); length > 0; length -= 1) {
    if (CLOSE.startsWith(text.slice(-length))) return length
  }
  return 0
}
