/** A value as it stands, and what it says of itself in brackets at its end. */
export function splitNote(display: string): readonly [value: string, note: string | undefined] {
  const match = /^(.+?) \(([^()]+)\)$/.exec(display)
  return match?.[1] && match[2] ? [match[1], match[2]] : [display, undefined]
}
