/** A duration as people read it: `12 ms`, `1,4 s`. */
export function formatDuration(
  durationMs: number | undefined,
  language: string,
): string | undefined {
  if (durationMs === undefined) return undefined
  const isShort = durationMs < 1000
  const value = isShort ? Math.max(1, Math.round(durationMs)) : durationMs / 1000
  const unit = isShort ? 'ms' : 's'
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)} ${unit}`
}
