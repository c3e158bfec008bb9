/** What Parco is doing right now, by the id that a newer text replaces. */
export type StatusLines = ReadonlyMap<string, string>

/** Puts a status in the place of the one with the same id. */
export function replaceStatus(
  lines: StatusLines,
  { id, text }: { readonly id: string; readonly text: string },
): StatusLines {
  return new Map([...lines].filter(([existing]) => existing !== id)).set(id, text)
}

/** The one line that is shown: the newest. */
export function currentStatus(lines: StatusLines): string | undefined {
  return [...lines.values()].at(-1)
}
