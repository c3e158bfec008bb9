import type { JsonValue } from '@parco/protocol'

/**
 * Writes JSON so that equal values give equal text: keys sorted by code unit, no white space,
 * members that are `undefined` left out (RFC 8785 for the values JSON can hold).
 */
export function canonicalJson(value: JsonValue | undefined): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const record = value as Readonly<Record<string, JsonValue | undefined>>
  const members = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`)
  return `{${members.join(',')}}`
}
