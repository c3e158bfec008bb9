/** Collects a text that comes in many short pieces. */
export interface TextCollector {
  push(piece: string): void
  /** All of it so far. */
  text(): string
}

/** As many pieces are joined at a time. */
const MOST_PIECES = 64

/**
 * Collects nothing yet. What `+=` makes stays a tree until somebody looks into it, with a node beside
 * each piece: an answer of a thousand words would take ten times its length while it comes.
 */
export function createTextCollector(): TextCollector {
  const pieces: string[] = []
  let whole = ''
  const text = () => {
    whole += pieces.join('')
    pieces.length = 0
    return whole
  }
  return {
    push(piece) {
      if (pieces.push(piece) >= MOST_PIECES) text()
    },
    text,
  }
}
