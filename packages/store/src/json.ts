/** What PostgreSQL's `jsonb` and `text` cannot hold, and what stands in its place. */
const UNSTORABLE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i
const REPLACEMENT = '\ufffd'

/**
 * Writes a value as JSON for a `jsonb` parameter. Characters that PostgreSQL cannot store, NUL and
 * lone surrogates, become U+FFFD.
 */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value)
  // JSON.stringify escapes exactly those characters, so nearly every value ends here.
  return UNSTORABLE.test(text) ? JSON.stringify(toStorable(value)) : text
}

/** Replaces what a `text` column cannot hold; lone surrogates are replaced on the way to the database anyway. */
export function toStorableText(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', REPLACEMENT) : text
}

function toStorable(value: unknown): unknown {
  if (typeof value === 'string') return toStorableText(value.toWellFormed())
  if (Array.isArray(value)) return value.map(toStorable)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [toStorable(key), toStorable(item)]),
  )
}
