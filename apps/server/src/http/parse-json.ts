import { ParcoError } from '@parco/protocol'

/** Deeper than anything we take, and far from where code that walks a value would run out of stack. */
const MAX_DEPTH = 64

/**
 * Parses JSON that came from outside.
 *
 * @throws ParcoError `bad-request` when it is not JSON, is nested too deeply, or has a member that
 * stands for a method of every object.
 */
export function parseJson(text: string): unknown {
  assertShallow(text)
  try {
    return MAY_HOLD_METHODS.test(text) ? JSON.parse(text, refuseMethods) : JSON.parse(text)
  } catch (cause) {
    if (cause instanceof ParcoError) throw cause
    throw new ParcoError('bad-request', 'The body is not JSON.', { cause })
  }
}

/** An escape may spell a name, too. */
const MAY_HOLD_METHODS = /\\u|"(?:toString|valueOf)"/

/** Comparing an object calls these, and `{"length":{"toString":1}}` makes a check of a length throw. */
function refuseMethods(name: string, value: unknown): unknown {
  if (name !== 'toString' && name !== 'valueOf') return value
  throw new ParcoError('bad-request', `No member may be called ${name}.`)
}

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Looks at the text, because whoever walks the value would be too late. Linear, whatever the text. */
function assertShallow(text: string): void {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === QUOTE) isInString = !isInString
    else if (isInString) index += code === BACKSLASH ? 1 : 0
    else if (code === 0x5b || code === 0x7b) depth += 1
    else if (code === 0x5d || code === 0x7d) depth -= 1
    if (depth > MAX_DEPTH) {
      throw new ParcoError('bad-request', `The JSON is nested deeper than ${MAX_DEPTH} levels.`)
    }
  }
}
