import type { ModelCall, ModelTool } from '../language-model.ts'

/**
 * Serialises the tools of a call once for as long as the same array is passed: with many tools this
 * is most of the work of a request.
 */
export function createToolSerialiser(
  toWire: (tool: ModelTool) => unknown,
): (tools: NonNullable<ModelCall['tools']>) => string {
  const known = new WeakMap<object, string>()
  return (tools) => {
    const cached = known.get(tools)
    if (cached !== undefined) return cached
    const functions = tools.filter((tool): tool is ModelTool => tool.type === 'function')
    const text = JSON.stringify(functions.map(toWire))
    known.set(tools, text)
    return text
  }
}

/** Writes one JSON object from members of which some are serialised already. */
export function joinBody(
  members: Readonly<Record<string, unknown>>,
  raw: Readonly<Record<string, string | undefined>>,
): string {
  const plain = JSON.stringify(members)
  const extra = Object.entries(raw)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, text]) => `${JSON.stringify(key)}:${text}`)
  if (extra.length === 0) return plain
  const separator = plain === '{}' ? '' : ','
  return `${plain.slice(0, -1)}${separator}${extra.join(',')}}`
}
